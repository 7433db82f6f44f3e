import type { CatalogueEntry } from '../catalogue/index.js';
import type { Refusal } from '../errors/refusal.js';
import { refusalOf } from './faults.js';
import { isJsonObject, type JsonObject } from './json-text.js';

/** The spellings that callers use for the date of a field. */
const SPELLINGS = [
  /^(?<year>[0-9]{4})(?<month>[0-9]{2})(?<day>[0-9]{2})$/,
  /^(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})$/,
  /^(?<month>[0-9]{2})\/(?<day>[0-9]{2})\/(?<year>[0-9]{4})$/,
];

function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Reads a date in any of the spellings that the fields of work orders come in: `YYYYMMDD`, `YYYY-MM-DD`, `MM/DD/YYYY`.
 *
 * @returns the date as `YYYYMMDD`; undefined for any other text, and for a day that does not exist
 */
export function readDate(text: string): string | undefined {
  for (const spelling of SPELLINGS) {
    const { year = '', month = '', day = '' } = spelling.exec(text.trim())?.groups ?? {};
    if (isCalendarDate(Number(year), Number(month), Number(day))) return `${year}${month}${day}`;
  }
  return undefined;
}

/** A field that is emptied has no date. */
const isUnset = (value: unknown): boolean => value === null || value === '';

/** `YYYYMMDD` is a number as well. */
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Brings the dates of a valid request into one spelling, in place.
 *
 * @param fields the names of the fields that hold dates
 * @returns the refusal `invalid_date` for a value that is none; undefined when all are
 */
export function useOneDate(
  request: JsonObject,
  { datesIn = '', errors }: CatalogueEntry,
  fields: readonly string[],
): Refusal | undefined {
  const values = request[datesIn];
  if (!isJsonObject(values)) return undefined;
  for (const name of fields) {
    if (!Object.hasOwn(values, name) || isUnset(values[name])) continue;
    const date = readDate(toText(values[name]));
    const row = errors.find(({ type }) => type === 'invalid_date');
    const text = `${name} is no date: YYYYMMDD, YYYY-MM-DD or MM/DD/YYYY.`;
    if (date === undefined && row) return refusalOf(row, text);
    values[name] = date;
  }
  return undefined;
}
