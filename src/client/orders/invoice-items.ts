import { isObject } from '../../protocol/envelope/envelope.js';
import {
  BACKSLASH,
  CLOSE_OBJECT,
  COLON,
  OPEN_OBJECT,
  QUOTE,
} from '../../protocol/json/characters.js';

/** `[` and `{` differ in this one bit, and so do `]` and `}`. */
const FOLD = 0x20;

function endOfText(json: string, start: number): number {
  for (let index = start + 1; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (code === BACKSLASH) index++;
    else if (code === QUOTE) return index;
  }
  return json.length;
}

/** Calls `visit` with each name of the object that begins at `start`, and the index of its value. */
function eachMember(
  json: string,
  start: number,
  visit: (name: string, value: number) => void,
): void {
  let depth = 0;
  let name = '';
  for (let index = start; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) {
      const end = endOfText(json, index);
      if (depth === 1) name = json.slice(index, end + 1);
      index = end;
    } else if ((code | FOLD) === OPEN_OBJECT) depth++;
    else if ((code | FOLD) === CLOSE_OBJECT) {
      if (--depth === 0) return;
    } else if (code === COLON && depth === 1) visit(String(JSON.parse(name)), index + 1);
  }
}

function beginsObject(json: string, at: number): number | undefined {
  let index = at;
  while (json.charCodeAt(index) <= 0x20) index++;
  return json.charCodeAt(index) === OPEN_OBJECT ? index : undefined;
}

/**
 * Returns the names in one member of a JSON object, in the order of the text: JavaScript objects put integer-like names
 * first, in ascending order (supplement: "events and values not in the document").
 *
 * @param json text of an object that `JSON.parse` accepts
 * @param member name of a member of it; of duplicates the last one counts, as for `JSON.parse`
 * @returns each name once, at its first position; empty when the member is absent or no object
 */
export function memberNames(json: string, member: string): string[] {
  let names = new Set<string>();
  eachMember(json, json.indexOf('{'), (name, value) => {
    if (name !== member) return;
    names = new Set();
    const start = beginsObject(json, value);
    if (start !== undefined) eachMember(json, start, (own) => names.add(own));
  });
  return [...names];
}

/** The result of get_invoice_items_order as the client returns it. */
export interface InvoiceItems {
  /**
   * Description of each item by its id, in the order of the answer. It contains neither the entry `0`, which is the
   * empty choice, nor `***other***`.
   */
  readonly items: ReadonlyMap<string, string>;
  /** True if the client may send items that are not in the list: the answer has an entry `***other***`. */
  readonly otherAllowed: boolean;
}

const OTHER = '***other***';
/** The empty choice of a list. It is never an item, whatever its description. */
const NO_CHOICE = '0';

/** Returns an answer whose result came as JSON text, with the result unwrapped; any other answer unchanged. */
function textWithin(text: string): string {
  const { result_data: result }: { readonly result_data?: unknown } = JSON.parse(text);
  return typeof result === 'string' && result !== '' ? `{"result_data":${result}}` : text;
}

/**
 * Reads the items in the order of the answer's text (specification: "Rules per event", get_invoice_items_order).
 *
 * @param result `result_data`, parsed
 * @param text the whole answer
 */
export function readInvoiceItems(result: unknown, text: string): InvoiceItems {
  const items = new Map<string, string>();
  let otherAllowed = false;
  const found = memberNames(text, 'result_data');
  const named = found.length > 0 ? found : memberNames(textWithin(text), 'result_data');
  // An array has no names in its text: its indexes are the ids.
  const ids = named.length === 0 && isObject(result) ? Object.keys(result) : named;
  for (const id of ids) {
    const description = isObject(result) ? result[id] : undefined;
    if (id === OTHER) otherAllowed = true;
    else if (typeof description === 'string' && id !== NO_CHOICE) items.set(id, description);
  }
  return { items, otherAllowed };
}
