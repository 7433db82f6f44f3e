// Generated from schemas/api and the catalogue by scripts/generate: do not edit.

/**
 * What a photo is flagged to.
 */
export type FileFlag = BidFlag | CompletionFlag | PcrFlag | DamageFlag | ViolationFlag;
/**
 * What a photo is flagged to.
 */
export type FileFlagRead =
  BidFlagRead | CompletionFlagRead | PcrFlagRead | DamageFlagRead | ViolationFlagRead;
/**
 * What /autoimport/list answers.
 */
export type AutoimportListResponse = AutoImport[];
/**
 * What /autoimport/list answers.
 */
export type AutoimportListReadResponse = AutoImportRead[];
/**
 * What /workorder/create answers is not shown anywhere: any JSON value.
 */
export type WorkorderCreateResponse = unknown;
/**
 * What /workorder/create answers is not shown anywhere: any JSON value.
 */
export type WorkorderCreateReadResponse = unknown;
/**
 * What /workorder/pcr/list answers.
 */
export type WorkorderPcrListResponse = AttachedPcrForm[];
/**
 * What /workorder/pcr/list answers.
 */
export type WorkorderPcrListReadResponse = AttachedPcrFormRead[];
/**
 * What /workorder/pcr/answer answers is not shown anywhere: any JSON value.
 */
export type WorkorderPcrAnswerResponse = unknown;
/**
 * What /workorder/pcr/answer answers is not shown anywhere: any JSON value.
 */
export type WorkorderPcrAnswerReadResponse = unknown;
/**
 * What /invoice/update answers is not shown anywhere: any JSON value.
 */
export type InvoiceUpdateResponse = unknown;
/**
 * What /invoice/update answers is not shown anywhere: any JSON value.
 */
export type InvoiceUpdateReadResponse = unknown;
/**
 * What /jobnote/create answers is not shown anywhere: any JSON value.
 */
export type JobnoteCreateResponse = unknown;
/**
 * What /jobnote/create answers is not shown anywhere: any JSON value.
 */
export type JobnoteCreateReadResponse = unknown;
/**
 * What /jobnote/update answers is not shown anywhere: any JSON value.
 */
export type JobnoteUpdateResponse = unknown;
/**
 * What /jobnote/update answers is not shown anywhere: any JSON value.
 */
export type JobnoteUpdateReadResponse = unknown;

/**
 * An auto import of the organization.
 */
export interface AutoImport {
  /**
   * Unique id.
   */
  autoimport_id: number;
  /**
   * Canonical import name.
   */
  import_name: string;
  /**
   * Company name.
   */
  client_company_name: string;
  /**
   * 1 active, 0 not active.
   */
  active: 0 | 1;
  /**
   * Name given by the user.
   */
  friendly_name: string;
  /**
   * Which AutoImport actions work for it; empty: none.
   *
   * Items: An action that works for this auto import.
   */
  api_capabilities: ('upload' | 'export')[];
}
/**
 * An auto import of the organization.
 */
export interface AutoImportRead {
  /**
   * Unique id.
   */
  autoimport_id: number;
  /**
   * Canonical import name.
   */
  import_name?: string;
  /**
   * Company name.
   */
  client_company_name?: string;
  /**
   * 1 active, 0 not active.
   */
  active?: 0 | 1 | (string & {});
  /**
   * Name given by the user.
   */
  friendly_name?: string;
  /**
   * Which AutoImport actions work for it; empty: none.
   *
   * Items: An action that works for this auto import.
   */
  api_capabilities?: ('upload' | 'export' | (string & {}))[];
}
/**
 * A bid of a work order.
 */
export interface Bid {
  /**
   * Unique id of the bid.
   */
  comp_note_id: number;
  /**
   * Invoice item id; null for a custom bid.
   */
  invoice_item_id: number | null;
  /**
   * Name of the invoice item.
   */
  description: string;
  /**
   * Bid quantity.
   */
  qty: number;
  /**
   * Unit of measure id; null where the organization does not have the feature.
   */
  uom: number | null;
  /**
   * Contractor price.
   */
  contractor_price: number;
  /**
   * Client price.
   */
  client_price: number;
  /**
   * Bid comment.
   */
  comment: string;
  /**
   * Completion comment.
   */
  completion_comment: string;
}
/**
 * A bid of a work order.
 */
export interface BidRead {
  /**
   * Unique id of the bid.
   */
  comp_note_id: number;
  /**
   * Invoice item id; null for a custom bid.
   */
  invoice_item_id?: number | string;
  /**
   * Name of the invoice item.
   */
  description?: string;
  /**
   * Bid quantity.
   */
  qty?: number | string;
  /**
   * Unit of measure id; null where the organization does not have the feature.
   */
  uom?: number | string;
  /**
   * Contractor price.
   */
  contractor_price?: number | string;
  /**
   * Client price.
   */
  client_price?: number | string;
  /**
   * Bid comment.
   */
  comment?: string;
  /**
   * Completion comment.
   */
  completion_comment?: string;
}
/**
 * An active item for which bids can be created.
 */
export interface InvoiceItem {
  /**
   * Id of the item.
   */
  invoice_item_id: number;
  /**
   * Name of the item.
   */
  description: string;
  /**
   * Client price for this work order.
   */
  client_price: number;
  /**
   * Contractor price for this work order.
   */
  contractor_price: number;
  /**
   * Default unit of measure id.
   */
  uom: number;
}
/**
 * An active item for which bids can be created.
 */
export interface InvoiceItemRead {
  /**
   * Id of the item.
   */
  invoice_item_id: number;
  /**
   * Name of the item.
   */
  description?: string;
  /**
   * Client price for this work order.
   */
  client_price?: number | string;
  /**
   * Contractor price for this work order.
   */
  contractor_price?: number | string;
  /**
   * Default unit of measure id.
   */
  uom?: number | string;
}
/**
 * A photo flagged to a bid.
 */
export interface BidFlag {
  /**
   * What is flagged.
   */
  type: 'b';
  /**
   * Bid or completion id.
   */
  comp_note_id: number;
  /**
   * Bid or completion name.
   */
  item_description: string;
  /**
   * When the photo was taken: b before, i during, a after.
   */
  stage: 'b';
  /**
   * Damage id.
   */
  damage_id?: number;
  /**
   * Violation id.
   */
  violation_id?: number;
}
/**
 * A photo flagged to a bid.
 */
export interface BidFlagRead {
  /**
   * What is flagged.
   */
  type?: 'b' | (string & {});
  /**
   * Bid or completion id.
   */
  comp_note_id?: number | string;
  /**
   * Bid or completion name.
   */
  item_description?: string;
  /**
   * When the photo was taken: b before, i during, a after.
   */
  stage?: 'b' | (string & {});
  /**
   * Damage id.
   */
  damage_id?: number | string;
  /**
   * Violation id.
   */
  violation_id?: number | string;
}
/**
 * A photo flagged to a completion.
 */
export interface CompletionFlag {
  /**
   * What is flagged.
   */
  type: 'c';
  /**
   * Bid or completion id.
   */
  comp_note_id: number;
  /**
   * Bid or completion name.
   */
  item_description: string;
  /**
   * When the photo was taken: b before, i during, a after.
   */
  stage: 'b' | 'i' | 'a';
  /**
   * Damage id.
   */
  damage_id?: number;
  /**
   * Violation id.
   */
  violation_id?: number;
}
/**
 * A photo flagged to a completion.
 */
export interface CompletionFlagRead {
  /**
   * What is flagged.
   */
  type?: 'c' | (string & {});
  /**
   * Bid or completion id.
   */
  comp_note_id?: number | string;
  /**
   * Bid or completion name.
   */
  item_description?: string;
  /**
   * When the photo was taken: b before, i during, a after.
   */
  stage?: 'b' | 'i' | 'a' | (string & {});
  /**
   * Damage id.
   */
  damage_id?: number | string;
  /**
   * Violation id.
   */
  violation_id?: number | string;
}
/**
 * A photo flagged to a question of a PCR form.
 */
export interface PcrFlag {
  /**
   * What is flagged.
   */
  type: 'pc';
  /**
   * PCR question id.
   */
  pcr_question_id: number;
  /**
   * Question name.
   */
  question: string;
  /**
   * PCR form id.
   */
  pcr_form_id: number;
  /**
   * PCR form name.
   */
  form_name: string;
}
/**
 * A photo flagged to a question of a PCR form.
 */
export interface PcrFlagRead {
  /**
   * What is flagged.
   */
  type?: 'pc' | (string & {});
  /**
   * PCR question id.
   */
  pcr_question_id?: number | string;
  /**
   * Question name.
   */
  question?: string;
  /**
   * PCR form id.
   */
  pcr_form_id?: number | string;
  /**
   * PCR form name.
   */
  form_name?: string;
}
/**
 * A photo flagged to a damage.
 */
export interface DamageFlag {
  /**
   * What is flagged.
   */
  type: 'd';
  /**
   * Damage id.
   */
  damage_id: number;
  /**
   * Damage title.
   */
  damage_title: string;
}
/**
 * A photo flagged to a damage.
 */
export interface DamageFlagRead {
  /**
   * What is flagged.
   */
  type?: 'd' | (string & {});
  /**
   * Damage id.
   */
  damage_id?: number | string;
  /**
   * Damage title.
   */
  damage_title?: string;
}
/**
 * A photo flagged to a violation.
 */
