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

/** The answer types that are written as they are; any other one names its own member, and is a number. */
const ANSWER_TYPES: ReadonlySet<unknown> = new Set([
  'int',
  'date',
  'longtext',
  'varchar',
  'number',
]);

/**
 * A two-decimal answer comes under whatever `<question_data_type>_value` its row names, because the documents show no
 * name for it; it is handed over as `number` and `number_value` (decisions: "two-decimal answers").
 */
export function respellNumberAnswers({ pcr_form_rows }: Record<string, unknown>): void {
  const rows: unknown[] = Array.isArray(pcr_form_rows) ? pcr_form_rows : [pcr_form_rows];
  for (const row of rows) {
    if (!isObject(row) || typeof row.question_data_type !== 'string') continue;
    const type = row.question_data_type.trim();
    const member = `${type}_value`;
    if (ANSWER_TYPES.has(type) || !Object.hasOwn(row, member)) continue;
    row.question_data_type = 'number';
    row.number_value = row[member];
    delete row[member];
  }
}
