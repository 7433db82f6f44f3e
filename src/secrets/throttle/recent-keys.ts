/** Keys that failed lately in this process; all others need no lookup. */
interface RecentKeys {
  has(key: string): boolean;
  /** Records one failure of the key for `seconds`. */
  note(key: string, seconds: number): void;
  drop(key: string): void;
}

interface Entry {
  failures: number;
  until: number;
}

/** Number of the oldest keys that are searched for one that failed only once. */
const scanLimit = 8;

/**
 * A bounded set of keys. When it is full, a key that failed only once is dropped before one that failed often: a caller
 * that tries a great many names cannot thereby remove the record of an account under attack. No cache by use or age
 * offers this.
 */
export function createRecentKeys(most: number, dropped: (key: string) => void): RecentKeys {
  const entries = new Map<string, Entry>();

  function leastMissed(): string | undefined {
    const scanned: [string, Entry][] = [];
    let chosen: string | undefined;
    for (const [key, entry] of entries) {
      chosen ??= key;
      if (entry.failures <= 1 || entry.until <= Date.now()) {
        chosen = key;
        break;
      }
      scanned.push([key, entry]);
      if (scanned.length === scanLimit) break;
    }
    for (const [key, entry] of scanned) {
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
