/** What a scanner says about the byte that it took. */
export type Scanned = 'more' | 'found';

const QUOTE = 0x22;
const OPEN_LIST = 0x5b;
/** By the byte that opens a value: what kind of value a scanner looks for. */
const OPENINGS = { text: QUOTE, list: OPEN_LIST } as const;

/**
 * Follows JSON text byte by byte as it comes, just far enough to know where the value of one member of its outermost
 * object begins. It does not check the text: what it lets pass is parsed afterwards.
 */
export class ObjectScanner {
  readonly #opening: number;
  #depth = 0;
  #inText = false;
  #escaped = false;
  #key = '';
  #isKey = false;
  /** After `{` or `,` of the outer object a member name comes; after `:` its value. */
  #expects: 'name' | 'value' | 'other' = 'other';

  /**
   * @param member whose value is looked for; it is none where it is of another kind
   * @param kind a text, or a list
   */
  constructor(
    readonly member: string,
    kind: keyof typeof OPENINGS,
  ) {
    this.#opening = OPENINGS[kind];
  }

  /** Whether an object or list has begun, and not ended. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** Takes one byte; `found` when it is the quote or the bracket that opens the value of the member. */
  take(byte: number): Scanned {
    if (this.#inText) this.#takeText(byte);
    else if (byte === this.#opening && this.#isWanted()) return 'found';
    else if (byte === QUOTE) this.#openText();
    else this.#takeMark(byte);
    return 'more';
  }

  /** The value that was found has been taken by somebody else, its closing quote or bracket too. */
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
    else if (byte === 0x5c) this.#escaped = true;
    else if (byte === QUOTE) this.#inText = false;
    // A name longer than any that we look for needs no memory.
    if (this.#inText && this.#isKey && this.#key.length < 200)
      this.#key += String.fromCharCode(byte);
  }

  #takeMark(byte: number): void {
    if (byte === 0x7b || byte === OPEN_LIST) {
      this.#depth += 1;
      this.#expects = this.#depth === 1 && byte === 0x7b ? 'name' : 'other';
    } else if (byte === 0x7d || byte === 0x5d) this.#depth -= 1;
    else if (this.#depth !== 1) return;
    else if (byte === 0x2c) this.#expects = 'name';
    else if (byte === 0x3a) this.#expects = 'value';
    // A number, true, false or null is the value: nothing can be found before the next comma.
    else if (byte > 0x20) this.#expects = 'other';
  }

  /** Names may be written with escapes as well. */
  #isMember(): boolean {
    if (!this.#key.includes('\\')) return this.#key === this.member;
    try {
      return JSON.parse(`"${this.#key}"`) === this.member;
    } catch {
      return false;
    }
  }
}