export interface ViolationFlag {
  /**
   * What is flagged.
   */
  type: 'v';
  /**
   * Violation id.
   */
  violation_id: number;
  /**
   * Violation title.
   */
  violation_title: string;
}
/**
 * A photo flagged to a violation.
 */
export interface ViolationFlagRead {
  /**
   * What is flagged.
   */
  type?: 'v' | (string & {});
  /**
   * Violation id.
   */
  violation_id?: number | string;
  /**
   * Violation title.
   */
  violation_title?: string;
}
/**
 * A file of a work order, without its content.
 */
export interface ListedFile {
  /**
   * Unique id.
   */
  file_id: number;
  /**
   * Name.
   */
  file_name: string;
  /**
   * MIME type.
   */
  file_type: string;
  /**
   * 0 photo, 1 document.
   */
  file_area: 0 | 1;
  /**
   * Filled only for photos flagged to a bid, completion, PCR question, damage or violation; empty otherwise.
   */
  flags: FileFlag[];
}
/**
 * A file of a work order, without its content.
 */
export interface ListedFileRead {
  /**
   * Unique id.
   */
  file_id: number;
  /**
   * Name.
   */
  file_name?: string;
  /**
   * MIME type.
   */
  file_type?: string;
  /**
   * 0 photo, 1 document.
   */
  file_area?: 0 | 1 | (string & {});
  /**
   * Filled only for photos flagged to a bid, completion, PCR question, damage or violation; empty otherwise.
   */
  flags?: FileFlagRead[];
}
/**
 * An active user.
 */
export interface User {
  /**
   * Unique id.
   */
  user_id: number;
  /**
   * Name to sign in with.
   */
  user_name: string;
  /**
   * Mail address.
   */
  user_email: string;
  /**
   * First name.
   */
  user_first_name: string;
  /**
   * Last name.
   */
  user_last_name: string;
  /**
   * Company.
   */
  user_company: string;
  /**
   * Name shown.
   */
  user_display_name: string;
}
/**
 * An active user.
 */
export interface UserRead {
  /**
   * Unique id.
   */
  user_id: number;
  /**
   * Name to sign in with.
   */
  user_name?: string;
  /**
   * Mail address.
   */
  user_email?: string;
  /**
   * First name.
   */
  user_first_name?: string;
  /**
   * Last name.
   */
  user_last_name?: string;
  /**
   * Company.
   */
  user_company?: string;
  /**
   * Name shown.
   */
  user_display_name?: string;
}
/**
 * A work order, as search lists it.
 */
export interface WorkOrderSummary {
  /**
   * The work order id that other actions use.
   */
  report_id: number;
  /**
   * Property id.
   */
  org_property_id: number;
  /**
   * Street number and name.
   */
  address: string;
  /**
   * City.
   */
  city: string;
  /**
   * State.
   */
  state: string;
  /**
   * Zip code.
   */
  zip: string;
  /**
   * Loan number.
   */
  loan_number: string;
  /**
   * Work type id.
   */
  work_type: number;
  /**
   * Date received, YYYYMMDD.
   */
  date_received: string;
}
/**
 * A work order, as search lists it.
 */
export interface WorkOrderSummaryRead {
  /**
   * The work order id that other actions use.
   */
  report_id: number;
  /**
   * Property id.
   */
  org_property_id?: number | string;
  /**
   * Street number and name.
   */
  address?: string;
  /**
   * City.
   */
  city?: string;
  /**
   * State.
   */
  state?: string;
  /**
   * Zip code.
   */
  zip?: string;
  /**
   * Loan number.
   */
  loan_number?: string;
  /**
   * Work type id.
   */
  work_type?: number | string;
  /**
   * Date received, YYYYMMDD.
   */
  date_received?: string;
}
/**
 * A configurable field.
 */
export interface FieldDefinition {
  /**
   * Name shown.
   */
  name: string;
  /**
   * Type of the field.
   */
  type: string;
  /**
   * Where the field comes from.
   */
  source?: string;
  /**
   * The values to choose from: an object of id to name; some services send a list of names.
   */
  options?:
    | {
        [k: string]: string;
      }
    | string[];
}
/**
 * A configurable field.
 */
export interface FieldDefinitionRead {
  /**
   * Name shown.
   */
  name?: string;
  /**
   * Type of the field.
   */
  type?: string;
  /**
   * Where the field comes from.
   */
  source?: string;
  /**
   * The values to choose from: an object of id to name; some services send a list of names.
   */
  options?:
    | {
        [k: string]: string;
      }
    | string[];
}
/**
 * Field to value.
 */
export interface FieldValues {
  /**
   * The value of the field.
   */
  [k: string]: unknown;
}
/**
 * Field to value.
 */
export interface FieldValuesRead {
  /**
   * The value of the field.
   */
  [k: string]: unknown;
}
/**
 * Field to its definition.
 */
export interface FieldDefinitions {
  [k: string]: FieldDefinition;
}
/**
 * Field to its definition.
 */
export interface FieldDefinitionsRead {
  [k: string]: FieldDefinitionRead;
}
/**
 * A field of a property.
 */
export interface PropertyField {
  /**
   * Name shown.
   */
  name: string;
  /**
   * Type of the field.
   */
  type: 'text' | 'date' | 'dropdown' | 'multiselect' | 'bool/yn' | 'bool/oo';
  /**
   * The values to choose from: an object of id to name; some services send a list of names.
   */
  options?:
    | {
        [k: string]: string;
      }
    | string[];
}
/**
 * A field of a property.
 */
export interface PropertyFieldRead {
  /**
   * Name shown.
   */
  name?: string;
  /**
   * Type of the field.
   */
  type?: 'text' | 'date' | 'dropdown' | 'multiselect' | 'bool/yn' | 'bool/oo' | (string & {});
  /**
   * The values to choose from: an object of id to name; some services send a list of names.
   */
  options?:
    | {
        [k: string]: string;
      }
    | string[];
}
/**
 * A PCR form of a work order.
 */
export interface AttachedPcrForm {
  /**
   * Form id.
   */
  pcr_form_id: number;
  /**
   * Form name.
   */
  pcr_form_name: string;
  /**
   * Version of the form.
   */
  version: number;
  /**
   * Whether the form has to be answered: true or false, 1 or 0.
   */
  required: true | false | 1 | 0;
  /**
   * Whether answers break a rule: true or false, 1 or 0.
   */
  has_errors: true | false | 1 | 0;
}
/**
 * A PCR form of a work order.
 */
export interface AttachedPcrFormRead {
  /**
   * Form id.
   */
  pcr_form_id: number;
  /**
   * Form name.
   */
  pcr_form_name?: string;
  /**
   * Version of the form.
   */
  version?: number | string;
  /**
   * Whether the form has to be answered: true or false, 1 or 0.
   */
  required?: true | false | 1 | 0 | (string & {});
  /**
   * Whether answers break a rule: true or false, 1 or 0.
   */
  has_errors?: true | false | 1 | 0 | (string & {});
}
/**
 * An option of a question.
 */
export interface PcrItem {
  /**
   * Place of the option among those of its question, or its id.
   */
  id: number;
  /**
   * Value of the option: a text, or the id of the answer.
   */
  value: string | number;
  /**
   * Text shown.
   */
  label: string;
  /**
   * Value in a third party system.
   */
  thirdparty_value?: string | number | null;
}
/**
 * An option of a question.
 */
export interface PcrItemRead {
  /**
   * Place of the option among those of its question, or its id.
   */
  id?: number | string;
  /**
   * Value of the option: a text, or the id of the answer.
   */
  value?: string | (number | string);
  /**
   * Text shown.
   */
  label?: string;
  /**
   * Value in a third party system.
   */
  thirdparty_value?: string | (number | string);
}
/**
 * A question with its answer.
 */
export interface AnsweredQuestion {
  /**
   * Question id.
   */
  pcr_question_id: number;
  /**
   * Type of the question.
   */
  pcr_question_type: string;
  /**
   * Text shown.
   */
  pcr_question_name: string;
  /**
   * Shared name of the question.
   */
  pcr_question_share_name?: string | null;
  /**
   * Options of the question.
   */
  items?: PcrItem[];
  /**
   * Text, a number, an option value, a list of option values, or a date YYYY/MM/DD.
   */
  answer?: string | number | (string | number)[] | null;
}
/**
 * A question with its answer.
 */
export interface AnsweredQuestionRead {
  /**
   * Question id.
   */
  pcr_question_id: number;
  /**
   * Type of the question.
   */
  pcr_question_type?: string;
  /**
   * Text shown.
   */
  pcr_question_name?: string;
  /**
   * Shared name of the question.
   */
  pcr_question_share_name?: string;
  /**
   * Options of the question.
   */
  items?: PcrItemRead[];
  /**
   * Text, a number, an option value, a list of option values, or a date YYYY/MM/DD.
   */
  answer?: string | (number | string) | (string | (number | string))[];
}
/**
 * An answer to a question.
 */
export interface Answer {
  /**
   * Question id.
   */
  pcr_question_id: number;
  /**
   * Text, a number, an option value, a list of option values, or a date YYYY/MM/DD.
   */
  answer: string | number | (string | number)[] | null;
}
/**
 * An answer to a question.
 */
