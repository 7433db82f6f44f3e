import type { DataCompletion, ItemCompletion } from './catalogue-entry.js';
import { isObject } from './envelope.js';

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** An item that is not in the list is an other item: its ids are null and 0 (specification: "Rules per event", send_bid_comp). */
export const otherItem: DataCompletion = (data) => {
  if (!isBlank(data.dst_invoice_item_id)) return data;
  const source = isBlank(data.src_invoice_item_id) ? '0' : data.src_invoice_item_id;
  return { ...data, dst_invoice_item_id: null, src_invoice_item_id: source };
};

/** Notes are of the one module that the document knows. */
export const ofJobNotes: DataCompletion = (data) => ({ module_type: 'job_notes', ...data });

/** A photo that says nothing else was taken of completed work. */
export const ofCompletedWork: DataCompletion = (data) => ({
  ...data,
  question_data: Array.isArray(data.question_data)
    ? data.question_data.map((flag: unknown) =>
        isObject(flag) ? { work_type: 'pc', ...flag } : flag,
      )
    : data.question_data,
});

/** Records carry the `remote_report_id` that the caller sent; handlers need not repeat it. */
export const echoRemoteReportId: ItemCompletion = (item, data) =>
  data.remote_report_id === undefined || item.remote_report_id !== undefined
    ? item
    : { ...item, remote_report_id: data.remote_report_id };

/** Every get_file record says `imported` 1, and carries the caller's `remote_report_id`. */
export const completeFileRecord: ItemCompletion = (item, data) =>
  echoRemoteReportId(item.imported === undefined ? { ...item, imported: 1 } : item, data);
