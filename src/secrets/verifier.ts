import { randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { LinkError } from '../protocol/errors.js';
import { checkWholeNumber } from '../protocol/options.js';
import { Slots } from '../system/slots.js';
import { type Candidate, createComparison, type StoredSecret, toCandidates } from './comparison.js';
import { createMac, sameText } from './same-text.js';
import { nodeScrypt, type Scrypt } from './scrypt.js';

/** Which secrets were verified for whom, and against what each. */
interface VerifiedPairs<Evidence> {
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

/** Options of {@link createVerifier}. */
export interface VerifierOptions {
  /** How many verified pairs are remembered. Default 10,000, some 3 MB; 0 remembers none. */
  readonly remembered?: number;
  /** How many verifications run at once. Default 2: half of Node's thread pool stays free for files and names. */
  readonly running?: number;
  /** How many more may wait; beyond it `credentials_throttled`. Default 128, 10 to 20 seconds' worth. */
  readonly waiting?: number;
  /** Replaces the scrypt of node:crypto, for tests that count or fake it. */
  readonly scrypt?: Scrypt;
}

/** Verifies presented secrets against stored ones. */
export interface SecretVerifier {
  /**
   * Whether this pair was verified before, against a form that is still among `stored`. Costs one comparison when
   * `stored` is the same frozen list as then.
   * A rotated or removed secret is forgotten with its stored form, at once.
   * Ask the throttle first: an attempt that has to wait must not learn here whether it was right.
   */
  recall(subject: string, presented: string, stored: readonly StoredSecret[] | undefined): boolean;
  /**
   * Whether the presented secret matches one of the stored. An unknown subject (`stored` undefined or empty) and a
   * wrong secret cost the same work: that of the largest number of stored forms seen so far, at least one, each at the
   * highest cost seen so far, at least the recommended one.
   * Fails with LinkErrors: `credentials_throttled` when too many wait, `option_invalid` for a stored form that is none.
   */
  verify(
    subject: string,
    presented: string,
    stored: readonly StoredSecret[] | undefined,
  ): Promise<boolean>;
  /** The stored secret that the presented one matches; undefined for none. Work and failures as of `verify`. */
  match(
    subject: string,
    presented: string,
    stored: readonly StoredSecret[] | undefined,
  ): Promise<MatchedSecret | undefined>;
  /** Recalls a pair, that was matched by `form`, also where `renewed` is stored, which was made of the same secret. */
  recallRenewed(subject: string, presented: string, form: string, renewed: string): void;
}

/** A stored secret that a presented one matches. */
export interface MatchedSecret {
  /** Its stored form; undefined for one in the clear. */
  readonly form: string | undefined;
}

/** Seconds after which the line will be shorter. */
const RETRY_AFTER = 5;

function tooManyAttempts(): LinkError {
  const message = `Too many attempts at once. Try again in ${RETRY_AFTER} seconds.`;
  return new LinkError('credentials_throttled', message, { retryAfter: RETRY_AFTER });
}

/** Stands for a form in the clear in the memory of verified pairs; no stored form reads so. */
const inTheClear = 'plain';

/** What a pair was verified against: the form, or both while it is renewed, and the list that it stood in. */
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
  return verifiedAgainst.includes(inTheClear) && sameText(stored.plain, presented);
}

function stillHolds(
  { forms, list }: Evidence,
  presented: string,
  stored: readonly StoredSecret[],
): boolean {
  // The list itself, unchanged since: nothing can have been rotated.
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
  const underWay = new Map<string, Promise<MatchedSecret | undefined>>();
  let scrypts = 1;

  async function compute(
    subject: string,
    presented: string,
    candidates: readonly Candidate[],
    list: readonly StoredSecret[] | undefined,
  ): Promise<MatchedSecret | undefined> {
    const found = await compare(presented, candidates, scrypts);
    if (!found) return undefined;
    const form = found.form && found.text;
    pairs.set(subject, presented, { forms: [form ?? inTheClear], list });
    return { form };
  }

  const match: SecretVerifier['match'] = async (subject, presented, stored) => {
    const candidates = toCandidates(stored);
    scrypts = Math.max(scrypts, candidates.length);
    const task = mac(subject, presented, ...candidates.map(({ text }) => text));
    const shared = underWay.get(task);
    if (shared) return shared;
    const work = slots
      .run(() => compute(subject, presented, candidates, stored))
      .finally(() => underWay.delete(task));
    underWay.set(task, work);
    return work;
  };

  return {
    recall(subject, presented, stored) {
      if (!stored || stored.length === 0) return false;
      const verifiedAgainst = pairs.get(subject, presented);
      return verifiedAgainst !== undefined && stillHolds(verifiedAgainst, presented, stored);
    },
    verify: async (...pair) => (await match(...pair)) !== undefined,
    match,
    recallRenewed(subject, presented, form, renewed) {
      pairs.set(subject, presented, { forms: [form, renewed], list: undefined });
    },
  };
}
