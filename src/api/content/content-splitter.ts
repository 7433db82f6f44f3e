import { CollectedBytes, tooLarge } from '../../http/index.js';
import { ObjectScanner } from '../../protocol/json/object-scanner.js';
import { invalidRequest } from '../errors.js';
import { Base64Decoder, ContentText, decodedRoom } from './base64-text.js';

/**
 * Splits the text of a JSON object into the bytes of its base64 member `content` and everything else, in constant
 * memory and with its members in any order.
 */
export class ContentSplitter {
  readonly #decoder = new Base64Decoder();
  readonly #text = new ContentText(this.#decoder);
  readonly #scanner = new ObjectScanner('content', 'text');
  readonly #rest = new CollectedBytes();
  #inContent = false;
  #found = false;

  /** @param maxRest most bytes of everything but the content */
  constructor(readonly maxRest: number) {}

  /**
   * Reads a part of the text.
   *
   * @param target the Buffer for the decoded bytes, with {@link decodedRoom} for the part; default: a new one
   * @returns decoded bytes of the content, a part of `target`
   * @throws HttpFailure `body_too_large` when the rest exceeds `maxRest`; Refusal when content is sent twice
   */
  write(bytes: Buffer, target: Buffer = Buffer.allocUnsafeSlow(decodedRoom(bytes.length))): Buffer {
    let [from, to] = [0, 0];
    while (from < bytes.length) {
      if (!this.#inContent) {
        from = this.#takeRest(bytes, from);
        continue;
      }
      const taken = this.#text.take(bytes, from, target, to);
      to = taken.to;
      from = taken.end < 0 ? bytes.length : this.#endContent(bytes, taken.end);
    }
    return target.subarray(0, to);
  }

  /** Returns the last bytes of the content. */
  end(): Buffer {
    return this.#decoder.end();
  }

  /** Returns and removes the text without the content, which has become an empty string. */
  takeRest(): Buffer {
    return this.#rest.take();
  }

  /** State of a text member `content`; undefined when it is missing or of another type. */
  get content(): 'empty' | 'valid' | 'invalid' | undefined {
    if (!this.#found) return undefined;
    if (!this.#decoder.isValid) return 'invalid';
    return this.#decoder.isEmpty ? 'empty' : 'valid';
  }

  /** @returns the index after the closing quote */
  #endContent(bytes: Buffer, quote: number): number {
    this.#inContent = false;
    this.#scanner.valueTaken();
    this.#appendRest(bytes.subarray(quote, quote + 1));
    return quote + 1;
  }

  #takeRest(bytes: Buffer, from: number): number {
    for (let at = from; at < bytes.length; at += 1) {
      if (this.#scanner.take(bytes[at] ?? 0) === 'more') continue;
      if (this.#found) throw invalidRequest('content is sent twice.');
      this.#found = true;
      this.#inContent = true;
      this.#appendRest(bytes.subarray(from, at + 1));
      return at + 1;
    }
    this.#appendRest(bytes.subarray(from));
    return bytes.length;
  }

  #appendRest(bytes: Buffer): void {
    if (this.#rest.length + bytes.length > this.maxRest) throw tooLarge(this.maxRest);
    // A copy, because the chunk that contains it may be large.
    this.#rest.append(Buffer.from(bytes));
  }
}
