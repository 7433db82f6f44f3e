import { FormError } from '../model/form-error.js';
import { answerKind } from '../model/question-types.js';
import type { RuleOperator } from '../model/rule-types.js';
import { isRuleOperator, operandOf } from '../values/operators.js';
import { readRuleValue } from '../values/rule-value.js';
import { BLANK_RECORDS } from './blank-records.js';
import type { ConditionDefinition, NumberedQuestion, PhotosDefinition } from './definition.js';

/** Makes the error of a definition that contradicts itself. */
export function badDefinition(key: string, problem: string): FormError {
  return new FormError('bad_definition', `${key}: ${problem}`);
}

function optionIds(question: NumberedQuestion, value: ConditionDefinition['value']): string {
  const texts = typeof value === 'object' ? value : [String(value)];
  const ids = texts.map((text) => {
    const id = question.optionIds.get(text);
    if (id === undefined) throw badDefinition(question.key, `has no option "${text}" for its rule`);
    return id;
  });
  const [only = ''] = ids;
  return ids.length === 1 ? only : JSON.stringify(ids);
}

/** Operator and value of a rule as records hold them. */
export function writeCondition(
  question: NumberedQuestion,
  { operator, value }: ConditionDefinition,
): WrittenCondition {
  const { type } = question.definition;
  const kind = answerKind(type);
  const operand = isRuleOperator(operator) ? operandOf(operator, kind) : undefined;
  if (operand === undefined) {
    throw badDefinition(question.key, `${operator} does not apply to type ${type}`);
  }
  const text = operand === 'ids' ? optionIds(question, value) : String(value);
  if (readRuleValue(kind, operator, text) === undefined) {
    throw badDefinition(question.key, `${operator} cannot compare with "${text}"`);
  }
  return { rule_operator: operator, rule_value: text };
}

/** Operator and value of a rule as records hold them. */
export interface WrittenCondition<Operator = RuleOperator> {
  readonly rule_operator: Operator;
  readonly rule_value: string;
}

/** A record of `options_pcr_forms_rules` with all its fields. */
export function ruleRecord(
  id: string,
  question: NumberedQuestion,
  type: 'field' | 'action',
  condition: WrittenCondition,
) {
  return {
    ...BLANK_RECORDS.options_pcr_forms_rules,
    pcr_form_rule_id: id,
    pcr_form_id: question.formId,
    pcr_question_id: question.id,
    rule_type: type,
    ...condition,
  };
}

/** A record of `options_pcr_forms_rules_checks` with all its fields. */
export function checkRecord(
  id: string,
  ruleId: string,
  questionId: string,
  effect: 'show' | 'hide',
) {
  return {
    ...BLANK_RECORDS.options_pcr_forms_rules_checks,
    pcr_rule_check_id: id,
    pcr_form_rule_id: ruleId,
    pcr_question_id: questionId,
    check_operator: effect,
  };
}

/** A record of `options_pcr_forms_photo_rules` with all its fields; without a maximum `max_photo` is blank. */
export function photoRecord(
  id: string,
  questionId: string,
  condition: WrittenCondition<RuleOperator | 'default'>,
  { min = 0, max }: PhotosDefinition,
) {
  return {
    ...BLANK_RECORDS.options_pcr_forms_photo_rules,
    pcr_photo_rule_id: id,
    pcr_question_id: questionId,
    ...condition,
    min_photo: String(min),
    max_photo: max === undefined ? '' : String(max),
  };
}
