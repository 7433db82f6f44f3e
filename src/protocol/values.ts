import { readAmount } from './codec/amount.js';

/** A time as a Date, as milliseconds since 1970 (the value of `Date.now()`), or as text that Date reads. */
export type DateInput = Date | number | string;

function toDate(time: DateInput): Date {
  const date = time instanceof Date ? time : new Date(time);
  if (Number.isNaN(date.getTime())) throw new RangeError('not a date that can be read');
  return date;
}

/**
 * Returns a Unix time in whole seconds, as the protocol uses it.
 *
 * @throws RangeError for a value that is not a date
 */
export function unixTime(time: DateInput = Date.now()): number {
  return Math.floor(toDate(time).getTime() / 1000);
}

/**
 * Returns a calendar date as `YYYYMMDD`, as work orders use it.
 *
 * @param timeZone an IANA name; the day depends on it. Default UTC
 * @throws RangeError for a value that is not a date, or an unknown time zone
 */
export function compactDate(time: DateInput, timeZone = 'UTC'): string {
  const parts = formatOf(timeZone).formatToParts(toDate(time));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}${part('month')}${part('day')}`;
}

/** Formats by time zone. Making one takes as long as a hundred uses, and a list of orders has a date in each line. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The most stored formats, more than there are zones. The same name in other letter cases could make more. */
const MOST_FORMATS = 600;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (formats.size < MOST_FORMATS) formats.set(timeZone, made);
  return made;
}

/**
 * Returns an amount as text with exactly two decimals, as line items and invoice lines use it.
 *
 * @param amount a number or decimal text, also with commas between groups of three digits. Binary noise, such as that
 * of 0.1 + 0.2, is removed
 * @throws RangeError for an amount with more than two decimals: an amount is never rounded
 */
export function money(amount: number | string): string {
  const read = readAmount(amount);
  if (read !== undefined) return read;
  throw new RangeError('an amount must be a decimal number with at most two decimals');
}
