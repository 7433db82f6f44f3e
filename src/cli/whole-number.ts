import { UsageError } from './usage-error.js';

/** Reads a whole number that an option holds; undefined when it was not given. */
export function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[0-9]{1,15}$/.test(text)) return Number(text);
  throw new UsageError(`--${name}: must be a whole number, not ${text}`);
}
