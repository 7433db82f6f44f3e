import type { DataRule, ItemCompletion, ResultRule } from './catalogue-entry.js';
import { isObject } from './envelope.js';

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

/** Records carry the `remote_report_id` that the caller sent; handlers need not repeat it. */
export const echoRemoteReportId: ItemCompletion = (item, data) =>
  data.remote_report_id === undefined || item.remote_report_id !== undefined
    ? item
    : { ...item, remote_report_id: data.remote_report_id };

/** Every get_file record says `imported` 1, and carries the caller's `remote_report_id`. */
export const completeFileRecord: ItemCompletion = (item, data) =>
  echoRemoteReportId(item.imported === undefined ? { ...item, imported: 1 } : item, data);

const NO_QUANTITY = /^-?0*\.?0*$/;

/** A quantity of zero counts as not given (decisions: "send_bid_comp quantities"); one of the two has to be. */
export const someQuantity: DataRule = (data) => {
  for (const name of ['qty_bid', 'qty_comp']) {
    const quantity = data[name];
    if (typeof quantity === 'string' && NO_QUANTITY.test(quantity)) delete data[name];
  }
  const isGiven = data.qty_bid !== undefined || data.qty_comp !== undefined;
  return isGiven ? undefined : 'qty_bid: needs a quantity other than 0 here or in qty_comp';
};
