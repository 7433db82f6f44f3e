import { readAmount } from './amount.js';
import { readOpenDate, readOpenDateTime } from './open-date.js';
import type { EnumShape, Kind } from './shape.js';

/**
 * Converts one scalar to its canonical spelling. A value that it cannot convert stays as it is, and the validator
 * refuses it.
 */
type Speller = (value: unknown) => unknown;

const DIGITS = /^[0-9]+$/;
const NUMERIC = /^-?[0-9]{1,15}(?:\.[0-9]{1,20})?$/;
/** The spelling of a date that was never set (supplement: "the wire as it is really used", 5). */
const UNSET_DATE = '00000000';

/** Returns true for null and for text without a visible character. */
export function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** Returns true for a spelling of a date or a time that was never set; false for blank text. */
export function isUnsetDate(value: unknown): boolean {
  return /^(?:0|0{8}|0000-00-00(?:[T ]00:00(?::00)?)?)$/.test(String(value).trim());
}

const SPACE = 0x20;
const DELETE = 0x7f;

/** Returns `text.trim()`. Checking both ends first costs less where nothing has to be trimmed. */
function trim(text: string): string {
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  const isTrim = first > SPACE && first < DELETE && last > SPACE && last < DELETE;
  return isTrim ? text : text.trim();
}

function digits(value: unknown): unknown {
  if (typeof value === 'string') return trim(value);
  // A JSON number beyond 2^53 has lost digits already. It stays a number, and is refused.
  return Number.isSafeInteger(value) ? String(value) : value;
}

function wholeNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return DIGITS.test(text) && text.length < 16 ? Number(text) : value;
}

function flag(value: unknown): unknown {
  if (value === 1) return true;
  if (value === 0) return false;
  if (typeof value !== 'string') return value;
  const text = value.trim().toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : value;
}

function digitFlag(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === 1 || text === '1') return true;
  return text === 0 || text === '0' ? false : value;
}

function compactDate(value: unknown): unknown {
  const text = digits(value);
  return text === UNSET_DATE ? null : text;
}

function optionalDate(value: unknown): unknown {
  const text = trimmed(value);
  return text === UNSET_DATE ? undefined : text;
}

function decimal(value: unknown): unknown {
  return readAmount(value) ?? value;
}

function number(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return NUMERIC.test(text) ? Number(text) : value;
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? trim(value) : value;
}

const spellings: Readonly<Record<Kind, Speller>> = {
  id: digits,
  id_text: digits,
  id_any: digits,
  opaque_id: digits,
  flag,
  flag_number: digitFlag,
  flag_text: digitFlag,
  unix_time: wholeNumber,
  date_compact: compactDate,
  date: optionalDate,
  date_time: optionalDate,
  decimal,
  number,
  count: wholeNumber,
  count_text: wholeNumber,
  file_area: wholeNumber,
  text: (value) => value,
};

/** Converts a date of event_data to the spelling of handlers. The document leaves its form open. */
export function spellOpenDate(kind: 'date' | 'date_time', value: unknown): unknown {
  const text = optionalDate(value);
  const read = kind === 'date' ? readOpenDate(text) : readOpenDateTime(text);
  return read ?? text;
}

/**
 * Converts a scalar to its canonical spelling. A date that is not set becomes null, or undefined where the member may
 * be absent.
 */
export function spellScalar(kind: Kind, value: unknown): unknown {
  return spellings[kind](value);
}

/** Converts a value of an enumeration: removes blanks around it, and treats `1` and `"1"` as equal. */
export function spellEnum({ values }: EnumShape, value: unknown): unknown {
  const plain = trimmed(value);
  if (values.includes(plain as never)) return plain;
  // An array of one element is no value, although it converts to the same text.
  if (typeof plain !== 'string' && typeof plain !== 'number') return plain;
  return values.find((known) => known !== null && String(known) === String(plain)) ?? plain;
}

const WIRE_SPELLING: ReadonlySet<Kind> = new Set<Kind>([
  'id',
  'id_text',
  'opaque_id',
  'unix_time',
  'count_text',
  'file_area',
  'date_compact',
  'flag_number',
  'flag_text',
]);

/** Returns true for a kind whose spelling on the wire differs from that in code. */
export function hasWireSpelling(kind: Kind): boolean {
  return WIRE_SPELLING.has(kind);
}

/** Converts a canonical scalar to the spelling of the wire. Any other value stays for the validator. */
export function wireScalar(kind: Kind, value: unknown): unknown {
  switch (kind) {
    case 'id':
      return typeof value === 'string' ? wireId(value) : value;
    case 'id_text':
    case 'opaque_id':
    case 'unix_time':
    case 'count_text':
    case 'file_area':
      return Number.isSafeInteger(value) ? String(value) : value;
    case 'date_compact':
      return value === null ? UNSET_DATE : value;
    case 'flag_number':
      return typeof value === 'boolean' ? Number(value) : value;
    case 'flag_text':
      return typeof value === 'boolean' ? String(Number(value)) : value;
    default:
      return value;
  }
}

// An id is a number on the wire, unless a digit would be lost.
function wireId(text: string): unknown {
  if (!DIGITS.test(text)) return text;
  const asNumber = Number(text);
  return Number.isSafeInteger(asNumber) && String(asNumber) === text ? asNumber : text;
}
