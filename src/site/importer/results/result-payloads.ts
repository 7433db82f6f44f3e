import type { Answers } from '../../../forms/index.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import type { BidValues } from '../../orders/items.js';
import type { NoteDetails } from './note-details.js';

/** A stored result, before and after its owner has accepted it. */
export type StoredItem = StoredRow<'outbox'>;

/** The kinds of results in sending order (supplement: order of results). */
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

/** The members of an entry of the history by the kinds of results, as `results.add` names them. */
const MEMBERS: Readonly<Record<string, string>> = {
  file: 'files',
  answers: 'answers',
  photo_flags: 'flags',
  bid: 'bids',
  bid_flags: 'flags',
  no_bids: 'no_bids',
  invoice: 'invoice',
  note: 'notes',
  check_in: 'check_ins',
  ready: 'ready',
} satisfies Readonly<Record<ResultKind, string>>;

/** Returns the numbers of results by their members, for the history of an order. */
export function countsOf(results: readonly StoredItem[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const item of results) {
    const member = MEMBERS[item.kind] ?? item.kind;
    // As where they are given: each flag counts, not the form or the bid that they belong to.
    const count = isFlags(item) ? newFlagsOf(item).length : 1;
    counts[member] = (counts[member] ?? 0) + count;
  }
  return counts;
}

/** Returns the flags of an item that its owner does not have. */
function newFlagsOf({ payload, draft }: StoredItem): readonly StoredFlag[] {
  const { flags }: Payloads['bid_flags'] = JSON.parse(draft ?? payload);
  return flags.filter(({ is_sent }) => !is_sent);
}

/** The state of a result: `none` if it was not given, `draft` if it waits for a person to send it. */
export type ResultState = 'none' | 'draft' | 'queued' | 'sent' | 'refused' | 'failed' | 'unclear';

/** The states of a result that is to be sent. */
export const DUE: readonly ResultState[] = ['queued', 'failed'];

export function isDue({ state }: Pick<StoredItem, 'state'>): boolean {
  return DUE.some((one) => one === state);
}

/** A stored flag of a photo, which it names by the key of its item. */
export interface StoredFlag {
  readonly file: string;
  readonly pcr_question_id?: string;
  readonly work_type: 'b' | 'c' | 'pc';
  readonly stage?: 'b' | 'i' | 'a';
  /** True if the owner has it, or may have it. */
  readonly is_sent?: true;
}

/** The content of the payload of each kind. */
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

/**
 * The drafts of each kind: the same as their payloads, except for a note, which joins the notes of its order when it is
 * sent.
 */
export interface Drafts extends Omit<Payloads, 'note'> {
  readonly note: NoteDraft;
}

/** A note that is not sent yet. */
export interface NoteDraft {
  readonly note_type: 'wo' | 'prop';
  readonly note_text: string;
  /** Its attachments. */
  readonly file_ids: readonly string[];
  /** The user who has written it. Default: none is known. */
  readonly by?: string;
  /** The details of a note that was called back; absent for a draft that was never a note. */
  readonly details?: NoteDetails;
}

/** A bid or completion in the outbox. */
export type BidPayload = BidValues;

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

/** Returns the payload of an item, whose kind determines the type: only {@link storeItem} writes one. */
export function payloadOf<Kind extends ResultKind>(item: StoredItem, _kind: Kind): Payloads[Kind] {
  return JSON.parse(item.payload);
}

/** Returns the payload that was given to be sent; undefined for an item with a draft alone. */
export function givenPayload<Kind extends ResultKind>(
  item: StoredItem | undefined,
  kind: Kind,
): Payloads[Kind] | undefined {
  return item && item.state !== 'draft' ? payloadOf(item, kind) : undefined;
}

/** Returns the draft of an item, which {@link storeDraft} has written; undefined without one. */
export function draftOf<Kind extends ResultKind>(
  item: StoredItem | undefined,
  _kind: Kind,
): Drafts[Kind] | undefined {
  return item?.draft ? JSON.parse(item.draft) : undefined;
}

/** The kinds whose draft adds to the given version. The drafts of other kinds replace it. */
type ShownKind = Exclude<ResultKind, 'note'>;

/** Returns the payload for display: the draft over the given version. */
export function shownPayload<Kind extends ShownKind>(item: StoredItem, kind: Kind): Payloads[Kind] {
  if (item.draft === null) return payloadOf(item, kind);
  const given = item.state === 'draft' ? {} : JSON.parse(item.payload);
  const shown = JSON.parse(item.draft);
  if (kind === 'answers') shown.answers = { ...given.answers, ...shown.answers };
  if (isFlags(item)) shown.flags = joinedFlags(given.flags ?? [], shown.flags);
  return shown;
}

/** Joins flags without duplicates; existing ones stay unchanged. */
export function joinedFlags(
  flags: readonly StoredFlag[],
  others: readonly StoredFlag[],
): readonly StoredFlag[] {
  const all = new Map(flags.map((flag) => [identityOf(flag), flag]));
  for (const flag of others) if (!all.has(identityOf(flag))) all.set(identityOf(flag), flag);
  return [...all.values()];
}

/** Returns equal text for equal flags, sent or not. */
export function identityOf({ is_sent: _, ...flag }: StoredFlag): string {
  return JSON.stringify(flag);
}

/** Returns the state for display: an item with a draft is a draft, but an unclear one waits for a decision first. */
export function shownState({ state, draft }: Pick<StoredItem, 'state' | 'draft'>): string {
  return draft === null || state === 'unclear' ? state : 'draft';
}

/** Returns true for an item with flags of photos. */
export function isFlags({ kind }: Pick<StoredItem, 'kind'>): boolean {
  return kind === 'photo_flags' || kind === 'bid_flags';
}

/** Returns the name of an item: its kind, and its key where there may be several. */
export function nameOf({ kind, item_key }: Pick<StoredItem, 'kind' | 'item_key'>): string {
  const isSingle = kind === 'invoice' || kind === 'no_bids' || kind === 'ready';
  return isSingle ? kind : `${kind} ${item_key}`;
}
