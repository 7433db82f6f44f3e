// Generated from schemas/link by scripts/generate: do not edit.

/**
 * The notes that an integrator supplies.
 */
export type GetAllNotesResult = SuppliedNote[];
/**
 * The notes that an integrator supplies.
 */
export type GetAllNotesRead = SuppliedNoteRead[];
/**
 * The notes that an integrator supplies.
 */
export type GetAllNotesReply = ListReply<SuppliedNoteReply>;
/**
 * The open orders.
 */
export type GetAllOrdersResult = OrderListItem[];
/**
 * The open orders.
 */
export type GetAllOrdersRead = OrderListItemRead[];
/**
 * The open orders.
 */
export type GetAllOrdersReply = ListReply<OrderListItemReply>;
/**
 * Updates of open orders, one entry per changed field.
 */
export type GetAllUpdatesResult = OrderUpdate[];
/**
 * Updates of open orders, one entry per changed field.
 */
export type GetAllUpdatesRead = OrderUpdateRead[];
/**
 * Updates of open orders, one entry per changed field.
 */
export type GetAllUpdatesReply = ListReply<OrderUpdateReply>;
/**
 * The cancelled orders.
 */
export type GetCancelOrdersResult = CancelledOrder[];
/**
 * The cancelled orders.
 */
export type GetCancelOrdersRead = CancelledOrderRead[];
/**
 * The cancelled orders.
 */
export type GetCancelOrdersReply = ListReply<CancelledOrderReply>;
/**
 * The documents of an order. Their addresses expire 30 minutes after they were made.
 */
export type GetFileResult = FileRecord[];
/**
 * The documents of an order. Their addresses expire 30 minutes after they were made.
 */
export type GetFileRead = FileRecordRead[];
/**
 * The documents of an order. Their addresses expire 30 minutes after they were made.
 */
export type GetFileReply = ListReply<FileRecordReply>;
/**
 * The job notes of an order.
 */
export type GetNotesResult = JobNote[];
/**
 * The job notes of an order.
 */
export type GetNotesRead = JobNoteRead[];
/**
 * The job notes of an order.
 */
export type GetNotesReply = ListReply<JobNoteReply>;
/**
 * The orders that wait for cancellation.
 */
export type GetPendingCancellationsResult = PendingCancellation[];
/**
 * The orders that wait for cancellation.
 */
export type GetPendingCancellationsRead = PendingCancellationRead[];
/**
 * The orders that wait for cancellation.
 */
export type GetPendingCancellationsReply = ListReply<PendingCancellationReply>;

/**
 * The types of every event: `data` is what a handler gets, `result` what a caller who reads strictly gets, `read` what one who reads tolerantly gets, `reply` what a handler may return.
 */
export interface EventMap {
  bid_comp_confirm: {
    data: BidCompConfirmData;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    result: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    read: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    reply: unknown;
  };
  get_all_notes: {
    data: GetAllNotesData;
    result: GetAllNotesResult;
    read: GetAllNotesRead;
    reply: GetAllNotesReply;
  };
  get_all_orders: {
    data: GetAllOrdersData;
    result: GetAllOrdersResult;
    read: GetAllOrdersRead;
    reply: GetAllOrdersReply;
  };
  get_all_updates: {
    data: GetAllUpdatesData;
    result: GetAllUpdatesResult;
    read: GetAllUpdatesRead;
    reply: GetAllUpdatesReply;
  };
  get_cancel_orders: {
    data: GetCancelOrdersData;
    result: GetCancelOrdersResult;
    read: GetCancelOrdersRead;
    reply: GetCancelOrdersReply;
  };
  get_file: {
    data: GetFileData;
    result: GetFileResult;
    read: GetFileRead;
    reply: GetFileReply;
  };
  get_foh: {
    data: GetFohData;
    result: GetFohResult;
    read: GetFohRead;
    reply: GetFohReply;
  };
  get_invoice_items_order: {
    data: GetInvoiceItemsOrderData;
    result: GetInvoiceItemsOrderResult;
    read: GetInvoiceItemsOrderRead;
    reply: GetInvoiceItemsOrderReply;
  };
  get_notes: {
    data: GetNotesData;
    result: GetNotesResult;
    read: GetNotesRead;
    reply: GetNotesReply;
  };
  get_order: {
    data: GetOrderData;
    result: GetOrderResult;
    read: GetOrderRead;
    reply: GetOrderReply;
  };
  get_pcr_json: {
    data: GetPcrJsonData;
    result: GetPcrJsonResult;
    read: GetPcrJsonRead;
    reply: GetPcrJsonReply;
  };
  get_pending_cancellations: {
    data: GetPendingCancellationsData;
    result: GetPendingCancellationsResult;
    read: GetPendingCancellationsRead;
    reply: GetPendingCancellationsReply;
  };
  mark_order_imported: {
    data: MarkOrderImportedData;
    /**
     * Null: the order is marked.
     */
    result: null;
    /**
     * Null: the order is marked.
     */
    read: null;
    /**
     * Null: the order is marked.
     */
    reply: null | undefined | void;
  };
  send_bid_comp: {
    data: SendBidCompData;
    result: SendBidCompResult;
    read: SendBidCompRead;
    reply: SendBidCompReply;
  };
  send_checkin: {
    data: SendCheckinData;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    result: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    read: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    reply: unknown;
  };
  send_contractor_invoice: {
    data: SendContractorInvoiceData;
    result: SendContractorInvoiceResult;
    read: SendContractorInvoiceRead;
    reply: SendContractorInvoiceReply;
  };
  send_file: {
    data: SendFileData;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    result: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    read: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    reply: unknown;
  };
  send_notes: {
    data: SendNotesData;
    result: SendNotesResult;
    read: SendNotesRead;
    reply: SendNotesReply;
  };
  send_pcr_answers: {
    data: SendPcrAnswersData;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    result: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    read: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    reply: unknown;
  };
  send_photo_flag: {
    data: SendPhotoFlagData;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    result: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    read: unknown;
    /**
     * The documents show no response of this event: any value is accepted.
     */
    reply: unknown;
  };
  send_ready_for_office: {
    data: SendReadyForOfficeData;
    result: SendReadyForOfficeResult;
    read: SendReadyForOfficeRead;
    reply: SendReadyForOfficeReply;
  };
  validate_user: {
    data: ValidateUserData;
    /**
     * Null: the credentials hold.
     */
    result: null;
    /**
     * Null: the credentials hold.
     */
    read: null;
    /**
     * Null: the credentials hold.
     */
    reply: null | undefined | void;
  };
}
/**
 * Tells that an order has no bid and completion items.
 */
export interface BidCompConfirmData {
  /**
   * The order that this belongs to, by its report_id in the receiving system.
   */
  dst_report_id: string;
}
/**
 * Asks an integrator for the notes that it supplies.
 */
export interface GetAllNotesData {
  /**
   * Unix time; only what changed after it is asked for.
   */
  timestamp?: number;
}
export interface SuppliedNote {
  /**
   * Work order number; must exist in the account.
   */
  wo_number: string;
  /**
   * The id of the note in the account of the integrator.
   */
  note_id: string;
  /**
   * `wo` work order note, `prop` property note.
   */
  note_type: 'wo' | 'prop';
  /**
   * The text of the note.
   */
  note_text: string;
  /**
   * Name of the sender that is shown.
   */
  note_from: string;
  /**
   * Unique id of this delivery.
   */
  transaction_id?: string;
}
export interface SuppliedNoteRead {
  /**
   * Work order number; must exist in the account.
   */
  wo_number?: string;
  /**
   * The id of the note in the account of the integrator.
   */
  note_id: string;
  /**
   * `wo` work order note, `prop` property note.
   */
  note_type?: 'wo' | 'prop' | (string & {});
  /**
   * The text of the note.
   */
  note_text?: string;
  /**
   * Name of the sender that is shown.
   */
  note_from?: string;
  /**
   * Unique id of this delivery.
   */
  transaction_id?: string;
}
export interface SuppliedNoteReply {
  /**
   * Work order number; must exist in the account.
   */
  wo_number: string | null | undefined;
  /**
   * The id of the note in the account of the integrator.
   */
  note_id: string | number;
  /**
   * `wo` work order note, `prop` property note.
   */
  note_type: 'wo' | 'prop';
  /**
   * The text of the note.
   */
  note_text: string | null | undefined;
  /**
   * Name of the sender that is shown.
   */
  note_from: string | null | undefined;
  /**
   * Unique id of this delivery.
   */
  transaction_id?: (string | number) | undefined;
}
/**
 * Asks for the open orders.
 */
