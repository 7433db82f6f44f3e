import { LRUCache } from 'lru-cache';
import { digest, fromStore, type ThrottleStore } from './store.js';

/** From which addresses which subjects have succeeded before. */
export interface ProvenAddresses {
  has(subject: string, network: string): boolean | Promise<boolean>;
  /** Notes a success; costs nothing when it was noted lately. */
  note(subject: string, network: string): void | Promise<void>;
}

/** Two weeks: longer than any pause of an integration that runs daily, within what timers can hold. */
const provenSeconds = 14 * 24 * 3600;
const renewSeconds = 24 * 3600;
const mostKeys = 20_000;

/** A subject at a network, as one text. */
export function pairOf(subject: string, network: string): string {
  // The length first, so that no two pairs run together.
  return `${network.length}:${network}${subject}`;
}

/** Makes the memory of this process, in front of the shared store if there is one. */
export function createProvenAddresses(
  store: ThrottleStore | undefined,
  most = mostKeys,
): ProvenAddresses {
  // When each was noted, in milliseconds since 1970. By size: `max` would take room for all of them at once.
  const noted = new LRUCache<string, number>({ maxSize: most, sizeCalculation: () => 1 });
  const options = { keyPrefix: 'svclink-throttle-proven', points: 1, duration: provenSeconds };
  const shared = store?.(options);

  function age(key: string): number {
    // Only a success that is noted anew keeps it.
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
