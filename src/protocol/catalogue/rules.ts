import { isObject } from '../envelope/envelope.js';
import { DAY_IN_SECONDS } from '../units.js';
import type {
  DataCompletion,
  DataRule,
  DeliveryIdentity,
  ItemCompletion,
  ResultRule,
} from './entry.js';

/** The greatest age of a `timestamp`, in seconds (specification: "Limits"). */
export const OLDEST_TIMESTAMP = 30 * DAY_IN_SECONDS;
/** Seconds by which the clocks of two sites may differ. The protocol states no value: this one is that of svclink. */
export const CLOCK_DIFFERENCE = 300;

/**
 * Refuses a `timestamp` that is more than 30 days old (specification: "Limits"), and sets a time in the future to now.
 */
export const atMostThirtyDaysOld: DataRule = (data, { now }) => {
  const { timestamp } = data;
  if (typeof timestamp !== 'number') return undefined;
  if (timestamp > now) data.timestamp = now;
  return timestamp < now - OLDEST_TIMESTAMP - CLOCK_DIFFERENCE
    ? 'timestamp: must be at most 30 days in the past'
    : undefined;
};

/** Refuses a result of get_pcr_json with another key than the requested form. */
export const keyedByRequestedForm: ResultRule = (result, data) => {
  if (!isObject(result)) return undefined;
  const keys = Object.keys(result);
  return keys.length === 1 && keys[0] === data.pcr_form_id
    ? undefined
    : `must have the one key ${String(data.pcr_form_id)}, the requested pcr_form_id`;
};

const NO_QUANTITY = /^-?0*(?:\.0*)?$/;

/**
 * Refuses data without a quantity. A quantity of zero counts as absent (decisions: "send_bid_comp quantities"); one of
 * the two is required.
 */
export const someQuantity: DataRule = (data) => {
  for (const name of ['qty_bid', 'qty_comp']) {
    const quantity = data[name];
    if (typeof quantity === 'string' && NO_QUANTITY.test(quantity)) delete data[name];
  }
  const isGiven = data.qty_bid !== undefined || data.qty_comp !== undefined;
  return isGiven ? undefined : 'qty_bid: needs a quantity other than 0 here or in qty_comp';
};

/**
 * Returns the identity of a bid: the sender's own id, else ours. A bid without either is never a repetition of another.
 */
export const bidIdentity: DeliveryIdentity = ({ report_id, comp_note_id, remote_id }) => {
  if (comp_note_id !== undefined) return [report_id, 'comp_note_id', comp_note_id];
  return remote_id === undefined ? undefined : [report_id, 'remote_id', remote_id];
};

/** Returns the ids of a list of records, sorted, so that the order of the records makes no difference. */
export function idsOf(records: unknown, member: string): readonly unknown[] {
  const ids = Array.isArray(records) ? records.map((record) => Object(record)[member]) : [];
  return ids.sort();
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Sets the ids of an item that is not in the list to null and 0 (specification: "Rules per event", send_bid_comp). */
export const otherItem: DataCompletion = (data) => {
  if (!isBlank(data.dst_invoice_item_id)) return data;
  const source = isBlank(data.src_invoice_item_id) ? '0' : data.src_invoice_item_id;
  return { ...data, dst_invoice_item_id: null, src_invoice_item_id: source };
};

/** Sets the module of notes to the only one that the document defines. */
export const ofJobNotes: DataCompletion = (data) => ({ module_type: 'job_notes', ...data });

/** Sets the stage of a photo that states none to completed work. */
export const ofCompletedWork: DataCompletion = (data) => ({
  ...data,
  question_data: Array.isArray(data.question_data)
    ? data.question_data.map((flag: unknown) =>
        isObject(flag) ? { work_type: 'pc', ...flag } : flag,
      )
    : data.question_data,
});

/** Adds the caller's `remote_report_id` to records, so that handlers need not repeat it. */
export const echoRemoteReportId: ItemCompletion = (item, data) =>
  data.remote_report_id === undefined || item.remote_report_id !== undefined
    ? item
    : { ...item, remote_report_id: data.remote_report_id };

/** Adds `imported` 1 and the caller's `remote_report_id` to every get_file record. */
export const completeFileRecord: ItemCompletion = (item, data) =>
  echoRemoteReportId(item.imported === undefined ? { ...item, imported: 1 } : item, data);
