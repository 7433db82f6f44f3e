import { type Answer, Deadline, withRetries } from '../../../net/index.js';
import { callFailure, serviceAs } from '../errors/call-failure.js';
import { parseJson } from '../exchange/answer-json.js';
import { exchange, type Service } from '../exchange/exchange.js';
import { retryRules, type Settings } from '../settings/settings.js';
import { type GivenToken, readTokenAnswer } from './token-answer.js';

const ACTION = 'auth/token';
const LARGEST_ANSWER = 256 * 1024;

async function read(received: Answer): Promise<GivenToken> {
  const answer = parseJson(await received.bytes(LARGEST_ANSWER));
  if (answer === undefined) {
    const text = 'the answer is not JSON; is api_url the address of the service itself?';
    throw callFailure('not_json', ACTION, text, { status: 200 });
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
  service: Service,
  closing: AbortSignal,
): Promise<GivenToken> {
  const request = { body: settings.tokenRequest };
  const peer = serviceAs(ACTION, service.base.host);
  const whole = new Deadline({ peer, signals: [closing] });
  const { timeout, retries } = settings;
  const attempt = (): Promise<GivenToken> => {
    const deadline = new Deadline({ peer, timeout, within: whole });
    return exchange({ action: ACTION, request, read }, service, deadline);
  };
  const call = { called: ACTION, harmless: true, isOpen: () => true };
  try {
    return await withRetries(attempt, call, retryRules(settings, retries), whole);
  } finally {
    whole.clear();
  }
}