export interface GetAllOrdersData {
  /**
   * Unix time; only what changed after it is asked for.
   */
  timestamp?: number;
}
export interface OrderListItem {
  /**
   * Unique id of the order.
   */
  report_id: string;
  /**
   * Work order number that users see; not unique.
   */
  wo_number: string;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: string;
  /**
   * Status of the order; `Unread` when it is new. These are the open ones, which the list has.
   */
  wo_status: 'Unread' | 'In Field' | 'Follow Up' | 'Accepted' | 'Rejected' | (string & {});
  /**
   * Opaque id of this entry.
   */
  transaction_id?: string;
  /**
   * Of an entry with status `Update`: the field that changes.
   */
  update_field?: string;
  /**
   * Of an entry with status `Update` the new value, of one with `RTV` the reason of the return.
   */
  update_value?: string;
}
export interface OrderListItemRead {
  /**
   * Unique id of the order.
   */
  report_id: string;
  /**
   * Work order number that users see; not unique.
   */
  wo_number?: string;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: string;
  /**
   * Status of the order; `Unread` when it is new. These are the open ones, which the list has.
   */
  wo_status?: 'Unread' | 'In Field' | 'Follow Up' | 'Accepted' | 'Rejected' | (string & {});
  /**
   * Opaque id of this entry.
   */
  transaction_id?: string;
  /**
   * Of an entry with status `Update`: the field that changes.
   */
  update_field?: string;
  /**
   * Of an entry with status `Update` the new value, of one with `RTV` the reason of the return.
   */
  update_value?: string;
}
export interface OrderListItemReply {
  /**
   * Unique id of the order.
   */
  report_id: string | number;
  /**
   * Work order number that users see; not unique.
   */
  wo_number: string | null | undefined;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: (string | number) | undefined;
  /**
   * Status of the order; `Unread` when it is new. These are the open ones, which the list has.
   */
  wo_status: 'Unread' | 'In Field' | 'Follow Up' | 'Accepted' | 'Rejected';
  /**
   * Opaque id of this entry.
   */
  transaction_id?: (string | number) | undefined;
  /**
   * Of an entry with status `Update`: the field that changes.
   */
  update_field?: (string | null | undefined) | undefined;
  /**
   * Of an entry with status `Update` the new value, of one with `RTV` the reason of the return.
   */
  update_value?: (string | null | undefined) | undefined;
}
/**
 * Asks for the updates of open orders.
 */
export interface GetAllUpdatesData {
  /**
   * Unix time; only what changed after it is asked for.
   */
  timestamp?: number;
}
export interface OrderUpdate {
  /**
   * Unique id of the order.
   */
  report_id: string;
  /**
   * Work order number that users see; not unique.
   */
  wo_number: string;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: string;
  /**
   * Status of the order; `RTV` when it is returned to the vendor.
   */
  wo_status: string;
  /**
   * Opaque id of this entry.
   */
  transaction_id?: string;
  /**
   * The field that changes; empty exactly when the order is returned to the vendor.
   */
  update_field:
    | 'address'
    | 'city'
    | 'comments'
    | 'cust_text'
    | 'date_due'
    | 'key_code'
    | 'loan_number'
    | 'loan_type_other'
    | 'lock_code'
    | 'lot_size'
    | 'mortgage_name'
    | 'start_date'
    | 'state'
    | 'zip'
    | 'wo_pending_cancellation_date'
    | 'line_items'
    | 'vendor_id'
    | '';
  /**
   * The new value, or the reason of a return.
   */
  update_value: string;
}
export interface OrderUpdateRead {
  /**
   * Unique id of the order.
   */
  report_id: string;
  /**
   * Work order number that users see; not unique.
   */
  wo_number?: string;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: string;
  /**
   * Status of the order; `RTV` when it is returned to the vendor.
   */
  wo_status?: string;
  /**
   * Opaque id of this entry.
   */
  transaction_id?: string;
  /**
   * The field that changes; empty exactly when the order is returned to the vendor.
   */
  update_field?:
    | 'address'
    | 'city'
    | 'comments'
    | 'cust_text'
    | 'date_due'
    | 'key_code'
    | 'loan_number'
    | 'loan_type_other'
    | 'lock_code'
    | 'lot_size'
    | 'mortgage_name'
    | 'start_date'
    | 'state'
    | 'zip'
    | 'wo_pending_cancellation_date'
    | 'line_items'
    | 'vendor_id'
    | (string & {});
  /**
   * The new value, or the reason of a return.
   */
  update_value?: string;
}
export interface OrderUpdateReply {
  /**
   * Unique id of the order.
   */
  report_id: string | number;
  /**
   * Work order number that users see; not unique.
   */
  wo_number: string | null | undefined;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: (string | number) | undefined;
  /**
   * Status of the order; `RTV` when it is returned to the vendor.
   */
  wo_status: string | null | undefined;
  /**
   * Opaque id of this entry.
   */
  transaction_id?: (string | number) | undefined;
  /**
   * The field that changes; empty exactly when the order is returned to the vendor.
   */
  update_field:
    | 'address'
    | 'city'
    | 'comments'
    | 'cust_text'
    | 'date_due'
    | 'key_code'
    | 'loan_number'
    | 'loan_type_other'
    | 'lock_code'
    | 'lot_size'
    | 'mortgage_name'
    | 'start_date'
    | 'state'
    | 'zip'
    | 'wo_pending_cancellation_date'
    | 'line_items'
    | 'vendor_id'
    | '';
  /**
   * The new value, or the reason of a return.
   */
  update_value: string | null | undefined;
}
/**
 * Asks for the cancelled orders.
 */
export interface GetCancelOrdersData {
  /**
   * Unix time, at most 30 days in the past; only what changed after it is asked for.
   */
  timestamp: number;
}
export interface CancelledOrder {
  /**
   * Unique id of the order.
   */
  report_id: string;
  /**
   * Work order number that users see; not unique.
   */
  wo_number: string;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: string;
  /**
   * Status of the order; `Unread` when it is new.
   */
  wo_status: string;
  /**
   * Opaque id of this entry.
   */
  transaction_id?: string;
  /**
   * When the order was cancelled.
   */
  cancel_timestamp: number;
}
export interface CancelledOrderRead {
  /**
   * Unique id of the order.
   */
  report_id: string;
  /**
   * Work order number that users see; not unique.
   */
  wo_number?: string;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: string;
  /**
   * Status of the order; `Unread` when it is new.
   */
  wo_status?: string;
  /**
   * Opaque id of this entry.
   */
  transaction_id?: string;
  /**
   * When the order was cancelled.
   */
  cancel_timestamp?: number | string;
}
export interface CancelledOrderReply {
  /**
   * Unique id of the order.
   */
  report_id: string | number;
  /**
   * Work order number that users see; not unique.
   */
  wo_number: string | null | undefined;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: (string | number) | undefined;
  /**
   * Status of the order; `Unread` when it is new.
   */
  wo_status: string | null | undefined;
  /**
   * Opaque id of this entry.
   */
  transaction_id?: (string | number) | undefined;
  /**
   * When the order was cancelled.
   */
  cancel_timestamp: number | string;
}
/**
 * Asks for the documents of an order.
 */
export interface GetFileData {
  /**
   * The order in the system of the caller.
   */
  remote_report_id?: string;
  /**
   * The order in the system that is asked.
   */
  report_id: string;
  /**
   * `uploads` for the photos and documents, `job_notes` for the attachments of notes.
   */
  module_type: 'uploads' | 'job_notes';
}
export interface FileRecord {
  /**
   * The order in the system of the caller.
   */
  remote_report_id?: string;
  /**
   * The order in the system that is asked.
   */
  report_id: string;
  /**
   * The id of the file.
   */
  file_id: string;
  /**
   * File name.
   */
  file_name: string;
  /**
   * MIME type.
   */
  file_type: string;
  /**
   * Size of the file.
   */
  file_size: number;
  /**
   * Description, possibly empty.
   */
  file_desc?: string;
  /**
   * Pre-signed address of the file.
   */
  obj_url: string;
  /**
   * Pre-signed address of its thumbnail.
   */
  obj_url_thumb?: string;
  /**
   * `uploads` for the photos and documents, `job_notes` for the attachments of notes.
   */
  module_type: 'uploads' | 'job_notes';
  /**
   * The organization that the file comes from.
   */
  org_name: string;
  /**
   * Always 1.
   */
  imported: 1;
}
export interface FileRecordRead {
  /**
   * The order in the system of the caller.
   */
  remote_report_id?: string;
  /**
   * The order in the system that is asked.
   */
  report_id?: string;
  /**
   * The id of the file.
   */
  file_id?: string;
  /**
   * File name.
   */
  file_name?: string;
  /**
   * MIME type.
   */
  file_type?: string;
  /**
   * Size of the file.
   */
  file_size?: number | string;
  /**
   * Description, possibly empty.
   */
  file_desc?: string;
  /**
   * Pre-signed address of the file.
   */
  obj_url?: string;
  /**
   * Pre-signed address of its thumbnail.
   */
  obj_url_thumb?: string;
  /**
   * `uploads` for the photos and documents, `job_notes` for the attachments of notes.
   */
  module_type?: 'uploads' | 'job_notes' | (string & {});
  /**
   * The organization that the file comes from.
   */
  org_name?: string;
  /**
   * Always 1.
   */
  imported?: 1 | (string & {});
}
export interface FileRecordReply {
  /**
   * The order in the system of the caller.
   */
  remote_report_id?: (string | number) | undefined;
  /**
   * The order in the system that is asked.
   */
  report_id: string | number;
  /**
   * The id of the file.
   */
  file_id: string | number;
  /**
   * File name.
   */
  file_name: string | null | undefined;
  /**
   * MIME type.
   */
  file_type: string | null | undefined;
  /**
   * Size of the file.
   */
  file_size: number;
  /**
   * Description, possibly empty.
   */
  file_desc?: (string | null | undefined) | undefined;
  /**
   * Pre-signed address of the file.
   */
  obj_url: string | null | undefined;
  /**
   * Pre-signed address of its thumbnail.
   */
  obj_url_thumb?: (string | null | undefined) | undefined;
  /**
   * `uploads` for the photos and documents, `job_notes` for the attachments of notes.
   */
  module_type: 'uploads' | 'job_notes';
  /**
   * The organization that the file comes from.
   */
  org_name: string | null | undefined;
  /**
   * Always 1.
   */
  imported?: 1 | undefined;
}
/**
 * Asks for the front-of-house photo of an order.
 */
