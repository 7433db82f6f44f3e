import { type CallError, Deadline, type PeerAnswer, withRetries } from '../../net/index.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { within } from '../../system/deadline.js';
import { callFailure, serviceAs } from './call-error.js';
import { callService, type RemoteService, readAnswerJson } from './exchange.js';
import { type ApiClientSettings, apiRetryRules } from './settings.js';

/** A token as the service issued it. */
interface IssuedToken {
  readonly token: string;
  /** Lifetime in seconds. */
  readonly lifetime: number;
}

/**
 * Characters that a header can contain, without a space at the end. The token is opaque, so nothing else is checked.
 */
const SENDABLE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;
const LONGEST = 64 * 1024;

function wrong(text: string): CallError {
  return callFailure('result_invalid', 'auth/token', text, { status: 200 });
}

function lifetimeOf(value: unknown): number {
  const seconds = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw wrong('the answer has no number of seconds in expires_in');
}

/**
 * Reads the answer of the token endpoint.
 *
 * @throws CallError `result_invalid`, which never contains the answer
 */
function readTokenAnswer(answer: unknown): IssuedToken {
  if (!isObject(answer)) throw wrong('the answer is not a JSON object');
  const { token_type: type, access_token: token } = answer;
  if (typeof type !== 'string' || type.toLowerCase() !== 'bearer') {
    throw wrong('the token_type of the answer is not Bearer');
  }
  if (typeof token !== 'string' || token.length > LONGEST || !SENDABLE.test(token)) {
    throw wrong('the access_token of the answer is not text that a header can contain');
  }
  return { token, lifetime: lifetimeOf(answer.expires_in) };
}

const ACTION = 'auth/token';
const LARGEST_ANSWER = 256 * 1024;

async function read(received: PeerAnswer): Promise<IssuedToken> {
  const answer = readAnswerJson(await received.bytes(LARGEST_ANSWER));
  if (answer === undefined) {
    const text = 'the answer is not JSON; is api_url the address of the service itself?';
    throw callFailure('not_json', ACTION, text, { status: 200 });
  }
  return readTokenAnswer(answer);
}

/**
 * Exchanges the credentials for a token (JSON API document, section POST /auth/token). Several callers may wait for it,
 * so no single caller's signal ends it.
 *
 * @param closing aborted when the client is closed
 */
export async function fetchToken(
  settings: ApiClientSettings,
  service: RemoteService,
  closing: AbortSignal,
): Promise<IssuedToken> {
  const request = { body: settings.tokenRequest };
  const peer = serviceAs(ACTION, service.base.host);
  const whole = new Deadline({ peer, signals: [closing] });
  const { timeout, retries } = settings;
  const attempt = (): Promise<IssuedToken> => {
    const deadline = new Deadline({ peer, timeout, within: whole });
    return callService({ action: ACTION, request, read }, service, deadline);
  };
  const call = { called: ACTION, idempotent: true, isOpen: () => true };
  try {
    return await withRetries(attempt, call, apiRetryRules(retries), whole);
  } finally {
    whole.clear();
  }
}

/** Longest time before its expiry at which a token is renewed, so that no token expires in transit. */
const LONGEST_MARGIN = 60_000;
const SHARE_OF_LIFETIME = 0.1;

interface CachedToken {
  readonly token: string;
  /** Times of its expiry and its renewal, on the clock of `performance.now()`. */
  readonly endsAt: number;
  readonly renewAt: number;
}

/** Milliseconds for which a call waits for the renewal of a token that is still valid. */
const PATIENCE = 5000;
/** Milliseconds after a failed renewal, in which calls use the valid token without another one. */
const PAUSE = 5000;

/** Fetches and caches one token for all callers, also for concurrent ones. */
export class TokenSource {
  readonly #fetch: () => Promise<IssuedToken>;
  #cached: CachedToken | undefined;
  #fetching: Promise<CachedToken> | undefined;

  constructor(fetch: () => Promise<IssuedToken>) {
    this.#fetch = fetch;
  }

  /** Returns the present token. */
  async get(): Promise<string> {
    return (await this.#current()).token;
  }

  /** Returns the present token and its remaining lifetime in whole seconds. */
  async describe(): Promise<IssuedToken> {
    const { token, endsAt } = await this.#current();
    return { token, lifetime: Math.max(0, Math.floor((endsAt - performance.now()) / 1000)) };
  }

  /** Drops a token that the service refused; a newer one stays. */
  discard(token: string): void {
    if (this.#cached?.token === token) this.#cached = undefined;
  }

  async #current(): Promise<CachedToken> {
    const cached = this.#cached;
    if (cached && performance.now() < cached.renewAt) return cached;
    this.#fetching ??= this.#renew().finally(() => {
      this.#fetching = undefined;
    });
    const fetching = this.#fetching;
    return cached && performance.now() < cached.endsAt ? this.#renewed(fetching) : fetching;
  }

  /** Returns the renewed token, or the one before where the renewal fails, or is late, while that one is valid. */
  async #renewed(fetching: Promise<CachedToken>): Promise<CachedToken> {
    try {
      return await within(fetching, PATIENCE, () => new Error('the renewal is late'));
    } catch {
      const cached = this.#cached;
      const now = performance.now();
      // The service has refused the token meanwhile, or its end has come.
      if (!cached || now >= cached.endsAt) return fetching;
      this.#cached = { ...cached, renewAt: Math.min(cached.endsAt, now + PAUSE) };
      return cached;
    }
  }

  async #renew(): Promise<CachedToken> {
    // Counted from before the request: the lifetime starts before the answer arrives.
    const asked = performance.now();
    const { token, lifetime } = await this.#fetch();
    const milliseconds = lifetime * 1000;
    const margin = Math.min(LONGEST_MARGIN, milliseconds * SHARE_OF_LIFETIME);
    this.#cached = { token, endsAt: asked + milliseconds, renewAt: asked + milliseconds - margin };
    return this.#cached;
  }
}
