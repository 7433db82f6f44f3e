/** What a scanner says about the byte that it took. */
export type Scanned = 'more' | 'content';

/**
 * Follows the text of a JSON object byte by byte, just far enough to know where the string of one of its own members
 * begins. It does not check the text: what it lets pass is parsed afterwards.
 */
export class ObjectScanner {
  #depth = 0;
  #inText = false;
  #escaped = false;
  #key = '';
  #isKey = false;
  /** After `{` or `,` of the outer object a member name comes; after `:` its value. */
  #expects: 'name' | 'value' | 'other' = 'other';

  constructor(readonly member: string) {}

  /** Takes one byte; `content` when it is the quote that opens the string of the member. */
  take(byte: number): Scanned {
    if (this.#inText) this.#takeText(byte);
    else if (byte === 0x22) return this.#openText();
    else this.#takeMark(byte);
    return 'more';
  }

  /** The string of the member has been taken by somebody else, its closing quote too. */
  contentTaken(): void {
    this.#inText = false;
    this.#expects = 'other';
  }

  #openText(): Scanned {
    if (this.#depth === 1 && this.#expects === 'value' && this.#isMember()) return 'content';
    this.#inText = true;
    this.#isKey = this.#depth === 1 && this.#expects === 'name';
    if (this.#isKey) this.#key = '';
    if (this.#expects === 'value') this.#expects = 'other';
    return 'more';
  }

  #takeText(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === 0x5c) this.#escaped = true;
    else if (byte === 0x22) this.#inText = false;
    // A name longer than any that we look for needs no memory.
    if (this.#inText && this.#isKey && this.#key.length < 200)
      this.#key += String.fromCharCode(byte);
  }

  #takeMark(byte: number): void {
    if (byte === 0x7b || byte === 0x5b) {
      this.#depth += 1;
      this.#expects = this.#depth === 1 && byte === 0x7b ? 'name' : 'other';
    } else if (byte === 0x7d || byte === 0x5d) this.#depth -= 1;
    else if (this.#depth !== 1) return;
    else if (byte === 0x2c) this.#expects = 'name';
    else if (byte === 0x3a) this.#expects = 'value';
    // A number, true, false or null is the value: no string can follow before the next comma.
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
