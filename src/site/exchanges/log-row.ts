import type { Insertable } from 'kysely';
import type { EventExchange } from '../../index.js';
import type { ExchangeBodyRow, ExchangeRow } from '../store/schema/tables.js';
import type { ExchangeOrigin } from './origin.js';
import { redactedJsonText, redactedText } from './redact.js';

/** `whole`: as it was. `hidden`: without its secrets. `cut`: only its beginning, or not its every character. `none`: nothing. */
export type DataState = 'whole' | 'hidden' | 'cut' | 'none';

/** A row of the log with its bodies. */
export type LogRow = Insertable<ExchangeRow> & Pick<ExchangeBodyRow, 'data' | 'answer'>;

/** An exchange that is to be written. */
export interface NewExchange {
  readonly direction: 'in' | 'out';
  readonly at: number;
  readonly exchange: EventExchange;
  readonly origin: ExchangeOrigin | undefined;
}

/** An exchange as it is handed to whoever writes it, maybe on another thread: texts and numbers, secrets still in them. */
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
  readonly origin: ExchangeOrigin | undefined;
  /** As JSON; undefined where there is none, false where it is too long to be gone through. */
  readonly data: string | undefined | false;
  readonly answer: string | undefined | false;
}

const LONGEST_BODY = 64 * 1024;
/** Longer texts are lists of thousands: to go through one would hold everybody up. */
const LONGEST_READ = 1024 * 1024;
const LONGEST_TEXT = 1000;

/** Takes out of an exchange what is written of it. */
export function handed({ direction, at, exchange, origin }: NewExchange): HandedExchange {
  const { id, event, username, peer, data, answer, error, duration, isRepetition } = exchange;
  return {
    direction,
    at,
    reference: id,
    event,
    username,
    peer,
    order: orderOf(data),
    code: error?.code,
    message: error?.message,
    duration,
    isRepetition,
    origin,
    data: readable(jsonOf(data)),
    answer: readable(answer),
  };
}

/** What cannot be written as JSON is left out. */
function jsonOf(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}

function readable(json: string | undefined): string | undefined | false {
  return json !== undefined && json.length > LONGEST_READ ? false : json;
}

/** The order that an event is about, under whichever name it carries it. */
function orderOf(data: unknown): string | undefined {
  const members: Record<string, unknown> = Object(data);
  const id = members.report_id ?? members.dst_report_id ?? members.remote_report_id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** The row of an exchange, without its secrets. */
export function rowOf(exchange: HandedExchange): LogRow {
  const { message, origin } = exchange;
  const sent = bodyOf(exchange.data);
  const { text: answer } = bodyOf(exchange.answer);
  return {
    data: sent.text,
    answer,
    happened_at: exchange.at,
    direction: exchange.direction,
    event_name: keptText(exchange.event),
    username: keptText(exchange.username),
    peer: kept(exchange.peer, LONGEST_TEXT),
    report_id: keptText(exchange.order),
    reference: exchange.reference,
    code: exchange.code ?? null,
    message: message === undefined ? null : kept(redactedText(message), LONGEST_TEXT),
    took_count: Math.round(exchange.duration),
    is_repetition: exchange.isRepetition,
    body_size: 200 + (sent.text?.length ?? 0) + (answer?.length ?? 0),
    origin: origin?.origin ?? null,
    replay_of: origin?.replayOf ?? null,
    data_state: sent.state,
  };
}

interface KeptBody {
  readonly text: string | null;
  readonly state: DataState;
}

function bodyOf(json: string | undefined | false): KeptBody {
  if (json === undefined) return { text: null, state: 'none' };
  if (json === false) return { text: null, state: 'cut' };
  try {
    const redacted = redactedJsonText(json);
    const text = kept(redacted, LONGEST_BODY);
    if (text !== redacted) return { text, state: 'cut' };
    return { text, state: redacted === json ? 'whole' : 'hidden' };
  } catch {
    return { text: null, state: 'none' };
  }
}

function keptText(text: string | undefined): string | null {
  return text === undefined ? null : kept(text, LONGEST_TEXT);
}

/** Text that every database keeps as it is. */
function kept(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed().replaceAll('\0', '�');
}
