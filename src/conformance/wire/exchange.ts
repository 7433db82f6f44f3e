import { parseSafeJson } from '../../protocol/safe-json.js';
import { AuditFailure } from '../verdict.js';
import type { Answer, Exchange, Fetch, WireRequest } from './answer.js';
import { showAnswer, showRequest } from './display.js';
import { reasonOf } from './reason.js';

/** How requests are sent. */
export interface Sending {
  readonly fetch: Fetch;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** What must not stand in a report. */
  readonly secrets: readonly string[];
  /** Default `manual`: a receiver answers itself. */
  readonly redirect?: 'manual' | 'follow';
}

/** No answer came: the connection failed, or the time was over. */
export class NoAnswer extends AuditFailure {
  constructor(message: string, mend: string, exchange: Exchange) {
    super(message, mend, exchange);
  }
}

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Sends one request and reads its answer, within the time limit even if `fetch` itself never settles.
 *
 * @throws NoAnswer
 */
export async function exchange(
  address: string,
  request: WireRequest,
  sending: Sending,
): Promise<Answer> {
  const unanswered = (): Exchange => ({
    request: showRequest(address, request, sending.secrets),
    answer: undefined,
  });
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const give = (message: string, mend: string) => {
      reject(new NoAnswer(message, mend, unanswered()));
      ending.abort();
    };
    timer = setTimeout(() => {
      const mend = 'Answer every request, also those that cannot be read, and end the response.';
      give(`no answer within ${sending.timeout / 1000} seconds`, mend);
    }, sending.timeout);
    sending.signal?.addEventListener(
      'abort',
      () => give('the check was stopped', 'Run it again.'),
      {
        once: true,
        signal: ending.signal,
      },
    );
  });
  try {
    return await Promise.race([ask(address, request, sending, ending.signal), late]);
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

async function ask(
  address: string,
  request: WireRequest,
  { fetch, secrets, redirect = 'manual' }: Sending,
  signal: AbortSignal,
): Promise<Answer> {
  const { method, headers, body } = request;
  const showSent = () => showRequest(address, request, secrets);
  try {
    const init = { method, headers: { ...headers }, redirect, signal };
    const response = await fetch(address, body === undefined ? init : { ...init, body });
    const text = await boundedText(response, signal);
    const { status, headers: answered } = response;
    const show = () => ({
      request: showSent(),
      answer: showAnswer(status, answered, text, secrets),
    });
    return { status, headers: answered, text, json: asJson(text), show };
  } catch (cause) {
    const mend = 'Keep the connection open until the whole answer is sent.';
    throw new NoAnswer(`no answer: ${reasonOf(cause)}`, mend, {
      request: showSent(),
      answer: undefined,
    });
  }
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
