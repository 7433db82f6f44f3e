import { randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { LinkError } from '../protocol/errors/errors.js';
import { checkWholeNumber } from '../protocol/options.js';
import { Slots } from '../system/slots.js';
import { type Candidate, createComparison, type StoredSecret, toCandidates } from './comparison.js';
import { createMac, sameText } from './same-text.js';
import { nodeScrypt, type Scrypt } from './scrypt.js';

/** Secrets that were verified for each subject, and the stored forms that they matched. */
interface VerifiedPairs<Evidence> {
  /** Returns the evidence of the pair, or undefined. */
  get(subject: string, presented: string): Evidence | undefined;
  set(subject: string, presented: string, verifiedAgainst: Evidence): void;
}

/** The most stored secrets of one subject. */
const MOST_SECRETS = 16;

/** A secret that was verified. */
interface Verified<Evidence> {
  /** Bytes and never text: a heap snapshot shows all text, but no bytes. */
  readonly secret: Buffer;
  readonly against: Evidence;
}

/**
 * A bounded cache: the least recently used subject is dropped first, with all its secrets.
 *
 * @param most number of pairs
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
      // Only a correct secret counts as a use: guesses do not keep a subject in the cache.
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

/** Compared for unknown subjects, so that they cost a comparison too. */
const decoy = [{ secret: randomBytes(80), against: undefined }];

// UTF-8 would encode all lone surrogates as the same character.
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

// Secrets of another length are compared with themselves, so that it takes as long.
function isSame(one: Buffer, other: Buffer): boolean {
  const isEqual = timingSafeEqual(one.length === other.length ? one : other, other);
  return isEqual && one.length === other.length;
}

/** Options of {@link createVerifier}. */
export interface VerifierOptions {
  /** Most verified pairs in the cache. Default 10,000, some 3 MB; 0 disables it. */
  readonly remembered?: number;
  /** Most verifications at a time. Default 2: half of Node's thread pool stays free for files and host names. */
  readonly running?: number;
  /** Most verifications that may wait; beyond it `credentials_throttled`. Default 128, which take 10 to 20 seconds. */
  readonly waiting?: number;
  /** Replaces the scrypt of node:crypto, in tests that count or fake it. */
  readonly scrypt?: Scrypt;
}

/** Verifies presented secrets against stored ones. */
export interface SecretVerifier {
  /**
   * Returns true if this pair was verified before, against a form that is still in `stored`. Costs one comparison when
   * `stored` is the same frozen list as then. A rotated or removed secret is forgotten at once with its stored form.
   *
   * Call the throttle first: an attempt that has to wait must not learn here whether it was right.
   */
  recall(subject: string, presented: string, stored: readonly StoredSecret[] | undefined): boolean;
  /**
   * Returns true if the presented secret matches one of the stored. An unknown subject (`stored` undefined or empty)
   * and a wrong secret cost the same work: that of the largest number of stored forms seen so far, at least one, each
   * at the highest cost seen so far, at least the recommended one.
   *
   * @throws LinkError `credentials_throttled` when too many wait, `option_invalid` for an invalid stored form
   */
  verify(
    subject: string,
    presented: string,
    stored: readonly StoredSecret[] | undefined,
  ): Promise<boolean>;
  /** Returns the stored secret that the presented one matches; undefined for none. Same work and errors as `verify`. */
  match(
    subject: string,
    presented: string,
    stored: readonly StoredSecret[] | undefined,
  ): Promise<MatchedSecret | undefined>;
  /** Makes `recall` accept a pair that matched `form` also against `renewed`, which was made of the same secret. */
  recallRenewed(subject: string, presented: string, form: string, renewed: string): void;
}

/** A stored secret that a presented one matches. */
export interface MatchedSecret {
  /** Its stored form; undefined for one in plain text. */
  readonly form: string | undefined;
}

/** Seconds after which the queue will be shorter. */
const RETRY_AFTER = 5;

function tooManyAttempts(): LinkError {
  const message = `Too many attempts at once. Try again in ${RETRY_AFTER} seconds.`;
  return new LinkError('credentials_throttled', message, { retryAfter: RETRY_AFTER });
}

/** Marks a plain-text secret in the cache of verified pairs; no stored form has this text. */
const plainMarker = 'plain';

/** The stored forms that a pair was verified against (both during a renewal), and the list that contained them. */
interface Evidence {
  readonly forms: readonly string[];
  readonly list: readonly StoredSecret[] | undefined;
}

function isStillStored(
  verifiedAgainst: readonly string[],
  presented: string,
  stored: StoredSecret,
): boolean {
  if ('scrypt' in stored) return verifiedAgainst.includes(stored.scrypt);
  return verifiedAgainst.includes(plainMarker) && sameText(stored.plain, presented);
}

function isStillValid(
  { forms, list }: Evidence,
  presented: string,
  stored: readonly StoredSecret[],
): boolean {
  // The same frozen list: no secret can have been rotated.
  if (list === stored && Object.isFrozen(stored)) return true;
  return stored.some((one) => isStillStored(forms, presented, one));
}

function checkedLimits({ remembered = 10_000, running = 2, waiting = 128 }: VerifierOptions) {
  checkWholeNumber('remembered', remembered, 0, 1_000_000);
  checkWholeNumber('running', running, 1, 64);
  checkWholeNumber('waiting', waiting, 0, 1_000_000);
  return { remembered, running, waiting };
}

/**
 * Makes a verifier.
 *
 * @throws LinkError `option_invalid`
 */
export function createVerifier(options: VerifierOptions = {}): SecretVerifier {
  const { remembered, running, waiting } = checkedLimits(options);
  const pairs = createVerifiedPairs<Evidence>(remembered);
  const slots = new Slots(running, { waiting, full: tooManyAttempts });
  const compare = createComparison(options.scrypt ?? nodeScrypt);
  const mac = createMac();
  /** The running verifications: simultaneous attempts with the same values share one. */
  const pending = new Map<string, Promise<MatchedSecret | undefined>>();
  /** The largest number of stored forms seen so far. Every verification takes the work of so many. */
  let mostForms = 1;

  async function compute(
    subject: string,
    presented: string,
    candidates: readonly Candidate[],
    list: readonly StoredSecret[] | undefined,
  ): Promise<MatchedSecret | undefined> {
    const found = await compare(presented, candidates, mostForms);
    if (!found) return undefined;
    const form = found.form && found.text;
    pairs.set(subject, presented, { forms: [form ?? plainMarker], list });
    return { form };
  }

  const match: SecretVerifier['match'] = async (subject, presented, stored) => {
    const candidates = toCandidates(stored);
    mostForms = Math.max(mostForms, candidates.length);
    const task = mac(subject, presented, ...candidates.map(({ text }) => text));
    const shared = pending.get(task);
    if (shared) return shared;
    const work = slots
      .run(() => compute(subject, presented, candidates, stored))
      .finally(() => pending.delete(task));
    pending.set(task, work);
    return work;
  };

  return {
    recall(subject, presented, stored) {
      if (!stored || stored.length === 0) return false;
      const verifiedAgainst = pairs.get(subject, presented);
      return verifiedAgainst !== undefined && isStillValid(verifiedAgainst, presented, stored);
    },
    verify: async (...pair) => (await match(...pair)) !== undefined,
    match,
    recallRenewed(subject, presented, form, renewed) {
      pairs.set(subject, presented, { forms: [form, renewed], list: undefined });
    },
  };
}
