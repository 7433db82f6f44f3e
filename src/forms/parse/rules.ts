import type { Report } from '../model/findings.js';
import type { ActionRule, FieldRule, RuleCheck } from '../model/rule-types.js';
import { type ComparedQuestion, parseCondition } from './conditions.js';
import { compareIds } from './options.js';
import { field, type RecordMap } from './records.js';

const SECTION = 'options_pcr_forms_rules';

/** The usable rules of one question, and how many records there are of each sort. */
export interface QuestionRules {
  readonly field: FieldRule[];
  readonly action: ActionRule[];
  fieldCount: number;
  actionCount: number;
}

interface Sources {
  readonly questions: ReadonlyMap<string, ComparedQuestion>;
  readonly checks: ReadonlyMap<string, readonly RuleCheck[]>;
}

function parseRule(
  id: string,
  records: RecordMap,
  rules: QuestionRules,
  compared: ComparedQuestion,
  sources: Sources,
  report: Report,
): void {
  const raw = records.get(id) ?? {};
  const type = field(raw, 'rule_type').trim();
  if (type !== 'field' && type !== 'action') {
    report('rule_type_unknown', SECTION, id, `"${type}"; left out`);
    return;
  }
  if (type === 'field') rules.fieldCount += 1;
  else rules.actionCount += 1;
  const condition = parseCondition(raw, SECTION, id, compared, report);
  const checks = sources.checks.get(id) ?? [];
  if (type === 'field') {
    if (checks.length > 0) {
      report('check_of_field_rule', SECTION, id, 'without effect');
    }
    if (condition !== undefined) rules.field.push({ id, ...condition, raw });
    return;
  }
  if (checks.length === 0) {
    report('rule_without_check', SECTION, id, 'without effect');
  }
  if (condition !== undefined) rules.action.push({ id, ...condition, checks, raw });
}

/** Reads field and action rules, by id ascending, and assigns them to their questions. */
export function parseRules(
  records: RecordMap,
  sources: Sources,
  report: Report,
): ReadonlyMap<string, QuestionRules> {
  const byQuestion = new Map<string, QuestionRules>();
  for (const id of [...records.keys()].sort(compareIds)) {
    const questionId = field(records.get(id) ?? {}, 'pcr_question_id');
    const compared = sources.questions.get(questionId);
    if (compared === undefined) {
      report('rule_question_unknown', SECTION, id, `${questionId}; left out`);
      continue;
    }
    const rules = byQuestion.get(questionId) ?? {
      field: [],
      action: [],
      fieldCount: 0,
      actionCount: 0,
    };
    byQuestion.set(questionId, rules);
    parseRule(id, records, rules, compared, sources, report);
  }
  return byQuestion;
}
