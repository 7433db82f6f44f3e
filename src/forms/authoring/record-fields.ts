import type { SectionName, WireRecord } from '../model/wire.js';

const fields = (names: string): readonly string[] => names.split(' ');

/** Every field that the document lists, per object, in its order. */
export const RECORD_FIELDS: Readonly<Record<SectionName, readonly string[]>> = {
  options_pcr_forms: fields(
    'pcr_form_id org_id pcr_form_name default_required form_photos_required transfer_prev_values ' +
      'client_new_wo global_form web_template fillable_pdf pcr_form_active partner_a_ver ' +
      'thirdparty_id form_deleted form_share_name partner_a_master_id insert_by insert_date ' +
      'publish_changes partner_b_id partner_c_id partner_a_id',
  ),
  options_pcr_forms_questions: fields(
    'pcr_question_id pcr_form_id question_num question_name question_desc question_type ' +
      'question_data_type question_display_active question_required question_na_option ' +
      'question_flag_photos question_photos_required question_active question_deleted ' +
      'question_form_length question_order pdf_field_id thirdpartyfield_id question_share_name ' +
      'question_transfer_prev_values question_show_prev_values ' +
      'question_auto_transfer_prev_values question_field_rules_cnt question_action_rules_cnt ' +
      'question_photo_rules_cnt insert_by insert_date',
  ),
  options_pcr_forms_questions_values: fields(
    'question_value_id pcr_question_id question_value pdf_field_id question_value_active ' +
      'thirdparty_value_id question_share_value',
  ),
  options_pcr_forms_rules: fields(
    'pcr_form_rule_id pcr_form_id pcr_question_id rule_type rule_operator rule_value insert_by ' +
      'insert_date',
  ),
  options_pcr_forms_rules_checks: fields(
    'pcr_rule_check_id pcr_form_rule_id pcr_question_id check_operator check_value insert_by ' +
      'insert_date',
  ),
  options_pcr_forms_photo_rules: fields(
    'pcr_photo_rule_id pcr_question_id rule_operator rule_value take_photo require_photo ' +
      'min_photo max_photo insert_by insert_date',
  ),
};

/** A record with all fields of its object, empty where nothing is said. */
export function fullRecord(
  section: SectionName,
  said: Readonly<Record<string, string | number | boolean>>,
): WireRecord {
  const text = (value: string | number | boolean): string =>
    typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
  return Object.fromEntries(RECORD_FIELDS[section].map((name) => [name, text(said[name] ?? '')]));
}
