const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
/** By their first letter. */
const REFUSED_NAMES = new Map([
  [0x5f, '__proto__'],
  [0x63, 'constructor'],
]);
/** `[` and `{`, `]` and `}` differ in this one bit. */
const FOLD = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** What a {@link LongSurvey} has found. */
export interface Findings {
  readonly isDeep: boolean;
  /** A text like one of the member names that are refused. */
  readonly hasRefusedName: boolean;
  /** A `\u`. */
  readonly hasEscape: boolean;
  /** Texts that look like JSON again are neither deep, nor have a refused name or a `\u`. */
  readonly isNestedClear: boolean;
}

/**
 * One loop over the bytes of UTF-8, where no part of a longer character looks like a quote or a bracket. For a long text
 * several searches, or a loop over its characters, would cost as much as parsing it; so would a second look at the
 * JSON that this protocol puts, as text, into its JSON.
 */
export class LongSurvey implements Findings {
  readonly #bytes: Buffer;
  readonly #deepest: number;
  isDeep = false;
  hasRefusedName = false;
  hasEscape = false;
  isNestedClear = true;

  constructor(bytes: Buffer, deepest: number) {
    this.#bytes = bytes;
    this.#deepest = deepest;
  }

  take(): Findings {
    const bytes = this.#bytes;
    const { length } = bytes;
    let depth = 0;
    for (let index = 0; index < length; index++) {
      const code = bytes[index] ?? 0;
      if (code === QUOTE) {
        const isJson = ((bytes[index + 1] ?? 0) | FOLD) === OPENING;
        index = isJson ? this.#passNested(index + 1) : this.#passText(index + 1);
      } else if ((code | FOLD) === OPENING) {
        if (++depth <= this.#deepest) continue;
        this.isDeep = true;
        break;
      } else if ((code | FOLD) === CLOSING) depth--;
    }
    return this;
  }

  /** @returns where the closing quote of the text that begins at `start` is */
  #passText(start: number): number {
    const bytes = this.#bytes;
    const { length } = bytes;
    let end = start;
    for (; end < length; end++) {
      const code = bytes[end];
      if (code === QUOTE) break;
      if (code !== BACKSLASH) continue;
      end++;
      if (bytes[end] === LETTER_U) this.hasEscape = true;
    }
    if (this.#isRefusedName(start, end)) this.hasRefusedName = true;
    return end;
  }

  /** The same for a text that is JSON again, as far as it shows: its quotes are `\"` here. */
  #passNested(start: number): number {
    const bytes = this.#bytes;
    const { length } = bytes;
    let depth = 0;
    let end = start;
    for (; end < length; end++) {
      const code = bytes[end] ?? 0;
      if (code === QUOTE) break;
      if (code === BACKSLASH) {
        end++;
        if (bytes[end] === QUOTE) end = this.#passNestedText(end + 1);
        else if (bytes[end] === LETTER_U) this.#noteNestedEscape();
      } else if ((code | FOLD) === OPENING) {
        if (++depth > this.#deepest) this.isNestedClear = false;
      } else if ((code | FOLD) === CLOSING) depth--;
    }
    return end;
  }

  /** @returns where the quote of the closing `\"` is, or the byte before the quote that ends the outer text too soon */
  #passNestedText(start: number): number {
    const bytes = this.#bytes;
    const { length } = bytes;
    for (let end = start; end < length; end++) {
      const code = bytes[end];
      if (code === QUOTE) return end - 1;
      if (code !== BACKSLASH) continue;
      end++;
      if (bytes[end] === QUOTE) {
        if (this.#isRefusedName(start, end - 1)) this.isNestedClear = false;
        return end;
      }
      if (bytes[end] === LETTER_U) this.#noteNestedEscape();
      // `\\` is a backslash of the inner text, and whatever it escapes follows: `\\n`, or `\\\"` for a quote.
      if (bytes[end] !== BACKSLASH) continue;
      end++;
      if (bytes[end] === QUOTE) return end - 1;
      if (bytes[end] === BACKSLASH) end++;
      if (bytes[end] === LETTER_U) this.#noteNestedEscape();
    }
    return length;
  }

  // It may hide anything, at either level; only a survey of the text itself tells.
  #noteNestedEscape(): void {
    this.hasEscape = true;
    this.isNestedClear = false;
  }

  // By its length and first letter first: a text of its own for every name would cost more than all the rest.
  #isRefusedName(start: number, end: number): boolean {
    const name = REFUSED_NAMES.get(this.#bytes[start] ?? 0);
    return name?.length === end - start && this.#bytes.toString('latin1', start, end) === name;
  }
}
