import {
  nameOf,
  RESULT_KINDS,
  type ResultKind,
  type ResultState,
  type StoredItem,
  shownState,
} from './result-payloads.js';
import type { SendingOrder } from './sending/order-of-sending.js';
/** A result for display. */
export interface SiteResult {
  /** '' for a result that was not given. */
  readonly id: string;
  readonly kind: ResultKind;
  /** The key that it was given with. For answers and photo flags: the form. */
  readonly key: string;
  readonly state: ResultState;
  /** The reason for which it was refused, failed or is unclear: the owner's own text, if it gave one. */
  readonly reason: string | null;
  /** True after its call has begun: it cannot be recalled. */
  readonly is_under_way: boolean;
  /** The results that have to be accepted before: `file front.jpg`, `bid grass`. */
  readonly waits_for: readonly string[];
  /** The missing parts that the owner will refuse. */
  readonly missing: readonly string[];
  /** The time of the next attempt of a failed one; null without an automatic attempt. */
  readonly next_at: number | null;
  readonly failures: number;
  /** The id from the owner. */
  readonly remote_id: string | null;
  readonly sent_at: number | null;
}

/** The context in which a result is displayed. */
export interface DisplayContext {
  readonly order: SendingOrder;
  readonly nextAt: number | null;
  readonly missing: ReadonlyMap<string, readonly string[]>;
}

function isState(text: string): text is ResultState {
  return ['draft', 'queued', 'sent', 'refused', 'failed', 'unclear'].includes(text);
}

/** Returns a result for display. */
export function show(item: StoredItem, { order, nextAt, missing }: DisplayContext): SiteResult {
  const known = shownState(item);
  const state = isState(known) ? known : 'queued';
  const isWaiting = state === 'queued' || state === 'failed';
  return {
    id: item.id,
    kind: RESULT_KINDS.find((kind) => kind === item.kind) ?? 'file',
    key: item.item_key,
    state,
    reason: item.reason,
    is_under_way: item.begun_at !== null,
    waits_for: isWaiting ? order.waitsFor(item).map(nameOf) : [],
    missing: item.kind === 'answers' ? (missing.get(item.item_key) ?? []) : [],
    next_at: state === 'failed' ? nextAt : null,
    failures: item.attempt_count,
    remote_id: item.remote_key,
    sent_at: item.sent_at,
  };
}

/** Returns the forms without answers, and the kinds without a result. */
export function notGiven(
  items: readonly StoredItem[],
  missing: ReadonlyMap<string, readonly string[]>,
): readonly SiteResult[] {
  const nothing = {
    id: '',
    state: 'none' as const,
    reason: null,
    is_under_way: false,
    waits_for: [],
    next_at: null,
  };
  const none = (kind: ResultKind, key: string, problems: readonly string[]): SiteResult => ({
    ...nothing,
    kind,
    key,
    missing: problems,
    failures: 0,
    remote_id: null,
    sent_at: null,
  });
  const answered = new Set(
    items.filter(({ kind }) => kind === 'answers').map(({ item_key }) => item_key),
  );
  const forms = [...missing].filter(([form]) => !answered.has(form));
  const isGiven = new Set([
    ...items.map(({ kind }) => kind),
    ...(forms.length > 0 ? ['answers'] : []),
  ]);
  const kinds = RESULT_KINDS.filter((kind) => !isGiven.has(kind) && kind !== 'no_bids');
  return [
    ...forms.map(([form, problems]) => none('answers', form, problems)),
    ...kinds.map((kind) => none(kind, '', [])),
  ];
}
