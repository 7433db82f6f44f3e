import type { EventExchange } from '../../../index.js';
import type { NewRow, StoredRow } from '../store/schema/schema.js';
import { textToStore } from '../store/text-to-store.js';
import { jsonStart, textStart } from './bounded-json.js';
import { holderOf } from './holder.js';
import { type MaskingRules, masked } from './masking/masking.js';
import type { ExchangeOrigin } from './origin.js';

/** `whole`: as it was. `hidden`: without its secrets. `cut`: only its beginning, or not its every character. `none`: nothing. */
export type DataState = 'whole' | 'hidden' | 'cut' | 'none';

/** A row of the log with its bodies. */
export type LogRow = NewRow<'exchanges'> & Pick<StoredRow<'exchange_bodies'>, 'data' | 'answer'>;

/** An exchange that is to be written. */
export interface NewExchange {
  readonly direction: 'in' | 'out';
  readonly at: number;
  readonly exchange: EventExchange;
  readonly origin: ExchangeOrigin | undefined;
}

/** An exchange as the thread of the log gets it: bounded texts and numbers, secrets still in them. */
export interface HandedExchange {
  readonly direction: 'in' | 'out';
  readonly at: number;
  readonly reference: string;
  readonly event: string | undefined;
  readonly username: string | undefined;
  readonly peer: string;
  readonly order: string | undefined;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly duration: number;
  readonly isRepetition: boolean;
  readonly origin: string | null;
  readonly replayOf: string | undefined;
  /** Of whose part of the log it takes. */
  readonly holder: string;
  /** As JSON, or the beginning of it; undefined where there is none. */
  readonly data: string | undefined;
  readonly answer: string | undefined;
  readonly secretNames: NonNullable<MaskingRules['secretNames']>;
  readonly hiddenNotes?: NonNullable<MaskingRules['hiddenNotes']>;
}

const LONGEST_BODY = 64 * 1024;
const LONGEST_TEXT = 1000;
/** More than is written, so that it shows whether it is all: what masking takes away does not let the rest in. */
const LONGEST_READ = LONGEST_BODY + 1;

/** Takes out of an exchange what is written of it, bounded. */
export function handed({ direction, at, exchange, origin }: NewExchange): HandedExchange {
  const { id, event, username, peer, data, answer, error, duration, isRepetition } = exchange;
  return {
    direction,
    at,
    reference: id,
    event: event && textStart(event, LONGEST_TEXT),
    username: username && textStart(username, LONGEST_TEXT),
    peer: textStart(peer, LONGEST_TEXT),
    order: orderOf(data),
    code: error?.code,
    message: error && textStart(error.message, LONGEST_TEXT + 1),
    duration,
    isRepetition,
    origin: origin?.origin ?? null,
    replayOf: origin?.replayOf,
    holder: holderOf(direction, exchange, origin),
    data: data === undefined ? undefined : jsonStart(data, LONGEST_READ),
    answer: answer === undefined ? undefined : textStart(answer, LONGEST_READ),
    secretNames: secretNames(exchange),
  };
}

/** An entry that an older version has written, to be masked again by the rules of today: no text of a note is shown. */
export function fromOlder(
  entry: Pick<StoredRow<'exchanges'>, 'direction' | 'happened_at' | 'reference' | 'peer'>,
  { data, answer }: Pick<StoredRow<'exchange_bodies'>, 'data' | 'answer'>,
): HandedExchange {
  return {
    direction: entry.direction === 'in' ? 'in' : 'out',
    at: entry.happened_at,
    reference: entry.reference,
    peer: entry.peer,
    event: undefined,
    username: undefined,
    order: undefined,
    code: undefined,
    message: undefined,
    duration: 0,
    isRepetition: false,
    origin: null,
    replayOf: undefined,
    holder: '',
    data: data ?? undefined,
    answer: answer ?? undefined,
    secretNames: [],
    hiddenNotes: 'all',
  };
}

/** Members of the documents that are secret, and that a dialect may have other names for. */
const SECRETS = ['svclink_push', 'obj_url', 'obj_url_thumb'];

function secretNames({ wireNames }: EventExchange): readonly string[] {
  return wireNames ? SECRETS.flatMap((name) => wireNames.get(name) ?? []) : [];
}

/** The order that an event is about, under whichever name it carries it. */
function orderOf(data: unknown): string | undefined {
  const members: Record<string, unknown> = Object(data);
  const id = members.report_id ?? members.dst_report_id ?? members.remote_report_id;
  if (typeof id === 'string') return textStart(id, LONGEST_TEXT);
  return typeof id === 'number' ? String(id) : undefined;
}

/** The row of an exchange, without its secrets. */
export function rowOf(exchange: HandedExchange): LogRow {
  const { message } = exchange;
  const sent = bodyOf(exchange.data, exchange);
  const { text: answer } = bodyOf(exchange.answer, exchange);
  return {
    ...entryOf(exchange),
    data: sent.text,
    answer,
    message: message === undefined ? null : bounded(message, LONGEST_TEXT, exchange).text,
    body_size: ENTRY_SIZE + (sent.text?.length ?? 0) + (answer?.length ?? 0),
    data_state: sent.state,
  };
}

/** Bytes that an entry counts without its bodies. */
const ENTRY_SIZE = 200;

/** The row of an exchange that could not be masked: nothing of what was sent and answered is in it. */
export function bareRowOf(exchange: HandedExchange): LogRow {
  const nothing = { data: null, answer: null, message: null, data_state: 'none' } as const;
  return { ...entryOf(exchange), ...nothing, body_size: ENTRY_SIZE };
}

function entryOf(exchange: HandedExchange) {
  return {
    happened_at: exchange.at,
    direction: exchange.direction,
    event_name: storedText(exchange.event),
    username: storedText(exchange.username),
    peer: textToStore(exchange.peer),
    report_id: storedText(exchange.order),
    reference: exchange.reference,
    code: exchange.code ?? null,
    duration_ms: Math.round(exchange.duration),
    is_repetition: exchange.isRepetition,
    origin: exchange.origin,
    replay_of: exchange.replayOf ?? null,
    holder: textToStore(exchange.holder),
  };
}

interface StoredBody {
  readonly text: string | null;
  readonly state: DataState;
}

function bodyOf(json: string | undefined, rules: MaskingRules): StoredBody {
  return json === undefined ? { text: null, state: 'none' } : bounded(json, LONGEST_BODY, rules);
}

/** A text that is bounded first, and masked then. */
function bounded(text: string, longest: number, rules: MaskingRules) {
  const isCut = text.length > longest;
  const start = isCut ? text.slice(0, endOfWords(text, longest)) : text;
  const shown = masked(start, rules);
  // What stands in the place of a secret may be longer than it was.
  const stored = textToStore(shown.slice(0, longest));
  if (isCut || stored !== shown) return { text: stored, state: 'cut' as const };
  return { text: stored, state: shown === text ? ('whole' as const) : ('hidden' as const) };
}

/** Longer than any hash or key that is known by its form. */
const LONGEST_KEY = 1000;

/** Where the last whole word of the beginning of a text ends: the first half of a hash would not be known as one. */
function endOfWords(text: string, longest: number): number {
  let end = longest;
  while (end > 0 && longest - end < LONGEST_KEY && /[\w%+/.~-]/.test(text.charAt(end - 1))) end--;
  return end;
}

function storedText(text: string | undefined): string | null {
  return text === undefined ? null : textToStore(text);
}
