import type { RuleOperator } from '../model/rule-types.js';
import type { PhotosDefinition } from './definition.js';
import { type NumberedQuestion, ORIGIN } from './numbered-question.js';

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
    pcr_form_rule_id: id,
    pcr_form_id: question.formId,
    pcr_question_id: question.id,
    rule_type: type,
    ...condition,
    ...ORIGIN,
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
    pcr_rule_check_id: id,
    pcr_form_rule_id: ruleId,
    pcr_question_id: questionId,
    check_operator: effect,
    check_value: '',
    ...ORIGIN,
  };
}

/** A record of `options_pcr_forms_photo_rules`; without a maximum it has no `max_photo`. */
export function photoRecord(
  id: string,
  questionId: string,
  condition: WrittenCondition<RuleOperator | 'default'>,
  { min = 0, max }: PhotosDefinition,
) {
  return {
    pcr_photo_rule_id: id,
    pcr_question_id: questionId,
    ...condition,
    take_photo: '',
    require_photo: '',
    min_photo: String(min),
    ...(max !== undefined && { max_photo: String(max) }),
    ...ORIGIN,
  };
}
