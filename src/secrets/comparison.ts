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

/** A stored secret: hashed by `hashSecret`, or, if the user so chooses, in plain text. */
export type StoredSecret = { readonly scrypt: string } | { readonly plain: string };

/** One stored form before a comparison; `text` is its source. */
export interface Candidate {
  readonly text: string;
  readonly form?: StoredForm;
}

const mostForms = 16;

function toCandidate(stored: StoredSecret): Candidate {
  if ('scrypt' in stored) return { text: stored.scrypt, form: readStoredForm(stored.scrypt) };
  if (stored.plain === '') {
    throw optionError('stored secret', 'is plain text and empty');
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
 * Makes a comparison that, unless it finds a match, does the work of exactly `scrypts` scrypts, whatever the candidates
 * are. Each scrypt counts as the costliest form seen, at least the recommended cost. A cheaper form, stored by an
 * earlier version, is compared at its own cost; if nothing matches, further scrypts make up the difference. Therefore
 * the time reveals neither which subjects exist nor which of them have a cheaper form. A match ends at once: it reveals
 * nothing to callers who do not know the secret.
 */
export function createComparison(scrypt: Scrypt): Comparison {
  const mac = createMac();
  // The form that is computed in place of a missing candidate. Its cost follows the costliest form seen, so that the
  // time reveals nothing.
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
    // A secret that is too long cannot match; its digest takes its place, so that the work stays the same.
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