export interface AnswerRead {
  /**
   * Question id.
   */
  pcr_question_id?: number | string;
  /**
   * Text, a number, an option value, a list of option values, or a date YYYY/MM/DD.
   */
  answer?: string | (number | string) | (string | (number | string))[];
}
/**
 * How many photos a question takes.
 */
export interface PhotoLimits {
  /**
   * Least number of photos.
   */
  min: number;
  /**
   * Greatest number of photos.
   */
  max: number;
}
/**
 * How many photos a question takes.
 */
export interface PhotoLimitsRead {
  /**
   * Least number of photos.
   */
  min?: number | string;
  /**
   * Greatest number of photos.
   */
  max?: number | string;
}
/**
 * A question of a form.
 */
export interface PcrQuestion {
  /**
   * Question id.
   */
  id: number;
  /**
   * Text shown.
   */
  question: string;
  /**
   * Type as shown.
   */
  type: string;
  /**
   * Question type.
   */
  questionType: string;
  /**
   * Type of the answer.
   */
  questionDataType: string;
  /**
   * Whether an answer is needed: true or false, 1 or 0.
   */
  required: true | false | 1 | 0;
  /**
   * Whether the question is in use: true or false, 1 or 0.
   */
  active: true | false | 1 | 0;
  /**
   * Greatest length of a text answer.
   */
  maxLength: number | null;
  /**
   * Rules of the question.
   */
  rules: unknown;
  /**
   * Events of the question.
   */
  events: unknown;
  photos: PhotoLimits;
  /**
   * Options of the question.
   */
  items?: PcrItem[];
}
/**
 * A question of a form.
 */
export interface PcrQuestionRead {
  /**
   * Question id.
   */
  id: number;
  /**
   * Text shown.
   */
  question?: string;
  /**
   * Type as shown.
   */
  type?: string;
  /**
   * Question type.
   */
  questionType?: string;
  /**
   * Type of the answer.
   */
  questionDataType?: string;
  /**
   * Whether an answer is needed: true or false, 1 or 0.
   */
  required?: true | false | 1 | 0 | (string & {});
  /**
   * Whether the question is in use: true or false, 1 or 0.
   */
  active?: true | false | 1 | 0 | (string & {});
  /**
   * Greatest length of a text answer.
   */
  maxLength?: number | string;
  /**
   * Rules of the question.
   */
  rules?: unknown;
  /**
   * Events of the question.
   */
  events?: unknown;
  photos?: PhotoLimitsRead;
  /**
   * Options of the question.
   */
  items?: PcrItemRead[];
}
/**
 * A line of an invoice.
 */
export interface InvoiceLine {
  /**
   * Line id.
   */
  line_id: number;
  /**
   * Invoice item id.
   */
  invoice_item_id: number | null;
  /**
   * Description.
   */
  invoice_item_desc: string;
  /**
   * Name of an item that is not in the list.
   */
  invoice_item_other: string | null;
  /**
   * Quantity.
   */
  qty: number;
  /**
   * Unit of measure id.
   */
  uom_id: number | null;
  /**
   * Price of one.
   */
  price: number;
  /**
   * Flat fee.
   */
  flat_fee: number;
  /**
   * Adjustment of the sum.
   */
  price_sub_adj: number;
  /**
   * Comment on the adjustment.
   */
  adj_comment: string | null;
}
/**
 * A line of an invoice.
 */
export interface InvoiceLineRead {
  /**
   * Line id.
   */
  line_id: number;
  /**
   * Invoice item id.
   */
  invoice_item_id?: number | string;
  /**
   * Description.
   */
  invoice_item_desc?: string;
  /**
   * Name of an item that is not in the list.
   */
  invoice_item_other?: string;
  /**
   * Quantity.
   */
  qty?: number | string;
  /**
   * Unit of measure id.
   */
  uom_id?: number | string;
  /**
   * Price of one.
   */
  price?: number | string;
  /**
   * Flat fee.
   */
  flat_fee?: number | string;
  /**
   * Adjustment of the sum.
   */
  price_sub_adj?: number | string;
  /**
   * Comment on the adjustment.
   */
  adj_comment?: string;
}
/**
 * A line to update or to add.
 */
export interface InvoiceLineChange {
  /**
   * The line to update; absent: a new line.
   */
  line_id?: number;
  /**
   * Invoice item id.
   */
  invoice_item_id?: number;
  /**
   * Description.
   */
  invoice_item_desc?: string;
  /**
   * Name of an item that is not in the list.
   */
  invoice_item_other?: string;
  /**
   * Quantity.
   */
  qty?: number;
  /**
   * Unit of measure id.
   */
  uom_id?: number;
  /**
   * Price of one.
   */
  price?: number;
  /**
   * Flat fee.
   */
  flat_fee?: number;
  /**
   * Adjustment of the sum.
   */
  price_sub_adj?: number;
  /**
   * Comment on the adjustment.
   */
  adj_comment?: string;
}
/**
 * A line to update or to add.
 */
export interface InvoiceLineChangeRead {
  /**
   * The line to update; absent: a new line.
   */
  line_id?: number | string;
  /**
   * Invoice item id.
   */
  invoice_item_id?: number | string;
  /**
   * Description.
   */
  invoice_item_desc?: string;
  /**
   * Name of an item that is not in the list.
   */
  invoice_item_other?: string;
  /**
   * Quantity.
   */
  qty?: number | string;
  /**
   * Unit of measure id.
   */
  uom_id?: number | string;
  /**
   * Price of one.
   */
  price?: number | string;
  /**
   * Flat fee.
   */
  flat_fee?: number | string;
  /**
   * Adjustment of the sum.
   */
  price_sub_adj?: number | string;
  /**
   * Comment on the adjustment.
   */
  adj_comment?: string;
}
/**
 * A note of a work order or property.
 */
export interface NoteReference {
  /**
   * Note id.
   */
  note_id: number;
  /**
   * Revisions of the note.
   *
   * Items: A revision of the note.
   */
  revisions?: unknown[];
  /**
   * The note that this one revises.
   */
  base_revision?: number | null;
}
/**
 * A note of a work order or property.
 */
export interface NoteReferenceRead {
  /**
   * Note id.
   */
  note_id: number;
  /**
   * Revisions of the note.
   *
   * Items: A revision of the note.
   */
  revisions?: unknown[];
  /**
   * The note that this one revises.
   */
  base_revision?: number | string;
}
/**
 * An item of work: from the list, or another one.
 */
export interface WorkItem {
  /**
   * Work item id.
   */
  id?: number;
  /**
   * Name of an item that is not in the list.
   */
  item_other?: string;
  /**
   * Quantity.
   */
  qty?: number;
  /**
   * Price of one.
   */
  price?: number;
  /**
   * What to do.
   */
  instructions?: string;
}
/**
 * An item of work: from the list, or another one.
 */
export interface WorkItemRead {
  /**
   * Work item id.
   */
  id?: number | string;
  /**
   * Name of an item that is not in the list.
   */
  item_other?: string;
  /**
   * Quantity.
   */
  qty?: number | string;
  /**
   * Price of one.
   */
  price?: number | string;
  /**
   * What to do.
   */
  instructions?: string;
}
/**
 * A bid or completion that files can be flagged to.
 */
export interface FlaggableItem {
  /**
   * Bid or completion id.
   */
  comp_note_id: number;
  /**
   * Its name.
   */
  description: string;
}
/**
 * A bid or completion that files can be flagged to.
 */
export interface FlaggableItemRead {
  /**
   * Bid or completion id.
   */
  comp_note_id: number;
  /**
   * Its name.
   */
  description?: string;
}
/**
 * A question that files can be flagged to.
 */
export interface FlaggableQuestion {
  /**
   * Form name.
   */
  form: string;
  /**
   * Question name.
   */
  question: string;
  /**
   * Question id.
   */
  pcr_question_id: number;
}
/**
 * A question that files can be flagged to.
 */
export interface FlaggableQuestionRead {
  /**
   * Form name.
   */
  form?: string;
  /**
   * Question name.
   */
  question?: string;
  /**
   * Question id.
   */
  pcr_question_id: number;
}
/**
 * The search parameters as sent, or null, and where to go on.
 */
export interface UserSearchNext {
  /**
   * Mail address, or a part of it.
   */
  user_email: string | null;
  /**
   * Name to sign in with, or a part of it.
   */
  user_name: string | null;
  /**
   * Company, or a part of it.
   */
  user_company: string | null;
  /**
   * Send it as offset to get the following matches.
   */
  offset: number;
}
/**
 * The search parameters as sent, or null, and where to go on.
 */
export interface UserSearchNextRead {
  /**
   * Mail address, or a part of it.
   */
  user_email?: string;
  /**
   * Name to sign in with, or a part of it.
   */
  user_name?: string;
  /**
   * Company, or a part of it.
   */
  user_company?: string;
  /**
   * Send it as offset to get the following matches.
   */
  offset?: number | string;
}
/**
 * The search parameters sent and where to go on.
 */
export interface WorkOrderSearchNext {
  /**
   * Send it as offset to get the next 100 matches.
   */
  offset: number;
  /**
   * The organization's number of the order.
   */
  org_wo_num?: string;
  /**
   * Work order number.
   */
  wo_number?: string;
  /**
   * Loan number.
   */
  loan_number?: string;
  /**
   * Street number and name, or a part of it.
   */
  address?: string;
  /**
   * City, or a part of it.
   */
  city?: string;
  /**
   * State.
   */
  state?: string;
  /**
   * Zip code.
   */
  zip?: string;
}
/**
 * The search parameters sent and where to go on.
 */
