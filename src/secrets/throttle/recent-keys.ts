/** The keys that have failed lately in this process. All others need no look-up in the store. */
interface RecentKeys {
  has(key: string): boolean;
  /** Records one failure of the key for `seconds`. */
  note(key: string, seconds: number): void;
  drop(key: string): void;
}

/** The failures of one key, which count until a time in milliseconds since 1970. */
interface Entry {
  failures: number;
  until: number;
}

/** The number of the oldest keys among which one that failed only once is sought. */
const SCAN_LIMIT = 8;

/**
 * Makes a bounded set of keys. When it is full, a key that failed only once is dropped before one that failed often. A
 * caller who tries very many names therefore does not remove the record of an account under attack. A cache by use or
 * age would allow that.
 *
 * @param dropped called with a key that gave way to another
 */
export function createRecentKeys(most: number, dropped: (key: string) => void): RecentKeys {
  const entries = new Map<string, Entry>();

  /** Returns the key to drop: among the oldest, the first that failed once or is over; else the oldest. */
  function keyToDrop(): string | undefined {
    const scanned: [string, Entry][] = [];
    let chosen: string | undefined;
    for (const [key, entry] of entries) {
      chosen ??= key;
      if (entry.failures <= 1 || entry.until <= Date.now()) {
        chosen = key;
        break;
      }
      scanned.push([key, entry]);
      if (scanned.length === SCAN_LIMIT) break;
    }
    // Keys that failed often move to the end, so that the next search begins after them.
    for (const [key, entry] of scanned) {
      entries.delete(key);
      entries.set(key, entry);
    }
    return chosen;
  }

  function makeRoom(): void {
    const key = entries.size < most ? undefined : keyToDrop();
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
