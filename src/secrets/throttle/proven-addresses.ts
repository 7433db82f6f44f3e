import { LRUCache } from 'lru-cache';
import { DAY_IN_SECONDS } from '../../protocol/units.js';
import { digest, fromStore, type ThrottleStore } from './store.js';

/** The networks from which each subject has succeeded before. */
export interface ProvenAddresses {
  /** Returns true if the subject has succeeded from there in the last two weeks. */
  has(subject: string, network: string): boolean | Promise<boolean>;
  /** Records a success. It returns at once where one was recorded in the last day. */
  note(subject: string, network: string): void | Promise<void>;
}

/** The seconds for which a success counts: longer than any pause of a daily integration, and within the limit of timers. */
const PROVEN_SECONDS = 14 * DAY_IN_SECONDS;
/** The seconds after which a further success is recorded. */
export const RENEWAL_SECONDS = DAY_IN_SECONDS;
/** The most pairs of a subject and a network in this process. */
const MOST_KEYS = 20_000;

/** Joins a subject and a network into one text. */
export function pairOf(subject: string, network: string): string {
  // The length of the network precedes it, so that no two pairs yield the same text.
  return `${network.length}:${network}${subject}`;
}

/**
 * Makes the record of proven addresses in the memory of this process, and in the shared store where there is one.
 *
 * @param most the most pairs in memory
 */
export function createProvenAddresses(
  store: ThrottleStore | undefined,
  most = MOST_KEYS,
): ProvenAddresses {
  // The time of each record, in milliseconds since 1970. The limit is a size, because `max` would allocate memory for
  // all entries at once.
  const noted = new LRUCache<string, number>({ maxSize: most, sizeCalculation: () => 1 });
  const options = { keyPrefix: 'svclink-throttle-proven', points: 1, duration: PROVEN_SECONDS };
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
      if (age(key) < PROVEN_SECONDS) return true;
      if (!shared) return false;
      return fromStore(async () => (await shared.get(digest(key))) !== null);
    },
    note(subject, network) {
      const key = pairOf(subject, network);
      if (age(key) < RENEWAL_SECONDS) return undefined;
      if (!shared) return remember(key);
      return fromStore(async () => {
        await shared.set(digest(key), 1, PROVEN_SECONDS);
        remember(key);
      });
    },
  };
}
