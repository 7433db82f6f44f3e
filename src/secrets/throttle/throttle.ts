import { wholeNumber } from '../whole-number.js';
import { digest } from './digest.js';
import { createFailures, type DelayRule } from './failures.js';
import { networkOf } from './network.js';
import { createProvenAddresses } from './proven-addresses.js';
import type { ThrottleStore } from './store.js';

export type { ThrottleStore } from './store.js';

/** Options of {@link createThrottle}; all times in whole seconds. */
export interface ThrottleOptions {
  /** Failures of one subject that cost no delay. Default 5: a mistyped password, and a second look. */
  readonly freePerSubject?: number;
  /** Failures from one address that cost no delay. Default 20: several accounts behind one address. */
  readonly freePerAddress?: number;
  /** The delay after the first failure that is not free; it doubles with each further one. Default 1. */
  readonly firstDelay?: number;
  /** The longest delay. Default 60: nobody is locked out for good. */
  readonly longestDelay?: number;
  /** Failures are forgotten when this time has passed since the last one. Default 900. */
  readonly forgetAfter?: number;
  /** A store that several processes share, by one of the limiters of rate-limiter-flexible. Default: this process. */
  readonly store?: ThrottleStore;
}

/** Slows down guessing, per subject and per address. All of it fails with `throttle_unavailable` if the store does. */
export interface Throttle {
  /** Whether nothing failed lately in this process's own memory, so that `check` would answer 0 for everybody. */
  isCalm(): boolean;
  /**
   * Seconds to wait before an attempt may be made; 0: go on. Answers 0 at once, not as a promise, in a process's own
   * memory when nothing failed lately. Ask before the secret is looked at, by `recall` too; and ask again after a
   * slow verification, so that attempts made all at the same time do not slip through together.
   */
  check(subject: string, address: string): number | Promise<number>;
  /** Notes a failed attempt. */
  failed(subject: string, address: string): Promise<void>;
  /** Notes a successful attempt: the subject's failures are forgotten, those of the address are not. */
  succeeded(subject: string, address: string): void | Promise<void>;
}

/** The longest time that timers can hold is a little more than this. */
const longestSeconds = 2_000_000;

function readRules(options: ThrottleOptions): { subject: DelayRule; address: DelayRule } {
  const seconds = { least: 1, most: longestSeconds };
  const count = { least: 0, most: 1_000_000 };
  const firstDelay = wholeNumber('firstDelay', options.firstDelay, { ...seconds, otherwise: 1 });
  const longestDelay = wholeNumber('longestDelay', options.longestDelay, {
    least: firstDelay,
    most: longestSeconds,
    otherwise: Math.max(60, firstDelay),
  });
  const forgetAfter = wholeNumber('forgetAfter', options.forgetAfter, {
    ...seconds,
    otherwise: 900,
  });
  const perSubject = wholeNumber('freePerSubject', options.freePerSubject, {
    ...count,
    otherwise: 5,
  });
  const perAddress = wholeNumber('freePerAddress', options.freePerAddress, {
    ...count,
    otherwise: 20,
  });
  const delays = { firstDelay, longestDelay, forgetAfter };
  return { subject: { ...delays, free: perSubject }, address: { ...delays, free: perAddress } };
}

/**
 * Makes a throttle. An address is a party's whole network: for IPv6 its first 64 bits.
 * From an address where a subject has succeeded before, others' failures on that subject cause no delay.
 */
export function createThrottle(options: ThrottleOptions = {}): Throttle {
  const rules = readRules(options);
  const subjects = createFailures('subject', rules.subject, options.store);
  const addresses = createFailures('address', rules.address, options.store);
  const proven = createProvenAddresses(options.store);

  async function subjectWait(key: string, subject: string, network: string): Promise<number> {
    const wait = await subjects.wait(key);
    return wait > 0 && (await proven.has(subject, network)) ? 0 : wait;
  }

  const isCalm = () => subjects.isCalm() && addresses.isCalm();

  return {
    isCalm,
    check(subject, address) {
      if (isCalm()) return 0;
      const network = networkOf(address);
      const [subjectKey, addressKey] = [digest(subject), digest(network)];
      if (subjects.isQuiet(subjectKey) && addresses.isQuiet(addressKey)) return 0;
      return Promise.all([
        subjectWait(subjectKey, subject, network),
        addresses.wait(addressKey),
      ]).then((waits) => Math.max(...waits));
    },
    async failed(subject, address) {
      await Promise.all([subjects.add(digest(subject)), addresses.add(digest(networkOf(address)))]);
    },
    succeeded(subject, address) {
      const noted = proven.note(subject, networkOf(address));
      // Only in a process's own memory, where the note is made already.
      if (subjects.isCalm()) return undefined;
      const key = digest(subject);
      if (subjects.isQuiet(key)) return undefined;
      return Promise.all([noted, subjects.clear(key)]).then(() => undefined);
    },
  };
}
