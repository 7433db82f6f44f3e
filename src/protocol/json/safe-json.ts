import { LinkError } from '../errors/errors.js';
import { type JsonScan, scanJson } from './json-scan.js';

/** The deepest allowed nesting: far deeper than the protocol, far shallower than a stack overflow. */
const DEEPEST = 64;
/** An opening of one level too many, as lists within lists or as brackets in a text. */
const OPENED = '['.repeat(DEEPEST + 1);
/** Text that may contain a refused name, a NUL or half of a surrogate pair; only the parsed value shows that. */
const SUSPICIOUS = /__proto__|constructor|\\u(?:00[0-7]|[dD][89a-fA-F])/;

/** Limits of JSON from outside. */
export interface JsonLimits {
  /**
   * Largest number of values: objects, lists, and everything in them. Default: no limit except the length of the text.
   */
  readonly maxValues?: number | undefined;
}

/**
 * Parses JSON from outside safely. It is the only parser of such text in this package. It bounds the number of values
 * and the nesting. It refuses member names that reach for a prototype, and invalid characters (NUL, half of a surrogate
 * pair), with their path. It skips a leading byte order mark.
 *
 * @param path the name of the text in messages, such as `event_data`
 * @throws LinkError `payload_not_json` with reason, line and column; `payload_unsafe`
 */
export function parseSafeJson(json: string, path: string, limits: JsonLimits = {}): unknown {
  const { maxValues = Number.POSITIVE_INFINITY } = limits;
  // Building millions of lists, each within the other, takes seconds.
  if (mayHaveMore(json, maxValues) || json.includes(OPENED)) {
    refuseBeyond(scanJson(Buffer.from(json), path), path, maxValues);
  }
  const text = json.charCodeAt(0) === 0xfeff ? json.slice(1) : json;
  const value = parse(text, path);
  if (isDeeper(value, DEEPEST)) throw tooDeep(path);
  if (isSuspicious(text) || !text.isWellFormed()) new Inspection(path).inspect(value);
  return value;
}

/** @throws LinkError `payload_unsafe` for a text above the limits of depth or number of values */
export function refuseBeyond({ depth, values }: JsonScan, path: string, most: number): void {
  if (depth > DEEPEST) throw tooDeep(path);
  if (values > most) throw tooMany(path, most);
}

/** Returns true for a JSON text that may hold a refused name or invalid characters. */
export function isSuspicious(json: string): boolean {
  return SUSPICIOUS.test(json);
}

/**
 * Returns true for a text that may have more values. Each value except the first follows a comma or an opening bracket,
 * and those are found faster than values.
 */
function mayHaveMore(json: string, values: number): boolean {
  // A value follows each of them.
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

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the engine quotes the text, which may contain secrets: it must not appear, not even as the cause.
    scanJson(Buffer.from(text), path);
    throw new LinkError('payload_not_json', `${path}: is not JSON`);
  }
}

// One call for each object and list, none for their other values: most values are neither.
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
 * Refuses the same content as {@link parseSafeJson}, in a value that another parser has built.
 *
 * @throws LinkError `payload_unsafe`
 */
export function refuseUnsafe(value: unknown, path: string, limits: JsonLimits = {}): void {
  const { maxValues } = limits;
  if (isDeeper(value, DEEPEST)) throw tooDeep(path);
  if (maxValues !== undefined && countOf(value) > maxValues) throw tooMany(path, maxValues);
  new Inspection(path).inspect(value);
}

/** A walk through a parsed value of bounded depth. It records its path. */
export class Inspection {
  /** The names and indexes of the current path. */
  readonly #steps: (string | number)[] = [];

  constructor(readonly path: string) {}

  /** @param first the index of the first element, for a value that is a part of a list */
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
    return this.path + shown.join('');
  };
}

type Holder = Readonly<Record<string, unknown>>;

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

function unsafe(message: string): LinkError {
  return new LinkError('payload_unsafe', message);
}

function tooDeep(path: string): LinkError {
  return unsafe(`${path}: nested deeper than ${DEEPEST} levels`);
}

function tooMany(path: string, most: number): LinkError {
  return unsafe(`${path}: has more than ${most} values`);
}

/** @throws LinkError `payload_unsafe` for a name that reaches for a prototype, and for invalid characters in a name */
export function refuseName(name: string, where: () => string): void {
  if (!isProperText(name)) throw nonText(where());
  if (name !== '__proto__' && name !== 'constructor') return;
  throw unsafe(`${where()}.${name}: this member name is refused`);
}

/** Returns true for a text without NUL and without half of a surrogate pair. */
export function isProperText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The refusal of a text that {@link isProperText} rejects. */
export function nonText(where: string): LinkError {
  return unsafe(`${where}: has a character that is no text (NUL, or half of a surrogate pair)`);
}