export interface WorkOrderSearchNextRead {
  /**
   * Send it as offset to get the next 100 matches.
   */
  offset?: number | string;
  /**
   * The organization's number of the order.
   */
  org_wo_num?: string;
  /**
   * Work order number.
   */
  wo_number?: string;
  /**
   * Loan number.
   */
  loan_number?: string;
  /**
   * Street number and name, or a part of it.
   */
  address?: string;
  /**
   * City, or a part of it.
   */
  city?: string;
  /**
   * State.
   */
  state?: string;
  /**
   * Zip code.
   */
  zip?: string;
}
/**
 * What /auth/token takes.
 */
export interface AuthTokenRequest {
  /**
   * Always client_credentials.
   */
  grant_type: string;
  /**
   * The id of the client app.
   */
  client_id: string;
  /**
   * The secret of the client app.
   */
  client_secret: string;
  /**
   * Scopes separated by single blanks.
   */
  scope: string;
}
/**
 * What /auth/token answers.
 */
export interface AuthTokenResponse {
  /**
   * Always Bearer.
   */
  token_type: 'Bearer';
  /**
   * Seconds until the token expires.
   */
  expires_in: number;
  /**
   * The token; opaque to the client app.
   */
  access_token: string;
}
/**
 * What /auth/token answers.
 */
export interface AuthTokenReadResponse {
  /**
   * Always Bearer.
   */
  token_type?: 'Bearer' | (string & {});
  /**
   * Seconds until the token expires.
   */
  expires_in?: number | string;
  /**
   * The token; opaque to the client app.
   */
  access_token?: string;
}
/**
 * What /autoimport/list takes.
 */
export interface AutoimportListRequest {}
/**
 * What /autoimport/upload takes.
 */
export interface AutoimportUploadRequest {
  /**
   * Auto import to queue the file for.
   */
  autoimport_id: number;
  /**
   * File name.
   */
  name: string;
  /**
   * File content.
   */
  content: string;
}
/**
 * What /autoimport/upload answers.
 */
export interface AutoimportUploadResponse {
  /**
   * A confirmation text.
   */
  message: string;
}
/**
 * What /autoimport/upload answers.
 */
export interface AutoimportUploadReadResponse {
  /**
   * A confirmation text.
   */
  message?: string;
}
/**
 * What /autoimport/export takes.
 */
export interface AutoimportExportRequest {
  /**
   * Auto import to export from.
   */
  autoimport_id: number;
  /**
   * What the date selects varies per auto import; for INS it is the compiled PIR file.
   */
  export_date: string;
}
/**
 * What /autoimport/export answers.
 */
export interface AutoimportExportResponse {
  /**
   * File name.
   */
  file_name: string;
  /**
   * SHA-256 of the content.
   */
  hash: string;
  /**
   * File content.
   */
  content: string;
}
/**
 * What /autoimport/export answers.
 */
export interface AutoimportExportReadResponse {
  /**
   * File name.
   */
  file_name?: string;
  /**
   * SHA-256 of the content.
   */
  hash: string;
  /**
   * File content.
   */
  content: string;
}
/**
 * What /bid/list takes.
 */
export interface BidListRequest {
  /**
   * Work order id.
   */
  report_id: number;
}
/**
 * What /bid/list answers.
 */
export interface BidListResponse {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * The bids of the order.
   */
  bids: Bid[];
}
/**
 * What /bid/list answers.
 */
export interface BidListReadResponse {
  /**
   * Work order id.
   */
  report_id?: number | string;
  /**
   * The bids of the order.
   */
  bids?: BidRead[];
}
/**
 * What /bid/create takes.
 */
export interface BidCreateRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Contractor price.
   */
  contractor_price: number;
  /**
   * Client price.
   */
  client_price: number;
  /**
   * The item of an invoice-item bid.
   */
  invoice_item_id?: number;
  /**
   * The name of a custom bid.
   */
  invoice_item_other?: string;
  /**
   * Quantity of a bid item.
   */
  qty?: number;
  /**
   * Quantity of a completion item.
   */
  qty_completion?: number;
  /**
   * Unit of measure id; only where the organization has the feature.
   */
  uom?: number;
  /**
   * Bid comment.
   */
  comment?: string;
  /**
   * Completion comment.
   */
  comp_comment?: string;
}
/**
 * What /bid/create answers.
 */
export interface BidCreateResponse {
  /**
   * Id of the new bid.
   */
  comp_note_id: number;
}
/**
 * What /bid/create answers.
 */
export interface BidCreateReadResponse {
  /**
   * Id of the new bid.
   */
  comp_note_id: number;
}
/**
 * What /bid/update takes.
 */
export interface BidUpdateRequest {
  /**
   * The bid to change.
   */
  comp_note_id: number;
  /**
   * Quantity of a bid item.
   */
  qty?: number;
  /**
   * Quantity of a completion item.
   */
  qty_completion?: number;
  /**
   * Unit of measure id; only where the organization has the feature.
   */
  uom?: number;
  /**
   * Contractor price.
   */
  contractor_price?: number;
  /**
   * Client price.
   */
  client_price?: number;
  /**
   * Bid comment.
   */
  comment?: string;
  /**
   * Completion comment.
   */
  comp_comment?: string;
}
/**
 * What /bid/update answers.
 */
export interface BidUpdateResponse {
  /**
   * A confirmation text.
   */
  result: string;
}
/**
 * What /bid/update answers.
 */
export interface BidUpdateReadResponse {
  /**
   * A confirmation text.
   */
  result?: string;
}
/**
 * What /bid/delete takes.
 */
export interface BidDeleteRequest {
  /**
   * The bid to remove.
   */
  comp_note_id: number;
}
/**
 * What /bid/delete answers.
 */
export interface BidDeleteResponse {
  /**
   * A confirmation text.
   */
  result: string;
}
/**
 * What /bid/delete answers.
 */
export interface BidDeleteReadResponse {
  /**
   * A confirmation text.
   */
  result?: string;
}
/**
 * What /bid/uom takes.
 */
export interface BidUomRequest {}
/**
 * What /bid/uom answers.
 */
export interface BidUomResponse {
  /**
   * Unit of measure id to name, active units only.
   */
  uom: {
    /**
     * Name of the unit.
     */
    [k: string]: string;
  };
}
/**
 * What /bid/uom answers.
 */
export interface BidUomReadResponse {
  /**
   * Unit of measure id to name, active units only.
   */
  uom?: {
    /**
     * Name of the unit.
     */
    [k: string]: string;
  };
}
/**
 * What /bid/invoice/items takes.
 */
export interface BidInvoiceItemsRequest {
  /**
   * Work order id.
   */
  report_id: number;
}
/**
 * What /bid/invoice/items answers.
 */
export interface BidInvoiceItemsResponse {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Active items for which bids can be created.
   */
  invoice_items: InvoiceItem[];
}
/**
 * What /bid/invoice/items answers.
 */
export interface BidInvoiceItemsReadResponse {
  /**
   * Work order id.
   */
  report_id?: number | string;
  /**
   * Active items for which bids can be created.
   */
  invoice_items?: InvoiceItemRead[];
}
/**
 * What /file/list takes.
 */
export interface FileListRequest {
  /**
   * Work order id.
   */
  report_id: number;
}
/**
 * What /file/list answers.
 */
export interface FileListResponse {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * The files of the order.
   */
  files: ListedFile[];
}
/**
 * What /file/list answers.
 */
export interface FileListReadResponse {
  /**
   * Work order id.
   */
  report_id?: number | string;
  /**
   * The files of the order.
   */
  files?: ListedFileRead[];
}
/**
 * What /file/get takes.
 */
export interface FileGetRequest {
  /**
   * The file to get.
   */
  file_id: number;
}
/**
 * What /file/get answers.
 */
export interface FileGetResponse {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Unique id.
   */
  file_id: number;
  /**
   * Name.
   */
  file_name: string;
  /**
   * MIME type.
   */
  file_type: string;
  /**
   * 0 photo, 1 document.
   */
  file_area: 0 | 1;
  /**
   * Filled only for photos flagged to a bid, completion, PCR question, damage or violation; empty otherwise.
   */
  flags: FileFlag[];
  /**
   * SHA-256 of the content.
   */
  hash: string;
  /**
   * File content.
   */
  content: string;
}
/**
 * What /file/get answers.
 */
export interface FileGetReadResponse {
  /**
   * Work order id.
   */
  report_id?: number | string;
  /**
   * Unique id.
   */
  file_id?: number | string;
  /**
   * Name.
   */
  file_name?: string;
  /**
   * MIME type.
   */
  file_type?: string;
  /**
   * 0 photo, 1 document.
   */
  file_area?: 0 | 1 | (string & {});
  /**
   * Filled only for photos flagged to a bid, completion, PCR question, damage or violation; empty otherwise.
   */
  flags?: FileFlagRead[];
  /**
   * SHA-256 of the content.
   */
  hash: string;
  /**
   * File content.
   */
  content: string;
}
/**
 * What /file/get/metadata takes.
 */
