import type { RuleOperator } from '../model/rule-types.js';
import { BLANK_RECORDS } from './blank-records.js';
import type { NumberedQuestion, PhotosDefinition } from './definition.js';

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
