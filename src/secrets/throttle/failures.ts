import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { fromStore, memoryStore, type ThrottleStore } from './store.js';

/** Which keys failed lately in this process, so that all others need not be looked up. */
interface RecentKeys {
  /** True when no key at all failed lately. */
  isCalm(): boolean;
  has(key: string): boolean;
  /** Notes one failure of the key, to be forgotten when `seconds` have passed. */
  note(key: string, seconds: number): void;
  drop(key: string): void;
}

interface Entry {
  failures: number;
  until: number;
}

/** How many of the oldest keys are looked at for one that failed only once. */
const looks = 8;

/**
 * A bounded set, which no cache by use or age is. When it is full, a key that failed only once goes before one that failed often: whoever tries a
 * great many names does not thereby wipe out what is known about the one that is really under attack.
 */
export function createRecentKeys(most: number, dropped: (key: string) => void): RecentKeys {
  const entries = new Map<string, Entry>();
  let calmFrom = 0;

  function leastMissed(): string | undefined {
    const kept: [string, Entry][] = [];
    let chosen: string | undefined;
    for (const [key, entry] of entries) {
      chosen ??= key;
      if (entry.failures <= 1 || entry.until <= Date.now()) {
        chosen = key;
        break;
      }
      kept.push([key, entry]);
      if (kept.length === looks) break;
    }
    for (const [key, entry] of kept) {
      entries.delete(key);
      entries.set(key, entry);
    }
    return chosen;
  }

  function makeRoom(): void {
    const key = entries.size < most ? undefined : leastMissed();
    if (key === undefined) return;
    entries.delete(key);
    dropped(key);
  }

  return {
    // Mostly nobody ever failed, and the clock need not be asked.
    isCalm: () => calmFrom === 0 || Date.now() >= calmFrom,
    has(key) {
      const entry = entries.get(key);
      if (!entry) return false;
      if (entry.until > Date.now()) return true;
      entries.delete(key);
      return false;
    },
    note(key, seconds) {
      const before = entries.get(key);
      entries.delete(key);
      makeRoom();
      const until = Date.now() + seconds * 1000;
      calmFrom = Math.max(calmFrom, until);
      entries.set(key, { failures: (before?.failures ?? 0) + 1, until });
    },
    drop(key) {
      entries.delete(key);
    },
  };
}

/** How failures turn into delays; times in milliseconds. */
export interface DelayRule {
  readonly free: number;
  readonly firstDelay: number;
  readonly longestDelay: number;
  readonly forgetAfter: number;
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