export interface GetFohData {
  /**
   * The order, by its report_id in the system that is asked.
   */
  remote_report_id: string;
}
/**
 * The front-of-house photo of an order.
 */
export interface GetFohResult {
  /**
   * Address of the photo.
   */
  obj_url: string;
  file_metadata: PhotoMetadata;
}
/**
 * Facts about the file.
 */
export interface PhotoMetadata {
  /**
   * Size in megabytes, rounded to whole.
   */
  file_size: number;
}
/**
 * The front-of-house photo of an order.
 */
export interface GetFohRead {
  /**
   * Address of the photo.
   */
  obj_url: string;
  file_metadata?: PhotoMetadataRead;
}
/**
 * Facts about the file.
 */
export interface PhotoMetadataRead {
  /**
   * Size in megabytes, rounded to whole.
   */
  file_size?: number | string;
}
/**
 * The front-of-house photo of an order.
 */
export interface GetFohReply {
  /**
   * Address of the photo.
   */
  obj_url: string | null | undefined;
  file_metadata: PhotoMetadataReply;
}
/**
 * Facts about the file.
 */
export interface PhotoMetadataReply {
  /**
   * Size in megabytes, rounded to whole.
   */
  file_size: number;
}
/**
 * Asks which bid, completion and invoice items are valid for an order.
 */
export interface GetInvoiceItemsOrderData {
  /**
   * The order, by its report_id in the system that is asked.
   */
  report_id: string;
}
/**
 * Description of each valid item by its id. `0` with an empty description is ignored; `***other***` means that custom items are allowed.
 */
export interface GetInvoiceItemsOrderResult {
  /**
   * Description of the item.
   */
  [k: string]: string;
}
/**
 * Description of each valid item by its id. `0` with an empty description is ignored; `***other***` means that custom items are allowed.
 */
export interface GetInvoiceItemsOrderRead {
  /**
   * Description of the item.
   */
  [k: string]: string;
}
/**
 * Description of each valid item by its id. `0` with an empty description is ignored; `***other***` means that custom items are allowed.
 */
export type GetInvoiceItemsOrderReply =
  | { readonly [id: string]: string }
  | Iterable<readonly [id: string, description: string]>;
/**
 * Asks for the job notes of an order.
 */
export interface GetNotesData {
  /**
   * The order in the system of the caller.
   */
  remote_report_id?: string;
  /**
   * The order in the system that is asked.
   */
  report_id: string;
}
export interface JobNote {
  /**
   * The id of the note, whatever its owner uses.
   */
  note_id: string;
  /**
   * The id of the note that this one revises; 0 or blank for an original.
   */
  note_rev: string;
  /**
   * The order in the system of the caller.
   */
  remote_report_id?: string;
  /**
   * The order in the system that is asked.
   */
  report_id: string;
  /**
   * `wo` work order note, `prop` property note, which shows on every order of the property.
   */
  note_type: 'wo' | 'prop';
  /**
   * The text of the note.
   */
  note_text: string;
  /**
   * Who wrote it: a user id or free text.
   */
  insert_by: string;
  /**
   * When it was written, in whatever spelling its owner uses.
   */
  insert_date: string;
  /**
   * Shown as imported-from.
   */
  org_name: string;
  /**
   * True when files belong to the note; they are then asked for with get_file.
   */
  has_attachments: boolean;
}
export interface JobNoteRead {
  /**
   * The id of the note, whatever its owner uses.
   */
  note_id: string;
  /**
   * The id of the note that this one revises; 0 or blank for an original.
   */
  note_rev?: string;
  /**
   * The order in the system of the caller.
   */
  remote_report_id?: string;
  /**
   * The order in the system that is asked.
   */
  report_id?: string;
  /**
   * `wo` work order note, `prop` property note, which shows on every order of the property.
   */
  note_type?: 'wo' | 'prop' | (string & {});
  /**
   * The text of the note.
   */
  note_text?: string;
  /**
   * Who wrote it: a user id or free text.
   */
  insert_by?: string;
  /**
   * When it was written, in whatever spelling its owner uses.
   */
  insert_date?: string;
  /**
   * Shown as imported-from.
   */
  org_name?: string;
  /**
   * True when files belong to the note; they are then asked for with get_file.
   */
  has_attachments?: boolean | string;
}
export interface JobNoteReply {
  /**
   * The id of the note, whatever its owner uses.
   */
  note_id: string | number;
  /**
   * The id of the note that this one revises; 0 or blank for an original.
   */
  note_rev: (string | number) | '';
  /**
   * The order in the system of the caller.
   */
  remote_report_id?: (string | number) | undefined;
  /**
   * The order in the system that is asked.
   */
  report_id: string | number;
  /**
   * `wo` work order note, `prop` property note, which shows on every order of the property.
   */
  note_type: 'wo' | 'prop';
  /**
   * The text of the note.
   */
  note_text: string | null | undefined;
  /**
   * Who wrote it: a user id or free text.
   */
  insert_by: string | null | undefined;
  /**
   * When it was written, in whatever spelling its owner uses.
   */
  insert_date: string | (string | null | undefined);
  /**
   * Shown as imported-from.
   */
  org_name: string | null | undefined;
  /**
   * True when files belong to the note; they are then asked for with get_file.
   */
  has_attachments: boolean;
}
/**
 * Asks for one order with its line items and forms.
 */
export interface GetOrderData {
  /**
   * The order, by its report_id in the system that is asked.
   */
  report_id: string;
}
/**
 * One order with its line items and forms.
 */
export interface GetOrderResult {
  /**
   * Work order number that users see.
   */
  wo_number: string;
  /**
   * Name of the client company.
   */
  client_company_alias: string;
  /**
   * Free customer text.
   */
  cust_text: string;
  /**
   * Loan number.
   */
  loan_number: string;
  /**
   * Loan type.
   */
  loan_type_other: string;
  /**
   * Street address of the property.
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
   * Postal code.
   */
  zip: string;
  /**
   * Instructions.
   */
  comments: string;
  /**
   * Name of the kind of work.
   */
  work_type_alias: string;
  /**
   * Name of the borrower.
   */
  mortgage_name: string;
  /**
   * Size of the lot.
   */
  lot_size: string;
  /**
   * Code of the lock box.
   */
  lock_code: string;
  /**
   * Code of the key.
   */
  key_code: string;
  /**
   * Date the order was received.
   */
  date_received: string | null;
  /**
   * Date the order is due.
   */
  date_due: string | null;
  /**
   * Date the work may begin.
   */
  start_date: string | null;
  /**
   * What is ordered.
   */
  line_items?: LineItem[];
  /**
   * The forms that belong to the order.
   */
  pcr_forms?: OrderForm[];
  /**
   * The report_id of the order in the service.
   */
  svc_report_id: string;
  /**
   * The importing user: null or a value, whose form the document leaves open.
   */
  import_user_id?: unknown;
  key_values?: OrderKeyValues;
  /**
   * Name of the broker.
   */
  broker_name?: string | null;
  /**
   * Company of the broker.
   */
  broker_company?: string | null;
  /**
   * Telephone number of the broker.
   */
  broker_phone?: string | null;
  /**
   * E-mail address of the broker.
   */
  broker_email?: string | null;
  /**
   * User name of an active user in the importing account, who is then assigned.
   */
  vendor_id?: string | null;
  /**
   * True when the property has a front-of-house photo.
   */
  has_foh: boolean;
}
export interface LineItem {
  /**
   * What it is.
   */
  desc: string;
  /**
   * Quantity.
   */
  qty: string;
  /**
   * Price per unit.
   */
  price: string;
  /**
   * Total price.
   */
  total: string;
  /**
   * Additional information.
   */
  add: string;
}
export interface OrderForm {
  /**
   * The form.
   */
  pcr_form_id: string;
  /**
   * Friendly id of the form in the receiving account, when a third party creates the order.
   */
  form_id?: string;
  /**
   * The version of the form.
   */
  form_ver_id: string;
  /**
   * True when the form has to be answered.
   */
  form_required: boolean;
}
/**
 * Further settings of the order.
 */
export interface OrderKeyValues {
  /**
   * `ags` selects a check-in provider; blank or absent means the default mobile check-in.
   */
  bg_checkin_provider?: 'ags' | '';
  /**
   * When a cancellation is due.
   */
  wo_pending_cancellation_date?: number;
}
/**
 * One order with its line items and forms.
 */
