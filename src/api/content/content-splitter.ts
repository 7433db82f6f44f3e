import { CollectedBytes, tooLarge } from '../../http/index.js';
import { invalidRequest } from '../errors.js';
import { Base64Decoder, ContentText } from './base64-text.js';

/** What a scanner says about the byte that it took. */
type Scanned = 'more' | 'content';

/**
 * Follows the text of a JSON object byte by byte, just far enough to know where the string of one of its own members
 * begins. It does not check the text: what it lets pass is parsed afterwards.
 */
class ObjectScanner {
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

/**
 * Splits the text of a JSON object into the bytes of its base64 member `content` and all the rest, in constant memory
 * and whatever order the members come in.
 */
export class ContentSplitter {
  readonly #decoder = new Base64Decoder();
  readonly #text = new ContentText(this.#decoder);
  readonly #scanner = new ObjectScanner('content');
  readonly #rest = new CollectedBytes();
  #inContent = false;
  #found = false;

  /** @param maxRest the most bytes that all but the content may have */
  constructor(readonly maxRest: number) {}

  /**
   * Takes a piece of the text.
   *
   * @returns bytes of the content, decoded
   * @throws HttpFailure `body_too_large` when the rest is; Refusal when content is sent twice
   */
  write(bytes: Buffer): Buffer[] {
    const decoded: Buffer[] = [];
    let from = 0;
    while (from < bytes.length) {
      if (this.#inContent) from = this.#takeContent(bytes, from, decoded);
      else from = this.#takeRest(bytes, from);
    }
    return decoded;
  }

  /** The last bytes of the content. */
  end(): Buffer {
    return this.#decoder.end();
  }

  /** Takes out the text without the content, which has become an empty string. */
  takeRest(): Buffer {
    return this.#rest.take();
  }

  /** What was found of a string `content`; undefined: no member of that name, or no string. */
  get content(): 'empty' | 'valid' | 'invalid' | undefined {
    if (!this.#found) return undefined;
    if (!this.#decoder.isValid) return 'invalid';
    return this.#decoder.isEmpty ? 'empty' : 'valid';
  }

  #takeContent(bytes: Buffer, from: number, decoded: Buffer[]): number {
    const { decoded: more, end } = this.#text.take(bytes, from);
    decoded.push(...more);
    if (end < 0) return bytes.length;
    this.#inContent = false;
    this.#scanner.contentTaken();
    this.#keep(bytes.subarray(end, end + 1));
    return end + 1;
  }

  #takeRest(bytes: Buffer, from: number): number {
    for (let at = from; at < bytes.length; at += 1) {
      if (this.#scanner.take(bytes[at] ?? 0) === 'more') continue;
      if (this.#found) throw invalidRequest('content is sent twice.');
      this.#found = true;
      this.#inContent = true;
      this.#keep(bytes.subarray(from, at + 1));
      return at + 1;
    }
    this.#keep(bytes.subarray(from));
    return bytes.length;
  }

  #keep(bytes: Buffer): void {
    if (this.#rest.length + bytes.length > this.maxRest) throw tooLarge(this.maxRest);
    // A copy: the piece that it is part of may be large.
    this.#rest.append(Buffer.from(bytes));
  }
}
