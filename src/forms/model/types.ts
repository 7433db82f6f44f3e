import type { Finding } from './findings.js';
import type { ActionRule, FieldRule, PhotoRule } from './rule-types.js';
import type { FormRecords, WireRecord } from './wire.js';

/** The ten question types; `unknown` stands for one that the document does not list. */
export type QuestionType =
  | 'checkbox'
  | 'date'
  | 'dropdown'
  | 'numeric'
  | 'photos'
  | 'radio'
  | 'svcfield'
  | 'textarea'
  | 'textbox'
  | 'title'
  | 'unknown';

/** The five data types of answers. */
export type DataType = 'integer' | 'number' | 'string' | 'date' | 'longText';

/** An option of a checkbox, dropdown or radio question. */
export interface PcrOption {
  /** `question_value_id`: the value in answers. */
  readonly id: string;
  /** `question_value`: the displayed text. */
  readonly text: string;
  /** The record as read. */
  readonly raw: WireRecord;
}

/** One question of a form. */
export interface PcrQuestion {
  readonly id: string;
  /** `question_name`: the text shown. */
  readonly name: string;
  readonly type: QuestionType;
  /** null for the types that take no answer. */
  readonly dataType: DataType | null;
  /** Longest answer in characters (Unicode code points); null where there is no limit. */
  readonly maxLength: number | null;
  /** True for a question in use: `question_active` and not `question_deleted`. */
  readonly active: boolean;
  /** `question_display_active`: shown unless a rule says otherwise. */
  readonly shownByDefault: boolean;
  /** `question_required`; a hidden question is never required. */
  readonly required: boolean;
  /** The active options, by id ascending. */
  readonly options: readonly PcrOption[];
  /** Options no longer offered: they cannot be newly selected. */
  readonly inactiveOptions: readonly PcrOption[];
  readonly fieldRules: readonly FieldRule[];
  readonly actionRules: readonly ActionRule[];
  readonly photoRules: readonly PhotoRule[];
  /** `question_share_name`: under which answers move between forms; empty when not shared. */
  readonly shareName: string;
  /** `question_transfer_prev_values`: people may copy the previous answer. */
  readonly transferPrevValues: boolean;
  readonly showPrevValues: boolean;
  /** `question_auto_transfer_prev_values`: the previous answer is copied without asking. */
  readonly autoTransferPrevValues: boolean;
  /** The record as read, fields without effect included. */
  readonly raw: WireRecord;
}

/** A PCR form: the typed reading of one entry of a get_pcr_json result. */
export interface PcrForm {
  readonly id: string;
  /** `form_ver_id` of the request for the form; null when unknown. */
  readonly version: string | null;
  readonly orgId: string;
  readonly name: string;
  /** `form_share_name`, alphanumeric. */
  readonly shareName: string;
  /** `default_required`: required by default on new orders. */
  readonly defaultRequired: boolean;
  /** `pcr_form_active`; stored, without effect. */
  readonly active: boolean;
  /** `form_deleted`; stored, without effect. */
  readonly deleted: boolean;
  /** All questions, inactive ones too, by `question_order` ascending. */
  readonly questions: readonly PcrQuestion[];
  /** Contradictions within the form. */
  readonly findings: readonly Finding[];
  /** The form's own record as read. */
  readonly raw: WireRecord;
  /** All six objects as read, under the neutral names. */
  readonly records: FormRecords;
}
