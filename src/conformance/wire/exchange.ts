import { buffer } from 'node:stream/consumers';
import { CallError, Deadline, type DeadlineOptions, type Outgoing } from '../../net/index.js';
import { parseSafeJson } from '../../protocol/json/safe-json.js';
import type { Slots } from '../../system/slots.js';
import { AuditFailure } from '../verdict.js';
import type { Answer, Exchange, Fetch, WireRequest } from './answer.js';
import { causeText, showAnswer, showRequest } from './display.js';

/** How requests are sent. */
export interface SendSettings {
  /** Our own way out, or what stands in for it. */
  readonly fetch: Fetch | Outgoing;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** How many requests are under way at one time. */
  readonly slots: Slots;
  /** What must not stand in a report. */
  readonly secrets: readonly string[];
  /** Default `manual`: a receiver answers itself. */
  readonly redirect?: 'manual' | 'follow';
}

/** No answer came: the connection failed, or the time was over. */
export class NoAnswer extends AuditFailure {
  constructor(
    message: string,
    fix: string,
    exchange: Exchange,
    /** Whether it was waited for to the end of the time. */
    readonly timedOut = false,
  ) {
    super(message, fix, exchange);
  }
}

const MOST_BYTES = 32 * 1024 * 1024;

/** What came back, before it is read. */
interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends one request and reads its answer, within the time limit even if a stand-in for `fetch` never settles.
 *
 * @throws NoAnswer
 */
export async function sendRequest(
  address: string,
  request: WireRequest,
  sending: SendSettings,
): Promise<Answer> {
  const { timeout, signal, slots, secrets } = sending;
  const host = URL.canParse(address) ? new URL(address).host : 'the address';
  const fail = (...given: ConstructorParameters<typeof CallError>) => new CallError(...given);
  const peer = { host, fail };
  const whole = new Deadline({ peer, signals: [signal] });
  const showSent = () => showRequest(address, request, secrets);
  try {
    const limits = { peer, timeout, within: whole };
    const { status, headers, text } = await slots.run(
      () => receive(address, request, sending, limits),
      whole,
    );
    const show = () => ({
      request: showSent(),
      answer: showAnswer(status, headers, text, secrets),
    });
    return { status, headers, text, json: asJson(text), show };
  } catch (error) {
    throw noAnswer(whole.reason ?? error, timeout, { request: showSent(), answer: undefined });
  } finally {
    whole.clear();
  }
}

/** The time runs from here on: what waits for its turn is not late. */
async function receive(
  address: string,
  request: WireRequest,
  sending: SendSettings,
  limits: DeadlineOptions,
): Promise<Received> {
  const deadline = new Deadline(limits);
  const { fetch } = sending;
  const { signal } = deadline;
  try {
    return await deadline.race(
      typeof fetch === 'function'
        ? throughFetch(address, request, { ...sending, fetch, signal })
        : throughOutgoing(address, request, { ...sending, fetch, signal }),
    );
  } catch (error) {
    throw deadline.reason ?? error;
  } finally {
    deadline.clear();
  }
}

function noAnswer(error: unknown, timeout: number, exchanged: Exchange): NoAnswer {
  const code = CallError.is(error) ? error.code : undefined;
  if (code === 'aborted') return new NoAnswer('the check was stopped', 'Run it again.', exchanged);
  if (code === 'timed_out') {
    const fix = 'Answer every request, also those that cannot be read, and end the response.';
    return new NoAnswer(`no answer within ${timeout / 1000} seconds`, fix, exchanged, true);
  }
  const reason = CallError.is(error) ? error.message : causeText(error);
  const fix = 'Keep the connection open until the whole answer is sent.';
  return new NoAnswer(`no answer: ${reason}`, fix, exchanged);
}

async function throughOutgoing(
  address: string,
  { method, headers, body }: WireRequest,
  sending: SendSettings & { readonly fetch: Outgoing; readonly signal: AbortSignal },
): Promise<Received> {
  const { fetch: outgoing, timeout, signal, redirect = 'manual' } = sending;
  const answer = await outgoing.request(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    timeout,
    signal,
    maxBytes: MOST_BYTES,
    ...(redirect === 'manual' ? { redirects: redirect } : {}),
  });
  const all = Object.entries(answer.headers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  const text = new TextDecoder().decode(await buffer(answer.body));
  return { status: answer.status, headers: new Headers(all), text };
}

async function throughFetch(
  address: string,
  { method, headers, body }: WireRequest,
  sending: SendSettings & { readonly fetch: Fetch; readonly signal: AbortSignal },
): Promise<Received> {
  const { fetch, signal, redirect = 'manual' } = sending;
  const init = { method, headers: { ...headers }, redirect, signal };
  const response = await fetch(address, body === undefined ? init : { ...init, body });
  const text = await boundedText(response, signal);
  return { status: response.status, headers: response.headers, text };
}

async function boundedText(response: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes: Uint8Array = chunk;
    size += bytes.length;
    // A stand-in for fetch may not look at the signal, and its body may never end.
    signal.throwIfAborted();
    if (size > MOST_BYTES) throw new RangeError(`the answer is larger than ${MOST_BYTES} bytes`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

/** What nests without end, or names what no answer names, is not read: nobody else would either. */
function asJson(text: string): unknown {
  try {
    return parseSafeJson(text, 'the answer');
  } catch {
    return undefined;
  }
}
