import { LinkError } from './errors.js';
import { scanJson } from './json-scan.js';

/** Far deeper than anything the protocol nests, far shallower than what endangers a stack. */
const DEEPEST = 64;
/** Where a name that is refused, a NUL or half of a surrogate pair may hide; only the parsed value can tell. */
const SUSPICIOUS = /__proto__|constructor|\\u(?:00[0-7]|[dD][89a-fA-F])/;

/** How much of JSON from outside is taken. */
export interface JsonLimits {
  /** Objects, lists and all values in them, together. Default: no limit but the length of the text. */
  readonly maxValues?: number | undefined;
}

/**
 * Parses JSON from outside, safely, and the only way that this package does. Before anything is built one scan checks
 * the syntax and counts depth and values. Member names that reach for a prototype and characters that are no text (NUL,
 * half of a surrogate pair) are refused with their place. A byte order mark in front is passed over.
 *
 * @param json text, or its bytes in UTF-8
 * @param place how messages call the text, such as `event_data`
 * @throws LinkError `payload_not_json` with reason, line and column; `payload_unsafe`
 */
export function parseSafeJson(
  json: string | Buffer,
  place: string,
  { maxValues = Number.POSITIVE_INFINITY }: JsonLimits = {},
): unknown {
  const { depth, values } = scanJson(typeof json === 'string' ? Buffer.from(json) : json, place);
  if (depth > DEEPEST) throw tooDeep(place);
  if (values > maxValues) throw tooMany(place, maxValues);
  const text = withoutMark(typeof json === 'string' ? json : json.toString());
  const value: unknown = JSON.parse(text);
  if (SUSPICIOUS.test(text) || !text.isWellFormed()) refuseUnsafe(value, place);
  return value;
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

function unsafe(message: string): LinkError {
  return new LinkError('payload_unsafe', message);
}

function tooDeep(place: string): LinkError {
  return unsafe(`${place}: nested deeper than ${DEEPEST} levels`);
}

function tooMany(place: string, most: number): LinkError {
  return unsafe(`${place}: has more than ${most} values`);
}

/**
 * Refuses what {@link parseSafeJson} refuses in a value that somebody else has parsed.
 *
 * @throws LinkError `payload_unsafe`
 */
export function refuseUnsafe(
  value: unknown,
  place: string,
  { maxValues = Number.POSITIVE_INFINITY }: JsonLimits = {},
): void {
  const steps: string[] = [];
  let values = 0;
  const where = () => place + steps.join('');
  const visit = (member: unknown): void => {
    if (++values > maxValues) throw tooMany(place, maxValues);
    if (typeof member === 'string') refuseNonText(member, where);
    if (typeof member !== 'object' || member === null) return;
    if (steps.length >= DEEPEST) throw tooDeep(place);
    const isList = Array.isArray(member);
    for (const [name, child] of Object.entries(member)) {
      if (!isList) refuseName(name, where);
      steps.push(isList ? `[${name}]` : `.${name.slice(0, 80)}`);
      visit(child);
      steps.pop();
    }
  };
  visit(value);
}

/** @throws LinkError `payload_unsafe` */
export function refuseName(name: string, where: () => string): void {
  refuseNonText(name, where);
  if (name !== '__proto__' && name !== 'constructor') return;
  throw unsafe(`${where()}.${name}: this member name is refused`);
}

/** @throws LinkError `payload_unsafe` for a NUL and for half of a surrogate pair */
export function refuseNonText(text: string, where: () => string): void {
  if (!text.includes('\0') && text.isWellFormed()) return;
  throw unsafe(`${where()}: has a character that is no text (NUL, or half of a surrogate pair)`);
}
