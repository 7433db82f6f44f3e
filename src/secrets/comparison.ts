import { randomBytes, timingSafeEqual } from 'node:crypto';
import { optionError } from '../protocol/options.js';
import { createMac, sameText } from './same-text.js';
import { longestSecret, recommendedCost, type Scrypt } from './scrypt.js';
import {
  isLessWork,
  missingWork,
  readStoredForm,
  type ScryptCost,
  type StoredForm,
} from './stored-form.js';

/** How a secret is kept: hashed by `hashSecret`, or, if the user so chooses, in the clear. */
export type StoredSecret = { readonly scrypt: string } | { readonly plain: string };

/** One stored form, ready to be compared; `text` is what it was read from. */
export interface Candidate {
  readonly text: string;
  readonly form?: StoredForm;
}

const mostForms = 16;

function toCandidate(stored: StoredSecret): Candidate {
  if ('scrypt' in stored) return { text: stored.scrypt, form: readStoredForm(stored.scrypt) };
  if (stored.plain === '') {
    throw optionError('stored secret', 'is in the clear and empty');
  }
  return { text: stored.plain };
}

/** Reads the stored forms of one subject, or fails with a LinkError `option_invalid`. */
export function toCandidates(stored: readonly StoredSecret[] | undefined): Candidate[] {
  if (!stored) return [];
  if (stored.length > mostForms) {
    throw optionError(
      'stored secrets',
      `at most ${mostForms} for one subject; remove the old ones`,
    );
  }
  return stored.map(toCandidate);
}

/** Finds the candidate that a presented secret matches; undefined when none does. */
export type Comparison = (
  presented: string,
  candidates: readonly Candidate[],
  scrypts: number,
) => Promise<Candidate | undefined>;

/**
 * Makes a comparison that, unless it finds a match, does the work of exactly so many scrypts as are given, whatever there
 * is to compare. Each of them counts as the costliest form seen, at least the recommended cost. A cheaper form, as an
 * earlier version stored it, is compared at its own cost; when nothing has matched, further scrypts make up for the
 * difference. So time tells neither which subjects there are nor which of them still have a cheaper form. A match ends
 * at once: it tells only the one who knows the secret.
 */
export function createComparison(scrypt: Scrypt): Comparison {
  const mac = createMac();
  // What is computed where there is nothing to compare; it follows the costliest form seen, so that time tells nothing.
  let decoy: StoredForm = { cost: recommendedCost, salt: randomBytes(16), hash: randomBytes(32) };

  function noteCost({ cost }: StoredForm): void {
    if (isLessWork(decoy.cost, cost)) decoy = { ...decoy, cost };
  }

  async function derivesTo(text: string, { cost, salt, hash }: StoredForm): Promise<boolean> {
    const derived = await scrypt(text, salt, hash.length, cost);
    return derived.length === hash.length && timingSafeEqual(derived, hash);
  }

  async function spend(text: string, costs: readonly ScryptCost[]): Promise<void> {
    for (const cost of costs) await derivesTo(text, { ...decoy, cost });
  }

  return async (presented, candidates, scrypts) => {
    // One that is too long cannot match; its digest stands in for it, so that the work stays the same.
    const text = presented.length > longestSecret ? mac(presented) : presented;
    for (const { form } of candidates) if (form) noteCost(form);
    const costliest = decoy.cost;
    const missing: ScryptCost[] = [];
    for (let index = 0; index < scrypts; index += 1) {
      const candidate = candidates[index];
      if (candidate && !candidate.form && sameText(text, candidate.text)) return candidate;
      const form = candidate?.form ?? { ...decoy, cost: costliest };
      const matches = await derivesTo(text, form);
      if (matches && candidate?.form) return candidate;
      missing.push(...missingWork(form.cost, costliest));
    }
    await spend(text, missing);
    return undefined;
  };
}
