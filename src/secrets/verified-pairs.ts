/** Which presented secrets were verified, and against what each. */
export interface VerifiedPairs<Evidence> {
  /** What the pair was verified against, or undefined. */
  get(pair: string): Evidence | undefined;
  set(pair: string, verifiedAgainst: Evidence): void;
}

interface Entry<Evidence> {
  verifiedAgainst: Evidence;
  used: boolean;
}

/**
 * A bounded memory. What was used since its last turn gets a second chance before it is dropped: nearly the order of
 * least recent use, without moving an entry each time that it is used.
 */
export function createVerifiedPairs<Evidence>(most: number): VerifiedPairs<Evidence> {
  const entries = new Map<string, Entry<Evidence>>();

  function makeRoom(): void {
    for (const [pair, entry] of entries) {
      if (entries.size < most) return;
      entries.delete(pair);
      if (!entry.used) continue;
      entry.used = false;
      entries.set(pair, entry);
    }
  }

  return {
    get(pair) {
      const entry = entries.get(pair);
      if (!entry) return undefined;
      entry.used = true;
      return entry.verifiedAgainst;
    },
    set(pair, verifiedAgainst) {
      if (most === 0) return;
      entries.delete(pair);
      makeRoom();
      entries.set(pair, { verifiedAgainst, used: false });
    },
  };
}
