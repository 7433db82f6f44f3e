import type { Answers } from '../../../forms/index.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';

/** A result as it is stored until it has been accepted, and after. */
export type StoredItem = StoredRow<'outbox'>;

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

/** Whether an item holds flags of photos. */
export function isFlags({ kind }: Pick<StoredItem, 'kind'>): boolean {
  return kind === 'photo_flags' || kind === 'bid_flags';
}

/** What an item is called: its kind, and its key where there may be several. */
export function nameOf({ kind, item_key }: Pick<StoredItem, 'kind' | 'item_key'>): string {
  const isSingle = kind === 'invoice' || kind === 'no_bids' || kind === 'ready';
  return isSingle ? kind : `${kind} ${item_key}`;
}
