import { LinkError } from '../errors/errors.js';
import type { Steps } from '../steps.js';
import {
  BACKSLASH,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from './characters.js';
import { scanSteps } from './json-scan.js';
import {
  Inspection,
  isSuspicious,
  type JsonLimits,
  refuseBeyond,
  refuseName,
} from './safe-json.js';
import { afterByteOrderMark, textOfUtf8 } from './unread-json.js';

/**
 * Number of bytes of JSON that are parsed at once. A longer element or member that is neither object nor list is parsed
 * at once too.
 */
export const PIECE = 64 * 1024;

/**
 * The largest number of members of one object. Engines need seconds for an object of hundreds of thousands, and no
 * event has one: long data are lists. Shorter texts, which are parsed at once, have room for fewer.
 */
const MOST_MEMBERS = 25_000;

type Holder = unknown[] | Record<string, unknown>;

/** An object or list that has begun and not ended. */
interface Level {
  readonly isObject: boolean;
  /** The part that is built so far; undefined before the first part is built. */
  holder: Holder | undefined;
  /** The position of the first element or member that is not built. */
  from: number;
  /** The position of the current element or member. */
  child: number;
  /** Number of elements or members that have ended. */
  ended: number;
  /** True when the current element or member was built by itself. */
  isTaken: boolean;
  /** The step from the level above to this built level, as messages show it. */
  step: string;
}

/**
 * Does the work of `parseSafeJson` in steps: for a long text, in bytes.
 *
 * @throws LinkError the errors of `parseSafeJson`, and `payload_unsafe` for an object of more than 25,000 members
 */
export function* parseSteps(json: Buffer, path: string, limits: JsonLimits = {}): Steps<unknown> {
  const scan = yield* scanSteps(json, path);
  refuseBeyond(scan, path, limits.maxValues ?? Number.POSITIVE_INFINITY);
  return yield* buildSteps(json.subarray(afterByteOrderMark(json, 0)), path);
}

/**
 * Builds the value of a long JSON text piece by piece. It builds only objects and lists that are longer than a piece.
 * The engine parses their content, many elements or members at a time.
 *
 * @param json valid JSON of allowed depth, without a byte order mark
 * @param path the name of the text in messages
 * @throws LinkError `payload_unsafe` for a refused member name, and for invalid characters
 */
function* buildSteps(json: Buffer, path: string): Steps<unknown> {
  const builder = new Builder(json, path);
  let pause = PIECE;
  for (let at = 0; at < json.length; at++) {
    const code = json[at];
    if (code === QUOTE) at = closingQuote(json, at);
    else if (code === OPEN_OBJECT || code === OPEN_LIST) builder.open(at, code === OPEN_OBJECT);
    else if (code === COMMA) builder.next(at);
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) builder.close(at);
    if (at < pause) continue;
    yield;
    pause = at + PIECE;
  }
  return builder.whole;
}

class Builder {
  readonly #json: Buffer;
  readonly #path: string;
  readonly #levels: Level[] = [];
  #whole: Holder | undefined;

  constructor(json: Buffer, path: string) {
    this.#json = json;
    this.#path = path;
  }

  /** The value, after the text has ended. */
  get whole(): unknown {
    // The text is no longer than a piece, or its value is neither an object nor a list.
    if (this.#whole) return this.#whole;
    const text = textOfUtf8(this.#json);
    return this.#checked(JSON.parse(text), text);
  }

  /** Takes the bracket that opens an object or list. */
  open(at: number, isObject: boolean): void {
    const from = at + 1;
    const progress = { from, child: from, ended: 0, isTaken: false };
    this.#levels.push({ isObject, holder: undefined, step: '', ...progress });
  }

  /** Takes the comma after an element or member. The content of a level is built once it is longer than a piece. */
  next(at: number): void {
    const level = this.#levels.at(-1);
    if (level === undefined) return;
    level.ended += 1;
    if (level.isObject && level.ended >= MOST_MEMBERS) throw tooManyMembers(this.#path);
    if (level.isTaken) level.from = at + 1;
    else if (at - level.from >= PIECE) {
      this.#build();
      this.#take(level, at);
      level.from = at + 1;
    }
    level.isTaken = false;
    level.child = at + 1;
  }

  /** Takes the bracket that closes an object or list. A level that is not built belongs to the content of the one above. */
  close(at: number): void {
    const level = this.#levels.pop();
    if (level?.holder === undefined) return;
    // The path consists of the steps of the levels above.
    this.#levels.push(level);
    if (!level.isTaken) this.#take(level, at);
    this.#levels.pop();
    const above = this.#levels.at(-1);
    if (above) above.isTaken = true;
    else this.#whole = level.holder;
  }

  /** Builds every open level, with the content that precedes the open level inside it. */
  #build(): void {
    let above: Level | undefined;
    for (const level of this.#levels) {
      if (above?.holder !== undefined && level.holder === undefined) {
        if (above.from < above.child) this.#take(above, above.child - 1);
        level.holder = emptyHolder(level);
        level.step = this.#put(above, above.holder, level.holder);
      }
      level.holder ??= emptyHolder(level);
      above = level;
    }
  }

  /** Puts a level into the one above. @returns its step there */
  #put(above: Level, into: Holder, holder: Holder): string {
    if (Array.isArray(into)) return `[${into.push(holder) - 1}]`;
    const start = this.#json.indexOf(QUOTE, above.child);
    const text = textOfUtf8(this.#json.subarray(start, closingQuote(this.#json, start) + 1));
    const name = String(JSON.parse(text));
    refuseName(name, () => this.#where());
    into[name] = holder;
    return `.${name.slice(0, 80)}`;
  }

  /** Parses the elements or members of a level that are not built, and adds them. */
  #take(level: Level, end: number): void {
    const { holder, isObject, from } = level;
    const text = textOfUtf8(this.#json.subarray(from, end));
    const value: unknown = JSON.parse(isObject ? `{${text}}` : `[${text}]`);
    this.#checked(value, text, Array.isArray(holder) ? holder.length : 0);
    level.from = end;
    if (Array.isArray(holder) && Array.isArray(value)) for (const one of value) holder.push(one);
    else Object.assign(holder ?? {}, value);
  }

  #checked(value: unknown, text: string, first = 0): unknown {
    if (isSuspicious(text)) new Inspection(this.#where()).inspect(value, first);
    return value;
  }

  #where(): string {
    return this.#path + this.#levels.map(({ step }) => step).join('');
  }
}

function tooManyMembers(path: string): LinkError {
  const message = `${path}: has an object of more than ${MOST_MEMBERS} members`;
  return new LinkError('payload_unsafe', message);
}

function emptyHolder({ isObject }: Level): Holder {
  return isObject ? {} : [];
}

/** @returns the end of the text whose opening quote is at `start` */
function closingQuote(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
