import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createRecentKeys } from './recent-keys.js';
import { fromStore, memoryStore, type ThrottleStore } from './store.js';

/** How failures turn into delays; times in milliseconds. */
export interface DelayRule {
  readonly free: number;
  readonly firstDelay: number;
  readonly longestDelay: number;
  readonly forgetAfter: number;
}

/** The failures of one kind of key: subjects or addresses. */
export interface Failures {
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
export function createFailures(
  kind: string,
  rule: DelayRule,
  store: ThrottleStore | undefined,
): Failures {
  const make = store ?? memoryStore;
  // Stores take whole seconds.
  const [forgetAfter, longestDelay] = [inSeconds(rule.forgetAfter), inSeconds(rule.longestDelay)];
  const prefix = `svclink-throttle-${kind}`;
  const counts = make({ keyPrefix: `${prefix}-failures`, points: 1, duration: forgetAfter });
  const waits = make({ keyPrefix: `${prefix}-waits`, points: 1, duration: longestDelay });
  const remove = removal([counts, waits]);
  const recent = store ? undefined : createRecentKeys(mostKeys, remove);

  return {
    isCalm: () => recent?.isCalm() ?? false,
    isQuiet: (key) => recent !== undefined && !recent.has(key),
    async wait(key) {
      const found = await fromStore(() => waits.get(key));
      return found ? Math.max(0, found.msBeforeNext / 1000) : 0;
    },
    async add(key) {
      recent?.note(key, Math.max(forgetAfter, longestDelay));
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
      await remove(key);
    },
  };
}