export interface FileGetMetadataRequest {
  /**
   * A photo of a work order.
   */
  file_id: number;
}
/**
 * What /file/get/metadata answers.
 */
export interface FileGetMetadataResponse {
  /**
   * The photo.
   */
  file_id: number;
  /**
   * UploadBy, UploadTimestamp, FileName, DateTimeOriginal, GPSLatitude, GPSLongitude, Make, Model, as far as known.
   */
  metadata: {
    /**
     * A value.
     */
    [k: string]: unknown;
  };
}
/**
 * What /file/get/metadata answers.
 */
export interface FileGetMetadataReadResponse {
  /**
   * The photo.
   */
  file_id?: number | string;
  /**
   * UploadBy, UploadTimestamp, FileName, DateTimeOriginal, GPSLatitude, GPSLongitude, Make, Model, as far as known.
   */
  metadata?: {
    /**
     * A value.
     */
    [k: string]: unknown;
  };
}
/**
 * What /file/upload takes.
 */
export interface FileUploadRequest {
  /**
   * Work order to attach the file to.
   */
  report_id: number;
  /**
   * File name.
   */
  file_name: string;
  /**
   * 0 photo, 1 document.
   */
  file_area: 0 | 1;
  /**
   * File content.
   */
  content: string;
  /**
   * Document type, for a document.
   */
  document_type_id?: number;
  /**
   * SHA-256 of the content; checked when sent.
   */
  hash?: string;
}
/**
 * What /file/upload answers.
 */
export interface FileUploadResponse {
  /**
   * Id of the new file.
   */
  file_id: number;
}
/**
 * What /file/upload answers.
 */
export interface FileUploadReadResponse {
  /**
   * Id of the new file.
   */
  file_id: number;
}
/**
 * What /file/flag/items takes.
 */
export interface FileFlagItemsRequest {
  /**
   * Work order id.
   */
  report_id: number;
}
/**
 * What /file/flag/items answers.
 */
export interface FileFlagItemsResponse {
  /**
   * What files of the order can be flagged to.
   */
  items: {
    /**
     * Bids.
     */
    bids?: FlaggableItem[];
    /**
     * Completions.
     */
    completions?: FlaggableItem[];
    /**
     * Questions.
     */
    pcr?: FlaggableQuestion[];
  };
}
/**
 * What /file/flag/items answers.
 */
export interface FileFlagItemsReadResponse {
  /**
   * What files of the order can be flagged to.
   */
  items?: {
    /**
     * Bids.
     */
    bids?: FlaggableItemRead[];
    /**
     * Completions.
     */
    completions?: FlaggableItemRead[];
    /**
     * Questions.
     */
    pcr?: FlaggableQuestionRead[];
  };
}
/**
 * What /file/flag takes.
 */
export interface FileFlagRequest {
  /**
   * b bid, c completion, pc PCR question.
   */
  type: 'b' | 'c' | 'pc';
  /**
   * A photo.
   */
  file_id: number;
  /**
   * Bid or completion, for types b and c.
   */
  comp_note_id?: number;
  /**
   * Question, for type pc.
   */
  pcr_question_id?: number;
  /**
   * b before, i during, a after; needed for type c, and only b for type b.
   */
  stage?: 'b' | 'i' | 'a';
}
/**
 * What /file/flag answers.
 */
export interface FileFlagResponse {
  /**
   * A confirmation text.
   */
  result: string;
}
/**
 * What /file/flag answers.
 */
export interface FileFlagReadResponse {
  /**
   * A confirmation text.
   */
  result?: string;
}
/**
 * What /file/document/types takes.
 */
export interface FileDocumentTypesRequest {}
/**
 * What /file/document/types answers.
 */
export interface FileDocumentTypesResponse {
  /**
   * Name of the document type.
   */
  [k: string]: string;
}
/**
 * What /file/document/types answers.
 */
export interface FileDocumentTypesReadResponse {
  /**
   * Name of the document type.
   */
  [k: string]: string;
}
/**
 * What /user/search takes.
 */
export interface UserSearchRequest {
  /**
   * Mail address, or a part of it.
   */
  user_email?: string;
  /**
   * Name to sign in with, or a part of it.
   */
  user_name?: string;
  /**
   * Company, or a part of it.
   */
  user_company?: string;
  /**
   * How many matches to pass over.
   */
  offset?: number;
}
/**
 * What /user/search answers.
 */
export interface UserSearchResponse {
  /**
   * Active users that match.
   *
   * @maxItems 100
   */
  users: User[];
  next?: UserSearchNext;
}
/**
 * What /user/search answers.
 */
export interface UserSearchReadResponse {
  /**
   * Active users that match.
   */
  users?: UserRead[];
  next?: UserSearchNextRead;
}
/**
 * What /user/group/list takes.
 */
export interface UserGroupListRequest {}
/**
 * What /user/group/list answers.
 */
export interface UserGroupListResponse {
  /**
   * Group id to name.
   */
  groups: {
    /**
     * Name of the group.
     */
    [k: string]: string;
  };
}
/**
 * What /user/group/list answers.
 */
export interface UserGroupListReadResponse {
  /**
   * Group id to name.
   */
  groups?: {
    /**
     * Name of the group.
     */
    [k: string]: string;
  };
}
/**
 * What /workorder/search takes.
 */
export interface WorkorderSearchRequest {
  /**
   * The organization's number of the order.
   */
  org_wo_num?: string;
  /**
   * Work order number.
   */
  wo_number?: string;
  /**
   * Loan number.
   */
  loan_number?: string;
  /**
   * Street number and name, or a part of it.
   */
  address?: string;
  /**
   * City, or a part of it.
   */
  city?: string;
  /**
   * State.
   */
  state?: string;
  /**
   * Zip code.
   */
  zip?: string;
  /**
   * How many matches to pass over.
   */
  offset?: number;
}
/**
 * What /workorder/search answers.
 */
export interface WorkorderSearchResponse {
  /**
   * Work orders that match, at most 100.
   *
   * @maxItems 100
   */
  work_orders: WorkOrderSummary[];
  next?: WorkOrderSearchNext;
}
/**
 * What /workorder/search answers.
 */
export interface WorkorderSearchReadResponse {
  /**
   * Work orders that match, at most 100.
   */
  work_orders?: WorkOrderSummaryRead[];
  next?: WorkOrderSearchNextRead;
}
/**
 * What /workorder/fields takes.
 */
export interface WorkorderFieldsRequest {}
/**
 * What /workorder/fields answers.
 */
export interface WorkorderFieldsResponse {
  [k: string]: FieldDefinition;
}
/**
 * What /workorder/fields answers.
 */
export interface WorkorderFieldsReadResponse {
  [k: string]: FieldDefinitionRead;
}
/**
 * What /workorder/get takes.
 */
export interface WorkorderGetRequest {
  /**
   * Work order id.
   */
  report_id: number;
}
/**
 * What /workorder/get answers.
 */
export interface WorkorderGetResponse {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Property id.
   */
  org_property_id: number;
  values: FieldValues;
  fields: FieldDefinitions;
}
/**
 * What /workorder/get answers.
 */
export interface WorkorderGetReadResponse {
  /**
   * Work order id.
   */
  report_id?: number | string;
  /**
   * Property id.
   */
  org_property_id?: number | string;
  values?: FieldValuesRead;
  fields?: FieldDefinitionsRead;
}
/**
 * What /workorder/create takes.
 */
export interface WorkorderCreateRequest {
  /**
   * The fields of the new order.
   */
  values: {
    /**
     * Street number and name.
     */
    address: string;
    /**
     * City.
     */
    city: string;
    /**
     * State.
     */
    state: string;
    /**
     * Zip code.
     */
    zip: string;
    /**
     * Work type, by id or name.
     */
    work_type: string | number;
    /**
     * Client company, by id or name.
     */
    client_company: string | number;
    /**
     * Date due.
     */
    date_due: string;
  };
  /**
   * Items of work.
   */
  work_items?: WorkItem[];
}
/**
 * What /workorder/update takes.
 */
export interface WorkorderUpdateRequest {
  /**
   * Work order id.
   */
  report_id: number;
  values: FieldValues;
}
/**
 * What /workorder/update answers.
 */
export interface WorkorderUpdateResponse {
  /**
   * A confirmation text.
   */
  result: string;
  /**
   * Property id.
   */
  org_property_id: number;
  /**
   * Whether the order now belongs to another property.
   */
  wo_reassociated: boolean;
}
/**
 * What /workorder/update answers.
 */
export interface WorkorderUpdateReadResponse {
  /**
   * A confirmation text.
   */
  result?: string;
  /**
   * Property id.
   */
  org_property_id?: number | string;
  /**
   * Whether the order now belongs to another property.
   */
  wo_reassociated?: boolean | string;
}
/**
 * What /workorder/rfo takes.
 */
export interface WorkorderRfoRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * 1 ready for office, 0 not.
   */
  ready: 0 | 1;
}
/**
 * What /workorder/rfo answers.
 */
export interface WorkorderRfoResponse {
  /**
   * A confirmation text.
   */
  result: string;
}
/**
 * What /workorder/rfo answers.
 */
export interface WorkorderRfoReadResponse {
  /**
   * A confirmation text.
   */
  result?: string;
}
/**
 * What /workorder/pcr/list takes.
 */
