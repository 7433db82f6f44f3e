import { buffer } from 'node:stream/consumers';
import { CallError, Deadline, type DeadlineOptions, type Outgoing } from '../../net/index.js';
import { parseSafeJson } from '../../protocol/json/safe-json.js';
import type { Slots } from '../../system/slots.js';
import { AuditFailure } from '../verdict.js';
import type { Answer, Exchange, Fetch, WireRequest } from './answer.js';
import { causeText, showAnswer, showRequest } from './display.js';

/** Settings of requests. */
export interface SendSettings {
  /** The guarded connections, or a substitute. */
  readonly fetch: Fetch | Outgoing;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** Limits the number of simultaneous requests. */
  readonly slots: Slots;
  /** Texts that a report must not contain. */
  readonly secrets: readonly string[];
  /** Default `manual`: a receiver must not redirect. */
  readonly redirect?: 'manual' | 'follow';
}

/** The error when no answer came: the connection failed, or the time expired. */
export class NoAnswer extends AuditFailure {
  constructor(
    message: string,
    fix: string,
    exchange: Exchange,
    /** True if the time expired. */
    readonly timedOut = false,
  ) {
    super(message, fix, exchange);
  }
}

const MOST_BYTES = 32 * 1024 * 1024;

/** A response as text. */
interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends one request and reads its answer. The time limit holds even if a substitute of `fetch` never settles.
 *
 * @throws NoAnswer
 */
export async function sendRequest(
  address: string,
  request: WireRequest,
  settings: SendSettings,
): Promise<Answer> {
  const { timeout, signal, slots, secrets } = settings;
  const host = URL.canParse(address) ? new URL(address).host : 'the address';
  const fail = (...given: ConstructorParameters<typeof CallError>) => new CallError(...given);
  const peer = { host, fail };
  const whole = new Deadline({ peer, signals: [signal] });
  const showSent = () => showRequest(address, request, secrets);
  try {
    const limits = { peer, timeout, within: whole };
    const { status, headers, text } = await slots.run(
      () => receive(address, request, settings, limits),
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

/** The time limit starts here, after the request has waited for its slot. */
async function receive(
  address: string,
  request: WireRequest,
  settings: SendSettings,
  limits: DeadlineOptions,
): Promise<Received> {
  const deadline = new Deadline(limits);
  const { fetch } = settings;
  const { signal } = deadline;
  try {
    return await deadline.race(
      typeof fetch === 'function'
        ? throughFetch(address, request, { ...settings, fetch, signal })
        : throughOutgoing(address, request, { ...settings, fetch, signal }),
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
  settings: SendSettings & { readonly fetch: Outgoing; readonly signal: AbortSignal },
): Promise<Received> {
  const { fetch: outgoing, timeout, signal, redirect = 'manual' } = settings;
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
  settings: SendSettings & { readonly fetch: Fetch; readonly signal: AbortSignal },
): Promise<Received> {
  const { fetch, signal, redirect = 'manual' } = settings;
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
    // A substitute of fetch may ignore the signal, and its body may never end.
    signal.throwIfAborted();
    if (size > MOST_BYTES) throw new RangeError(`the answer is larger than ${MOST_BYTES} bytes`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

/** JSON that is nested too deeply or has unsafe names counts as no JSON: other callers refuse it too. */
function asJson(text: string): unknown {
  try {
    return parseSafeJson(text, 'the answer');
  } catch {
    return undefined;
  }
}
