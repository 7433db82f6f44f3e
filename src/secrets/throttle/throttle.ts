import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from './network.js';
import { type DelayRule, readThrottleOptions, type ThrottleOptions } from './options.js';
import { createProvenAddresses, pairOf } from './proven-addresses.js';
import { createRecentKeys } from './recent-keys.js';
import { RecentSuccesses } from './recent-successes.js';
import { digest, fromStore, memoryStore, type ThrottleStore } from './store.js';

export type { ThrottleOptions } from './options.js';
export type { ThrottleStore } from './store.js';

/**
 * Slows down guessing, per subject and per address. A subject that has succeeded from an address is counted apart
 * there: others' failures, on the same subject or from the same address, do not hold it up.
 * All of it fails with a LinkError `accounts_failed` if the store does.
 */
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
  /**
   * Notes a successful attempt: the failures of the pair are forgotten; those of the subject where this is the first
   * success from there; those of the address never. Costs next to nothing, in a process's own memory, for what succeeded
   * lately and has not failed since.
   */
  succeeded(subject: string, address: string): Promise<void> | undefined;
}

/** What failures are counted under. */
interface Keys {
  readonly network: string;
  readonly subject: string;
  readonly address: string;
  readonly pair: string;
}

function keysOf(subject: string, address: string, keyOf: KeyOf): Keys {
  const network = networkOf(address);
  return {
    network,
    subject: keyOf(subject),
    address: keyOf(network),
    pair: keyOf(pairOf(subject, network)),
  };
}

type KeyOf = (text: string) => string;

/** A key of this process's own memory: a digest only where the text is long, as every request makes keys after a failure. */
function localKey(text: string): string {
  return text.length > LONGEST_KEY ? digest(text) : `=${text}`;
}

const LONGEST_KEY = 100;

/**
 * Makes a throttle. An address is a party's whole network: for IPv6 its first 64 bits.
 *
 * @throws LinkError `option_invalid`
 */
export function createThrottle(options: ThrottleOptions = {}): Throttle {
  const rules = readThrottleOptions(options);
  const subjects = createFailures('subject', rules.subject, options.store);
  const addresses = createFailures('address', rules.address, options.store);
  const pairs = createFailures('pair', rules.subject, options.store);
  const proven = createProvenAddresses(options.store);
  const keyOf = options.store ? digest : localKey;
  // What another process counts in a shared store may be forgotten at each success only.
  const successes = options.store ? undefined : new RecentSuccesses();

  const isCalm = () => subjects.isCalm() && addresses.isCalm() && pairs.isCalm();

  async function waitOf(name: string, keys: Keys): Promise<number> {
    if (await proven.has(name, keys.network)) return pairs.wait(keys.pair);
    return Math.max(
      ...(await Promise.all([subjects.wait(keys.subject), addresses.wait(keys.address)])),
    );
  }

  return {
    isCalm,
    check(subject, address) {
      if (isCalm()) return 0;
      const keys = keysOf(subject, address, keyOf);
      // Others' failures do not hold up whoever has succeeded, nor may they slow him down.
      const isQuiet =
        pairs.isQuiet(keys.pair) &&
        (proven.has(subject, keys.network) === true ||
          (subjects.isQuiet(keys.subject) && addresses.isQuiet(keys.address)));
      return isQuiet ? 0 : waitOf(subject, keys);
    },
    async failed(subject, address) {
      successes?.drop(subject);
      const keys = keysOf(subject, address, keyOf);
      if (await proven.has(subject, keys.network)) await pairs.add(keys.pair);
      else await Promise.all([subjects.add(keys.subject), addresses.add(keys.address)]);
    },
    succeeded(subject, address) {
      if (successes?.isLast(subject, address)) return undefined;
      successes?.note(subject, address);
      // Asked before it is noted: whoever is proven does not thereby wipe out what is known of guesses elsewhere.
      const before = proven.has(subject, networkOf(address));
      const noted = proven.note(subject, networkOf(address));
      // Only in a process's own memory, where the note is made already.
      if (subjects.isCalm() && pairs.isCalm()) return undefined;
      const keys = keysOf(subject, address, keyOf);
      if (subjects.isQuiet(keys.subject) && pairs.isQuiet(keys.pair)) return undefined;
      return Promise.all([before, noted]).then(([wasProven]) =>
        wasProven ? pairs.clear(keys.pair) : subjects.clear(keys.subject),
      );
    },
  };
}

/** The failures of one kind of key: subjects or addresses. */
interface Failures {
  /** True when nothing is known against any key; false also when only the store can tell. */
  isCalm(): boolean;
  /** True when nothing is known against the key; false also when only the store can tell. */
  isQuiet(key: string): boolean;
  /** Seconds to wait; 0 for none. */
  wait(key: string): Promise<number>;
  add(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Keys that are remembered in this process at most, for each kind; some 10 MB. */
const mostKeys = 20_000;

function delayAfter(failures: number, rule: DelayRule): number {
  const beyond = failures - rule.free;
  if (beyond <= 0) return 0;
  return Math.min(rule.longestDelay, rule.firstDelay * 2 ** Math.min(beyond - 1, 32));
}

function inSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}

function removal(limiters: readonly RateLimiterAbstract[]): (key: string) => Promise<void> {
  return (key) =>
    fromStore(async () => void (await Promise.all(limiters.map((one) => one.delete(key)))));
}

/** Makes the failures of one kind, in the given store or in this process. */
function createFailures(kind: string, rule: DelayRule, store: ThrottleStore | undefined): Failures {
  const make = store ?? memoryStore;
  // Stores take whole seconds.
  const [forgetAfter, longestDelay] = [inSeconds(rule.forgetAfter), inSeconds(rule.longestDelay)];
  const prefix = `svclink-throttle-${kind}`;
  const counts = make({ keyPrefix: `${prefix}-failures`, points: 1, duration: forgetAfter });
  const waits = make({ keyPrefix: `${prefix}-waits`, points: 1, duration: longestDelay });
  const remove = removal([counts, waits]);
  const recent = store ? undefined : createRecentKeys(mostKeys, remove);
  const remembered = Math.max(forgetAfter, longestDelay);
  let calmFrom = 0;

  return {
    // Mostly nobody ever failed, and the clock need not be asked.
    isCalm: () => recent !== undefined && (calmFrom === 0 || Date.now() >= calmFrom),
    isQuiet: (key) => recent !== undefined && !recent.has(key),
    async wait(key) {
      const found = await fromStore(() => waits.get(key));
      return found ? Math.max(0, found.msBeforeNext / 1000) : 0;
    },
    async add(key) {
      calmFrom = Math.max(calmFrom, Date.now() + remembered * 1000);
      recent?.note(key, remembered);
      await fromStore(async () => {
        const { consumedPoints } = await counts.penalty(key);
        const delay = delayAfter(consumedPoints, rule);
        // Counted in one step, which several processes may take at once; only then is the time to forget it moved on.
        await counts.set(key, consumedPoints, forgetAfter);
        if (delay > 0) await waits.block(key, delay / 1000);
      });
    },
    async clear(key) {
      recent?.drop(key);
      // In a shared store a look costs less than two removals, at each success.
      if (store && (await fromStore(() => counts.get(key))) === null) return;
      await remove(key);
    },
  };
}
