import { createFailures, type Failures } from './failures.js';
import { networkOf } from './network.js';
import { readThrottleOptions, type ThrottleOptions, type ThrottleRules } from './options.js';
import { createProvenAddresses, type ProvenAddresses, pairOf } from './proven-addresses.js';
import { RecentSuccesses } from './recent-successes.js';
import { digest, type ThrottleStore } from './store.js';

export type { ThrottleOptions } from './options.js';
export type { ThrottleStore } from './store.js';

/**
 * A delay of password guessing, for a subject and for an address. A subject is the name that somebody tries to log in
 * as. Where a subject has succeeded from an address, its failures there are counted for the pair of both: a stranger who
 * fails on the same subject from elsewhere, or on other subjects from the same address, does not delay it.
 *
 * All methods fail with a LinkError `accounts_failed` if the store does.
 */
export interface Throttle {
  /** Returns true if nobody has failed lately, so that `check` returns 0 for everybody; false with a shared store. */
  hasNoFailures(): boolean;
  /**
   * Returns the seconds to wait before an attempt; 0 allows it. Call it before each verification of a secret, also one
   * that a cache answers. Call it again after a slow verification, so that simultaneous attempts do not pass together.
   * The result is a number, and not a promise, where the memory of this process knows that there is no delay.
   */
  check(subject: string, address: string): number | Promise<number>;
  /** Records a failed attempt. */
  failed(subject: string, address: string): Promise<void>;
  /**
   * Records a successful attempt. The first success of a subject from an address removes the failures of the subject;
   * a later one removes those of the pair. The failures of the address stay: somebody who knows one password
   * could otherwise remove them while guessing others. Without a shared store, a repeated success returns at once.
   */
  succeeded(subject: string, address: string): Promise<void> | undefined;
}

/** The keys under which the failures of one attempt are counted. */
interface Keys {
  readonly subject: string;
  readonly address: string;
  /** The subject at this address. */
  readonly pair: string;
}

/** Turns a text into a key of the store. */
type KeyOf = (text: string) => string;

function keysOf(subject: string, network: string, keyOf: KeyOf): Keys {
  return {
    subject: keyOf(subject),
    address: keyOf(network),
    pair: keyOf(pairOf(subject, network)),
  };
}

/** The most characters of a key that is its own text. */
const LONGEST_KEY = 100;

/** Returns a key for the memory of this process. Only long text is hashed, because a hash takes longer than the look-up. */
function localKey(text: string): string {
  return text.length > LONGEST_KEY ? digest(text) : `=${text}`;
}

/**
 * Makes a throttle. All addresses of one caller's network count as one address: for IPv6 the first 64 bits.
 *
 * @throws LinkError `option_invalid`
 */
export function createThrottle(options: ThrottleOptions = {}): Throttle {
  return new FailureThrottle(readThrottleOptions(options), options.store);
}

class FailureThrottle implements Throttle {
  readonly #subjects: Failures;
  readonly #addresses: Failures;
  readonly #pairs: Failures;
  readonly #proven: ProvenAddresses;
  /** Undefined with a shared store, where another process may have counted failures since. */
  readonly #successes: RecentSuccesses | undefined;
  readonly #keyOf: KeyOf;

  constructor(rules: ThrottleRules, store: ThrottleStore | undefined) {
    this.#subjects = createFailures('subject', rules.subject, store);
    this.#addresses = createFailures('address', rules.address, store);
    this.#pairs = createFailures('pair', rules.subject, store);
    this.#proven = createProvenAddresses(store);
    this.#successes = store ? undefined : new RecentSuccesses();
    this.#keyOf = store ? digest : localKey;
  }

  hasNoFailures(): boolean {
    return this.#subjects.isEmpty() && this.#addresses.isEmpty() && this.#pairs.isEmpty();
  }

  check(subject: string, address: string): number | Promise<number> {
    if (this.hasNoFailures()) return 0;
    const network = networkOf(address);
    const keys = keysOf(subject, network, this.#keyOf);
    // The memory of this process often knows that there is no delay; the store need not be asked then.
    const isUndelayed =
      this.#pairs.lacks(keys.pair) &&
      (this.#proven.has(subject, network) === true ||
        (this.#subjects.lacks(keys.subject) && this.#addresses.lacks(keys.address)));
    return isUndelayed ? 0 : this.#waitOf(subject, network, keys);
  }

  async #waitOf(subject: string, network: string, keys: Keys): Promise<number> {
    if (await this.#proven.has(subject, network)) return this.#pairs.wait(keys.pair);
    const waits = [this.#subjects.wait(keys.subject), this.#addresses.wait(keys.address)];
    return Math.max(...(await Promise.all(waits)));
  }

  async failed(subject: string, address: string): Promise<void> {
    this.#successes?.drop(subject);
    const network = networkOf(address);
    const keys = keysOf(subject, network, this.#keyOf);
    if (await this.#proven.has(subject, network)) await this.#pairs.add(keys.pair);
    else await Promise.all([this.#subjects.add(keys.subject), this.#addresses.add(keys.address)]);
  }

  succeeded(subject: string, address: string): Promise<void> | undefined {
    if (this.#successes?.isLast(subject, address)) return undefined;
    this.#successes?.note(subject, address);
    const network = networkOf(address);
    // Read before the success is recorded, which would make the first one look like a repeated one.
    const before = this.#proven.has(subject, network);
    const recorded = this.#proven.note(subject, network);
    // With a shared store these two checks never hold, so that the record in the store is always awaited.
    if (this.#subjects.isEmpty() && this.#pairs.isEmpty()) return undefined;
    const keys = keysOf(subject, network, this.#keyOf);
    if (this.#subjects.lacks(keys.subject) && this.#pairs.lacks(keys.pair)) return undefined;
    return Promise.all([before, recorded]).then(([wasProven]) =>
      wasProven ? this.#pairs.clear(keys.pair) : this.#subjects.clear(keys.subject),
    );
  }
}
