import { LinkError } from '../../protocol/errors/errors.js';
import {
  digest,
  fromStore,
  memoryStore,
  type ThrottleStore,
} from '../../secrets/throttle/store.js';
import { Refusal, serviceUnavailable } from '../errors.js';
import type { RegisteredClient } from './registered-client.js';

/** Seconds for which calls are counted. */
const WINDOW = 60;

/**
 * The rates of calls of client apps: most calls within a minute, from the first one on. Each process counts in its
 * memory, unless the throttle has a store that they share.
 */
export class CallRates {
  readonly #counts;

  /** @param usual most calls a minute of an app without a rate of its own; undefined: no limit */
  constructor(
    readonly usual: number | undefined,
    readonly store: ThrottleStore | undefined,
  ) {
    const make = store ?? memoryStore;
    this.#counts = make({ keyPrefix: 'svclink-api-calls', points: 1, duration: WINDOW });
  }

  /**
   * Counts a call of an authenticated app.
   *
   * @throws Refusal `too_many_requests` 429 beyond the rate; `unavailable` when the shared store does not answer
   */
  admit({ clientId, callsPerMinute = this.usual }: RegisteredClient): Promise<void> | undefined {
    return callsPerMinute === undefined ? undefined : this.#count(clientId, callsPerMinute);
  }

  async #count(clientId: string, most: number): Promise<void> {
    const { consumedPoints, msBeforeNext } = await this.#add(clientId);
    if (consumedPoints <= most) return;
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const text = `The app may call ${most} times a minute. Try again in ${seconds} s.`;
    throw new Refusal(429, 'too_many_requests', text, ['Retry-After', String(seconds)]);
  }

  async #add(clientId: string) {
    try {
      return await fromStore(() => this.#counts.penalty(this.store ? digest(clientId) : clientId));
    } catch (error) {
      if (!LinkError.is(error)) throw error;
      throw serviceUnavailable('Calls cannot be counted now; try again later.', 5);
    }
  }
}
