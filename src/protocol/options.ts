import { LinkError } from './errors/errors.js';
import { didYouMean } from './nearest.js';

/** The longest time that a timer of Node can wait, in milliseconds. */
export const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** Makes the error for an option: it names the option and the expected value, and never contains a secret. */
export function optionError(option: string, fix: string, cause?: unknown): LinkError {
  return new LinkError('option_invalid', `${option}: ${fix}`, cause === undefined ? {} : { cause });
}

/**
 * Refuses an unknown option, and names the nearest known one.
 *
 * @param maker the function with these options, such as `createReceiver`
 * @param known an object whose members have the names of the options
 * @throws LinkError `option_invalid`
 */
export function refuseUnknownOptions(
  maker: string,
  options: object,
  known: Readonly<Record<string, unknown>>,
): void {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known);
    const meant = didYouMean(name, names);
    throw optionError(name, `${maker} has no such option${meant}; it has ${names.join(', ')}`);
  }
}

/** Returns true for a whole number within bounds. */
export function isWholeNumber(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** The form of an option that is a whole number, in words. */
export function wholeNumberForm(least: number, most: number): string {
  if (most === Number.MAX_SAFE_INTEGER) return `a whole number, ${least} or more`;
  return `a whole number from ${least} to ${most}`;
}

/**
 * Validates an option that is a whole number, if it is given.
 *
 * @throws LinkError `option_invalid`
 */
export function checkWholeNumber(name: string, value: unknown, least: number, most: number): void {
  if (value === undefined) return;
  if (isWholeNumber(value, least, most)) return;
  throw optionError(name, `must be ${wholeNumberForm(least, most)}`);
}

/**
 * Validates an option that is a time in milliseconds, if it is given: 1 to the longest time of a timer.
 *
 * @throws LinkError `option_invalid`
 */
export function checkTimeout(name: string, value: unknown): void {
  checkWholeNumber(name, value, 1, LONGEST_TIMEOUT);
}
