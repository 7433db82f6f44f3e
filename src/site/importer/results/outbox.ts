import type { Selectable } from 'kysely';
import type { Answers } from '../../../forms/index.js';
import type { Statements } from '../../store/database.js';
import type { OutboxRow } from '../../store/schema/tables.js';
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

/** What became of a result: `none` of one that was not given. */
export type ResultState = 'none' | 'queued' | 'sent' | 'refused' | 'failed' | 'unclear';

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

function rankOf(kind: string): number {
  const order: readonly string[] = RESULT_KINDS;
  return order.indexOf(kind);
}

/** Queues a result; one that is there with the same content stays as it is, with other content it is sent again. */
export async function keepItem<Kind extends ResultKind>(
  tx: Statements,
  {
    orderId,
    kind,
    key,
    payload,
    at,
  }: {
    readonly orderId: string;
    readonly kind: Kind;
    readonly key: string;
    readonly payload: Payloads[Kind];
    readonly at: number;
  },
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
  await tx
    .updateTable('outbox')
    .set((row) => ({
      payload: text,
      state: 'queued',
      version_count: row('version_count', '+', 1),
      attempt_count: 0,
      reason: null,
      failed_at: null,
      modified_at: at,
    }))
    .where('id', '=', before.id)
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
  return items.filter((other) => other.state !== 'sent' && isBefore(other, item));
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
function isBefore(other: StoredItem, item: StoredItem): boolean {
  switch (item.kind) {
    case 'photo_flags':
      return other.kind === 'file' && flaggedFiles(item).has(other.item_key);
    case 'bid_flags':
      if (other.kind === 'bid') return other.item_key === item.item_key;
      return other.kind === 'file' && flaggedFiles(item).has(other.item_key);
    case 'invoice':
      return other.kind === 'bid' || other.kind === 'bid_flags';
    case 'ready':
      return BEFORE_READY.has(other.kind);
    default:
      return false;
  }
}

function flaggedFiles(item: StoredItem): ReadonlySet<string> {
  return new Set(payloadOf(item, 'photo_flags').flags.map(({ file }) => file));
}

/** What an item is called: its kind, and its key where there may be several. */
export function nameOf({ kind, item_key }: Pick<StoredItem, 'kind' | 'item_key'>): string {
  const isSingle = kind === 'invoice' || kind === 'no_bids' || kind === 'ready';
  return isSingle ? kind : `${kind} ${item_key}`;
}
