import { readAmount } from '../../protocol/codec/amount.js';
import { baseName } from '../../protocol/files/file-name.js';
import type { SpelledPath } from '../generated/kinds.js';

type Spelled = SpelledPath['kind'];

const toNumber = (value: unknown): unknown => (typeof value === 'string' ? Number(value) : value);
const toFlag = (value: unknown): unknown =>
  typeof value === 'boolean' ? Number(value) : toNumber(value);
const toLower = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;
const toAmount = (value: unknown): unknown => {
  const amount = typeof value === 'string' ? readAmount(value) : undefined;
  return amount === undefined ? value : Number(amount);
};
/** A zip that was sent as a number has lost its leading zeros. */
export const zipText = (value: unknown): unknown =>
  typeof value === 'number' ? String(value).padStart(5, '0') : value;
const unchanged = (value: unknown): unknown => value;
const toName = (value: unknown): unknown => (typeof value === 'string' ? baseName(value) : value);

const ONE_SPELLING: Readonly<Record<Spelled, (value: unknown) => unknown>> = {
  id: toNumber,
  numeric_id: toNumber,
  offset: toNumber,
  flag_number: toFlag,
  file_area: toNumber,
  sha256: toLower,
  file_name: toName,
  qty: toAmount,
  amount: toAmount,
  percentage: toAmount,
  zip: zipText,
  date: unchanged,
  date_compact: unchanged,
  date_month_first: unchanged,
  time_of_day: unchanged,
};

/** The kinds whose values have to be exact amounts. */
const EXACT: ReadonlySet<Spelled> = new Set<Spelled>(['qty', 'amount']);
const AMOUNTS: ReadonlySet<Spelled> = new Set<Spelled>([...EXACT, 'percentage']);
const TEXTS: ReadonlySet<Spelled> = new Set<Spelled>(['sha256', 'file_name']);

/** Returns a value in the spelling that the schema checks; undefined for a blank optional one. */
function opened(value: unknown, { kind, optional }: SpelledPath): unknown {
  if (optional && value === '' && !TEXTS.has(kind)) return undefined;
  if (!AMOUNTS.has(kind)) return value;
  const amount = readAmount(value);
  if (amount !== undefined) return Number(amount);
  // A number would pass the schema as an amount; text is refused like one with too many decimals.
  return EXACT.has(kind) && typeof value === 'number' ? String(value) : value;
}

/**
 * Converts values, in place, that the schema cannot check otherwise: amounts in every spelling, as on the link, and
 * blank numbers, ids and dates, which count as absent (decisions: "amounts").
 */
export function openSpellings(request: unknown, paths: readonly SpelledPath[]): void {
  for (const path of paths) visit(request, path, 0, opened);
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Replaces each value at a path by its other spelling; a value without one is removed. */
function visit(
  holder: unknown,
  path: SpelledPath,
  step: number,
  spell: (value: unknown, path: SpelledPath) => unknown,
): void {
  if (!isHolder(holder)) return;
  const name = path.path[step];
  if (name === undefined) return;
  for (const key of name === '*' ? Object.keys(holder) : [name]) {
    if (!Object.hasOwn(holder, key)) continue;
    if (step < path.path.length - 1) {
      visit(holder[key], path, step + 1, spell);
      continue;
    }
    const spelled = spell(holder[key], path);
    if (spelled === undefined) delete holder[key];
    else holder[key] = spelled;
  }
}

const oneSpelling = (value: unknown, { kind }: SpelledPath): unknown => ONE_SPELLING[kind](value);

/**
 * Converts the values of a valid request or response to their one spelling, in place: ids as text become numbers, flags
 * 1 or 0.
 */
export function useOneSpelling(value: unknown, paths: readonly SpelledPath[]): void {
  for (const path of paths) visit(value, path, 0, oneSpelling);
}
