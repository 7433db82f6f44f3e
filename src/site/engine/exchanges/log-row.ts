import type { EventExchange } from '../../../index.js';
import type { NewRow, StoredRow } from '../store/schema/schema.js';
import { textToStore } from '../store/text-to-store.js';
import { jsonStart, textStart } from './bounded-json.js';
import { holderOf, stageOf } from './holder.js';
import { type MaskingRules, masked } from './masking/masking.js';
import type { ExchangeOrigin } from './origin.js';

/**
 * `whole`: unchanged. `hidden`: without secrets. `cut`: only the beginning, or with replaced characters. `none`: not
 * stored.
 */
export type DataState = 'whole' | 'hidden' | 'cut' | 'none';

/** A row of the log with its bodies. */
export type LogRow = NewRow<'exchanges'> & Pick<StoredRow<'exchange_bodies'>, 'data' | 'answer'>;

/** An exchange to be written. */
export interface NewExchange {
  readonly direction: 'in' | 'out';
  readonly at: number;
  readonly exchange: EventExchange;
  readonly origin: ExchangeOrigin | undefined;
}

/** An exchange for the thread of the log: bounded texts and numbers, with secrets. */
export interface HandedExchange {
  readonly direction: 'in' | 'out';
  readonly at: number;
  readonly reference: string;
  readonly event: string | undefined;
  readonly username: string | undefined;
  readonly peer: string;
  readonly order: string | undefined;
  readonly code: string | undefined;
  readonly stage: string | undefined;
  readonly message: string | undefined;
  readonly duration: number;
  readonly isRepetition: boolean;
  readonly origin: string | null;
  readonly replayOf: string | undefined;
  /** The holder whose share of the log the entry uses. */
  readonly holder: string;
  /** JSON, or its beginning; undefined where there are no data. */
  readonly data: string | undefined;
  readonly answer: string | undefined;
  readonly secretNames: NonNullable<MaskingRules['secretNames']>;
  readonly hiddenNotes?: NonNullable<MaskingRules['hiddenNotes']>;
}

const LONGEST_BODY = 64 * 1024;
const LONGEST_TEXT = 1000;
/**
 * One character more than is written, so that it shows whether the text was cut. Masking may shorten a text, but then
 * the cut part does not follow.
 */
const LONGEST_READ = LONGEST_BODY + 1;

/** Returns the written parts of an exchange, bounded. */
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
    stage: stageOf(error),
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

/** Returns the number of characters of the bodies of an exchange. */
export function bodyLength({ data, answer }: HandedExchange): number {
  return (data?.length ?? 0) + (answer?.length ?? 0);
}

/** Returns an entry of an older version, to be masked again by the present rules. Texts of notes are hidden. */
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
    stage: undefined,
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

/** Secret members of the documents, for which a dialect may have other names. */
const SECRETS = ['svclink_push', 'obj_url', 'obj_url_thumb'];

function secretNames({ wireNames }: EventExchange): readonly string[] {
  return wireNames ? SECRETS.flatMap((name) => wireNames.get(name) ?? []) : [];
}

/** Returns the order of an event, under any of its names. */
function orderOf(data: unknown): string | undefined {
  const members: Record<string, unknown> = Object(data);
  const id = members.report_id ?? members.dst_report_id ?? members.remote_report_id;
  if (typeof id === 'string') return textStart(id, LONGEST_TEXT);
  return typeof id === 'number' ? String(id) : undefined;
}

/** Returns the row of an exchange, without secrets. */
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

/** The bytes that an entry counts without its bodies. */
const ENTRY_SIZE = 200;

/** Returns the row of an exchange that could not be masked, without its data and its answer. */
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
    stage: exchange.stage ?? null,
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

/** Cuts a text and then masks it. */
function bounded(text: string, longest: number, rules: MaskingRules) {
  const isCut = text.length > longest;
  const start = isCut ? text.slice(0, endOfWords(text, longest)) : text;
  const shown = masked(start, rules);
  // The replacement of a secret may be longer than the secret.
  const stored = textToStore(shown.slice(0, longest));
  if (isCut || stored !== shown) return { text: stored, state: 'cut' as const };
  return { text: stored, state: shown === text ? ('whole' as const) : ('hidden' as const) };
}

/** The most characters of a hash or key that is recognised by its form. */
const LONGEST_KEY = 1000;

/**
 * Returns the end of the last whole word in the beginning of a text. The first half of a hash would not be recognised.
 */
function endOfWords(text: string, longest: number): number {
  let end = longest;
  while (end > 0 && longest - end < LONGEST_KEY && /[\w%+/.~-]/.test(text.charAt(end - 1))) end--;
  return end;
}

function storedText(text: string | undefined): string | null {
  return text === undefined ? null : textToStore(text);
}