export interface WorkorderPcrListRequest {
  /**
   * Work order id.
   */
  report_id: number;
}
/**
 * What /workorder/pcr/get takes.
 */
export interface WorkorderPcrGetRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Form id.
   */
  pcr_form_id: number;
}
/**
 * What /workorder/pcr/get answers.
 */
export interface WorkorderPcrGetResponse {
  /**
   * Form id.
   */
  pcr_form_id: number;
  /**
   * Version of the form.
   */
  version: number;
  /**
   * Form name.
   */
  name: string;
  /**
   * The questions with their answers.
   */
  questions: AnsweredQuestion[];
}
/**
 * What /workorder/pcr/get answers.
 */
export interface WorkorderPcrGetReadResponse {
  /**
   * Form id.
   */
  pcr_form_id?: number | string;
  /**
   * Version of the form.
   */
  version?: number | string;
  /**
   * Form name.
   */
  name?: string;
  /**
   * The questions with their answers.
   */
  questions?: AnsweredQuestionRead[];
}
/**
 * What /workorder/pcr/answer takes.
 */
export interface WorkorderPcrAnswerRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Form id.
   */
  pcr_form_id: number;
  /**
   * The answers.
   */
  questions: Answer[];
}
/**
 * What /workorder/pcr/detach takes.
 */
export interface WorkorderPcrDetachRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Form id.
   */
  pcr_form_id: number;
}
/**
 * What /workorder/pcr/detach answers.
 */
export interface WorkorderPcrDetachResponse {
  /**
   * A confirmation text.
   */
  result: string;
}
/**
 * What /workorder/pcr/detach answers.
 */
export interface WorkorderPcrDetachReadResponse {
  /**
   * A confirmation text.
   */
  result?: string;
}
/**
 * What /pcr/get takes.
 */
export interface PcrGetRequest {
  /**
   * Form id.
   */
  pcr_form_id: number;
  /**
   * Version of the form.
   */
  version: number;
}
/**
 * What /pcr/get answers.
 */
export interface PcrGetResponse {
  /**
   * Form id.
   */
  pcr_form_id: number;
  /**
   * Version of the form.
   */
  version: number;
  /**
   * Form name.
   */
  name: string;
  /**
   * The questions of the form.
   */
  questions: PcrQuestion[];
}
/**
 * What /pcr/get answers.
 */
export interface PcrGetReadResponse {
  /**
   * Form id.
   */
  pcr_form_id?: number | string;
  /**
   * Version of the form.
   */
  version?: number | string;
  /**
   * Form name.
   */
  name?: string;
  /**
   * The questions of the form.
   */
  questions?: PcrQuestionRead[];
}
/**
 * What /property/definition takes.
 */
export interface PropertyDefinitionRequest {}
/**
 * What /property/definition answers.
 */
export interface PropertyDefinitionResponse {
  /**
   * The fields that identify a property.
   *
   * Items: Name of a field.
   */
  definition: string[];
  fields: FieldDefinitions;
}
/**
 * What /property/definition answers.
 */
export interface PropertyDefinitionReadResponse {
  /**
   * The fields that identify a property.
   *
   * Items: Name of a field.
   */
  definition?: string[];
  fields?: FieldDefinitionsRead;
}
/**
 * What /property/id takes.
 */
export interface PropertyIdRequest {
  /**
   * Street number and name.
   */
  address: string;
  /**
   * City.
   */
  city: string;
  /**
   * State.
   */
  state: string;
  /**
   * Zip code.
   */
  zip: string;
  /**
   * Client company, when part of the definition.
   */
  client_company?: string;
  /**
   * Loan number, when part of the definition.
   */
  loan_number?: string;
}
/**
 * What /property/id answers.
 */
export interface PropertyIdResponse {
  /**
   * Property id.
   */
  org_property_id: number;
}
/**
 * What /property/id answers.
 */
export interface PropertyIdReadResponse {
  /**
   * Property id.
   */
  org_property_id: number;
}
/**
 * What /property/get takes.
 */
export interface PropertyGetRequest {
  /**
   * Property id.
   */
  org_property_id: number;
}
/**
 * What /property/get answers.
 */
export interface PropertyGetResponse {
  /**
   * Property id.
   */
  org_property_id: number;
  /**
   * Street number and name.
   */
  address: string;
  /**
   * City.
   */
  city: string;
  /**
   * State.
   */
  state: string;
  /**
   * Zip code.
   */
  zip: string;
  values: FieldValues;
  /**
   * Field to its definition.
   */
  fields: {
    [k: string]: PropertyField;
  };
}
/**
 * What /property/get answers.
 */
export interface PropertyGetReadResponse {
  /**
   * Property id.
   */
  org_property_id?: number | string;
  /**
   * Street number and name.
   */
  address?: string;
  /**
   * City.
   */
  city?: string;
  /**
   * State.
   */
  state?: string;
  /**
   * Zip code.
   */
  zip?: string;
  values?: FieldValuesRead;
  /**
   * Field to its definition.
   */
  fields?: {
    [k: string]: PropertyFieldRead;
  };
}
/**
 * What /property/update takes.
 */
export interface PropertyUpdateRequest {
  /**
   * Property id.
   */
  org_property_id: number;
  values: FieldValues;
}
/**
 * What /property/update answers.
 */
export interface PropertyUpdateResponse {
  /**
   * A confirmation text.
   */
  result: string;
}
/**
 * What /property/update answers.
 */
export interface PropertyUpdateReadResponse {
  /**
   * A confirmation text.
   */
  result?: string;
}
/**
 * What /invoice/id takes.
 */
export interface InvoiceIdRequest {
  /**
   * Work order id.
   */
  report_id: number;
}
/**
 * What /invoice/id answers.
 */
export interface InvoiceIdResponse {
  /**
   * Invoice id.
   */
  invoice_id: number;
}
/**
 * What /invoice/id answers.
 */
export interface InvoiceIdReadResponse {
  /**
   * Invoice id.
   */
  invoice_id: number;
}
/**
 * What /invoice/create takes.
 */
export interface InvoiceCreateRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Lines of the contractor.
   */
  contractor_items?: InvoiceLineChange[];
  /**
   * Lines of the client.
   */
  client_items?: InvoiceLineChange[];
}
/**
 * What /invoice/create answers.
 */
export interface InvoiceCreateResponse {
  /**
   * The id of the new invoice.
   */
  invoice_id: number;
}
/**
 * What /invoice/create answers.
 */
export interface InvoiceCreateReadResponse {
  /**
   * The id of the new invoice.
   */
  invoice_id?: number | string;
}
/**
 * What /invoice/get takes.
 */
export interface InvoiceGetRequest {
  /**
   * Invoice id.
   */
  invoice_id: number;
}
/**
 * What /invoice/get answers.
 */
export interface InvoiceGetResponse {
  /**
   * Invoice id.
   */
  invoice_id: number;
  /**
   * Date of the invoice.
   */
  invoice_date: string | null;
  /**
   * 1 complete, 0 not.
   */
  complete: 0 | 1;
  /**
   * Lines of the contractor.
   */
  contractor_items: InvoiceLine[];
  /**
   * Lines of the client.
   */
  client_items: InvoiceLine[];
  /**
   * Further sums of the invoice.
   */
  totals?: {
    /**
     * A sum.
     */
    [k: string]: unknown;
  };
  /**
   * Sum of the lines of the contractor, adjusted.
   */
  contractor_total_adj?: number;
  /**
   * Sum of the lines of the client, adjusted.
   */
  client_total_adj?: number;
}
/**
 * What /invoice/get answers.
 */
export interface InvoiceGetReadResponse {
  /**
   * Invoice id.
   */
  invoice_id?: number | string;
  /**
   * Date of the invoice.
   */
  invoice_date?: string;
  /**
   * 1 complete, 0 not.
   */
  complete?: 0 | 1 | (string & {});
  /**
   * Lines of the contractor.
   */
  contractor_items?: InvoiceLineRead[];
  /**
   * Lines of the client.
   */
  client_items?: InvoiceLineRead[];
  /**
   * Further sums of the invoice.
   */
  totals?: {
    /**
     * A sum.
     */
    [k: string]: unknown;
  };
  /**
   * Sum of the lines of the contractor, adjusted.
   */
  contractor_total_adj?: number | string;
  /**
   * Sum of the lines of the client, adjusted.
   */
  client_total_adj?: number | string;
}
/**
 * What /invoice/update takes.
 */
export interface InvoiceUpdateRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Invoice id.
   */
  invoice_id: number;
  /**
   * Lines to update or to add, where contractor and client have the same ones.
   */
  items?: InvoiceLineChange[];
  /**
   * Lines of the contractor to update or to add.
   */
  contractor_items?: InvoiceLineChange[];
  /**
   * Lines of the client to update or to add.
   */
  client_items?: InvoiceLineChange[];
  /**
   * 1 complete, 0 not.
   */
  complete?: 0 | 1;
  /**
   * Discount of the client.
   */
  client_discount_percentage?: number;
  /**
   * Discount of the contractor.
   */
  contractor_discount_percentage?: number;
  /**
   * Date sent to the client, MM/DD/YYYY.
   */
  sent_to_client_date?: string;
}
/**
 * What /invoice/delete/item takes.
 */
