import { randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Which secrets were verified for whom, and against what each. */
export interface VerifiedPairs<Evidence> {
  /** What the pair was verified against, or undefined. */
  get(subject: string, presented: string): Evidence | undefined;
  set(subject: string, presented: string, verifiedAgainst: Evidence): void;
}

/** As many as one subject can have stored. */
const MOST_SECRETS = 16;

/** A secret that was verified. */
interface Verified<Evidence> {
  /** Bytes and never text: a heap snapshot shows every text, and of these nothing. */
  readonly secret: Buffer;
  readonly against: Evidence;
}

/**
 * A bounded memory: whose secrets were used least recently goes first, with all of them.
 *
 * @param most how many pairs are remembered
 */
export function createVerifiedPairs<Evidence>(most: number): VerifiedPairs<Evidence> {
  if (most === 0) return { get: () => undefined, set: () => {} };
  const mostOfOne = Math.min(most, MOST_SECRETS);
  const subjects = new LRUCache<string, readonly Verified<Evidence>[]>({
    maxSize: most,
    sizeCalculation: (verified) => verified.length,
  });
  return {
    get(subject, presented) {
      const found = find(subjects.peek(subject) ?? decoy, toBytes(presented));
      // Only a secret that holds keeps its subject: guesses do not.
      if (found) subjects.get(subject);
      return found?.against;
    },
    set(subject, presented, against) {
      const secret = toBytes(presented);
      const others = (subjects.peek(subject) ?? []).filter((one) => !isSame(one.secret, secret));
      subjects.set(subject, [...others, { secret, against }].slice(-mostOfOne));
    },
  };
}

/** Looked through for who is not known, who costs a comparison too. */
const decoy = [{ secret: randomBytes(80), against: undefined }];

// UTF-16 keeps lone surrogates apart, which UTF-8 would replace by one and the same character.
function toBytes(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}

function find<Evidence>(
  verified: readonly Verified<Evidence>[],
  secret: Buffer,
): Verified<Evidence> | undefined {
  let found: Verified<Evidence> | undefined;
  for (const one of verified) if (isSame(one.secret, secret)) found = one;
  return found;
}

// Secrets of other lengths are compared too, with themselves, so that it takes as long.
function isSame(one: Buffer, other: Buffer): boolean {
  const isEqual = timingSafeEqual(one.length === other.length ? one : other, other);
  return isEqual && one.length === other.length;
}
