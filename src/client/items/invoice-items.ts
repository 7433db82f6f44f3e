import { isObject } from '../../protocol/envelope.js';
import { memberNames } from './member-names.js';

/** The result of get_invoice_items_order, as the client gives it. */
export interface InvoiceItems {
  /**
   * Description of each item by its id, in the order of the answer. Without the entry `0`, which is
   * the empty choice and to be ignored, and without `***other***`.
   */
  readonly items: ReadonlyMap<string, string>;
  /** Whether items that are not in the list may be sent: the answer has an entry `***other***`. */
  readonly otherAllowed: boolean;
}

const OTHER = '***other***';
/** The empty choice of a list: never an item, whatever is written beside it. */
const NO_CHOICE = '0';

/**
 * Reads the items in the order of the answer's text (specification: "Rules per event", get_invoice_items_order).
 *
 * @param result `result_data`, parsed
 * @param text the whole answer
 */
export function readInvoiceItems(result: unknown, text: string): InvoiceItems {
  const items = new Map<string, string>();
  let otherAllowed = false;
  const named = memberNames(text, 'result_data');
  // A list has no names in its text: its places are the ids.
  const ids = named.length === 0 && isObject(result) ? Object.keys(result) : named;
  for (const id of ids) {
    const description = isObject(result) ? result[id] : undefined;
    if (id === OTHER) otherAllowed = true;
    else if (typeof description === 'string' && id !== NO_CHOICE) items.set(id, description);
  }
  return { items, otherAllowed };
}
