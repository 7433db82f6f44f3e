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
 * Delays password guessing, per subject and per address. A subject that has succeeded from an address is counted
 * separately there: the failures of others, on the same subject or from the same address, do not delay it.
 *
 * All methods fail with a LinkError `accounts_failed` if the store does.
 */
export interface Throttle {
  /** Returns true if the memory of this process holds no failures, so that `check` would answer 0 for every caller. */
  hasNoFailures(): boolean;
  /**
   * Returns the seconds to wait before an attempt; 0 allows it. Without failures in the memory of this process, the
   * answer is a number and not a promise. Call it before the secret is read, by `recall` too, and again after a slow
   * verification, so that concurrent attempts do not pass together.
   */
  check(subject: string, address: string): number | Promise<number>;
  /** Records a failed attempt. */
  failed(subject: string, address: string): Promise<void>;
  /**
   * Records a successful attempt. The failures of the pair are forgotten; those of the subject only with its first
   * success from there; those of the address never. In the memory of this process it costs next to nothing for a
   * subject that succeeded lately and has not failed since.
   */
  succeeded(subject: string, address: string): Promise<void> | undefined;
}

/** Keys under which failures are counted. */
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

/**
 * Returns a key for the memory of this process. Only long text is hashed, because every request makes keys after a
 * failure.
 */
function localKey(text: string): string {
  return text.length > LONGEST_KEY ? digest(text) : `=${text}`;
}

const LONGEST_KEY = 100;

/**
 * Makes a throttle. An address stands for the whole network of a caller: for IPv6 its first 64 bits.
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
  // Not used with a shared store: another process may have counted failures since.
  const successes = options.store ? undefined : new RecentSuccesses();

  const hasNoFailures = () => subjects.isEmpty() && addresses.isEmpty() && pairs.isEmpty();

  async function waitOf(name: string, keys: Keys): Promise<number> {
    if (await proven.has(name, keys.network)) return pairs.wait(keys.pair);
    return Math.max(
      ...(await Promise.all([subjects.wait(keys.subject), addresses.wait(keys.address)])),
    );
  }

  return {
    hasNoFailures,
    check(subject, address) {
      if (hasNoFailures()) return 0;
      const keys = keysOf(subject, address, keyOf);
      // A subject with a proven address is not delayed by the failures of others, nor by looking them up.
      const isUnthrottled =
        pairs.lacks(keys.pair) &&
        (proven.has(subject, keys.network) === true ||
          (subjects.lacks(keys.subject) && addresses.lacks(keys.address)));
      return isUnthrottled ? 0 : waitOf(subject, keys);
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
      // Read before the success is recorded: only the first success from an address clears the failures of the subject.
      const before = proven.has(subject, networkOf(address));
      const noted = proven.note(subject, networkOf(address));
      // Only in the memory of this process, where the record is made already.
      if (subjects.isEmpty() && pairs.isEmpty()) return undefined;
      const keys = keysOf(subject, address, keyOf);
      if (subjects.lacks(keys.subject) && pairs.lacks(keys.pair)) return undefined;
      return Promise.all([before, noted]).then(([wasProven]) =>
        wasProven ? pairs.clear(keys.pair) : subjects.clear(keys.subject),
      );
    },
  };
}

/** The failures of one kind of key: subjects or addresses. */
interface Failures {
  /** Returns true if no key has failures; false also when only the store knows. */
  isEmpty(): boolean;
  /** Returns true if there are no failures of the key; false also when only the store knows. */
  lacks(key: string): boolean;
  /** Seconds to wait; 0 for none. */
  wait(key: string): Promise<number>;
  add(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Most keys of each kind in this process; some 10 MB. */
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
  let failureFreeFrom = 0;

  return {
    // Usually there was no failure at all, and the clock need not be read.
    isEmpty: () => recent !== undefined && (failureFreeFrom === 0 || Date.now() >= failureFreeFrom),
    lacks: (key) => recent !== undefined && !recent.has(key),
    async wait(key) {
      const found = await fromStore(() => waits.get(key));
      return found ? Math.max(0, found.msBeforeNext / 1000) : 0;
    },
    async add(key) {
      failureFreeFrom = Math.max(failureFreeFrom, Date.now() + remembered * 1000);
      recent?.note(key, remembered);
      await fromStore(async () => {
        const { consumedPoints } = await counts.penalty(key);
        const delay = delayAfter(consumedPoints, rule);
        // The count is one atomic step for several processes; only then is its expiry extended.
        await counts.set(key, consumedPoints, forgetAfter);
        if (delay > 0) await waits.block(key, delay / 1000);
      });
    },
    async clear(key) {
      recent?.drop(key);
      // In a shared store one read costs less than two deletions at each success.
      if (store && (await fromStore(() => counts.get(key))) === null) return;
      await remove(key);
    },
  };
}
