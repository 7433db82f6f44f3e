import type { Selectable } from 'kysely';
import type { Answers } from '../../../forms/index.js';
import type { Statements } from '../../engine/store/database.js';
import type { OutboxRow } from '../../engine/store/schema/tables.js';
import type { LinkSettings } from '../links/link-settings.js';

/** A result as it is stored until it has been accepted, and after. */
export type StoredItem = Selectable<OutboxRow>;

/** The kinds of results, in the order in which they are sent (supplement: order of results). */
export const RESULT_KINDS = [
  'file',
  'answers',
  'photo_flags',
  'bid',
  'bid_flags',
  'no_bids',
  'invoice',
  'note',
  'check_in',
  'ready',
] as const;

export type ResultKind = (typeof RESULT_KINDS)[number];

/** What became of a result: `none` of one that was not given, `draft` of one that waits for a person to send it. */
export type ResultState = 'none' | 'draft' | 'queued' | 'sent' | 'refused' | 'failed' | 'unclear';

/** A flag of a photo, as it is stored: the photo by the key of its item. */
export interface StoredFlag {
  readonly file: string;
  readonly pcr_question_id?: string;
  readonly work_type: 'b' | 'c' | 'pc';
  readonly stage?: 'b' | 'i' | 'a';
  /** Its owner has it, or may have it. */
  readonly is_sent?: true;
}

/** What stands in the payload of each kind. */
export interface Payloads {
  readonly file: { readonly file_id: string };
  readonly answers: { readonly answers: Answers };
  readonly photo_flags: { readonly flags: readonly StoredFlag[] };
  readonly bid: BidPayload;
  readonly bid_flags: { readonly flags: readonly StoredFlag[] };
  readonly no_bids: object;
  readonly invoice: InvoicePayload;
  readonly note: { readonly note_id: string };
  readonly check_in: CheckInPayload;
  readonly ready: object;
}

/** The drafts of each kind: as their payloads, but for a note, which stands among the notes of its order once it is sent. */
export interface Drafts extends Omit<Payloads, 'note'> {
  readonly note: NoteDraft;
}

/** A note that is not sent yet. */
export interface NoteDraft {
  readonly note_type: 'wo' | 'prop';
  readonly note_text: string;
  /** What is attached to it. */
  readonly file_ids: readonly string[];
}

export interface BidPayload {
  /** Null for an other item. */
  readonly item_id: string | null;
  readonly item_desc: string;
  readonly qty_bid: string | null;
  readonly client_price_bid: string | null;
  readonly bid_note: string;
  readonly qty_comp: string | null;
  readonly comp_note: string;
}

export interface InvoicePayload {
  readonly comment: string;
  readonly lines: readonly {
    readonly key: string;
    readonly item_id: string | null;
    readonly item_desc: string;
    readonly quantity: string;
    readonly price: string;
    readonly flat_fee: boolean;
  }[];
}

export interface CheckInPayload {
  readonly bg_check_id?: string;
  readonly checkin_ts: string;
  readonly gps_lat: number;
  readonly gps_lng: number;
  readonly gps_accuracy?: number;
  readonly gps_high_accuracy?: unknown;
  readonly misc_data?: unknown;
}

/** The payload of an item, whose kind says what it is: nothing but {@link keepItem} writes one. */
export function payloadOf<Kind extends ResultKind>(item: StoredItem, _kind: Kind): Payloads[Kind] {
  return JSON.parse(item.payload);
}

/** The payload that was given to be sent; undefined of an item that is a draft and nothing else. */
export function givenPayload<Kind extends ResultKind>(
  item: StoredItem | undefined,
  kind: Kind,
): Payloads[Kind] | undefined {
  return item && item.state !== 'draft' ? payloadOf(item, kind) : undefined;
}

/** The draft of an item, which {@link keepDraft} has written; undefined where there is none. */
export function draftOf<Kind extends ResultKind>(
  item: StoredItem | undefined,
  _kind: Kind,
): Drafts[Kind] | undefined {
  return item?.draft ? JSON.parse(item.draft) : undefined;
}

/** The kinds whose draft adds to what was given; of the others it takes its place. */
type ShownKind = Exclude<ResultKind, 'note'>;

/** The payload as people see it: the draft, over what was given. */
export function shownPayload<Kind extends ShownKind>(item: StoredItem, kind: Kind): Payloads[Kind] {
  if (item.draft === null) return payloadOf(item, kind);
  const given = item.state === 'draft' ? {} : JSON.parse(item.payload);
  const shown = JSON.parse(item.draft);
  if (kind === 'answers') shown.answers = { ...given.answers, ...shown.answers };
  if (isFlags(item)) shown.flags = joinedFlags(given.flags ?? [], shown.flags);
  return shown;
}