export interface GetOrderRead {
  /**
   * Work order number that users see.
   */
  wo_number?: string;
  /**
   * Name of the client company.
   */
  client_company_alias?: string;
  /**
   * Free customer text.
   */
  cust_text?: string;
  /**
   * Loan number.
   */
  loan_number?: string;
  /**
   * Loan type.
   */
  loan_type_other?: string;
  /**
   * Street address of the property.
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
   * Postal code.
   */
  zip?: string;
  /**
   * Instructions.
   */
  comments?: string;
  /**
   * Name of the kind of work.
   */
  work_type_alias?: string;
  /**
   * Name of the borrower.
   */
  mortgage_name?: string;
  /**
   * Size of the lot.
   */
  lot_size?: string;
  /**
   * Code of the lock box.
   */
  lock_code?: string;
  /**
   * Code of the key.
   */
  key_code?: string;
  /**
   * Date the order was received.
   */
  date_received?: string;
  /**
   * Date the order is due.
   */
  date_due?: string;
  /**
   * Date the work may begin.
   */
  start_date?: string;
  /**
   * What is ordered.
   */
  line_items?: LineItemRead[];
  /**
   * The forms that belong to the order.
   */
  pcr_forms?: OrderFormRead[];
  /**
   * The report_id of the order in the service.
   */
  svc_report_id?: string;
  /**
   * The importing user: null or a value, whose form the document leaves open.
   */
  import_user_id?: unknown;
  key_values?: OrderKeyValuesRead;
  /**
   * Name of the broker.
   */
  broker_name?: string;
  /**
   * Company of the broker.
   */
  broker_company?: string;
  /**
   * Telephone number of the broker.
   */
  broker_phone?: string;
  /**
   * E-mail address of the broker.
   */
  broker_email?: string;
  /**
   * User name of an active user in the importing account, who is then assigned.
   */
  vendor_id?: string;
  /**
   * True when the property has a front-of-house photo.
   */
  has_foh?: boolean | string;
}
export interface LineItemRead {
  /**
   * What it is.
   */
  desc?: string;
  /**
   * Quantity.
   */
  qty?: string;
  /**
   * Price per unit.
   */
  price?: string;
  /**
   * Total price.
   */
  total?: string;
  /**
   * Additional information.
   */
  add?: string;
}
export interface OrderFormRead {
  /**
   * The form.
   */
  pcr_form_id?: string;
  /**
   * Friendly id of the form in the receiving account, when a third party creates the order.
   */
  form_id?: string;
  /**
   * The version of the form.
   */
  form_ver_id?: string;
  /**
   * True when the form has to be answered.
   */
  form_required?: boolean | string;
}
/**
 * Further settings of the order.
 */
export interface OrderKeyValuesRead {
  /**
   * `ags` selects a check-in provider; blank or absent means the default mobile check-in.
   */
  bg_checkin_provider?: 'ags' | (string & {});
  /**
   * When a cancellation is due.
   */
  wo_pending_cancellation_date?: number | string;
}
/**
 * One order with its line items and forms.
 */
export interface GetOrderReply {
  /**
   * Work order number that users see.
   */
  wo_number: string | null | undefined;
  /**
   * Name of the client company.
   */
  client_company_alias: string | null | undefined;
  /**
   * Free customer text.
   */
  cust_text: string | null | undefined;
  /**
   * Loan number.
   */
  loan_number: string | null | undefined;
  /**
   * Loan type.
   */
  loan_type_other: string | null | undefined;
  /**
   * Street address of the property.
   */
  address: string | null | undefined;
  /**
   * City.
   */
  city: string | null | undefined;
  /**
   * State.
   */
  state: string | null | undefined;
  /**
   * Postal code.
   */
  zip: string | null | undefined;
  /**
   * Instructions.
   */
  comments: string | null | undefined;
  /**
   * Name of the kind of work.
   */
  work_type_alias: string | null | undefined;
  /**
   * Name of the borrower.
   */
  mortgage_name: string | null | undefined;
  /**
   * Size of the lot.
   */
  lot_size: string | null | undefined;
  /**
   * Code of the lock box.
   */
  lock_code: string | null | undefined;
  /**
   * Code of the key.
   */
  key_code: string | null | undefined;
  /**
   * Date the order was received.
   */
  date_received: string | null;
  /**
   * Date the order is due.
   */
  date_due: string | null;
  /**
   * Date the work may begin.
   */
  start_date: string | null;
  /**
   * What is ordered.
   */
  line_items?: readonly LineItemReply[] | undefined;
  /**
   * The forms that belong to the order.
   */
  pcr_forms?: readonly OrderFormReply[] | undefined;
  /**
   * The report_id of the order in the service.
   */
  svc_report_id: string | null | undefined;
  /**
   * The importing user: null or a value, whose form the document leaves open.
   */
  import_user_id?: unknown | undefined;
  /**
   * Further settings of the order.
   */
  key_values?: OrderKeyValuesReply | undefined;
  /**
   * Name of the broker.
   */
  broker_name?: ((string | null | undefined) | null) | undefined;
  /**
   * Company of the broker.
   */
  broker_company?: ((string | null | undefined) | null) | undefined;
  /**
   * Telephone number of the broker.
   */
  broker_phone?: ((string | null | undefined) | null) | undefined;
  /**
   * E-mail address of the broker.
   */
  broker_email?: ((string | null | undefined) | null) | undefined;
  /**
   * User name of an active user in the importing account, who is then assigned.
   */
  vendor_id?: ((string | null | undefined) | null) | undefined;
  /**
   * True when the property has a front-of-house photo.
   */
  has_foh: boolean;
}
export interface LineItemReply {
  /**
   * What it is.
   */
  desc: string | null | undefined;
  /**
   * Quantity.
   */
  qty: string;
  /**
   * Price per unit.
   */
  price: string;
  /**
   * Total price.
   */
  total: string;
  /**
   * Additional information.
   */
  add: string | null | undefined;
}
export interface OrderFormReply {
  /**
   * The form.
   */
  pcr_form_id: string | number;
  /**
   * Friendly id of the form in the receiving account, when a third party creates the order.
   */
  form_id?: (string | null | undefined) | undefined;
  /**
   * The version of the form.
   */
  form_ver_id: string | number;
  /**
   * True when the form has to be answered.
   */
  form_required: boolean | 0 | 1;
}
export interface OrderKeyValuesReply {
  /**
   * `ags` selects a check-in provider; blank or absent means the default mobile check-in.
   */
  bg_checkin_provider?: ('ags' | '') | undefined;
  /**
   * When a cancellation is due.
   */
  wo_pending_cancellation_date?: (number | string) | undefined;
}
/**
 * Asks for the definition of one form in one version.
 */
export interface GetPcrJsonData {
  /**
   * The form.
   */
  pcr_form_id: string;
  /**
   * The version of the form.
   */
  form_ver_id: string;
}
/**
 * The form under the pcr_form_id that was asked for.
 */
export interface GetPcrJsonResult {
  [k: string]: PcrForm;
}
/**
 * A form: six objects. `options_pcr_forms` is one record, the other five are keyed by the record id.
 */
export interface PcrForm {
  options_pcr_forms: PcrFormRecord;
  /**
   * The questions, by their ids.
   */
  options_pcr_forms_questions: {
    [k: string]: PcrQuestionRecord;
  };
  /**
   * The options, by their ids.
   */
  options_pcr_forms_questions_values: {
    [k: string]: PcrOptionRecord;
  };
  /**
   * The rules, by their ids.
   */
  options_pcr_forms_rules: {
    [k: string]: PcrRuleRecord;
  };
  /**
   * What action rules do, by the ids of the checks.
   */
  options_pcr_forms_rules_checks: {
    [k: string]: PcrRuleCheckRecord;
  };
  /**
   * The photo rules, by their ids.
   */
  options_pcr_forms_photo_rules: {
    [k: string]: PcrPhotoRuleRecord;
  };
}
/**
 * The form. Services send the record itself; the document says that it is keyed by its id, which is read as well.
 */
export interface PcrFormRecord {
  /**
   * The form.
   */
  pcr_form_id: string;
  /**
   * Internal company id.
   */
  org_id?: string;
  /**
   * Name of the form.
   */
  pcr_form_name?: string;
  /**
   * Required by default on new orders.
   */
  default_required?: boolean;
  /**
   * Unused.
   */
  form_photos_required?: boolean;
  /**
   * Unused.
   */
  transfer_prev_values?: boolean;
  /**
   * Of no use to a receiver.
   */
  client_new_wo?: boolean;
  /**
   * Of no use to a receiver.
   */
  global_form?: boolean;
  /**
   * Of no use to a receiver.
   */
  web_template?: string;
  /**
   * Of no use to a receiver.
   */
  fillable_pdf?: string;
  /**
   * Whether the form is active.
   */
  pcr_form_active?: boolean;
  /**
   * Version at partner a.
   */
  partner_a_ver?: string;
  /**
   * Id of a third party.
   */
  thirdparty_id?: string;
  /**
   * Whether the form was deleted.
   */
  form_deleted?: boolean;
  /**
   * Alphanumeric name of the form.
   */
  form_share_name?: string;
  /**
   * Master id at partner a.
   */
  partner_a_master_id?: string;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
  /**
   * Of no use to a receiver.
   */
  publish_changes?: string;
  /**
   * Id at partner b.
   */
  partner_b_id?: string;
  /**
   * Id at partner c.
   */
  partner_c_id?: string;
  /**
   * Id at partner a.
   */
  partner_a_id?: string;
}
/**
 * A question of a form.
 */
