import { LinkError } from '../errors/errors.js';
import { type JsonScan, scanJson } from './json-scan.js';

/** Far deeper than anything the protocol nests, far shallower than what endangers a stack. */
const DEEPEST = 64;
/** So many lists opened one within the other, or brackets in a text. */
const OPENED = '['.repeat(DEEPEST + 1);
/** Where a name that is refused, a NUL or half of a surrogate pair may hide; only the parsed value can tell. */
const SUSPICIOUS = /__proto__|constructor|\\u(?:00[0-7]|[dD][89a-fA-F])/;

/** How much of JSON from outside is taken. */
export interface JsonLimits {
  /** Objects, lists and all values in them, together. Default: no limit but the length of the text. */
  readonly maxValues?: number | undefined;
}

/**
 * Parses JSON from outside, safely, and the only way that this package does: never more values are built than are taken,
 * nesting is bounded, and member names that reach for a prototype and characters that are no text (NUL, half of a surrogate
 * pair) are refused with their place. A byte order mark in front is passed over.
 *
 * @param place how messages call the text, such as `event_data`
 * @throws LinkError `payload_not_json` with reason, line and column; `payload_unsafe`
 */
export function parseSafeJson(json: string, place: string, limits: JsonLimits = {}): unknown {
  const { maxValues = Number.POSITIVE_INFINITY } = limits;
  // Millions of lists, each within the other, take seconds to be built.
  if (mayHaveMore(json, maxValues) || json.includes(OPENED)) {
    refuseBeyond(scanJson(Buffer.from(json), place), place, maxValues);
  }
  const text = json.charCodeAt(0) === 0xfeff ? json.slice(1) : json;
  const value = parse(text, place);
  if (isDeeper(value, DEEPEST)) throw tooDeep(place);
  if (isSuspicious(text) || !text.isWellFormed()) new Inspection(place).inspect(value);
  return value;
}

/** @throws LinkError `payload_unsafe` for a text that nests too deep or has more values than are taken */
export function refuseBeyond({ depth, values }: JsonScan, place: string, most: number): void {
  if (depth > DEEPEST) throw tooDeep(place);
  if (values > most) throw tooMany(place, most);
}

/** Returns true for a JSON text that may hold a refused name or invalid characters. */
export function isSuspicious(json: string): boolean {
  return SUSPICIOUS.test(json);
}

/** Each value but the first stands behind a comma or an opening bracket, which are found quicker than values. */
function mayHaveMore(json: string, values: number): boolean {
  // Each of them is followed by a value.
  if (json.length <= 2 * values) return false;
  let count = 1;
  for (const mark of [',', '{', '[']) {
    for (let at = json.indexOf(mark); at >= 0; at = json.indexOf(mark, at + 1)) {
      count += 1;
      if (count > values) return true;
    }
  }
  return false;
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The engine's own message quotes the text, which may hold secrets: it must not travel, not even as cause.
    scanJson(Buffer.from(text), place);
    throw new LinkError('payload_not_json', `${place}: is not JSON`);
  }
}

// One call for each object and list, none for what is in them: most values are neither.
function isDeeper(value: unknown, levels: number): boolean {
  if (!isHolder(value)) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const item: unknown = value[index];
      if (isHolder(item) && isDeeper(item, levels - 1)) return true;
    }
    return false;
  }
  for (const name in value) {
    const member = value[name];
    if (isHolder(member) && isDeeper(member, levels - 1)) return true;
  }
  return false;
}

function countOf(value: unknown): number {
  if (!isHolder(value)) return 1;
  let count = 1;
  for (const name in value) count += countOf(value[name]);
  return count;
}

/**
 * Refuses what {@link parseSafeJson} refuses in a value that somebody else has parsed.
 *
 * @throws LinkError `payload_unsafe`
 */
export function refuseUnsafe(value: unknown, place: string, limits: JsonLimits = {}): void {
  const { maxValues } = limits;
  if (isDeeper(value, DEEPEST)) throw tooDeep(place);
  if (maxValues !== undefined && countOf(value) > maxValues) throw tooMany(place, maxValues);
  new Inspection(place).inspect(value);
}

/** One walk through a parsed value, not too deep, that knows where it is. */
export class Inspection {
  /** The names and indexes that lead to where the walk is. */
  readonly #steps: (string | number)[] = [];

  constructor(readonly place: string) {}

  /** @param first the index of the first element, where the value is a part of a list */
  inspect(value: unknown, first = 0): void {
    if (isHolder(value)) this.#enter(value, first);
    else if (typeof value === 'string' && !isProperText(value)) throw nonText(this.#where());
  }

  #enter(holder: Holder, first: number): void {
    if (Array.isArray(holder)) {
      for (let index = 0; index < holder.length; index++) this.#step(first + index, holder[index]);
      return;
    }
    for (const name in holder) {
      refuseName(name, this.#where);
      this.#step(name, holder[name]);
    }
  }

  #step(step: string | number, value: unknown): void {
    this.#steps.push(step);
    this.inspect(value);
    this.#steps.pop();
  }

  readonly #where = (): string => {
    const shown = this.#steps.map((step) =>
      typeof step === 'number' ? `[${step}]` : `.${step.slice(0, 80)}`,
    );
    return this.place + shown.join('');
  };
}

type Holder = Readonly<Record<string, unknown>>;

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
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

/** @throws LinkError `payload_unsafe` for a name that reaches for a prototype, and for one that is no text */
export function refuseName(name: string, where: () => string): void {
  if (!isProperText(name)) throw nonText(where());
  if (name !== '__proto__' && name !== 'constructor') return;
  throw unsafe(`${where()}.${name}: this member name is refused`);
}

/** Whether a text has neither a NUL nor half of a surrogate pair. */
export function isProperText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The refusal of what {@link isProperText} tells. */
export function nonText(where: string): LinkError {
  return unsafe(`${where}: has a character that is no text (NUL, or half of a surrogate pair)`);
}
