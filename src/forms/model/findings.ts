import type { SectionName } from './wire.js';

/** Codes of faults in a form that could still be read. */
export type FindingCode =
  | 'section_missing'
  | 'record_unreadable'
  | 'record_id_differs'
  | 'record_id_duplicate'
  | 'value_not_text'
  | 'form_record_missing'
  | 'form_record_extra'
  | 'question_other_form'
  | 'question_type_unknown'
  | 'question_data_type_unknown'
  | 'question_data_type_mismatch'
  | 'question_order_invalid'
  | 'question_share_name_duplicate'
  | 'flag_invalid'
  | 'rule_count_differs'
  | 'option_question_unknown'
  | 'option_question_without_options'
  | 'rule_question_unknown'
  | 'rule_type_unknown'
  | 'rule_operator_unknown'
  | 'rule_operator_not_applicable'
  | 'rule_value_invalid'
  | 'rule_value_unknown_option'
  | 'rule_without_check'
  | 'rule_loop'
  | 'check_rule_unknown'
  | 'check_question_unknown'
  | 'check_operator_unknown'
  | 'check_of_field_rule'
  | 'photo_default_duplicate'
  | 'photo_limit_invalid'
  | 'photo_minimum_above_maximum';

/** A contradiction within a form, with its records. */
export interface Finding {
  readonly code: FindingCode;
  /** The object of the form that contains the records. */
  readonly section: SectionName;
  /** Record ids, as text. */
  readonly ids: readonly string[];
  /** The fault and its interpretation, for people. */
  readonly message: string;
}

/** Reports a finding; `detail` is the value that was found, and its interpretation. */
export type ReportFinding = (
  code: FindingCode,
  section: SectionName,
  ids: string | readonly string[],
  detail: string,
) => void;

/** Makes a report that appends to `list`, with a message that names the records. */
export function reportTo(list: Finding[]): ReportFinding {
  return (code, section, id, detail) => {
    const ids = typeof id === 'string' ? [id] : id;
    const subject = `${section} ${ids.join(', ')}`.trim();
    list.push({
      code,
      section,
      ids,
      message: `${subject}: ${code.replaceAll('_', ' ')}: ${detail}`,
    });
  };
}