export interface InvoiceDeleteItemRequest {
  /**
   * The line to remove.
   */
  line_id: number;
}
/**
 * What /invoice/delete/item answers.
 */
export interface InvoiceDeleteItemResponse {
  /**
   * A confirmation text.
   */
  result: string;
}
/**
 * What /invoice/delete/item answers.
 */
export interface InvoiceDeleteItemReadResponse {
  /**
   * A confirmation text.
   */
  result?: string;
}
/**
 * What /jobnote/list takes.
 */
export interface JobnoteListRequest {
  /**
   * Work order id.
   */
  report_id: number;
}
/**
 * What /jobnote/list answers.
 */
export interface JobnoteListResponse {
  /**
   * Work order id, as asked for.
   */
  report_id?: number;
  /**
   * Notes of the order.
   */
  wo_notes: NoteReference[];
  /**
   * Notes of the property.
   */
  prop_notes: NoteReference[];
}
/**
 * What /jobnote/list answers.
 */
export interface JobnoteListReadResponse {
  /**
   * Work order id, as asked for.
   */
  report_id?: number | string;
  /**
   * Notes of the order.
   */
  wo_notes?: NoteReferenceRead[];
  /**
   * Notes of the property.
   */
  prop_notes?: NoteReferenceRead[];
}
/**
 * What /jobnote/get takes.
 */
export interface JobnoteGetRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Note id.
   */
  note_id: number;
}
/**
 * What /jobnote/get answers.
 */
export interface JobnoteGetResponse {
  /**
   * The note that this one revises.
   */
  base_revision: number | null;
  /**
   * Type of the note.
   */
  note_type: string;
  /**
   * The note.
   */
  note_text: string;
  /**
   * Who wrote it.
   */
  created_by: string;
  /**
   * When it was written, Unix time in seconds.
   */
  create_time: number;
  /**
   * Users it was sent to; only when set.
   */
  sent_to_users?: (string | number)[];
  /**
   * Mail addresses it was sent to; only when set.
   */
  sent_to_emails?: (string | number)[];
  /**
   * Date of the reminder; only when set.
   */
  reminder_date?: string | null;
  /**
   * Time of the reminder, HHMMSS; only when set.
   */
  reminder_time?: string | number | null;
  /**
   * Groups that may read it.
   */
  group_permissions: (string | number)[];
}
/**
 * What /jobnote/get answers.
 */
export interface JobnoteGetReadResponse {
  /**
   * The note that this one revises.
   */
  base_revision?: number | string;
  /**
   * Type of the note.
   */
  note_type?: string;
  /**
   * The note.
   */
  note_text?: string;
  /**
   * Who wrote it.
   */
  created_by?: string;
  /**
   * When it was written, Unix time in seconds.
   */
  create_time?: number | string;
  /**
   * Users it was sent to; only when set.
   */
  sent_to_users?: (string | (number | string))[];
  /**
   * Mail addresses it was sent to; only when set.
   */
  sent_to_emails?: (string | (number | string))[];
  /**
   * Date of the reminder; only when set.
   */
  reminder_date?: string;
  /**
   * Time of the reminder, HHMMSS; only when set.
   */
  reminder_time?: string | number;
  /**
   * Groups that may read it.
   */
  group_permissions?: (string | (number | string))[];
}
/**
 * What /jobnote/file/list takes.
 */
export interface JobnoteFileListRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Note id.
   */
  note_id: number;
}
/**
 * What /jobnote/file/list answers.
 */
export interface JobnoteFileListResponse {
  /**
   * The files of the note.
   */
  files: NoteFile[];
}
/**
 * A file that belongs to a note.
 */
export interface NoteFile {
  /**
   * File id.
   */
  file_id: number;
  /**
   * Name of the file.
   */
  file_name: string;
  /**
   * MIME type.
   */
  file_type: string;
}
/**
 * What /jobnote/file/list answers.
 */
export interface JobnoteFileListReadResponse {
  /**
   * The files of the note.
   *
   * Items: A file that belongs to a note.
   */
  files?: {
    /**
     * File id.
     */
    file_id?: number | string;
    /**
     * Name of the file.
     */
    file_name?: string;
    /**
     * MIME type.
     */
    file_type?: string;
  }[];
}
/**
 * What /jobnote/create takes.
 */
export interface JobnoteCreateRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Type of the note. A site takes `wo`, also where it is absent, and `prop`.
   */
  note_type?: string;
  /**
   * The note.
   */
  note_text: string;
  /**
   * Groups that may read it, by id.
   */
  group_permissions?: (string | number)[];
  /**
   * Users to send it to, by id.
   */
  send_to_users?: (string | number)[];
  /**
   * Mail addresses to send it to.
   */
  send_to_emails?: (string | number)[];
  /**
   * Date of the reminder.
   */
  reminder_date?: string;
  /**
   * Time of the reminder, HHMMSS.
   */
  reminder_time?: string | number;
}
/**
 * What /jobnote/update takes.
 */
export interface JobnoteUpdateRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Note id.
   */
  note_id: number;
  /**
   * Type of the note.
   */
  note_type?: string;
  /**
   * The note.
   */
  note_text?: string;
  /**
   * Groups that may read it, by id.
   */
  group_permissions?: (string | number)[];
  /**
   * Users to send it to, by id.
   */
  send_to_users?: (string | number)[];
  /**
   * Mail addresses to send it to.
   */
  send_to_emails?: (string | number)[];
  /**
   * Date of the reminder.
   */
  reminder_date?: string;
  /**
   * Time of the reminder, HHMMSS.
   */
  reminder_time?: string | number;
}
/**
 * What /jobnote/delete takes.
 */
export interface JobnoteDeleteRequest {
  /**
   * Work order id.
   */
  report_id: number;
  /**
   * Note id.
   */
  note_id: number;
}
/**
 * What /jobnote/delete answers.
 */
export interface JobnoteDeleteResponse {
  /**
   * A confirmation text.
   */
  message: string;
}
/**
 * What /jobnote/delete answers.
 */
export interface JobnoteDeleteReadResponse {
  /**
   * A confirmation text.
   */
  message?: string;
}

