import { randomBytes, timingSafeEqual } from 'node:crypto';

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

/** What is remembered of one subject. */
interface Entry<Evidence> {
  readonly verified: Verified<Evidence>[];
  used: boolean;
}

/**
 * A bounded memory. Whose secrets were used since its last turn gets a second chance before it is dropped: nearly the
 * order of least recent use, without moving an entry each time that it is used.
 *
 * @param most how many pairs are remembered
 */
export function createVerifiedPairs<Evidence>(most: number): VerifiedPairs<Evidence> {
  const entries = new Map<string, Entry<Evidence>>();
  let size = 0;

  function makeRoom(): void {
    for (const [subject, entry] of entries) {
      if (size < most) return;
      entries.delete(subject);
      if (entry.used) entries.set(subject, { ...entry, used: false });
      else size -= entry.verified.length;
    }
  }

  function forget({ verified }: Entry<Evidence>, secret: Buffer): void {
    const known = verified.findIndex((one) => isSame(one.secret, secret));
    const superfluous = known < 0 && verified.length >= MOST_SECRETS ? 0 : known;
    if (superfluous >= 0) size -= verified.splice(superfluous, 1).length;
  }

  return {
    get(subject, presented) {
      const entry = entries.get(subject);
      const found = find(entry?.verified ?? decoy, toBytes(presented));
      if (!entry || !found) return undefined;
      entry.used = true;
      return found.against;
    },
    set(subject, presented, against) {
      if (most === 0) return;
      const secret = toBytes(presented);
      const before = entries.get(subject);
      if (before) forget(before, secret);
      makeRoom();
      const entry = entries.get(subject) ?? { verified: [], used: false };
      entry.verified.push({ secret, against });
      entries.delete(subject);
      entries.set(subject, entry);
      size += 1;
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