/** Each flag once; one that is there stays as it is. */
export function joinedFlags(
  flags: readonly StoredFlag[],
  others: readonly StoredFlag[],
): readonly StoredFlag[] {
  const all = new Map(flags.map((flag) => [identityOf(flag), flag]));
  for (const flag of others) if (!all.has(identityOf(flag))) all.set(identityOf(flag), flag);
  return [...all.values()];
}

/** The same text for the same flag, whether it was sent or not. */
export function identityOf({ is_sent: _, ...flag }: StoredFlag): string {
  return JSON.stringify(flag);
}

/** The state as people see it: what has a draft is one. */
export function shownState({ state, draft }: Pick<StoredItem, 'state' | 'draft'>): string {
  return draft === null ? state : 'draft';
}

/** The results of an order, in the order in which they are sent. */
export async function itemsOfOrder(
  statements: Statements,
  orderId: string,
): Promise<readonly StoredItem[]> {
  const rows = await statements
    .selectFrom('outbox')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind));
}

/** The ids of the results of an order, in the order in which they are sent. */
export async function itemIds(statements: Statements, orderId: string): Promise<readonly string[]> {
  const rows = await statements
    .selectFrom('outbox')
    .select(['id', 'kind'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const sorted = rows.toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind));
  return sorted.map(({ id }) => id);
}

/** One result by its id. */
export function itemById(statements: Statements, id: string): Promise<StoredItem | undefined> {
  return statements.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The results of an order that decide when one of them is sent: none for most. Flags wait for files, of which the state
 * is read alone: an order may have hundreds of both.
 */
export async function itemsBefore(
  statements: Statements,
  item: StoredItem,
): Promise<readonly StoredItem[]> {
  if (item.kind === 'invoice' || item.kind === 'ready') {
    return itemsOfOrder(statements, item.order_id);
  }
  if (!isFlags(item)) return [];
  const rows = await statements
    .selectFrom('outbox')
    .select(['kind', 'item_key', 'state'])
    .where('order_id', '=', item.order_id)
    .where('kind', 'in', ['file', 'bid'])
    .execute();
  return rows.map((row) => ({ ...item, payload: '{}', draft: null, ...row }));
}

function rankOf(kind: string): number {
  const order: readonly string[] = RESULT_KINDS;
  return order.indexOf(kind);
}

/** The name and time of an item that is stored. */
export interface ItemPlace<Kind extends ResultKind> {
  readonly orderId: string;
  readonly kind: Kind;
  readonly key: string;
  readonly at: number;
}

/** Queues a result; one that is there with the same content stays as it is, with other content it is sent again. */
export async function keepItem<Kind extends ResultKind>(
  tx: Statements,
  { orderId, kind, key, payload, at }: ItemPlace<Kind> & { readonly payload: Payloads[Kind] },
): Promise<void> {
  const text = JSON.stringify(payload);
  const place = { order_id: orderId, kind, item_key: key };
  const before = await findItem(tx, orderId, kind, key);
  if (!before) {
    const row = { ...place, payload: text, state: 'queued', modified_at: at };
    await tx.insertInto('outbox').values(row).execute();
    return;
  }
  const isSame = before.payload === text;
  if (isSame && (before.state === 'sent' || before.state === 'unclear')) return;
  await queueAgain(tx, before, { payload: text, at });
}

/** Queues an item with another payload; what its owner has accepted of it is stored beside. */
export async function queueAgain(
  tx: Statements,
  before: StoredItem,
  { payload = before.payload, at }: { readonly payload?: string; readonly at: number },
): Promise<void> {
  const accepted = before.state === 'sent' ? { accepted: before.payload } : {};
  await storeVersion(tx, before.id, { payload, state: 'queued', modified_at: at, ...accepted });
}

/** The columns that a new version of an item sets; the others stay. */
interface NewVersion {
  readonly state: 'queued' | 'sent' | 'draft';
  readonly payload: string;
  readonly draft?: string | null;
  readonly accepted?: string;
  readonly modified_at: number;
}

/**
 * Stores a new version of an item: its attempts begin anew, and a call that is under way with the version before cannot
 * change it any more.
 */
export async function storeVersion(tx: Statements, id: string, version: NewVersion): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((row) => ({
      ...version,
      version_count: row('version_count', '+', 1),
      attempt_count: 0,
      reason: null,
      failed_at: null,
    }))
    .where('id', '=', id)
    .execute();
}

