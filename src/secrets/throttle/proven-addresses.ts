import { LRUCache } from 'lru-cache';
import { digest, fromStore, type ThrottleStore } from './store.js';

/** Addresses from which each subject has succeeded before. */
export interface ProvenAddresses {
  has(subject: string, network: string): boolean | Promise<boolean>;
  /** Records a success; free of cost if it was recorded lately. */
  note(subject: string, network: string): void | Promise<void>;
}

/** Two weeks: longer than any pause of an integration that runs daily, and within the limit of timers. */
const provenSeconds = 14 * 24 * 3600;
const renewSeconds = 24 * 3600;
const mostKeys = 20_000;

/** Joins a subject and a network into one text. */
export function pairOf(subject: string, network: string): string {
  // The length comes first, so that no two pairs yield the same text.
  return `${network.length}:${network}${subject}`;
}

/** Makes a cache in this process, before the shared store if there is one. */
export function createProvenAddresses(
  store: ThrottleStore | undefined,
  most = mostKeys,
): ProvenAddresses {
  // Time of each record, in milliseconds since 1970. Limited by size: `max` would allocate memory for all entries at
  // once.
  const noted = new LRUCache<string, number>({ maxSize: most, sizeCalculation: () => 1 });
  const options = { keyPrefix: 'svclink-throttle-proven', points: 1, duration: provenSeconds };
  const shared = store?.(options);

  function age(key: string): number {
    // Only a new success extends the lifetime of an entry.
    const at = noted.peek(key);
    return at === undefined ? Number.POSITIVE_INFINITY : (Date.now() - at) / 1000;
  }

  function remember(key: string): void {
    noted.set(key, Date.now());
  }

  return {
    has(subject, network) {
      const key = pairOf(subject, network);
      if (age(key) < provenSeconds) return true;
      if (!shared) return false;
      return fromStore(async () => (await shared.get(digest(key))) !== null);
    },
    note(subject, network) {
      const key = pairOf(subject, network);
      if (age(key) < renewSeconds) return undefined;
      if (!shared) return remember(key);
      return fromStore(async () => {
        await shared.set(digest(key), 1, provenSeconds);
        remember(key);
      });
    },
  };
}
