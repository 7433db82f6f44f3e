import { WIRE_DATA_TYPES } from '../answers/row-types.js';
import { dataTypesOf } from '../model/question-types.js';
import type { FormDefinition } from './definition.js';
import { type NumberedQuestion, ORIGIN } from './numbered-question.js';
import type { checkRecord, photoRecord, ruleRecord } from './rule-records.js';

/** A boolean field: `1` or `0`. */
const flag = (value: boolean | undefined): '1' | '0' => (value ? '1' : '0');

/** A record of `options_pcr_forms` with all its fields. */
export function formRecord(definition: Omit<FormDefinition<unknown>, 'questions' | 'actions'>) {
  return {
    pcr_form_id: String(definition.id),
    org_id: definition.orgId ?? '',
    pcr_form_name: definition.name,
    default_required: flag(definition.defaultRequired),
    form_photos_required: flag(false),
    transfer_prev_values: flag(false),
    client_new_wo: flag(false),
    global_form: flag(false),
    web_template: '',
    fillable_pdf: '',
    pcr_form_active: flag(true),
    partner_a_ver: '',
    thirdparty_id: '',
    form_deleted: flag(false),
    form_share_name: definition.shareName ?? '',
    partner_a_master_id: '',
    ...ORIGIN,
    publish_changes: '',
    partner_b_id: '',
    partner_c_id: '',
    partner_a_id: '',
  };
}

/** A record of `options_pcr_forms_questions` with all its fields. */
export function questionRecord(question: NumberedQuestion, actionRules: number) {
  const { definition } = question;
  const dataType = definition.dataType ?? dataTypesOf(definition.type)[0];
  return {
    pcr_question_id: question.id,
    pcr_form_id: question.formId,
    question_num: '',
    question_name: definition.text,
    question_desc: '',
    question_type: definition.type,
    question_data_type: dataType === undefined ? '' : WIRE_DATA_TYPES[dataType],
    question_display_active: flag(!definition.hidden),
    question_required: flag(definition.required),
    question_na_option: flag(false),
    question_flag_photos: flag(false),
    question_photos_required: flag(false),
    question_active: flag(true),
    question_deleted: flag(false),
    question_form_length: '',
    question_order: String(question.place),
    pdf_field_id: '',
    thirdpartyfield_id: '',
    question_share_name: definition.shareName ?? question.key,
    question_transfer_prev_values: flag(definition.transferPrevValues),
    question_show_prev_values: flag(definition.showPrevValues),
    question_auto_transfer_prev_values: flag(definition.autoTransferPrevValues),
    question_field_rules_cnt: String(definition.rules?.length ?? 0),
    question_action_rules_cnt: String(actionRules),
    question_photo_rules_cnt: String(1 + (definition.photos?.when?.length ?? 0)),
    ...ORIGIN,
  };
}

/** A record of `options_pcr_forms_questions_values` with all its fields. */
export function optionRecord(id: string, questionId: string, text: string) {
  return {
    question_value_id: id,
    pcr_question_id: questionId,
    question_value: text,
    pdf_field_id: '',
    question_value_active: flag(true),
    thirdparty_value_id: '',
    question_share_value: '',
  };
}

type Keyed<Row> = Readonly<Record<string, Row>>;

/** What `defineForm` makes, the answer of get_pcr_json: six objects by form id. */
export type PcrJson = Keyed<{
  readonly options_pcr_forms: Keyed<ReturnType<typeof formRecord>>;
  readonly options_pcr_forms_questions: Keyed<ReturnType<typeof questionRecord>>;
  readonly options_pcr_forms_questions_values: Keyed<ReturnType<typeof optionRecord>>;
  readonly options_pcr_forms_rules: Keyed<ReturnType<typeof ruleRecord>>;
  readonly options_pcr_forms_rules_checks: Keyed<ReturnType<typeof checkRecord>>;
  readonly options_pcr_forms_photo_rules: Keyed<ReturnType<typeof photoRecord>>;
}>;
