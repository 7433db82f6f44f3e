import { LinkError } from '../errors/errors.js';
import type { Steps } from '../steps.js';
import {
  BACKSLASH,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  LETTER_U,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  SPACE,
} from './characters.js';
import { type Expected, JsonFault, reasonOf } from './json-fault.js';
import { afterByteOrderMark, UnreadJson } from './unread-json.js';

/** The result of a scan of valid JSON. */
export class JsonScan {
  constructor(
    /** True for an object. */
    readonly isObject: boolean,
    /** The nesting depth of objects and lists; 0 for any other value. */
    readonly depth: number,
    /** Number of values: objects, lists, and everything in them. */
    readonly values: number,
    /** The requested members of the outermost object. The last of several members with one name counts. */
    readonly members: ReadonlyMap<string, UnreadJson>,
  ) {}
}

const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const LETTER_E = 0x65;
/** The letters that may follow a backslash, without `u`: `"`, `\`, `/`, b, f, n, r, t. */
const ESCAPES = new Uint8Array(256);
for (const letter of '"\\/bfnrt') ESCAPES[letter.charCodeAt(0)] = 1;
/** The words true, false and null by their first letter. */
const WORDS = new Map(
  ['true', 'false', 'null'].map((word) => [word.charCodeAt(0), Buffer.from(word)] as const),
);

/** The bytes that end a run of letters in a text. */
const STOPS = new Uint8Array(256).fill(1, 0, SPACE);
STOPS[QUOTE] = 1;
STOPS[BACKSLASH] = 1;

/** Number of values that one step of a scan passes. */
const STEP = 16 * 1024;

/** The text of one scan, and the number of values counted so far. */
interface Source {
  readonly bytes: Buffer;
  readonly length: number;
  readonly path: string;
  values: number;
}

/**
 * Checks the syntax of a JSON text without building a value, finds members of its outermost object, and measures depth
 * and number of values. It reads UTF-8 bytes in one loop without recursion: no byte of a longer character equals a
 * structural character of JSON. It skips a leading byte order mark.
 *
 * @param path the name of the text in messages, such as `payload`
 * @param wanted the names of the members to find; escapes in names are understood
 * @throws LinkError `payload_not_json` with the reason, line and column; the message quotes nothing of the text
 */
export function scanJson(json: Buffer, path: string, wanted: readonly string[] = []): JsonScan {
  const progress = begun(json, path, wanted);
  passValues(progress, Number.POSITIVE_INFINITY);
  return ended(progress);
}

/** The same scan in steps, for long texts. */
export function* scanSteps(
  json: Buffer,
  path: string,
  wanted: readonly string[] = [],
): Steps<JsonScan> {
  const progress = begun(json, path, wanted);
  while (!passValues(progress, STEP)) yield;
  return ended(progress);
}

/** The position of a scan between two steps. */
interface Progress {
  readonly source: Source;
  readonly start: number;
  readonly members: Members;
  readonly levels: Levels;
  index: number;
  depth: number;
  deepest: number;
  inObject: boolean;
}

function begun(json: Buffer, path: string, wanted: readonly string[]): Progress {
  const bytes = json.subarray(afterByteOrderMark(json, 0));
  const source: Source = { bytes, length: bytes.length, path, values: 0 };
  const start = blanks(source, 0);
  const [members, levels] = [new Members(source, wanted), new Levels()];
  return { source, start, members, levels, index: start, depth: 0, deepest: 0, inObject: false };
}

function ended({ source, start, members, index, deepest }: Progress): JsonScan {
  const end = blanks(source, index);
  if (end < source.length) throw fault(source, end, 'end');
  return new JsonScan(source.bytes[start] === OPEN_OBJECT, deepest, source.values, members.found);
}

/** Passes at most `most` values. @returns true when the outermost value has ended */
function passValues(progress: Progress, most: number): boolean {
  const { source, members, levels } = progress;
  const { bytes } = source;
  const until = source.values + most;
  let { index, depth, deepest, inObject } = progress;
  do {
    if (source.values >= until) break;
    const first = bytes[index] ?? 0;
    source.values++;
    if (first === OPEN_OBJECT || first === OPEN_LIST) {
      levels.keep(depth++, inObject);
      if (depth > deepest) deepest = depth;
      inObject = first === OPEN_OBJECT;
      index = blanks(source, index + 1);
      if (bytes[index] !== (inObject ? CLOSE_OBJECT : CLOSE_LIST)) {
        if (inObject) index = endOfName(source, index, depth === 1 ? members : undefined);
        continue;
      }
    } else index = first === QUOTE ? endOfText(source, index + 1) : endOfWord(source, index, first);
    while (depth > 0) {
      if (depth === 1) members.end(index);
      index = blanks(source, index);
      const closing = inObject ? CLOSE_OBJECT : CLOSE_LIST;
      if (bytes[index] === COMMA) {
        index = blanks(source, index + 1);
        if (bytes[index] === closing) throw fault(source, index, 'trailing');
        if (inObject) index = endOfName(source, index, depth === 1 ? members : undefined);
        break;
      }
      if (bytes[index] !== closing) throw fault(source, index, 'comma');
      index++;
      inObject = levels.isObject(--depth);
    }
  } while (depth > 0);
  [progress.index, progress.depth] = [index, depth];
  [progress.deepest, progress.inObject] = [deepest, inObject];
  return depth === 0;
}

/** The kind of every open level, object or list. One bit each makes any depth cheap. */
class Levels {
  #bits = new Uint8Array(16);