/** One result of an order. */
export function findItem(
  statements: Statements,
  orderId: string,
  kind: ResultKind,
  key: string,
): Promise<StoredItem | undefined> {
  return statements
    .selectFrom('outbox')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('item_key', '=', key)
    .executeTakeFirst();
}

/** What has to be accepted before an item is sent: those items of the order that are before it, and are not sent. */
export function waitsFor(item: StoredItem, items: readonly StoredItem[]): readonly StoredItem[] {
  return items.filter((other) => other.state !== 'sent' && isBefore(other, item, items));
}

/**
 * The part of an item that can be sent now: of flags those whose photos the owner has. A photo that was refused holds up
 * its own flags, and no others.
 */
export function sendablePart(item: StoredItem, items: readonly StoredItem[]): StoredItem {
  if (!isFlags(item)) return item;
  const { flags } = payloadOf(item, 'photo_flags');
  const sent = flags.filter((flag) => flag.is_sent || stateOfFile(flag, items) === 'sent');
  return { ...item, payload: JSON.stringify({ flags: sent }) };
}

/** Whether an item holds flags of photos. */
export function isFlags({ kind }: Pick<StoredItem, 'kind'>): boolean {
  return kind === 'photo_flags' || kind === 'bid_flags';
}

function stateOfFile({ file }: StoredFlag, items: readonly StoredItem[]): string | undefined {
  return items.find(({ kind, item_key }) => kind === 'file' && item_key === file)?.state;
}

/** Whether it makes no second thing where it comes twice, as a first bid and a check-in do. */
export function isRepeatable(
  { kind, remote_key }: Pick<StoredItem, 'kind' | 'remote_key'>,
  { recognises_repetitions }: Pick<LinkSettings, 'recognises_repetitions'>,
): boolean {
  if (recognises_repetitions) return true;
  return kind !== 'check_in' && (kind !== 'bid' || remote_key !== null);
}

/** What makes the order ready: all that its owner looks at. */
const BEFORE_READY: ReadonlySet<string> = new Set([
  'file',
  'answers',
  'photo_flags',
  'bid',
  'bid_flags',
  'no_bids',
  'invoice',
]);

/** Files before flags; bids and completions before their flags and before the invoice; all before ready for office. */
function isBefore(other: StoredItem, item: StoredItem, items: readonly StoredItem[]): boolean {
  switch (item.kind) {
    case 'photo_flags':
      return other.kind === 'file' && awaitedFiles(item, items).has(other.item_key);
    case 'bid_flags':
      if (other.kind === 'bid') return other.item_key === item.item_key;
      return other.kind === 'file' && awaitedFiles(item, items).has(other.item_key);
    case 'invoice':
      if (other.state === 'draft') return false;
      if (other.kind === 'bid_flags') return !isHeldByPerson(other, items);
      return other.kind === 'bid';
    case 'ready':
      // A draft is nothing that its owner waits for.
      return other.state !== 'draft' && BEFORE_READY.has(other.kind);
    default:
      return false;
  }
}

/** The states of a file in which it waits for a person. */
const HELD: ReadonlySet<string | undefined> = new Set(['refused', 'draft', undefined]);

function unsentFlags(item: StoredItem): readonly StoredFlag[] {
  return payloadOf(item, 'photo_flags').flags.filter(({ is_sent }) => !is_sent);
}

/** Whether nothing is left of some flags but those of photos that wait for a person. */
function isHeldByPerson(item: StoredItem, items: readonly StoredItem[]): boolean {
  const unsent = unsentFlags(item);
  return unsent.length > 0 && unsent.every((flag) => HELD.has(stateOfFile(flag, items)));
}

/** The files that some flags wait for: those that wait for a person only where there is no other flag to send. */
function awaitedFiles(item: StoredItem, items: readonly StoredItem[]): ReadonlySet<string> {
  const unsent = unsentFlags(item);
  const awaited = isHeldByPerson(item, items)
    ? unsent
    : unsent.filter((flag) => !HELD.has(stateOfFile(flag, items)));
  return new Set(awaited.map(({ file }) => file));
}

/** What an item is called: its kind, and its key where there may be several. */
export function nameOf({ kind, item_key }: Pick<StoredItem, 'kind' | 'item_key'>): string {
  const isSingle = kind === 'invoice' || kind === 'no_bids' || kind === 'ready';
  return isSingle ? kind : `${kind} ${item_key}`;
}