export interface PcrQuestionRecord {
  /**
   * The question.
   */
  pcr_question_id: string;
  /**
   * The form.
   */
  pcr_form_id: string;
  /**
   * Unused.
   */
  question_num?: string;
  /**
   * Text that is shown.
   */
  question_name?: string;
  /**
   * Unused.
   */
  question_desc?: string;
  /**
   * How the question is asked.
   */
  question_type?:
    | 'checkbox'
    | 'date'
    | 'dropdown'
    | 'radio'
    | 'numeric'
    | 'photos'
    | 'svcfield'
    | 'textarea'
    | 'textbox'
    | 'title';
  /**
   * What kind of value answers it.
   */
  question_data_type?: string;
  /**
   * Shown by default; a rule may show it.
   */
  question_display_active?: boolean;
  /**
   * Required by default; a hidden question is never required.
   */
  question_required?: boolean;
  /**
   * Unused.
   */
  question_na_option?: boolean;
  /**
   * Unused.
   */
  question_flag_photos?: boolean;
  /**
   * Unused.
   */
  question_photos_required?: boolean;
  /**
   * An inactive question is neither used nor shown.
   */
  question_active?: boolean;
  /**
   * Whether the question was deleted.
   */
  question_deleted?: boolean;
  /**
   * Display size on the web, nothing else.
   */
  question_form_length?: string;
  /**
   * Position, ascending.
   */
  question_order?: number;
  /**
   * Field of a PDF.
   */
  pdf_field_id?: string;
  /**
   * Field of a third party.
   */
  thirdpartyfield_id?: string;
  /**
   * Shared name of the question.
   */
  question_share_name?: string;
  /**
   * Whether the user may copy previous answers.
   */
  question_transfer_prev_values?: boolean;
  /**
   * Whether previous answers are shown.
   */
  question_show_prev_values?: boolean;
  /**
   * Whether previous answers are copied by themselves.
   */
  question_auto_transfer_prev_values?: boolean;
  /**
   * Number of field rules.
   */
  question_field_rules_cnt?: number;
  /**
   * Number of action rules.
   */
  question_action_rules_cnt?: number;
  /**
   * Number of photo rules.
   */
  question_photo_rules_cnt?: number;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
}
/**
 * An option of a checkbox, dropdown or radio question; unordered, all questions mixed.
 */
export interface PcrOptionRecord {
  /**
   * The option.
   */
  question_value_id: string;
  /**
   * The question.
   */
  pcr_question_id: string;
  /**
   * Text that is shown.
   */
  question_value?: string;
  /**
   * Field of a PDF.
   */
  pdf_field_id?: string;
  /**
   * An inactive option is hidden.
   */
  question_value_active?: boolean;
  /**
   * Unused.
   */
  thirdparty_value_id?: string;
  /**
   * Unused.
   */
  question_share_value?: string;
}
/**
 * A rule: `field` constrains how a question is answered, `action` shows or hides other questions.
 */
export interface PcrRuleRecord {
  /**
   * The rule.
   */
  pcr_form_rule_id: string;
  /**
   * The form.
   */
  pcr_form_id?: string;
  /**
   * The question.
   */
  pcr_question_id: string;
  /**
   * What the rule is for.
   */
  rule_type?: 'field' | 'action';
  /**
   * How the answer is compared.
   */
  rule_operator?:
    | '='
    | 'not_equal'
    | '>'
    | '<'
    | 'contains_any'
    | 'contains_all'
    | 'doesnt_contain_any'
    | 'doesnt_contain_all'
    | 'count'
    | 'count_less_than'
    | 'count_greater_than'
    | 'length_greater_than'
    | 'length_less_than'
    | 'length_equal';
  /**
   * One value, or a JSON array of option ids.
   */
  rule_value?: string;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
}
/**
 * What an action rule does.
 */
export interface PcrRuleCheckRecord {
  /**
   * The check.
   */
  pcr_rule_check_id: string;
  /**
   * The rule.
   */
  pcr_form_rule_id: string;
  /**
   * The question that is acted on.
   */
  pcr_question_id: string;
  /**
   * What is done to it.
   */
  check_operator?: 'show' | 'hide';
  /**
   * Unused.
   */
  check_value?: string;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
}
/**
 * How many photos a question needs and allows; each question has a default rule.
 */
export interface PcrPhotoRuleRecord {
  /**
   * The rule.
   */
  pcr_photo_rule_id: string;
  /**
   * The question.
   */
  pcr_question_id: string;
  /**
   * How the answer is compared; `default` for the default rule.
   */
  rule_operator?:
    | 'default'
    | '='
    | 'not_equal'
    | '>'
    | '<'
    | 'contains_any'
    | 'contains_all'
    | 'doesnt_contain_any'
    | 'doesnt_contain_all'
    | 'count'
    | 'count_less_than'
    | 'count_greater_than'
    | 'length_greater_than'
    | 'length_less_than'
    | 'length_equal';
  /**
   * The value that is compared; `default` for the default rule.
   */
  rule_value?: string;
  /**
   * Unused.
   */
  take_photo?: string;
  /**
   * Unused.
   */
  require_photo?: string;
  /**
   * Fewest photos; 0 means that none is required.
   */
  min_photo?: number;
  /**
   * Most photos; 0 beside a minimum of 0 means that none may be taken.
   */
  max_photo?: number;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
}
/**
 * The form under the pcr_form_id that was asked for.
 */
export interface GetPcrJsonRead {
  [k: string]: PcrFormRead;
}
/**
 * A form: six objects. `options_pcr_forms` is one record, the other five are keyed by the record id.
 */
export interface PcrFormRead {
  options_pcr_forms?: PcrFormRecordRead;
  /**
   * The questions, by their ids.
   */
  options_pcr_forms_questions?: {
    [k: string]: PcrQuestionRecordRead;
  };
  /**
   * The options, by their ids.
   */
  options_pcr_forms_questions_values?: {
    [k: string]: PcrOptionRecordRead;
  };
  /**
   * The rules, by their ids.
   */
  options_pcr_forms_rules?: {
    [k: string]: PcrRuleRecordRead;
  };
  /**
   * What action rules do, by the ids of the checks.
   */
  options_pcr_forms_rules_checks?: {
    [k: string]: PcrRuleCheckRecordRead;
  };
  /**
   * The photo rules, by their ids.
   */
  options_pcr_forms_photo_rules?: {
    [k: string]: PcrPhotoRuleRecordRead;
  };
}
/**
 * The form. Services send the record itself; the document says that it is keyed by its id, which is read as well.
 */
export interface PcrFormRecordRead {
  /**
   * The form.
   */
  pcr_form_id?: string;
  /**
   * Internal company id.
   */
  org_id?: string;
  /**
   * Name of the form.
   */
  pcr_form_name?: string;
  /**
   * Required by default on new orders.
   */
  default_required?: boolean | string;
  /**
   * Unused.
   */
  form_photos_required?: boolean | string;
  /**
   * Unused.
   */
  transfer_prev_values?: boolean | string;
  /**
   * Of no use to a receiver.
   */
  client_new_wo?: boolean | string;
  /**
   * Of no use to a receiver.
   */
  global_form?: boolean | string;
  /**
   * Of no use to a receiver.
   */
  web_template?: string;
  /**
   * Of no use to a receiver.
   */
  fillable_pdf?: string;
  /**
   * Whether the form is active.
   */
  pcr_form_active?: boolean | string;
  /**
   * Version at partner a.
   */
  partner_a_ver?: string;
  /**
   * Id of a third party.
   */
  thirdparty_id?: string;
  /**
   * Whether the form was deleted.
   */
  form_deleted?: boolean | string;
  /**
   * Alphanumeric name of the form.
   */
  form_share_name?: string;
  /**
   * Master id at partner a.
   */
  partner_a_master_id?: string;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
  /**
   * Of no use to a receiver.
   */
  publish_changes?: string;
  /**
   * Id at partner b.
   */
  partner_b_id?: string;
  /**
   * Id at partner c.
   */
  partner_c_id?: string;
  /**
   * Id at partner a.
   */
  partner_a_id?: string;
}
/**
 * A question of a form.
 */
export interface PcrQuestionRecordRead {
  /**
   * The question.
   */
  pcr_question_id?: string;
  /**
   * The form.
   */
  pcr_form_id?: string;
  /**
   * Unused.
   */
  question_num?: string;
  /**
   * Text that is shown.
   */
  question_name?: string;
  /**
   * Unused.
   */
  question_desc?: string;
  /**
   * How the question is asked.
   */
  question_type?:
    | 'checkbox'
    | 'date'
    | 'dropdown'
    | 'radio'
    | 'numeric'
    | 'photos'
    | 'svcfield'
    | 'textarea'
    | 'textbox'
    | 'title'
    | (string & {});
  /**
   * What kind of value answers it.
   */
  question_data_type?: string;
  /**
   * Shown by default; a rule may show it.
   */
  question_display_active?: boolean | string;
  /**
   * Required by default; a hidden question is never required.
   */
  question_required?: boolean | string;
  /**
   * Unused.
   */
  question_na_option?: boolean | string;
  /**
   * Unused.
   */
  question_flag_photos?: boolean | string;
  /**
   * Unused.
   */
  question_photos_required?: boolean | string;
  /**
   * An inactive question is neither used nor shown.
   */
  question_active?: boolean | string;
  /**
   * Whether the question was deleted.
   */
  question_deleted?: boolean | string;
  /**
   * Display size on the web, nothing else.
   */
  question_form_length?: string;
  /**
   * Position, ascending.
   */
  question_order?: number | string;
  /**
   * Field of a PDF.
   */
  pdf_field_id?: string;
  /**
   * Field of a third party.
   */
  thirdpartyfield_id?: string;
  /**
   * Shared name of the question.
   */
  question_share_name?: string;
  /**
   * Whether the user may copy previous answers.
   */
  question_transfer_prev_values?: boolean | string;
  /**
   * Whether previous answers are shown.
   */
  question_show_prev_values?: boolean | string;
  /**
   * Whether previous answers are copied by themselves.
   */
  question_auto_transfer_prev_values?: boolean | string;
  /**
   * Number of field rules.
   */
  question_field_rules_cnt?: number | string;
  /**
   * Number of action rules.
   */
  question_action_rules_cnt?: number | string;
  /**
   * Number of photo rules.
   */
  question_photo_rules_cnt?: number | string;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
}
/**
 * An option of a checkbox, dropdown or radio question; unordered, all questions mixed.
 */
