import type { Report } from '../model/findings.js';
import type { RuleCheck } from '../model/rule-types.js';
import { compareIds, type QuestionDrafts } from './drafts.js';
import { field, type RecordMap } from './records.js';

const SECTION = 'options_pcr_forms_rules_checks';

/** Reads what action rules do, by rule id. A check of a rule or question not there is left out. */
export function parseChecks(
  records: RecordMap,
  rules: RecordMap,
  questions: QuestionDrafts,
  report: Report,
): ReadonlyMap<string, readonly RuleCheck[]> {
  const byRule = new Map<string, RuleCheck[]>();
  const sorted = [...records].sort(([left], [right]) => compareIds(left, right));
  for (const [id, raw] of sorted) {
    const ruleId = field(raw, 'pcr_form_rule_id');
    const questionId = field(raw, 'pcr_question_id');
    const effect = field(raw, 'check_operator').trim();
    if (!rules.has(ruleId)) {
      report('check_rule_unknown', SECTION, id, `${ruleId}; left out`);
    } else if (!questions.has(questionId)) {
      report('check_question_unknown', SECTION, id, `${questionId}; left out`);
    } else if (effect !== 'show' && effect !== 'hide') {
      report('check_operator_unknown', SECTION, id, `"${effect}"; left out`);
    } else {
      const checks = byRule.get(ruleId) ?? [];
      checks.push({ id, questionId, effect, raw });
      byRule.set(ruleId, checks);
    }
  }
  return byRule;
}
