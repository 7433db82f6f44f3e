import { catalogueEntry } from '../../../src/protocol/catalogue/catalogue.js';
import { readView } from '../read-view.js';
import type { Schema } from '../schemas.js';
import { pascal, typeCode } from '../type-code.js';
import { bundle, eventNames } from './bundle.js';
import { canonicalTypes, readTypes, replyTypes } from './kind-types.js';
import { typeView } from './type-view.js';

type Part = 'Data' | 'Result' | 'Reply' | 'Read';

const PART_TYPES: Readonly<Record<Part, ReadonlyMap<string, string>>> = {
  Data: canonicalTypes,
  Result: canonicalTypes,
  Reply: replyTypes,
  Read: readTypes,
};

function partSchema(event: string, part: Part): Schema {
  const file = `${event}.${part === 'Data' ? 'data' : 'result'}.json`;
  const schema = bundle(file, (kind) => {
    const tsType = PART_TYPES[part].get(kind);
    if (tsType === undefined) throw new Error(`no type for the kind ${kind}`);
    return { tsType };
  });
  const view = viewOf(event, part, schema);
  // A bare null or unknown needs no name of its own.
  // A handler without a result may return nothing.
  const nothing = part === 'Reply' ? 'null | undefined | void' : 'null';
  if (view.type === 'null') return { description: view.description, tsType: nothing };
  if (view.tsType !== undefined) return view;
  return { ...view, title: `${pascal(event)}${part}` };
}

function viewOf(event: string, part: Part, schema: Schema): Schema {
  if (part === 'Read') return readView(schema, idsOf(event));
  return typeView(schema, part === 'Reply' ? 'Reply' : '');
}

/** Returns the id of an event's records. It returns none for several ids, because a record may have any one of them. */
function idsOf(event: string): readonly string[] {
  const ids = catalogueEntry(event)?.recordIds ?? [];
  return ids.length === 1 ? ids : [];
}

function eventSchema(event: string): Schema {
  const parts = { data: 'Data', result: 'Result', read: 'Read', reply: 'Reply' } as const;
  const properties = Object.fromEntries(
    Object.entries(parts).map(([member, part]) => [member, partSchema(event, part)]),
  );
  return { type: 'object', properties, required: Object.keys(parts) };
}

const ORDERED = `export type GetInvoiceItemsOrderReply =
  | { readonly [id: string]: string }
  | Iterable<readonly [id: string, description: string]>;`;

/** The type names arrays although they are iterables: the compiler then reports the wrong member of an item. */
const LIST_REPLY = `
/** A list that a handler returns: an array, or an iterable, which is streamed item by item. */
export type ListReply<Item> = Item[] | Iterable<Item> | AsyncIterable<Item>;
`;

/** A handler may give the record of a form by its id, as the document says; it is sent flat. */
const FLAT = 'options_pcr_forms: PcrFormRecordReply;';
const FLAT_OR_KEYED =
  'options_pcr_forms: PcrFormRecordReply | { readonly [id: string]: PcrFormRecordReply };';

// A handler may stream a list, give entries where the order of keys matters, and return frozen values.
function openReplies(code: string): string {
  return code
    .replaceAll(/^export type (\w+Reply) = (\w+)\[\];$/gm, 'export type $1 = ListReply<$2>;')
    .replace(FLAT, FLAT_OR_KEYED)
    .replace(/^export interface GetInvoiceItemsOrderReply \{[^{}]+\}$/m, ORDERED)
    .replaceAll(/^export interface \w+Reply \{[^{}]+\}$/gm, (block) =>
      block.replaceAll(/^( {2}\w+\??:) (.+\[\].*;)$/gm, '$1 readonly $2'),
    );
}

/** Writes `event-types.ts`: the types of all events, and `EventMap`, which names them. */
export async function eventTypesModule(): Promise<string> {
  const names = eventNames();
  const properties = Object.fromEntries(names.map((name) => [name, eventSchema(name)]));
  const schema = {
    title: 'EventMap',
    description:
      'The types of every event: `data` is what a handler gets, `result` what a caller who reads strictly gets, `read` what one who reads tolerantly gets, `reply` what a handler may return.',
    type: 'object',
    properties,
    required: names,
  };
  const opened = openReplies(await typeCode(schema, 'EventMap'));
  if (
    !opened.includes(ORDERED) ||
    !opened.includes(FLAT_OR_KEYED) ||
    /Reply = \w+\[\]/.test(opened)
  ) {
    throw new Error('a reply type could not be widened');
  }
  return `${opened}${LIST_REPLY}`;
}
