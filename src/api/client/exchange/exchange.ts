import type { CalledName } from '../errors/call-error.js';
import { ApiExchangeError } from '../errors/exchange-error.js';
import { readRefusal } from '../errors/read-refusal.js';
import type { Ending } from './ending.js';
import {
  abandon,
  bodyOf,
  type ComingBody,
  contentTypeOf,
  headerOf,
  parseJson,
} from './read-answer.js';
import { readRetryAfter } from './retry-after.js';
import type { CameAnswer, SentRequest, Transport } from './transport.js';

/** One request to send, and how to read what comes back. */
export interface Exchanged<Result> {
  readonly action: CalledName;
  readonly request: SentRequest;
  /** Reads the body of an answer of success. */
  readonly read: (body: ComingBody) => Promise<Result>;
}

/** Most bytes of an error answer: more than that is no error answer. */
const LARGEST_REFUSAL = 64 * 1024;

async function refusalOf(action: CalledName, came: CameAnswer, host: string): Promise<Error> {
  const { status } = came;
  const facts = { status, retryAfter: readRetryAfter(headerOf(came, 'retry-after')) };
  if (status < 400) {
    abandon(came);
    const text = `answered ${status}, which is no result; is api_url the address of the service itself?`;
    return new ApiExchangeError('redirected', action, text, facts);
  }
  const body = await bodyOf(came, action, host)
    .all(LARGEST_REFUSAL)
    .catch(() => undefined);
  const contentType = contentTypeOf(came);
  return readRefusal(action, { ...facts, contentType, body: body && parseJson(body) });
}

async function answerOf<Result>(
  { action, request, read }: Exchanged<Result>,
  transport: Transport,
  ending: Ending,
): Promise<Result> {
  const { host } = transport.base;
  const came = await transport.send(request, ending);
  try {
    if (came.status < 200 || came.status > 299) throw await refusalOf(action, came, host);
    return await read(bodyOf(came, action, host));
  } catch (error) {
    abandon(came);
    throw error;
  }
}

/**
 * Sends one request and reads its answer, until the ending.
 *
 * @throws ApiCallError for an error answer; ApiExchangeError for what is none; what `read` throws
 */
export async function exchange<Result>(
  exchanged: Exchanged<Result>,
  transport: Transport,
  ending: Ending,
): Promise<Result> {
  const { body } = exchanged.request;
  try {
    return await answerOf(exchanged, transport, ending);
  } catch (error) {
    throw ending.reason ?? error;
  } finally {
    ending.clear();
    if (typeof body !== 'string') body.on('error', () => undefined).destroy();
  }
}
