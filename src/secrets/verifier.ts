import { checkWholeNumber } from '../protocol/options.js';
import { type Candidate, createComparison, type StoredSecret, toCandidates } from './comparison.js';
import { createMac } from './mac.js';
import { createPool } from './pool.js';
import { sameText } from './same-text.js';
import { nodeScrypt, type Scrypt } from './scrypt.js';
import { createVerifiedPairs } from './verified-pairs.js';

/** Options of {@link createVerifier}. */
export interface VerifierOptions {
  /** How many verified pairs are remembered. Default 10,000, some 3 MB; 0 remembers none. */
  readonly remembered?: number;
  /** How many verifications run at once. Default 2: half of Node's thread pool stays free for files and names. */
  readonly running?: number;
  /** How many more may wait; beyond it `credentials_throttled`. Default 128, some five seconds' worth. */
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
   * wrong secret cost the same number of scrypts: the largest number of stored forms seen so far, at least one.
   * Fails with LinkErrors: `credentials_throttled` when too many wait, `option_invalid` for a stored form that is none.
   */
  verify(
    subject: string,
    presented: string,
    stored: readonly StoredSecret[] | undefined,
  ): Promise<boolean>;
}

/** Stands for a form in the clear in the memory of verified pairs; no stored form reads so. */
const inTheClear = 'plain';

/** What a pair was verified against: the form, and the list that it stood in. */
interface Evidence {
  readonly form: string;
  readonly list: readonly StoredSecret[] | undefined;
}

function isStillStored(verifiedAgainst: string, presented: string, stored: StoredSecret): boolean {
  if ('scrypt' in stored) return stored.scrypt === verifiedAgainst;
  return verifiedAgainst === inTheClear && sameText(stored.plain, presented);
}

/**
 * Makes a verifier.
 *
 * @throws LinkError `option_invalid`
 */
export function createVerifier(options: VerifierOptions = {}): SecretVerifier {
  const { remembered = 10_000, running = 2, waiting = 128 } = options;
  checkWholeNumber('remembered', remembered, 0, 1_000_000);
  checkWholeNumber('running', running, 1, 64);
  checkWholeNumber('waiting', waiting, 0, 1_000_000);
  const pairs = createVerifiedPairs<Evidence>(remembered);
  const pool = createPool({ running, waiting });
  const compare = createComparison(options.scrypt ?? nodeScrypt);
  const mac = createMac();
  const underWay = new Map<string, Promise<boolean>>();
  let slots = 1;

  async function compute(
    subject: string,
    presented: string,
    candidates: readonly Candidate[],
    list: readonly StoredSecret[] | undefined,
  ): Promise<boolean> {
    const found = await compare(presented, candidates, slots);
    if (found) pairs.set(subject, presented, { form: found.form ? found.text : inTheClear, list });
    return found !== undefined;
  }

  return {
    recall(subject, presented, stored) {
      if (!stored || stored.length === 0) return false;
      const verifiedAgainst = pairs.get(subject, presented);
      if (verifiedAgainst === undefined) return false;
      // The list itself, unchanged since: nothing can have been rotated.
      if (verifiedAgainst.list === stored && Object.isFrozen(stored)) return true;
      return stored.some((one) => isStillStored(verifiedAgainst.form, presented, one));
    },
    async verify(subject, presented, stored) {
      const candidates = toCandidates(stored);
      slots = Math.max(slots, candidates.length);
      const task = mac(subject, presented, ...candidates.map(({ text }) => text));
      const shared = underWay.get(task);
      if (shared) return shared;
      const work = pool
        .run(() => compute(subject, presented, candidates, stored))
        .finally(() => underWay.delete(task));
      underWay.set(task, work);
      return work;
    },
  };
}
