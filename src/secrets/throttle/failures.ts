import type { DelayRule } from './options.js';
import { createRecentKeys } from './recent-keys.js';
import { fromStore, memoryStore, type ThrottleStore } from './store.js';

/** The failures of one kind of key, such as subjects, and the delays that follow from them. */
export interface Failures {
  /** Returns true if no key has failures; false also when only the shared store knows. */
  isEmpty(): boolean;
  /** Returns true if the key has no failures; false also when only the shared store knows. */
  lacks(key: string): boolean;
  /** Returns the seconds to wait; 0 for none. */
  wait(key: string): Promise<number>;
  /** Counts a failure of the key, and sets its delay. */
  add(key: string): Promise<void>;
  /** Removes the failures of the key. */
  clear(key: string): Promise<void>;
}

/** The most keys of each kind in this process; some 10 MB. */
const MOST_KEYS = 20_000;

/** Returns the milliseconds to wait after a number of failures: none at first, then a delay that doubles. */
function delayAfter(failures: number, rule: DelayRule): number {
  const beyond = failures - rule.free;
  if (beyond <= 0) return 0;
  return Math.min(rule.longestDelay, rule.firstDelay * 2 ** Math.min(beyond - 1, 32));
}

function inSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}

/**
 * Makes the failures of one kind of key. One limiter of the store holds the counts, another one the delays.
 *
 * @param store the shared store; undefined for the memory of this process
 */
export function createFailures(
  kind: string,
  rule: DelayRule,
  store: ThrottleStore | undefined,
): Failures {
  const make = store ?? memoryStore;
  // Stores take whole seconds.
  const forgetAfter = inSeconds(rule.forgetAfter);
  const longestDelay = inSeconds(rule.longestDelay);
  const longestEntry = Math.max(forgetAfter, longestDelay);
  const prefix = `svclink-throttle-${kind}`;
  const counts = make({ keyPrefix: `${prefix}-failures`, points: 1, duration: forgetAfter });
  const waits = make({ keyPrefix: `${prefix}-waits`, points: 1, duration: longestDelay });
  const remove = (key: string) =>
    fromStore(async () => void (await Promise.all([counts.delete(key), waits.delete(key)])));
  const recent = store ? undefined : createRecentKeys(MOST_KEYS, remove);
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
      failureFreeFrom = Math.max(failureFreeFrom, Date.now() + longestEntry * 1000);
      recent?.note(key, longestEntry);
      await fromStore(async () => {
        const { consumedPoints } = await counts.penalty(key);
        // Several processes count in one atomic step. The time until the count is forgotten is extended after it.
        await counts.set(key, consumedPoints, forgetAfter);
        const delay = delayAfter(consumedPoints, rule);
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
