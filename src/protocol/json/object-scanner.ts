import {
  BACKSLASH,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  SPACE,
} from './characters.js';
/** The result of one byte. */
export type Scanned = 'more' | 'found';

/** The kind of a value by its opening byte. */
const OPENINGS = { text: QUOTE, list: OPEN_LIST } as const;

/**
 * Follows JSON text byte by byte, just far enough to find the start of the value of one member of the outermost object.
 * It does not check the text, which is parsed afterwards.
 */
export class ObjectScanner {
  readonly #opening: number;
  #depth = 0;
  #inText = false;
  #escaped = false;
  #key = '';
  #isKey = false;
  /** The expected part: after `{` or `,` of the outer object a member name, after `:` its value. */
  #expects: 'name' | 'value' | 'other' = 'other';

  /**
   * @param member the name of the member to find; a value of another kind does not count
   * @param kind a text, or a list
   */
  constructor(
    readonly member: string,
    kind: keyof typeof OPENINGS,
  ) {
    this.#opening = OPENINGS[kind];
  }

  /** True while an object or list is open. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** Takes one byte. Returns `found` for the quote or the bracket that opens the value of the member. */
  take(byte: number): Scanned {
    if (this.#inText) this.#takeText(byte);
    else if (byte === this.#opening && this.#isWanted()) return 'found';
    else if (byte === QUOTE) this.#openText();
    else this.#takeMark(byte);
    return 'more';
  }

  /** Continues after the found value, which the caller has taken with its closing quote or bracket. */
  valueTaken(): void {
    this.#expects = 'other';
  }

  #isWanted(): boolean {
    return this.#depth === 1 && this.#expects === 'value' && this.#isMember();
  }

  #openText(): void {
    this.#inText = true;
    this.#isKey = this.#depth === 1 && this.#expects === 'name';
    if (this.#isKey) this.#key = '';
    if (this.#expects === 'value') this.#expects = 'other';
  }

  #takeText(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inText = false;
    // A name that is longer than the wanted one needs no memory.
    if (this.#inText && this.#isKey && this.#key.length < 200)
      this.#key += String.fromCharCode(byte);
  }

  #takeMark(byte: number): void {
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      this.#depth += 1;
      this.#expects = this.#depth === 1 && byte === OPEN_OBJECT ? 'name' : 'other';
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#depth -= 1;
    else if (this.#depth !== 1) return;
    else if (byte === COMMA) this.#expects = 'name';
    else if (byte === COLON) this.#expects = 'value';
    // A number, true, false or null is the value: nothing can be found before the next comma.
    else if (byte > SPACE) this.#expects = 'other';
  }

  /** Returns true for the wanted name, which may be written with escapes. */
  #isMember(): boolean {
    if (!this.#key.includes('\\')) return this.#key === this.member;
    try {
      return JSON.parse(`"${this.#key}"`) === this.member;
    } catch {
      return false;
    }
  }
}