  keep(level: number, isObject: boolean): void {
    const at = level >> 3;
    if (at === this.#bits.length) {
      const larger = new Uint8Array(at * 2);
      larger.set(this.#bits);
      this.#bits = larger;
    }
    const bit = 1 << (level & 7);
    const bits = this.#bits[at] ?? 0;
    this.#bits[at] = isObject ? bits | bit : bits & ~bit;
  }

  isObject(level: number): boolean {
    return ((this.#bits[level >> 3] ?? 0) & (1 << (level & 7))) !== 0;
  }
}

/** The wanted members of the outermost object, as they are found. */
class Members {
  readonly found = new Map<string, UnreadJson>();
  readonly #source: Source;
  readonly #wanted: readonly string[];
  /** The name of the member whose value is being passed, if it is wanted. */
  #name: string | undefined;
  #start = 0;

  constructor(source: Source, wanted: readonly string[]) {
    this.#source = source;
    this.#wanted = wanted;
  }

  /** Takes a name between its quotes, from `start` to before `end`, and the start of its value. */
  begin(start: number, end: number, value: number): void {
    this.#name = this.#wanted.find((name) => this.#spells(name, start + 1, end - 1));
    this.#start = value;
  }

  /** Takes the end of the value. */
  end(index: number): void {
    if (this.#name === undefined) return;
    this.found.set(this.#name, new UnreadJson(this.#source.bytes, this.#start, index));
    this.#name = undefined;
  }

  /**
   * Compares letter by letter: a string for every member name of a large object would cost more than the rest of the
   * scan.
   */
  #spells(name: string, start: number, end: number): boolean {
    const { bytes } = this.#source;
    let index = start;
    for (let letter = 0; letter < name.length; letter++) {
      const isEscape = bytes[index] === BACKSLASH && bytes[index + 1] === LETTER_U;
      const code = isEscape
        ? Number.parseInt(bytes.toString('latin1', index + 2, index + 6), 16)
        : bytes[index];
      if (index >= end || code !== name.charCodeAt(letter)) return false;
      index += isEscape ? 6 : 1;
    }
    return index === end;
  }
}

/** @returns the index of the next character that is no blank and no line break */
function blanks({ bytes, length }: Source, start: number): number {
  let index = start;
  for (; index < length; index++) {
    const code = bytes[index] ?? 0;
    if (code > SPACE) return index;
    if (code !== SPACE && code !== 0x0a && code !== 0x0d && code !== 0x09) return index;
  }
  return index;
}

/** Passes the name of a member and its colon. @returns the start of its value */
function endOfName(source: Source, start: number, members: Members | undefined): number {
  const { bytes } = source;
  if (bytes[start] !== QUOTE) throw fault(source, start, 'name');
  const end = endOfText(source, start + 1);
  const colon = blanks(source, end);
  if (bytes[colon] !== COLON) throw fault(source, colon, 'colon');
  const value = blanks(source, colon + 1);
  members?.begin(start, end, value);
  return value;
}

/** @returns the index after the closing quote of the text whose first letter is at `start` */
function endOfText(source: Source, start: number): number {
  const { bytes, length } = source;
  for (let index = start; index < length; index++) {
    const code = bytes[index] ?? 0;
    if (STOPS[code] !== 1) continue;
    if (code === QUOTE) return index + 1;
    if (code !== BACKSLASH) throw fault(source, index, 'text');
    index++;
    const escaped = bytes[index] ?? 0;
    if (escaped === LETTER_U) index = endOfHex(source, index);
    else if (ESCAPES[escaped] !== 1) throw fault(source, index, 'escape');
  }
  throw fault(source, length, 'text');
}

function endOfHex(source: Source, letter: number): number {
  for (let index = letter + 1; index <= letter + 4; index++) {
    const code = source.bytes[index] ?? 0;
    const small = code | SPACE;
    if (!isDigit(code) && (small < 0x61 || small > 0x66)) throw fault(source, index, 'escape');
  }
  return letter + 4;
}

function endOfWord(source: Source, start: number, first: number): number {
  if (first === MINUS || isDigit(first)) return endOfNumber(source, start);
  const word = WORDS.get(first);
  if (!word?.every((code, at) => code === source.bytes[start + at])) {
    throw fault(source, start, 'value');
  }
  return start + word.length;
}

function endOfNumber(source: Source, start: number): number {
  const { bytes } = source;
  let index = bytes[start] === MINUS ? start + 1 : start;
  // A leading zero is followed by no digit.
  index = bytes[index] === ZERO ? index + 1 : digits(source, index);
  if (bytes[index] === POINT) index = digits(source, index + 1);
  if (((bytes[index] ?? 0) | SPACE) === LETTER_E) {
    const sign = bytes[index + 1];
    index = digits(source, sign === MINUS || sign === PLUS ? index + 2 : index + 1);
  }
  if (isDigit(bytes[index] ?? 0)) throw fault(source, index, 'number');
  return index;
}

function digits(source: Source, start: number): number {
  let index = start;
  while (isDigit(source.bytes[index] ?? 0)) index++;
  if (index === start) throw fault(source, index, 'number');
  return index;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= 0x39;
}

function fault({ bytes, path }: Source, index: number, expected: Expected): LinkError {
  const reason = reasonOf(bytes, index, expected);
  const cause = new JsonFault(index, reason);
  return new LinkError('payload_not_json', `${path}: is not JSON: ${reason}`, { cause });
}
