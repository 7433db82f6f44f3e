const ALPHABET = /^[A-Za-z0-9+/]*$/;
const LINE_BREAKS = /[\r\n]+/g;

/**
 * Decodes base64 that comes in pieces (RFC 4648 section 4, padding needed). Line breaks are passed over, because
 * encoders made for mail put them in. What is wrong is kept as a fact, so that a caller can read on to the end.
 */
export class Base64Decoder {
  #rest = '';
  #padding = 0;
  #invalid = false;
  #characters = 0;

  /** The bytes that this piece completes. */
  write(text: string): Buffer {
    const piece = this.#rest + this.#body(text);
    const whole = piece.length - (piece.length % 4);
    this.#rest = piece.slice(whole);
    return Buffer.from(piece.slice(0, whole), 'base64');
  }

  /** The last bytes; afterwards `isValid` and `isEmpty` hold for all that was written. */
  end(): Buffer {
    if ((this.#rest.length + this.#padding) % 4 !== 0 || this.#rest.length === 1) {
      this.#invalid = true;
    }
    return Buffer.from(this.#rest, 'base64');
  }

  get isValid(): boolean {
    return !this.#invalid;
  }

  get isEmpty(): boolean {
    return this.#characters === 0;
  }

  /** What escape sequences or other text than base64 were there: nothing more can be made of it. */
  spoil(): void {
    this.#invalid = true;
    this.#characters += 1;
  }

  #body(text: string): string {
    const joined =
      text.includes('\n') || text.includes('\r') ? text.replace(LINE_BREAKS, '') : text;
    this.#characters += joined.length;
    let end = joined.length;
    while (end > 0 && joined[end - 1] === '=') end -= 1;
    const body = end === joined.length ? joined : joined.slice(0, end);
    // Something after padding, or characters of no base64.
    if ((this.#padding > 0 && body !== '') || !ALPHABET.test(body)) this.#invalid = true;
    this.#padding += joined.length - end;
    if (this.#padding > 2) this.#invalid = true;
    return this.#invalid ? '' : body;
  }
}
