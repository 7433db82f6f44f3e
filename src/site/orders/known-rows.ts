import { isDeepStrictEqual } from 'node:util';
import { inputError } from '../engine/input.js';

/**
 * The rows of a list that the page knew when its user began to change them. A change replaces all of them, also those
 * that another user has stored meanwhile. Null, as absent: the present rows may be any.
 */
export type KnownRows = readonly Readonly<Record<string, string>>[] | null;

/** The most rows that a refusal names. */
const MOST_NAMED = 20;

/**
 * Compares the present rows of a list, which the caller has locked, with those that the page knew.
 *
 * @param path the list in the error
 * @param nameOf names a row in the error
 * @throws LinkError `input_invalid`, which names the present rows
 */
export function requireSameRows<Row>(
  path: string,
  { present, before }: { readonly present: readonly Row[]; readonly before: KnownRows },
  nameOf: (row: Row) => string,
): void {
  if (isDeepStrictEqual(present, before)) return;
  const named = present.slice(0, MOST_NAMED).map(nameOf);
  const now = named.length === 0 ? 'there are none now' : `they are now: ${named.join('; ')}`;
  const problem = `were changed by another user after you began, ${now}. Save again to replace them`;
  throw inputError(path, problem);
}
