import { type ParseFormOptions, type PcrForm, parseForm } from '../../../src/forms/index.js';

type Fields = Readonly<Record<string, unknown>>;

/** The records of a form in short: lists of fields, each with its own id. */
export interface WireParts {
  readonly form?: Fields;
  readonly questions?: readonly Fields[];
  readonly options?: readonly Fields[];
  readonly rules?: readonly Fields[];
  readonly checks?: readonly Fields[];
  readonly photos?: readonly Fields[];
}

const keyed = (records: readonly Fields[], idField: string): Record<string, Fields> =>
  Object.fromEntries(records.map((record) => [String(record[idField]), record]));

/** The six objects of one form as get_pcr_json sends them. */
export function sixObjects(parts: WireParts): Record<string, Record<string, Fields>> {
  const form = { pcr_form_id: '1', pcr_form_name: 'Test form', ...parts.form };
  const questions = (parts.questions ?? []).map((question, place) => ({
    pcr_form_id: '1',
    question_name: `Question ${String(question.pcr_question_id)}`,
    question_type: 'textbox',
    question_display_active: '1',
    question_required: '0',
    question_active: '1',
    question_deleted: '0',
    question_order: String(place + 1),
    ...question,
  }));
  return {
    options_pcr_forms: keyed([form], 'pcr_form_id'),
    options_pcr_forms_questions: keyed(questions, 'pcr_question_id'),
    options_pcr_forms_questions_values: keyed(
      (parts.options ?? []).map((option) => ({ question_value_active: '1', ...option })),
      'question_value_id',
    ),
    options_pcr_forms_rules: keyed(parts.rules ?? [], 'pcr_form_rule_id'),
    options_pcr_forms_rules_checks: keyed(parts.checks ?? [], 'pcr_rule_check_id'),
    options_pcr_forms_photo_rules: keyed(parts.photos ?? [], 'pcr_photo_rule_id'),
  };
}

/** Parses a form told in short. */
export function read(parts: WireParts, options: ParseFormOptions = {}): PcrForm {
  return parseForm({ '1': sixObjects(parts) }, options);
}

/** A question record. */
export function question(id: string, type: string, fields: Fields = {}): Fields {
  return { pcr_question_id: id, question_type: type, ...fields };
}

/** Option records of a question, one per id. */
export function options(questionId: string, ...ids: string[]): Fields[] {
  return ids.map((id) => ({
    question_value_id: id,
    pcr_question_id: questionId,
    question_value: `Option ${id}`,
  }));
}

/** A field rule record. */
export function fieldRule(id: string, questionId: string, operator: string, value: string): Fields {
  return {
    pcr_form_rule_id: id,
    pcr_question_id: questionId,
    rule_type: 'field',
    rule_operator: operator,
    rule_value: value,
  };
}

/** An action rule record. */
export function actionRule(
  id: string,
  questionId: string,
  operator: string,
  value: string,
): Fields {
  return { ...fieldRule(id, questionId, operator, value), rule_type: 'action' };
}

/** A check record. */
export function check(id: string, ruleId: string, operator: string, questionId: string): Fields {
  return {
    pcr_rule_check_id: id,
    pcr_form_rule_id: ruleId,
    pcr_question_id: questionId,
    check_operator: operator,
  };
}

/** A photo rule record; operator and value `default` unless told. */
export function photoRule(
  id: string,
  questionId: string,
  min: string,
  max: string,
  operator = 'default',
  value = 'default',
): Fields {
  return {
    pcr_photo_rule_id: id,
    pcr_question_id: questionId,
    rule_operator: operator,
    rule_value: value,
    min_photo: min,
    max_photo: max,
  };
}
