/** Which keys failed lately in this process, so that all others need not be looked up. */
interface RecentKeys {
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
      entries.set(key, { failures: (before?.failures ?? 0) + 1, until });
    },
    drop(key) {
      entries.delete(key);
    },
  };
}
