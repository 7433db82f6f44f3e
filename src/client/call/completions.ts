import { isObject } from '../../protocol/envelope.js';

/** Adds what follows from the document to the data of one event, so that no caller has to; copies, never changes it. */
type Completion = (data: Record<string, unknown>) => Record<string, unknown>;

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** An item that is not in the list is an other item: its ids are null and 0 (specification: "Rules per event", send_bid_comp). */
const otherItem: Completion = (data) => {
  if (!isBlank(data.dst_invoice_item_id)) return data;
  const source = isBlank(data.src_invoice_item_id) ? '0' : data.src_invoice_item_id;
  return { ...data, dst_invoice_item_id: null, src_invoice_item_id: source };
};

const completions: ReadonlyMap<string, Completion> = new Map([
  ['send_bid_comp', otherItem],
  ['send_notes', (data) => ({ module_type: 'job_notes', ...data })],
  [
    'send_photo_flag',
    (data) => ({
      ...data,
      question_data: Array.isArray(data.question_data)
        ? data.question_data.map((flag: unknown) =>
            isObject(flag) ? { work_type: 'pc', ...flag } : flag,
          )
        : data.question_data,
    }),
  ],
]);

/** Completes the data of an event; what the caller gave stands. */
export function complete(event: string, data: Record<string, unknown>): Record<string, unknown> {
  return completions.get(event)?.(data) ?? data;
}
