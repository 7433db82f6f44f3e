import { readDay } from '../../../protocol/codec/open-date.js';

/** The order of day and month in a date of numbers: `11/23/2026` or `23/11/2026`. */
export const DAY_ORDERS = ['mdy', 'dmy'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Matches a date of numbers. A spreadsheet may put midnight behind it. */
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?: 0?0:00(?::00)?)?$/;
/** Matches `Nov 23, 2026` and `23 November 2026`. */
const WORDS = [
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/,
  /^(?<day>\d{1,2})[. -]? ?(?<month>[a-z]{3,9})\.?[ -](?<year>\d{4})$/,
];
/** The most characters that are read, more than any date has. */
const LONGEST = 40;

/**
 * Reads a day as people and spreadsheets write it: `11/23/2026`, `11/23/26`, `23.11.2026`, `Nov 23, 2026`, `2026-11-23`.
 *
 * @param order the order of day and month where both are numbers
 * @returns the day as `YYYYMMDD`; undefined for any other text, and for a day that does not exist
 */
export function writtenDay(text: string, order: DayOrder): string | undefined {
  if (text.length > LONGEST) return undefined;
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const [year, month, day] = numbersOf(trimmed, order) ?? wordsOf(trimmed) ?? [];
  const iso =
    year === undefined ? trimmed.replace(/[T ]0?0:00(?::00)?$/, '') : `${year}-${month}-${day}`;
  return readDay(iso)?.replaceAll('-', '');
}

type Parts = readonly [year: string, month: string, day: string];

function numbersOf(text: string, order: DayOrder): Parts | undefined {
  const [, one, sign, two, years] = NUMBERS.exec(text) ?? [];
  if (one === undefined || two === undefined || years === undefined) return undefined;
  // Points between numbers are the form of countries that put the day first.
  const [month, day] = order === 'mdy' && sign !== '.' ? [one, two] : [two, one];
  return [years.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')];
}

function wordsOf(text: string): Parts | undefined {
  const lower = text.toLowerCase();
  const {
    year,
    month = '',
    day = '',
  } = WORDS.map((form) => form.exec(lower)?.groups).find(Boolean) ?? {};
  const number = MONTHS.indexOf(month.slice(0, 3)) + 1;
  if (year === undefined || number === 0) return undefined;
  return [year, String(number).padStart(2, '0'), day.padStart(2, '0')];
}
