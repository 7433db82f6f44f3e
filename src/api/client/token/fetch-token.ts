import { ApiExchangeError } from '../errors/exchange-error.js';
import { Ending } from '../exchange/ending.js';
import { exchange } from '../exchange/exchange.js';
import { type ComingBody, parseJson } from '../exchange/read-answer.js';
import { withRetries } from '../exchange/retry.js';
import type { Transport } from '../exchange/transport.js';
import type { Settings } from '../settings/settings.js';
import { type GivenToken, readTokenAnswer } from './token-answer.js';

const ACTION = 'auth/token';
const LARGEST_ANSWER = 256 * 1024;

async function read(body: ComingBody): Promise<GivenToken> {
  const answer = parseJson(await body.all(LARGEST_ANSWER));
  if (answer === undefined) {
    const text = 'the answer is not JSON; is api_url the address of the service itself?';
    throw new ApiExchangeError('not_json', ACTION, text, { status: 200 });
  }
  return readTokenAnswer(answer);
}

/**
 * Exchanges the credentials for a token (JSON API document, section POST /auth/token). It is for whoever waits for one
 * at the moment, so no single caller's signal ends it.
 *
 * @param closing ends it when the client is closed
 */
export async function fetchToken(
  settings: Settings,
  transport: Transport,
  closing: AbortSignal,
): Promise<GivenToken> {
  const request = { action: ACTION, body: settings.tokenRequest };
  const outer = new Ending(ACTION, [closing]);
  const attempt = (): Promise<GivenToken> =>
    exchange({ action: ACTION, request, read }, transport, outer.ofAttempt(settings.timeout));
  const { retries, maxRetryDelay: maxDelay } = settings;
  try {
    return await withRetries(attempt, { action: ACTION, retries, maxDelay, harmless: true }, outer);
  } finally {
    outer.clear();
  }
}