/** Every action with what it takes, what it answers, what a tolerant caller reads of it, and the types of its own errors. */
export interface ActionMap {
  /** Lists every auto import of the organization. */
  'autoimport/list': {
    request: AutoimportListRequest;
    response: AutoimportListResponse;
    read: AutoimportListReadResponse;
    errors: never;
  };
  /** Queues a file for processing by an auto import that can upload. */
  'autoimport/upload': {
    request: AutoimportUploadRequest;
    response: AutoimportUploadResponse;
    read: AutoimportUploadReadResponse;
    errors: 'autoimport_invalid' | 'auto_import_inactive' | 'autoimport_not_found' | 'name_required' | 'content_required' | 'content_invalid' | 'upload_not_supported' | 'upload_failed' | 'queuing_failed';
  };
  /** Exports a results file of an auto import that can export. */
  'autoimport/export': {
    request: AutoimportExportRequest;
    response: AutoimportExportResponse;
    read: AutoimportExportReadResponse;
    errors: 'autoimport_invalid' | 'auto_import_inactive' | 'export_not_support' | 'export_date_required' | 'export_date_invalid' | 'pir_not_found';
  };
  /** Lists the bids of a work order. */
  'bid/list': {
    request: BidListRequest;
    response: BidListResponse;
    read: BidListReadResponse;
    errors: 'wo_invalid';
  };
  /** Creates a bid or completion: from an invoice item, or a custom one. */
  'bid/create': {
    request: BidCreateRequest;
    response: BidCreateResponse;
    read: BidCreateReadResponse;
    errors: 'wo_invalid' | 'invoice_item_id_invalid' | 'invoice_item_other_invalid' | 'invoice_item_id_not_allowed' | 'qty_required' | 'qty_invalid' | 'uom_invalid' | 'uom_not_allowed' | 'contractor_price_required' | 'contractor_price_invalid' | 'client_price_required' | 'client_price_invalid' | 'comment_invalid' | 'internal_error' | 'save_error';
  };
  /** Changes the fields of a bid that are sent and leaves the others. */
  'bid/update': {
    request: BidUpdateRequest;
    response: BidUpdateResponse;
    read: BidUpdateReadResponse;
    errors: 'qty_invalid' | 'uom_invalid' | 'uom_not_allowed' | 'contractor_price_invalid' | 'client_price_invalid' | 'comp_note_required' | 'comp_note_invalid' | 'comment_invalid' | 'not_found';
  };
  /** Removes a bid. */
  'bid/delete': {
    request: BidDeleteRequest;
    response: BidDeleteResponse;
    read: BidDeleteReadResponse;
    errors: 'comp_note_required' | 'comp_note_invalid' | 'not_found';
  };
  /** Lists the active units of measure; none where the feature is off. */
  'bid/uom': {
    request: BidUomRequest;
    response: BidUomResponse;
    read: BidUomReadResponse;
    errors: never;
  };
  /** Lists the active items for which bids can be created, priced for the work order. */
  'bid/invoice/items': {
    request: BidInvoiceItemsRequest;
    response: BidInvoiceItemsResponse;
    read: BidInvoiceItemsReadResponse;
    errors: 'wo_invalid';
  };
  /** Lists the files of a work order, without their content. */
  'file/list': {
    request: FileListRequest;
    response: FileListResponse;
    read: FileListReadResponse;
    errors: 'invalid_wo';
  };
  /** Gets a file with its content. */
  'file/get': {
    request: FileGetRequest;
    response: FileGetResponse;
    read: FileGetReadResponse;
    errors: 'file_id_required' | 'file_id_invalid' | 'not_found';
  };
  /** Gets the metadata of a work order photo. */
  'file/get/metadata': {
    request: FileGetMetadataRequest;
    response: FileGetMetadataResponse;
    read: FileGetMetadataReadResponse;
    errors: 'file_id_invalid' | 'not_found';
  };
  /** Uploads a file and attaches it to a work order. */
  'file/upload': {
    request: FileUploadRequest;
    response: FileUploadResponse;
    read: FileUploadReadResponse;
    errors: 'invalid_wo' | 'name_required' | 'file_area_invalid' | 'content_required' | 'content_invalid' | 'document_type_invalid' | 'upload_failed';
  };
  /** Lists the bids, completions and PCR questions that files can be flagged to. */
  'file/flag/items': {
    request: FileFlagItemsRequest;
    response: FileFlagItemsResponse;
    read: FileFlagItemsReadResponse;
    errors: 'invalid_wo';
  };
  /** Flags a photo to a bid, a completion or a PCR question. */
  'file/flag': {
    request: FileFlagRequest;
    response: FileFlagResponse;
    read: FileFlagReadResponse;
    errors: 'type_required' | 'type_invalid' | 'stage_invalid' | 'file_id_required' | 'file_id_invalid';
  };
  /** Lists the document types. */
  'file/document/types': {
    request: FileDocumentTypesRequest;
    response: FileDocumentTypesResponse;
    read: FileDocumentTypesReadResponse;
    errors: never;
  };
  /** Returns the active users that match the filters, 100 a page. */
  'user/search': {
    request: UserSearchRequest;
    response: UserSearchResponse;
    read: UserSearchReadResponse;
    errors: never;
  };
  /** Lists the groups of users. */
  'user/group/list': {
    request: UserGroupListRequest;
    response: UserGroupListResponse;
    read: UserGroupListReadResponse;
    errors: never;
  };
  /** Returns the work orders that match, at most 100 a page. */
  'workorder/search': {
    request: WorkorderSearchRequest;
    response: WorkorderSearchResponse;
    read: WorkorderSearchReadResponse;
    errors: 'invalid_search';
  };
  /** Lists the fields of work orders. */
  'workorder/fields': {
    request: WorkorderFieldsRequest;
    response: WorkorderFieldsResponse;
    read: WorkorderFieldsReadResponse;
    errors: never;
  };
  /** Gets a work order. */
  'workorder/get': {
    request: WorkorderGetRequest;
    response: WorkorderGetResponse;
    read: WorkorderGetReadResponse;
    errors: never;
  };
  /** Creates a work order. */
  'workorder/create': {
    request: WorkorderCreateRequest;
    response: WorkorderCreateResponse;
    read: WorkorderCreateReadResponse;
    errors: 'missing_fields' | 'invalid_field' | 'invalid_date' | 'invalid_option';
  };
  /** Changes fields of a work order. */
  'workorder/update': {
    request: WorkorderUpdateRequest;
    response: WorkorderUpdateResponse;
    read: WorkorderUpdateReadResponse;
    errors: 'invalid_report_id' | 'not_found' | 'values_required' | 'invalid_field' | 'invalid_date' | 'invalid_option';
  };
  /** Marks an order as ready for office, or not. */
  'workorder/rfo': {
    request: WorkorderRfoRequest;
    response: WorkorderRfoResponse;
    read: WorkorderRfoReadResponse;
    errors: 'invalid_report_id' | 'ready_required' | 'ready_invalid' | 'photo_count_error' | 'photo_flag_error' | 'office_locked' | 'pcr_error';
  };
  /** Lists the PCR forms of a work order. */
  'workorder/pcr/list': {
    request: WorkorderPcrListRequest;
    response: WorkorderPcrListResponse;
    read: WorkorderPcrListReadResponse;
    errors: 'wo_invalid';
  };
  /** Gets a PCR form of a work order with its answers. */
  'workorder/pcr/get': {
    request: WorkorderPcrGetRequest;
    response: WorkorderPcrGetResponse;
    read: WorkorderPcrGetReadResponse;
    errors: never;
  };
  /** Answers questions of a PCR form of a work order. */
  'workorder/pcr/answer': {
    request: WorkorderPcrAnswerRequest;
    response: WorkorderPcrAnswerResponse;
    read: WorkorderPcrAnswerReadResponse;
    errors: never;
  };
  /** Takes a PCR form off a work order. */
  'workorder/pcr/detach': {
    request: WorkorderPcrDetachRequest;
    response: WorkorderPcrDetachResponse;
    read: WorkorderPcrDetachReadResponse;
    errors: 'wo_invalid' | 'pcr_form_id_invalid' | 'pcr_not_attached';
  };
  /** Gets the definition of a PCR form. */
  'pcr/get': {
    request: PcrGetRequest;
    response: PcrGetResponse;
    read: PcrGetReadResponse;
    errors: never;
  };
  /** Lists the fields of properties, and those that identify one. */
  'property/definition': {
    request: PropertyDefinitionRequest;
    response: PropertyDefinitionResponse;
    read: PropertyDefinitionReadResponse;
    errors: never;
  };
  /** Finds the id of a property by its address. */
  'property/id': {
    request: PropertyIdRequest;
    response: PropertyIdResponse;
    read: PropertyIdReadResponse;
    errors: 'address_invalid' | 'missing_fields' | 'not_found';
  };
  /** Gets a property. */
  'property/get': {
    request: PropertyGetRequest;
    response: PropertyGetResponse;
    read: PropertyGetReadResponse;
    errors: never;
  };
  /** Changes fields of a property. */
  'property/update': {
    request: PropertyUpdateRequest;
    response: PropertyUpdateResponse;
    read: PropertyUpdateReadResponse;
    errors: never;
  };
  /** Finds the invoice of a work order. */
  'invoice/id': {
    request: InvoiceIdRequest;
    response: InvoiceIdResponse;
    read: InvoiceIdReadResponse;
    errors: 'wo_invalid' | 'invoice_not_found';
  };
  /** Makes the invoice of a work order with its lines. */
  'invoice/create': {
    request: InvoiceCreateRequest;
    response: InvoiceCreateResponse;
    read: InvoiceCreateReadResponse;
    errors: 'wo_invalid';
  };
  /** Gets an invoice. */
  'invoice/get': {
    request: InvoiceGetRequest;
    response: InvoiceGetResponse;
    read: InvoiceGetReadResponse;
    errors: never;
  };
  /** Changes an invoice and its lines. */
  'invoice/update': {
    request: InvoiceUpdateRequest;
    response: InvoiceUpdateResponse;
    read: InvoiceUpdateReadResponse;
    errors: 'line_id_invalid';
  };
  /** Removes a line of an invoice. */
  'invoice/delete/item': {
    request: InvoiceDeleteItemRequest;
    response: InvoiceDeleteItemResponse;
    read: InvoiceDeleteItemReadResponse;
    errors: 'line_id_required';
  };
  /** Lists the notes of a work order and of its property. */
  'jobnote/list': {
    request: JobnoteListRequest;
    response: JobnoteListResponse;
    read: JobnoteListReadResponse;
    errors: never;
  };
  /** Gets a note. */
  'jobnote/get': {
    request: JobnoteGetRequest;
    response: JobnoteGetResponse;
    read: JobnoteGetReadResponse;
    errors: never;
  };
  /** Lists the files of a note. */
  'jobnote/file/list': {
    request: JobnoteFileListRequest;
    response: JobnoteFileListResponse;
    read: JobnoteFileListReadResponse;
    errors: never;
  };
  /** Writes a note on a work order. */
  'jobnote/create': {
    request: JobnoteCreateRequest;
    response: JobnoteCreateResponse;
    read: JobnoteCreateReadResponse;
    errors: never;
  };
  /** Changes a note. */
  'jobnote/update': {
    request: JobnoteUpdateRequest;
    response: JobnoteUpdateResponse;
    read: JobnoteUpdateReadResponse;
    errors: never;
  };
  /** Removes a note. */
  'jobnote/delete': {
    request: JobnoteDeleteRequest;
    response: JobnoteDeleteResponse;
    read: JobnoteDeleteReadResponse;
    errors: 'report_id_required' | 'invalid_note_id' | 'note_not_found' | 'note_base_revision_not_found' | 'note_delete_error';
  };
}

/** The path of an action below the base address. */
export type ActionName = keyof ActionMap;
/** The errors that every action can answer. */
export type GeneralErrorType = 'access_denied' | 'scope_invalid' | 'invalid_request' | 'not_allowed' | 'quota_exceeded' | 'not_found' | 'method_not_allowed' | 'request_timeout' | 'request_too_large' | 'too_many_requests' | 'internal_error' | 'unavailable';
/** The errors of /auth/token. */
export type TokenErrorType = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope' | 'invalid_grant' | 'too_many_attempts' | 'too_many_requests' | 'method_not_allowed' | 'request_timeout' | 'request_too_large' | 'internal_error' | 'unavailable';
/** Every error type that an action can answer. */
export type ActionErrorType = ActionMap[ActionName]['errors'] | GeneralErrorType;
