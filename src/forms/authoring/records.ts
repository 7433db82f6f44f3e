import { WIRE_DATA_TYPES } from '../answers/row-types.js';
import { dataTypesOf } from '../model/question-types.js';
import { BLANK_RECORDS } from './blank-records.js';
import type { FormDefinition, NumberedQuestion } from './definition.js';
import type { checkRecord, photoRecord, ruleRecord } from './rule-records.js';

/** A boolean field: `1` or `0`. */
const flag = (value: boolean | undefined): '1' | '0' => (value ? '1' : '0');

/** A record of `options_pcr_forms` with all its fields. */
export function formRecord(definition: Omit<FormDefinition<unknown>, 'questions' | 'actions'>) {
  return {
    ...BLANK_RECORDS.options_pcr_forms,
    pcr_form_id: String(definition.id),
    org_id: definition.orgId ?? '',
    pcr_form_name: definition.name,
    default_required: flag(definition.defaultRequired),
    form_photos_required: flag(false),
    transfer_prev_values: flag(false),
    client_new_wo: flag(false),
    global_form: flag(false),
    pcr_form_active: flag(true),
    form_deleted: flag(false),
    form_share_name: definition.shareName ?? '',
  };
}

/** A record of `options_pcr_forms_questions` with all its fields. */
export function questionRecord(question: NumberedQuestion, actionRules: number) {
  const { definition } = question;
  const dataType = definition.dataType ?? dataTypesOf(definition.type)[0];
  return {
    ...BLANK_RECORDS.options_pcr_forms_questions,
    pcr_question_id: question.id,
    pcr_form_id: question.formId,
    question_name: definition.text,
    question_type: definition.type,
    question_data_type: dataType === undefined ? '' : WIRE_DATA_TYPES[dataType],
    question_display_active: flag(!definition.hidden),
    question_required: flag(definition.required),
    question_na_option: flag(false),
    question_flag_photos: flag(false),
    question_photos_required: flag(false),
    question_active: flag(true),
    question_deleted: flag(false),
    question_order: String(question.position),
    question_share_name: definition.shareName ?? question.key,
    question_transfer_prev_values: flag(definition.transferPrevValues),
    question_show_prev_values: flag(definition.showPrevValues),
    question_auto_transfer_prev_values: flag(definition.autoTransferPrevValues),
    question_field_rules_cnt: String(definition.rules?.length ?? 0),
    question_action_rules_cnt: String(actionRules),
    question_photo_rules_cnt: String(1 + (definition.photos?.when?.length ?? 0)),
  };
}

/** A record of `options_pcr_forms_questions_values` with all its fields. */
export function optionRecord(id: string, questionId: string, text: string) {
  return {
    ...BLANK_RECORDS.options_pcr_forms_questions_values,
    question_value_id: id,
    pcr_question_id: questionId,
    question_value: text,
    question_value_active: flag(true),
  };
}

type Keyed<Row> = Readonly<Record<string, Row>>;

/** Result of `defineForm`, in the shape of a get_pcr_json result: six objects by form id, `options_pcr_forms` flat. */
export type PcrJson = Keyed<{
  readonly options_pcr_forms: ReturnType<typeof formRecord>;
  readonly options_pcr_forms_questions: Keyed<ReturnType<typeof questionRecord>>;
  readonly options_pcr_forms_questions_values: Keyed<ReturnType<typeof optionRecord>>;
  readonly options_pcr_forms_rules: Keyed<ReturnType<typeof ruleRecord>>;
  readonly options_pcr_forms_rules_checks: Keyed<ReturnType<typeof checkRecord>>;
  readonly options_pcr_forms_photo_rules: Keyed<ReturnType<typeof photoRecord>>;
}>;
