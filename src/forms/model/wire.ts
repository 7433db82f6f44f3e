/** The six objects of a PCR form on the wire, in the document's order. */
export const SECTIONS = [
  'options_pcr_forms',
  'options_pcr_forms_questions',
  'options_pcr_forms_questions_values',
  'options_pcr_forms_rules',
  'options_pcr_forms_rules_checks',
  'options_pcr_forms_photo_rules',
] as const;

/** Name of one of the six objects. */
export type SectionName = (typeof SECTIONS)[number];

/** One record as read: every value is text. */
export type WireRecord = Readonly<Record<string, string>>;

/** The six objects of one form, each keyed by record id. */
export type FormRecords = Readonly<Record<SectionName, Readonly<Record<string, WireRecord>>>>;

/** The field with the id of a record, per object. */
export const ID_FIELDS: Readonly<Record<SectionName, string>> = {
  options_pcr_forms: 'pcr_form_id',
  options_pcr_forms_questions: 'pcr_question_id',
  options_pcr_forms_questions_values: 'question_value_id',
  options_pcr_forms_rules: 'pcr_form_rule_id',
  options_pcr_forms_rules_checks: 'pcr_rule_check_id',
  options_pcr_forms_photo_rules: 'pcr_photo_rule_id',
};

/** Makes the six objects, each by `make`. */
export function sixObjects(
  make: (section: SectionName) => Readonly<Record<string, WireRecord>>,
): FormRecords {
  const [forms, questions, values, rules, checks, photos] = SECTIONS;
  return {
    [forms]: make(forms),
    [questions]: make(questions),
    [values]: make(values),
    [rules]: make(rules),
    [checks]: make(checks),
    [photos]: make(photos),
  };
}