export interface PcrOptionRecordRead {
  /**
   * The option.
   */
  question_value_id?: string;
  /**
   * The question.
   */
  pcr_question_id?: string;
  /**
   * Text that is shown.
   */
  question_value?: string;
  /**
   * Field of a PDF.
   */
  pdf_field_id?: string;
  /**
   * An inactive option is hidden.
   */
  question_value_active?: boolean | string;
  /**
   * Unused.
   */
  thirdparty_value_id?: string;
  /**
   * Unused.
   */
  question_share_value?: string;
}
/**
 * A rule: `field` constrains how a question is answered, `action` shows or hides other questions.
 */
export interface PcrRuleRecordRead {
  /**
   * The rule.
   */
  pcr_form_rule_id?: string;
  /**
   * The form.
   */
  pcr_form_id?: string;
  /**
   * The question.
   */
  pcr_question_id?: string;
  /**
   * What the rule is for.
   */
  rule_type?: 'field' | 'action' | (string & {});
  /**
   * How the answer is compared.
   */
  rule_operator?:
    | '='
    | 'not_equal'
    | '>'
    | '<'
    | 'contains_any'
    | 'contains_all'
    | 'doesnt_contain_any'
    | 'doesnt_contain_all'
    | 'count'
    | 'count_less_than'
    | 'count_greater_than'
    | 'length_greater_than'
    | 'length_less_than'
    | 'length_equal'
    | (string & {});
  /**
   * One value, or a JSON array of option ids.
   */
  rule_value?: string;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
}
/**
 * What an action rule does.
 */
export interface PcrRuleCheckRecordRead {
  /**
   * The check.
   */
  pcr_rule_check_id?: string;
  /**
   * The rule.
   */
  pcr_form_rule_id?: string;
  /**
   * The question that is acted on.
   */
  pcr_question_id?: string;
  /**
   * What is done to it.
   */
  check_operator?: 'show' | 'hide' | (string & {});
  /**
   * Unused.
   */
  check_value?: string;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
}
/**
 * How many photos a question needs and allows; each question has a default rule.
 */
export interface PcrPhotoRuleRecordRead {
  /**
   * The rule.
   */
  pcr_photo_rule_id?: string;
  /**
   * The question.
   */
  pcr_question_id?: string;
  /**
   * How the answer is compared; `default` for the default rule.
   */
  rule_operator?:
    | 'default'
    | '='
    | 'not_equal'
    | '>'
    | '<'
    | 'contains_any'
    | 'contains_all'
    | 'doesnt_contain_any'
    | 'doesnt_contain_all'
    | 'count'
    | 'count_less_than'
    | 'count_greater_than'
    | 'length_greater_than'
    | 'length_less_than'
    | 'length_equal'
    | (string & {});
  /**
   * The value that is compared; `default` for the default rule.
   */
  rule_value?: string;
  /**
   * Unused.
   */
  take_photo?: string;
  /**
   * Unused.
   */
  require_photo?: string;
  /**
   * Fewest photos; 0 means that none is required.
   */
  min_photo?: number | string;
  /**
   * Most photos; 0 beside a minimum of 0 means that none may be taken.
   */
  max_photo?: number | string;
  /**
   * Who made the record.
   */
  insert_by?: string;
  /**
   * When the record was made.
   */
  insert_date?: string;
}
/**
 * The form under the pcr_form_id that was asked for.
 */
export interface GetPcrJsonReply {
  [k: string]: PcrFormReply;
}
/**
 * A form: six objects. `options_pcr_forms` is one record, the other five are keyed by the record id.
 */
export interface PcrFormReply {
  options_pcr_forms: PcrFormRecordReply | { readonly [id: string]: PcrFormRecordReply };
  /**
   * The questions, by their ids.
   */
  options_pcr_forms_questions: {
    [k: string]: PcrQuestionRecordReply;
  };
  /**
   * The options, by their ids.
   */
  options_pcr_forms_questions_values: {
    [k: string]: PcrOptionRecordReply;
  };
  /**
   * The rules, by their ids.
   */
  options_pcr_forms_rules: {
    [k: string]: PcrRuleRecordReply;
  };
  /**
   * What action rules do, by the ids of the checks.
   */
  options_pcr_forms_rules_checks: {
    [k: string]: PcrRuleCheckRecordReply;
  };
  /**
   * The photo rules, by their ids.
   */
  options_pcr_forms_photo_rules: {
    [k: string]: PcrPhotoRuleRecordReply;
  };
}
/**
 * The form. Services send the record itself; the document says that it is keyed by its id, which is read as well.
 */
export interface PcrFormRecordReply {
  /**
   * The form.
   */
  pcr_form_id: string | number;
  /**
   * Internal company id.
   */
  org_id?: (string | null | undefined) | undefined;
  /**
   * Name of the form.
   */
  pcr_form_name?: (string | null | undefined) | undefined;
  /**
   * Required by default on new orders.
   */
  default_required?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Unused.
   */
  form_photos_required?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Unused.
   */
  transfer_prev_values?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Of no use to a receiver.
   */
  client_new_wo?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Of no use to a receiver.
   */
  global_form?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Of no use to a receiver.
   */
  web_template?: (string | null | undefined) | undefined;
  /**
   * Of no use to a receiver.
   */
  fillable_pdf?: (string | null | undefined) | undefined;
  /**
   * Whether the form is active.
   */
  pcr_form_active?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Version at partner a.
   */
  partner_a_ver?: (string | null | undefined) | undefined;
  /**
   * Id of a third party.
   */
  thirdparty_id?: (string | null | undefined) | undefined;
  /**
   * Whether the form was deleted.
   */
  form_deleted?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Alphanumeric name of the form.
   */
  form_share_name?: (string | null | undefined) | undefined;
  /**
   * Master id at partner a.
   */
  partner_a_master_id?: (string | null | undefined) | undefined;
  /**
   * Who made the record.
   */
  insert_by?: (string | null | undefined) | undefined;
  /**
   * When the record was made.
   */
  insert_date?: (string | null | undefined) | undefined;
  /**
   * Of no use to a receiver.
   */
  publish_changes?: (string | null | undefined) | undefined;
  /**
   * Id at partner b.
   */
  partner_b_id?: (string | null | undefined) | undefined;
  /**
   * Id at partner c.
   */
  partner_c_id?: (string | null | undefined) | undefined;
  /**
   * Id at partner a.
   */
  partner_a_id?: (string | null | undefined) | undefined;
}
/**
 * A question of a form.
 */
export interface PcrQuestionRecordReply {
  /**
   * The question.
   */
  pcr_question_id: string | number;
  /**
   * The form.
   */
  pcr_form_id: string | number;
  /**
   * Unused.
   */
  question_num?: (string | null | undefined) | undefined;
  /**
   * Text that is shown.
   */
  question_name?: (string | null | undefined) | undefined;
  /**
   * Unused.
   */
  question_desc?: (string | null | undefined) | undefined;
  /**
   * How the question is asked.
   */
  question_type?:
    | (
        | (
            | 'checkbox'
            | 'date'
            | 'dropdown'
            | 'radio'
            | 'numeric'
            | 'photos'
            | 'svcfield'
            | 'textarea'
            | 'textbox'
            | 'title'
          )
        | ''
      )
    | undefined;
  /**
   * What kind of value answers it.
   */
  question_data_type?: (string | null | undefined) | undefined;
  /**
   * Shown by default; a rule may show it.
   */
  question_display_active?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Required by default; a hidden question is never required.
   */
  question_required?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Unused.
   */
  question_na_option?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Unused.
   */
  question_flag_photos?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Unused.
   */
  question_photos_required?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * An inactive question is neither used nor shown.
   */
  question_active?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Whether the question was deleted.
   */
  question_deleted?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Display size on the web, nothing else.
   */
  question_form_length?: (string | null | undefined) | undefined;
  /**
   * Position, ascending.
   */
  question_order?: ((number | string) | '') | undefined;
  /**
   * Field of a PDF.
   */
  pdf_field_id?: (string | null | undefined) | undefined;
  /**
   * Field of a third party.
   */
  thirdpartyfield_id?: (string | null | undefined) | undefined;
  /**
   * Shared name of the question.
   */
  question_share_name?: (string | null | undefined) | undefined;
  /**
   * Whether the user may copy previous answers.
   */
  question_transfer_prev_values?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Whether previous answers are shown.
   */
  question_show_prev_values?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Whether previous answers are copied by themselves.
   */
  question_auto_transfer_prev_values?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Number of field rules.
   */
  question_field_rules_cnt?: ((number | string) | '') | undefined;
  /**
   * Number of action rules.
   */
  question_action_rules_cnt?: ((number | string) | '') | undefined;
  /**
   * Number of photo rules.
   */
  question_photo_rules_cnt?: ((number | string) | '') | undefined;
  /**
   * Who made the record.
   */
  insert_by?: (string | null | undefined) | undefined;
  /**
   * When the record was made.
   */
  insert_date?: (string | null | undefined) | undefined;
}
/**
 * An option of a checkbox, dropdown or radio question; unordered, all questions mixed.
 */
