import type { Report } from '../model/findings.js';
import { answerKind } from '../model/question-types.js';
import type { Condition } from '../model/rule-types.js';
import type { SectionName, WireRecord } from '../model/wire.js';
import { isRuleOperator, operandOf } from '../values/operators.js';
import { readRuleValue } from '../values/rule-value.js';
import type { QuestionDraft } from './drafts.js';
import { field } from './records.js';

/**
 * Reads operator and value of a rule. Undefined when the rule cannot be used; the reason is then
 * among the findings. A rule that cannot be used is never met and never acts.
 */
export function parseCondition(
  record: WireRecord,
  section: SectionName,
  id: string,
  question: QuestionDraft,
  report: Report,
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
