import { LinkError } from './errors/errors.js';
import { didYouMean } from './nearest.js';

/** The longest time that a timer of Node can wait, in milliseconds. */
export const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** The one refusal of an option: names it and says what it takes; never holds a secret. */
export function optionError(option: string, fix: string): LinkError {
  return new LinkError('option_invalid', `${option}: ${fix}`);
}

/**
 * Refuses an option that nobody knows, and names the nearest one.
 *
 * @param maker whose options they are, such as `createReceiver`
 * @throws LinkError `option_invalid`
 */
export function refuseUnknownOptions(
  maker: string,
  options: object,
  known: ReadonlySet<string>,
): void {
  for (const name of Object.keys(options)) {
    if (known.has(name)) continue;
    const meant = didYouMean(name, known);
    throw optionError(name, `${maker} has no such option${meant}; it has ${[...known].join(', ')}`);
  }
}

/**
 * Checks an option that is a whole number, where it is given.
 *
 * @throws LinkError `option_invalid`
 */
export function checkWholeNumber(name: string, value: unknown, least: number, most: number): void {
  if (value === undefined) return;
  if (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) return;
  throw optionError(name, `must be a whole number from ${least} to ${most}`);
}

/**
 * Checks an option that is a time in milliseconds, where it is given: 1 to what a timer can hold.
 *
 * @throws LinkError `option_invalid`
 */
export function checkTimeout(name: string, value: unknown): void {
  checkWholeNumber(name, value, 1, LONGEST_TIMEOUT);
}
