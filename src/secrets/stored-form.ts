import { optionError } from '../protocol/options.js';

/** The work that one scrypt costs: `N` (iterations), `r` (block size), `p` (parallelization). */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** A parsed stored form: the parameters of the scrypt, and the expected hash. */
export interface StoredForm {
  readonly cost: ScryptCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const shape =
  /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9_-]{11,86})\$([A-Za-z0-9_-]{22,86})$/;
const longestText = 256;
const leastIterations = 1024;
const mostMemory = 128 * 1024 * 1024;
const mostBlocks = 2 ** 22;

/** The block steps of one scrypt. */
function workOf({ N, r, p }: ScryptCost): number {
  return N * r * p;
}

/** Bytes of memory that one scrypt of this cost takes. */
export function memoryOf({ N, r, p }: ScryptCost): number {
  return 128 * r * (N + p + 2);
}

function isAffordable(cost: ScryptCost): boolean {
  const { N, r, p } = cost;
  if (N < leastIterations || (N & (N - 1)) !== 0 || r < 1 || p < 1) return false;
  return memoryOf(cost) <= mostMemory && workOf(cost) <= mostBlocks;
}

/** Writes a stored form as text, `scrypt$N$r$p$salt$hash`, the last two in base64url. */
export function formatStoredForm({ cost, salt, hash }: StoredForm): string {
  const { N, r, p } = cost;
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Parses a stored form; undefined when it is malformed, or asks for more than 128 MiB or 4 times 2^20 block steps. */
export function parseStoredForm(text: string): StoredForm | undefined {
  const parts = text.length > longestText ? null : shape.exec(text);
  const [, N, r, p, salt, hash] = parts ?? [];
  if (salt === undefined || hash === undefined) return undefined;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  if (!isAffordable(cost)) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

/** Parses a stored form. @throws LinkError `option_invalid` */
export function readStoredForm(text: string): StoredForm {
  const form = parseStoredForm(text);
  if (form) return form;
  const fix =
    'must be of the form scrypt$N$r$p$salt$hash within the limits; make it with hashSecret';
  throw optionError('stored secret', fix);
}

/** Returns true for a stored form that a verifier accepts, so that a configuration can be checked early. */
export function isStoredSecretText(text: string): boolean {
  return parseStoredForm(text) !== undefined;
}

/** Returns true if one scrypt of `cost` is less work than one of `other`. */
export function isLessWork(cost: ScryptCost, other: ScryptCost): boolean {
  return workOf(cost) < workOf(other);
}

/** Returns true if a stored form costs less than a new one of this cost. */
export function isCheaper(text: string, cost: ScryptCost): boolean {
  const form = parseStoredForm(text);
  return form !== undefined && isLessWork(form.cost, cost);
}

/**
 * Returns the scrypts that make up the difference in work between two costs, none with more memory than the costlier.
 */
export function missingWork(cost: ScryptCost, costlier: ScryptCost): readonly ScryptCost[] {
  const { r } = costlier;
  const missing: ScryptCost[] = [];
  let steps = Math.floor((workOf(costlier) - workOf(cost)) / r);
  for (let { N } = costlier; N >= leastIterations; N /= 2) {
    const p = Math.floor(steps / N);
    if (p > 0) missing.push({ N, r, p });
    steps -= p * N;
  }
  return missing;
}