export interface PcrOptionRecordReply {
  /**
   * The option.
   */
  question_value_id: string | number;
  /**
   * The question.
   */
  pcr_question_id: string | number;
  /**
   * Text that is shown.
   */
  question_value?: (string | null | undefined) | undefined;
  /**
   * Field of a PDF.
   */
  pdf_field_id?: (string | null | undefined) | undefined;
  /**
   * An inactive option is hidden.
   */
  question_value_active?: ((boolean | '0' | '1') | '') | undefined;
  /**
   * Unused.
   */
  thirdparty_value_id?: (string | null | undefined) | undefined;
  /**
   * Unused.
   */
  question_share_value?: (string | null | undefined) | undefined;
}
/**
 * A rule: `field` constrains how a question is answered, `action` shows or hides other questions.
 */
export interface PcrRuleRecordReply {
  /**
   * The rule.
   */
  pcr_form_rule_id: string | number;
  /**
   * The form.
   */
  pcr_form_id?: ((string | number) | '') | undefined;
  /**
   * The question.
   */
  pcr_question_id: string | number;
  /**
   * What the rule is for.
   */
  rule_type?: (('field' | 'action') | '') | undefined;
  /**
   * How the answer is compared.
   */
  rule_operator?:
    | (
        | (
            | '='
            | 'not_equal'
            | '>'
            | '<'
            | 'contains_any'
            | 'contains_all'
            | 'doesnt_contain_any'
            | 'doesnt_contain_all'
            | 'count'
            | 'count_less_than'
            | 'count_greater_than'
            | 'length_greater_than'
            | 'length_less_than'
            | 'length_equal'
          )
        | ''
      )
    | undefined;
  /**
   * One value, or a JSON array of option ids.
   */
  rule_value?: (string | null | undefined) | undefined;
  /**
   * Who made the record.
   */
  insert_by?: (string | null | undefined) | undefined;
  /**
   * When the record was made.
   */
  insert_date?: (string | null | undefined) | undefined;
}
/**
 * What an action rule does.
 */
export interface PcrRuleCheckRecordReply {
  /**
   * The check.
   */
  pcr_rule_check_id: string | number;
  /**
   * The rule.
   */
  pcr_form_rule_id: string | number;
  /**
   * The question that is acted on.
   */
  pcr_question_id: string | number;
  /**
   * What is done to it.
   */
  check_operator?: (('show' | 'hide') | '') | undefined;
  /**
   * Unused.
   */
  check_value?: (string | null | undefined) | undefined;
  /**
   * Who made the record.
   */
  insert_by?: (string | null | undefined) | undefined;
  /**
   * When the record was made.
   */
  insert_date?: (string | null | undefined) | undefined;
}
/**
 * How many photos a question needs and allows; each question has a default rule.
 */
export interface PcrPhotoRuleRecordReply {
  /**
   * The rule.
   */
  pcr_photo_rule_id: string | number;
  /**
   * The question.
   */
  pcr_question_id: string | number;
  /**
   * How the answer is compared; `default` for the default rule.
   */
  rule_operator?:
    | (
        | (
            | 'default'
            | '='
            | 'not_equal'
            | '>'
            | '<'
            | 'contains_any'
            | 'contains_all'
            | 'doesnt_contain_any'
            | 'doesnt_contain_all'
            | 'count'
            | 'count_less_than'
            | 'count_greater_than'
            | 'length_greater_than'
            | 'length_less_than'
            | 'length_equal'
          )
        | ''
      )
    | undefined;
  /**
   * The value that is compared; `default` for the default rule.
   */
  rule_value?: (string | null | undefined) | undefined;
  /**
   * Unused.
   */
  take_photo?: (string | null | undefined) | undefined;
  /**
   * Unused.
   */
  require_photo?: (string | null | undefined) | undefined;
  /**
   * Fewest photos; 0 means that none is required.
   */
  min_photo?: ((number | string) | '') | undefined;
  /**
   * Most photos; 0 beside a minimum of 0 means that none may be taken.
   */
  max_photo?: ((number | string) | '') | undefined;
  /**
   * Who made the record.
   */
  insert_by?: (string | null | undefined) | undefined;
  /**
   * When the record was made.
   */
  insert_date?: (string | null | undefined) | undefined;
}
/**
 * Asks for the orders that wait for cancellation.
 */
export interface GetPendingCancellationsData {
  /**
   * Unix time, at most 30 days in the past; only what changed after it is asked for.
   */
  timestamp: number;
}
export interface PendingCancellation {
  /**
   * Unique id of the order.
   */
  report_id: string;
  /**
   * Work order number that users see; not unique.
   */
  wo_number: string;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: string;
  /**
   * Status of the order; `Unread` when it is new.
   */
  wo_status: string;
  /**
   * Opaque id of this entry.
   */
  transaction_id?: string;
  /**
   * When the cancellation is due.
   */
  pending_cancellation_timestamp: number;
}
export interface PendingCancellationRead {
  /**
   * Unique id of the order.
   */
  report_id: string;
  /**
   * Work order number that users see; not unique.
   */
  wo_number?: string;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: string;
  /**
   * Status of the order; `Unread` when it is new.
   */
  wo_status?: string;
  /**
   * Opaque id of this entry.
   */
  transaction_id?: string;
  /**
   * When the cancellation is due.
   */
  pending_cancellation_timestamp?: number | string;
}
export interface PendingCancellationReply {
  /**
   * Unique id of the order.
   */
  report_id: string | number;
  /**
   * Work order number that users see; not unique.
   */
  wo_number: string | null | undefined;
  /**
   * The own number of the service for the order.
   */
  org_wo_num?: (string | number) | undefined;
  /**
   * Status of the order; `Unread` when it is new.
   */
  wo_status: string | null | undefined;
  /**
   * Opaque id of this entry.
   */
  transaction_id?: (string | number) | undefined;
  /**
   * When the cancellation is due.
   */
  pending_cancellation_timestamp: number | string;
}
/**
 * Tells that an order was imported.
 */
export interface MarkOrderImportedData {
  /**
   * The order, by its report_id in the system that is asked.
   */
  report_id: string;
}
/**
 * Sends one item: a bid, a completion, or both at once.
 */
export interface SendBidCompData {
  /**
   * The id of the item in the service.
   */
  comp_note_id?: string;
  /**
   * The order that this belongs to, by its report_id in the receiving system.
   */
  report_id: string;
  /**
   * The item, from get_invoice_items_order; null for an other item. 0 is the empty choice, never an item.
   */
  dst_invoice_item_id?: string | null;
  /**
   * The item in the account of the sender; 0 for an other item.
   */
  src_invoice_item_id?: string;
  /**
   * What the item is; needed for an other item.
   */
  invoice_item_desc?: string;
  /**
   * Quantity that is bid on; when it is given the item is a bid.
   */
  qty_bid?: string;
  /**
   * Price per item of the bid.
   */
  client_price_bid?: string;
  /**
   * Note to the bid.
   */
  bid_note?: string;
  /**
   * Quantity that was completed; when it is given the item is a completion.
   */
  qty_comp?: string;
  /**
   * Note to the completion.
   */
  comp_note?: string;
  /**
   * The comp_note_id that was returned earlier; the existing item is then updated.
   */
  remote_id?: string;
  /**
   * Photos that show the item.
   */
  photo_flag_data?: ItemPhotoFlag[];
  /**
   * How many items wait to be sent.
   */
  total_items?: number;
  /**
   * Position of this item among them.
   */
  cur_index?: number;
}
export interface ItemPhotoFlag {
  /**
   * The id that the integrator gave the photo.
   */
  file_id: string;
  /**
   * `b` for the bid, `c` for the completion.
   */
  work_type: 'b' | 'c';
  /**
   * `b` before, `i` during, `a` after the work; always `b` for a bid.
   */
  stage: 'b' | 'i' | 'a';
}
/**
 * The id of the item, to be sent as remote_id when the item is updated.
 */
export interface SendBidCompResult {
  /**
   * The id of the item.
   */
  comp_note_id: string;
}
/**
 * The id of the item, to be sent as remote_id when the item is updated.
 */
export interface SendBidCompRead {
  /**
   * The id of the item.
   */
  comp_note_id: string;
}
/**
 * The id of the item, to be sent as remote_id when the item is updated.
 */
export interface SendBidCompReply {
  /**
   * The id of the item.
   */
  comp_note_id: string | number;
}
/**
 * Sends check-ins at the property.
 */
export interface SendCheckinData {
  /**
   * The order that this belongs to, by its report_id in the receiving system.
   */
  dst_report_id: string;
  /**
   * The check-ins.
   */
  checkin_data: CheckIn[];
}
export interface CheckIn {
  /**
   * The id of a background check, or null.
   */
  bg_check_id?: string | null;
  /**
   * When it was; the time of arrival where the caller did not say.
   */
  checkin_ts: string;
  /**
   * Latitude in degrees.
   */
  gps_lat: number;
  /**
   * Longitude in degrees.
   */
  gps_lng: number;
  /**
   * Accuracy of the position in metres.
   */
  gps_accuracy?: number;
  /**
   * Whether the position was taken with high accuracy, in whatever spelling the device gives.
   */
  gps_high_accuracy?: unknown;
  /**
   * Text or JSON of a check-in provider.
   */
  misc_data?: unknown;
}
/**
 * Sends an invoice; a line_id that was sent before is updated.
 */
