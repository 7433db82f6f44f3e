import { isObject } from '../envelope/envelope.js';
import type {
  DataCompletion,
  DataRule,
  DeliveryIdentity,
  ItemCompletion,
  ResultRule,
} from './entry.js';

const DAY = 86_400;
const OLDEST = 30 * DAY;
/** Clocks of two sites differ; ours, not the protocol's. */
const CLOCK_DIFFERENCE = 300;

/** `timestamp` lies at most 30 days back (specification: "Limits"); a time in the future is taken as now. */
export const atMostThirtyDaysOld: DataRule = (data, { now }) => {
  const { timestamp } = data;
  if (typeof timestamp !== 'number') return undefined;
  if (timestamp > now) data.timestamp = now;
  return timestamp < now - OLDEST - CLOCK_DIFFERENCE
    ? 'timestamp: must be at most 30 days in the past'
    : undefined;
};

/** The result of get_pcr_json is keyed by the form that was asked for, and holds no other. */
export const keyedByRequestedForm: ResultRule = (result, data) => {
  if (!isObject(result)) return undefined;
  const keys = Object.keys(result);
  return keys.length === 1 && keys[0] === data.pcr_form_id
    ? undefined
    : `must have the one key ${String(data.pcr_form_id)}, the requested pcr_form_id`;
};

const NO_QUANTITY = /^-?0*(?:\.0*)?$/;

/** A quantity of zero counts as not given (decisions: "send_bid_comp quantities"); one of the two has to be. */
export const someQuantity: DataRule = (data) => {
  for (const name of ['qty_bid', 'qty_comp']) {
    const quantity = data[name];
    if (typeof quantity === 'string' && NO_QUANTITY.test(quantity)) delete data[name];
  }
  const isGiven = data.qty_bid !== undefined || data.qty_comp !== undefined;
  return isGiven ? undefined : 'qty_bid: needs a quantity other than 0 here or in qty_comp';
};

/** A bid is known by the sender's own id, else by ours; one without either is never a repetition of another. */
export const bidIdentity: DeliveryIdentity = ({ report_id, comp_note_id, remote_id }) => {
  if (comp_note_id !== undefined) return [report_id, 'comp_note_id', comp_note_id];
  return remote_id === undefined ? undefined : [report_id, 'remote_id', remote_id];
};

/** The ids of a list of records, in an order that does not depend on theirs. */
export function idsOf(records: unknown, member: string): readonly unknown[] {
  const ids = Array.isArray(records) ? records.map((record) => Object(record)[member]) : [];
  return ids.sort();
}

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
