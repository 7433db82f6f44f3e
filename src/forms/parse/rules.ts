import type { Report } from '../model/findings.js';
import type { RuleCheck } from '../model/rule-types.js';
import { parseCondition } from './conditions.js';
import { type QuestionDrafts, visitRecords } from './drafts.js';
import { field, type RecordMap } from './records.js';

const SECTION = 'options_pcr_forms_rules';

/** Reads field and action rules, by id ascending, and assigns them to their questions. */
export function parseRules(
  records: RecordMap,
  drafts: QuestionDrafts,
  checksByRule: ReadonlyMap<string, readonly RuleCheck[]>,
  report: Report,
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
