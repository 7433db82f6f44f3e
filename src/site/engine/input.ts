import { LinkError, money } from '../../index.js';
import { didYouMean } from '../../protocol/nearest.js';

/** The most characters of a text. */
export const LONGEST_TEXT = 100_000;
/** The most elements of a list. */
const LONGEST_LIST = 10_000;

/** Control characters, among them tabs and line breaks, and the separators of lines and paragraphs. */
const BEYOND_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The expected form of a name. */
export const MUST_BE_ONE_LINE =
  'must be one line, without tabs, line breaks and other control characters';

/** The expected form of a text that a number has no exact digits of. */
export const MUST_BE_WRITTEN =
  'must be text: as a number it has an exponent, or has lost digits beyond 2^53';

/** Returns true for text without line breaks, tabs and other control characters. */
export function isOneLine(text: string): boolean {
  return !BEYOND_ONE_LINE.test(text);
}

/** The text of a number. A very large or small one has an exponent (`1e+21`), which no reader of the text expects. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Returns a number as text; undefined for one with an exponent, and for a whole one beyond 2^53, which has lost digits. */
export function decimalText(number: number): string | undefined {
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) return undefined;
  const text = String(number);
  return DECIMAL.test(text) ? text : undefined;
}

/** Returns the error for a wrong input. It names the path and the expected value, never the value. */
export function inputError(path: string, problem: string): LinkError {
  return new LinkError('input_invalid', `${path}: ${problem}`);
}

/** Reads an input member by member, and refuses wrong values with their path. */
export class Input {
  /**
   * @param path the beginning of messages, such as `orders.create`
   * @param known the allowed members. Another one is refused with the nearest name
   * @throws LinkError `input_invalid`, as all methods do
   */
  constructor(
    readonly path: string,
    value: unknown,
    known: Iterable<string>,
  ) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw inputError(path, 'must be an object');
    }
    this.#members = new Map(Object.entries(value));
    const names = new Set(known);
    for (const name of this.#members.keys()) {
      if (!names.has(name)) throw this.wrong(name, `is not known${didYouMean(name, names)}`);
    }
  }

  readonly #members: ReadonlyMap<string, unknown>;

  /** Returns true if a member was given, including null. */
  has(name: string): boolean {
    return this.#members.get(name) !== undefined;
  }

  get(name: string): unknown {
    return this.#members.get(name);
  }

  wrong(name: string, problem: string): LinkError {
    return inputError(`${this.path}.${name}`, problem);
  }

  /** Returns a text or a number as trimmed text; '' where it is absent or null. */
  text(name: string, longest = LONGEST_TEXT): string {
    const value = this.#members.get(name) ?? '';
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw this.wrong(name, 'must be text');
    }
    const given = typeof value === 'number' ? decimalText(value) : value;
    if (given === undefined) throw this.wrong(name, MUST_BE_WRITTEN);
    const text = given.trim();
    if (text.length > longest) throw this.wrong(name, `must have at most ${longest} characters`);
    if (text.includes('\0') || !text.isWellFormed()) {
      throw this.wrong(name, 'must not hold NUL or half a surrogate pair');
    }
    return text;
  }

  /** Returns a required text. */
  required(name: string, longest?: number): string {
    return this.#present(name, this.text(name, longest));
  }

  /**
   * Returns the name of a record or a person, a text of one line; '' where it is absent. People compare names by eye, and
   * commands, logs and headers take them as one line.
   */
  name(name: string, longest: number): string {
    const text = this.text(name, longest);
    if (!isOneLine(text)) throw this.wrong(name, MUST_BE_ONE_LINE);
    return text;
  }

  /** Returns a required name. */
  requiredName(name: string, longest: number): string {
    return this.#present(name, this.name(name, longest));
  }

  #present(name: string, text: string): string {
    if (text === '') throw this.wrong(name, 'is required');
    return text;
  }

  /** Returns one of some texts. */
  choice<Choice extends string>(
    name: string,
    choices: readonly Choice[],
    otherwise: Choice,
  ): Choice {
    const text = this.text(name);
    if (text === '') return otherwise;
    const found = choices.find((choice) => choice === text);
    if (found !== undefined) return found;
    throw this.wrong(name, `must be one of ${choices.join(', ')}${didYouMean(text, choices)}`);
  }

  /** Returns a flag; undefined where it is absent. */
  flag(name: string): boolean | undefined {
    const value = this.#members.get(name) ?? undefined;
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.wrong(name, 'must be true or false');
  }

  /** Returns a calendar date, `YYYYMMDD` or `YYYY-MM-DD`, as `YYYYMMDD`; null where it is unset. */
  date(name: string): string | null {
    const text = this.text(name);
    if (text === '') return null;
    const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? [];
    const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) {
      throw this.wrong(name, 'must be a date that exists, such as 2026-11-23');
    }
    return `${year}${month}${day}`;
  }

  /**
   * Returns a time in milliseconds, given as a Date, milliseconds since 1970, or text that Date reads. Undefined where
   * it is absent.
   */
  time(name: string): number | undefined {
    const value = this.#members.get(name) ?? undefined;
    if (value === undefined) return undefined;
    const date =
      value instanceof Date ? value : new Date(typeof value === 'number' ? value : String(value));
    if (Number.isNaN(date.getTime())) throw this.wrong(name, 'must be a time');
    return date.getTime();
  }

  /** Returns an amount with two decimals, never rounded; null where it is absent. */
  amount(name: string): string | null {
    const value = this.#members.get(name) ?? '';
    if (value === '') return null;
    if (typeof value !== 'number' && typeof value !== 'string') {
      throw this.wrong(name, 'must be an amount');
    }
    try {
      return money(value);
    } catch {
      throw this.wrong(name, 'must be a decimal number with at most two decimals');
    }
  }

  /** Returns an http or https address; null where it is absent. */
  address(name: string): string | null {
    const text = this.text(name, LONGEST_ADDRESS);
    if (text === '') return null;
    // The address may be a secret, so that it is not repeated.
    if (!isWebAddress(text)) throw this.wrong(name, MUST_BE_ADDRESS);
    return text;
  }

  /** Returns a list, empty where it is absent. */
  list(name: string): readonly unknown[] {
    const value = this.#members.get(name) ?? [];
    if (!Array.isArray(value)) throw this.wrong(name, 'must be a list');
    if (value.length > LONGEST_LIST)
      throw this.wrong(name, `must have at most ${LONGEST_LIST} entries`);
    return value;
  }

  /** Returns a list of texts, empty where it is absent. */
  texts(name: string): readonly string[] {
    return this.list(name).map((one, index) => {
      if (typeof one === 'string' || typeof one === 'number') return String(one);
      throw this.wrong(`${name}[${index}]`, 'must be text');
    });
  }

  /** Returns a list of objects, each with its own path. */
  objects(name: string, known: Iterable<string>): readonly Input[] {
    return this.list(name).map(
      (one, index) => new Input(`${this.path}.${name}[${index}]`, one, known),
    );
  }
}

/** The most characters of an address. */
const LONGEST_ADDRESS = 2000;

/** The expected form of an address for calls. */
export const MUST_BE_ADDRESS = `must be an http or https address of at most ${LONGEST_ADDRESS} characters`;

/** Returns true for an address that may be called. */
export function isWebAddress(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
}
