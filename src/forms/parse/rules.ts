import type { ReportFinding } from '../model/findings.js';
import { answerKind } from '../model/question-types.js';
import type { Condition, PhotoLimits, RuleCheck } from '../model/rule-types.js';
import type { SectionName, WireRecord } from '../model/wire.js';
import { isRuleOperator, operandOf } from '../values/operators.js';
import { readRuleValue } from '../values/rule-value.js';
import { compareIds, type QuestionDraft, type QuestionDrafts, visitRecords } from './drafts.js';
import { field, type RecordMap } from './records.js';

/**
 * Reads operator and value of a rule. Undefined for an unusable rule, with the reason among the findings; such a rule
 * is never met and has no effect.
 */
function parseCondition(
  record: WireRecord,
  section: SectionName,
  id: string,
  question: QuestionDraft,
  report: ReportFinding,
): Condition | undefined {
  const operator = field(record, 'rule_operator').trim();
  const kind = answerKind(question.type);
  const text = field(record, 'rule_value');
  if (!isRuleOperator(operator)) {
    report('rule_operator_unknown', section, id, `"${operator}"; never met`);
    return undefined;
  }
  if (operandOf(operator, kind) === undefined) {
    report(
      'rule_operator_not_applicable',
      section,
      id,
      `${operator} on ${question.type}; never met`,
    );
    return undefined;
  }
  const value = readRuleValue(kind, operator, text);
  if (value === undefined) {
    report(
      'rule_value_invalid',
      section,
      id,
      `${operator} "${text}" on ${question.type}; never met`,
    );
    return undefined;
  }
  const ids = typeof value === 'string' ? [] : value;
  for (const option of ids) {
    if (question.optionIds.has(option)) continue;
    report('rule_value_unknown_option', section, id, `${option}`);
  }
  return { operator, value };
}

const CHECKS = 'options_pcr_forms_rules_checks';

/** Reads the effects of action rules, by rule id. A check of a missing rule or question is left out. */
export function parseChecks(
  records: RecordMap,
  rules: RecordMap,
  questions: QuestionDrafts,
  report: ReportFinding,
): ReadonlyMap<string, readonly RuleCheck[]> {
  const byRule = new Map<string, RuleCheck[]>();
  const sorted = [...records].sort(([left], [right]) => compareIds(left, right));
  for (const [id, raw] of sorted) {
    const ruleId = field(raw, 'pcr_form_rule_id');
    const questionId = field(raw, 'pcr_question_id');
    const effect = field(raw, 'check_operator').trim();
    if (!rules.has(ruleId)) {
      report('check_rule_unknown', CHECKS, id, `${ruleId}; left out`);
    } else if (!questions.has(questionId)) {
      report('check_question_unknown', CHECKS, id, `${questionId}; left out`);
    } else if (effect !== 'show' && effect !== 'hide') {
      report('check_operator_unknown', CHECKS, id, `"${effect}"; left out`);
    } else {
      const checks = byRule.get(ruleId) ?? [];
      checks.push({ id, questionId, effect, raw });
      byRule.set(ruleId, checks);
    }
  }
  return byRule;
}

const SECTION = 'options_pcr_forms_rules';

/** Reads field and action rules, by id ascending, and assigns them to their questions. */
export function parseRules(
  records: RecordMap,
  drafts: QuestionDrafts,
  checksByRule: ReadonlyMap<string, readonly RuleCheck[]>,
  report: ReportFinding,
): void {
  visitRecords(SECTION, records, drafts, 'rule_question_unknown', report, (id, raw, draft) => {
    const type = field(raw, 'rule_type').trim();
    if (type !== 'field' && type !== 'action') {
      report('rule_type_unknown', SECTION, id, `"${type}"; left out`);
      return;
    }
    draft.counts[type] += 1;
    const condition = parseCondition(raw, SECTION, id, draft, report);
    const checks = checksByRule.get(id) ?? [];
    if ((type === 'field') === checks.length > 0) {
      const code = type === 'field' ? 'check_of_field_rule' : 'rule_without_check';
      report(code, SECTION, id, 'without effect');
    }
    if (condition === undefined) return;
    if (type === 'field') draft.fieldRules.push({ id, ...condition, raw });
    else draft.actionRules.push({ id, ...condition, checks, raw });
  });
}

const PHOTO_RULES = 'options_pcr_forms_photo_rules';

function readLimit(
  raw: WireRecord,
  name: string,
  id: string,
  report: ReportFinding,
): number | null {
  const text = field(raw, name).trim();
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  if (text !== '') report('photo_limit_invalid', PHOTO_RULES, id, `${name}; read as empty`);
  return null;
}

function readLimits(raw: WireRecord, id: string, report: ReportFinding): PhotoLimits {
  const min = readLimit(raw, 'min_photo', id, report) ?? 0;
  const max = readLimit(raw, 'max_photo', id, report);
  if (max === null || max >= min) return { min, max };
  report('photo_minimum_above_maximum', PHOTO_RULES, id, `${min} and ${max}; read as no maximum`);
  return { min, max: null };
}

/** Reads the photo rules, by id ascending, and assigns them to their questions. */
export function parsePhotoRules(
  records: RecordMap,
  drafts: QuestionDrafts,
  report: ReportFinding,
): void {
  visitRecords(PHOTO_RULES, records, drafts, 'rule_question_unknown', report, (id, raw, draft) => {
    const { counts, photoRules } = draft;
    const isDefault = field(raw, 'rule_operator').trim() === 'default';
    counts.photo += 1;
    const limits = readLimits(raw, id, report);
    if (isDefault && counts.photoDefault > 0) {
      report('photo_default_duplicate', PHOTO_RULES, id, `${draft.id}; the widest limits apply`);
    }
    if (isDefault) counts.photoDefault += 1;
    const condition = isDefault ? null : parseCondition(raw, PHOTO_RULES, id, draft, report);
    if (condition !== undefined) photoRules.push({ id, condition, ...limits, raw });
  });
}