export interface SendContractorInvoiceData {
  /**
   * The order that this belongs to, by its report_id in the receiving system.
   */
  dst_report_id: string;
  /**
   * For each line_id of the sender the chosen item id, or `***other***` for a custom item; lines without a choice are left out.
   */
  dst_invoice_item_ids?: {
    [k: string]: '***other***' | string;
  };
  /**
   * Comment to the invoice.
   */
  comment?: string;
  /**
   * The lines of the invoice.
   */
  invoice_lines: InvoiceLine[];
}
export interface InvoiceLine {
  /**
   * The id of the line in the account of the sender.
   */
  line_id: string;
  /**
   * The item in the account of the sender; 0 for an other item.
   */
  invoice_item_id: string;
  /**
   * Quantity.
   */
  quantity: string;
  /**
   * Unit price, not the total.
   */
  price: string;
  /**
   * What the item is; used for other items.
   */
  item_desc?: string;
  /**
   * True when the price is a flat fee.
   */
  flat_fee: boolean;
}
/**
 * The ids that the invoice and its lines were given.
 */
export interface SendContractorInvoiceResult {
  line_ids_cont: InvoiceIds;
}
/**
 * The ids.
 */
export interface InvoiceIds {
  /**
   * The invoice.
   */
  invoice_id: string;
  /**
   * Its lines.
   *
   * Items: A line.
   */
  line_ids: string[];
}
/**
 * The ids that the invoice and its lines were given.
 */
export interface SendContractorInvoiceRead {
  line_ids_cont?: InvoiceIdsRead;
}
/**
 * The ids.
 */
export interface InvoiceIdsRead {
  /**
   * The invoice.
   */
  invoice_id?: string;
  /**
   * Its lines.
   *
   * Items: A line.
   */
  line_ids?: string[];
}
/**
 * The ids that the invoice and its lines were given.
 */
export interface SendContractorInvoiceReply {
  line_ids_cont: InvoiceIdsReply;
}
/**
 * The ids.
 */
export interface InvoiceIdsReply {
  /**
   * The invoice.
   */
  invoice_id: string | number;
  /**
   * Its lines.
   *
   * Items: A line.
   */
  line_ids: readonly (string | number)[];
}
/**
 * Attaches a photo or a file to an order: the bytes beside it, or an address to fetch them from.
 */
export interface SendFileData {
  /**
   * The order that this belongs to, by its report_id in the receiving system.
   */
  dst_report_id: string;
  /**
   * The id that the integrator gives the file, used later to flag it.
   */
  file_id: string;
  /**
   * File name with its extension, which decides the type.
   */
  file_name?: string;
  /**
   * Where the file belongs: 0 photos, 1 files.
   */
  file_area?: 0 | 1;
  /**
   * Address of the file.
   */
  obj_url?: string;
  /**
   * Address of its thumbnail.
   */
  obj_url_thumb?: string;
}
/**
 * Sends job notes.
 */
export interface SendNotesData {
  /**
   * The order that this belongs to, by its report_id in the receiving system.
   */
  dst_report_id: string;
  /**
   * The organization that the notes come from.
   */
  org_name?: string;
  /**
   * Always `job_notes`.
   */
  module_type?: 'job_notes';
  /**
   * The notes.
   */
  note: SentNote[];
}
export interface SentNote {
  /**
   * The id of the note in the account of the sender.
   */
  note_id: string;
  /**
   * The id of the note that this one revises.
   */
  note_rev?: string;
  /**
   * `wo` work order note, `prop` property note.
   */
  note_type: 'wo' | 'prop';
  /**
   * The text of the note.
   */
  note_text: string;
  /**
   * When the note was written.
   */
  insert_date?: string;
  /**
   * Shown as imported-from; by default the inserting user is shown.
   */
  org_name?: string;
  /**
   * True when files belong to the note; they are then asked for with get_file.
   */
  has_attachments: boolean;
}
/**
 * The id that the note was given.
 */
export interface SendNotesResult {
  /**
   * The note.
   */
  remote_note_id: string;
}
/**
 * The id that the note was given.
 */
export interface SendNotesRead {
  /**
   * The note.
   */
  remote_note_id?: string;
}
/**
 * The id that the note was given.
 */
export interface SendNotesReply {
  /**
   * The note.
   */
  remote_note_id: string | number;
}
/**
 * Sends the answers to a form; several rows for one question are one answer with several options.
 */
export interface SendPcrAnswersData {
  /**
   * The order that this belongs to, by its report_id in the receiving system.
   */
  dst_report_id: string;
  /**
   * The form that is answered.
   */
  pcr_form_id: string;
  /**
   * The answers, one row each.
   */
  pcr_form_rows: AnswerRow[];
}
export interface AnswerRow {
  /**
   * The question.
   */
  pcr_question_id: string;
  /**
   * Says which value member holds the answer.
   */
  question_data_type: 'int' | 'date' | 'longtext' | 'varchar' | 'number';
  /**
   * The id of the chosen option; null when the answer is blank, which clears the question.
   */
  int_value?: string | null;
  /**
   * A date; null when the answer is blank, which clears the question.
   */
  date_value?: string | null;
  /**
   * A long text; null when the answer is blank, which clears the question.
   */
  longtext_value?: string | null;
  /**
   * A text of up to 255 characters; null when the answer is blank, which clears the question.
   */
  varchar_value?: string | null;
  /**
   * A number with two decimals; null when the answer is blank, which clears the question.
   */
  number_value?: string | null;
}
/**
 * Flags photos that were sent to questions of a form.
 */
export interface SendPhotoFlagData {
  /**
   * The order that this belongs to, by its report_id in the receiving system.
   */
  dst_report_id: string;
  /**
   * The form that the questions belong to.
   */
  pcr_form_id: string;
  /**
   * The flags; as many as wanted.
   */
  question_data: PhotoFlag[];
}
export interface PhotoFlag {
  /**
   * The id that the integrator gave the photo.
   */
  file_id: string;
  /**
   * The question that the photo answers.
   */
  pcr_question_id: string;
  /**
   * Always `pc`.
   */
  work_type?: 'pc';
}
/**
 * Asks the owner to take an order as done.
 */
export interface SendReadyForOfficeData {
  /**
   * The order that this belongs to, by its report_id in the receiving system.
   */
  dst_report_id: string;
}
/**
 * What was found. `error` is empty when the order was accepted and holds the reasons when it was not.
 */
export interface SendReadyForOfficeResult {
  /**
   * Why the order was refused; empty when it was accepted.
   *
   * Items: A reason.
   */
  error: string[];
  /**
   * Cells of the list of orders that changed.
   */
  cell_updates: CellUpdate[];
  /**
   * The orders that were refused.
   *
   * Items: An order.
   */
  error_reportid: string[];
  /**
   * How many records changed.
   */
  records_updated: string;
  /**
   * Whether the order is ready.
   */
  ready_update: string;
  /**
   * Code for the log.
   */
  log_code: string;
}
export interface CellUpdate {
  /**
   * The order.
   */
  report_id: string;
  /**
   * The cell.
   */
  cell_id: string;
  /**
   * Its new content.
   */
  new_value: string;
  /**
   * Its style class.
   */
  class: string;
}
/**
 * What was found. `error` is empty when the order was accepted and holds the reasons when it was not.
 */
export interface SendReadyForOfficeRead {
  /**
   * Why the order was refused; empty when it was accepted.
   *
   * Items: A reason.
   */
  error?: string[];
  /**
   * Cells of the list of orders that changed.
   */
  cell_updates?: CellUpdateRead[];
  /**
   * The orders that were refused.
   *
   * Items: An order.
   */
  error_reportid?: string[];
  /**
   * How many records changed.
   */
  records_updated?: string;
  /**
   * Whether the order is ready.
   */
  ready_update?: string;
  /**
   * Code for the log.
   */
  log_code?: string;
}
export interface CellUpdateRead {
  /**
   * The order.
   */
  report_id?: string;
  /**
   * The cell.
   */
  cell_id?: string;
  /**
   * Its new content.
   */
  new_value?: string;
  /**
   * Its style class.
   */
  class?: string;
}
/**
 * What was found. `error` is empty when the order was accepted and holds the reasons when it was not.
 */
export interface SendReadyForOfficeReply {
  /**
   * Why the order was refused; empty when it was accepted.
   *
   * Items: A reason.
   */
  error: readonly (string | null | undefined)[];
  /**
   * Cells of the list of orders that changed.
   */
  cell_updates: readonly CellUpdateReply[];
  /**
   * The orders that were refused.
   *
   * Items: An order.
   */
  error_reportid: readonly (string | number)[];
  /**
   * How many records changed.
   */
  records_updated: string | null | undefined;
  /**
   * Whether the order is ready.
   */
  ready_update: string | null | undefined;
  /**
   * Code for the log.
   */
  log_code: string | null | undefined;
}
export interface CellUpdateReply {
  /**
   * The order.
   */
  report_id: string | number;
  /**
   * The cell.
   */
  cell_id: string | null | undefined;
  /**
   * Its new content.
   */
  new_value: string | null | undefined;
  /**
   * Its style class.
   */
  class: string | null | undefined;
}
/**
 * Asks whether the credentials hold, and may leave an address to be called when new orders wait.
 */
export interface ValidateUserData {
  /**
   * Address that the sender exposes; a call to it makes the other side ask for its open orders.
   */
  svclink_push?: string;
}

/** A list that a handler returns: an array, or an iterable, which is streamed item by item. */
export type ListReply<Item> = Item[] | Iterable<Item> | AsyncIterable<Item>;
