import {
  nameOf,
  RESULT_KINDS,
  type ResultKind,
  type ResultState,
  type StoredItem,
  shownState,
} from './result-payloads.js';
import { waitsFor } from './sending/order-of-sending.js';
/** A result as it is shown. */
export interface SiteResult {
  /** '' of one that was not given. */
  readonly id: string;
  readonly kind: ResultKind;
  /** What it was called when it was given; of answers and photo flags the form. */
  readonly key: string;
  readonly state: ResultState;
  /** Why it was refused, failed or is unclear: the owner's own text, where it gave one. */
  readonly reason: string | null;
  /** Whether it was begun to be sent: then it cannot be called back. */
  readonly is_under_way: boolean;
  /** What has to be accepted before it: `file front.jpg`, `bid grass`. */
  readonly waits_for: readonly string[];
  /** What the owner will miss in it. */
  readonly missing: readonly string[];
  /** When a failed one is tried again; null where it is not tried by itself. */
  readonly next_at: number | null;
  readonly failures: number;
  /** The id that the owner gave it. */
  readonly remote_id: string | null;
  readonly sent_at: number | null;
}

/** What a result is shown with. */
export interface Showing {
  readonly items: readonly StoredItem[];
  readonly nextAt: number | null;
  readonly missing: ReadonlyMap<string, readonly string[]>;
}

function isState(text: string): text is ResultState {
  return ['draft', 'queued', 'sent', 'refused', 'failed', 'unclear'].includes(text);
}

/** A result as it is shown. */
export function show(item: StoredItem, { items, nextAt, missing }: Showing): SiteResult {
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
    waits_for: isWaiting ? waitsFor(item, items).map(nameOf) : [],
    missing: item.kind === 'answers' ? (missing.get(item.item_key) ?? []) : [],
    next_at: state === 'failed' ? nextAt : null,
    failures: item.attempt_count,
    remote_id: item.remote_key,
    sent_at: item.sent_at,
  };
}

/** The forms that are not answered, and the kinds of which there is nothing. */
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
