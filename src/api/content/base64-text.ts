const ALPHABET = /^[A-Za-z0-9+/]*$/;
const LINE_BREAKS = /[\r\n]+/g;

/**
 * Decodes base64 that arrives in parts (RFC 4648 section 4, with padding). Line breaks are skipped, because encoders
 * for mail insert them. Invalid text only sets a flag, so that a caller can read to the end.
 */
export class Base64Decoder {
  #rest = '';
  #padding = 0;
  #invalid = false;
  #characters = 0;

  /** Returns the bytes that this part completes. */
  write(text: string): Buffer {
    const piece = this.#rest + this.#body(text);
    const whole = piece.length - (piece.length % 4);
    this.#rest = piece.slice(whole);
    return Buffer.from(piece.slice(0, whole), 'base64');
  }

  /** Returns the last bytes; afterwards `isValid` and `isEmpty` apply to everything that was written. */
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

  /** Marks the text as invalid: it had an escape sequence of a character outside base64. */
  markInvalid(): void {
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
    // Text after padding, or characters outside base64.
    if ((this.#padding > 0 && body !== '') || !ALPHABET.test(body)) this.#invalid = true;
    this.#padding += joined.length - end;
    if (this.#padding > 2) this.#invalid = true;
    return this.#invalid ? '' : body;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['/', '/'],
  ['n', '\n'],
  ['r', '\r'],
]);

/**
 * Decodes the inside of a JSON string of base64, part by part. Base64 needs no escapes, but `\/` is common, and any
 * character may be written as `\uXXXX`.
 */
export class ContentText {
  #escape = '';

  constructor(readonly decoder: Base64Decoder) {}

  /**
   * Decodes bytes from `start` on.
   *
   * @returns the decoded bytes, and the index of the closing quote (-1: not in this part)
   */
  take(bytes: Buffer, start: number): { decoded: Buffer[]; end: number } {
    const decoded: Buffer[] = [];
    let from = start;
    while (from < bytes.length) {
      if (this.#escape !== '') {
        from = this.#continueEscape(bytes, from, decoded);
        continue;
      }
      const quote = bytes.indexOf(QUOTE, from);
      const stop = quote < 0 ? bytes.length : quote;
      const slash = bytes.subarray(from, stop).indexOf(BACKSLASH);
      const plainEnd = slash < 0 ? stop : from + slash;
      decoded.push(this.decoder.write(bytes.toString('latin1', from, plainEnd)));
      if (slash < 0) return { decoded, end: quote };
      this.#escape = '\\';
      from = plainEnd + 1;
    }
    return { decoded, end: -1 };
  }

  #continueEscape(bytes: Buffer, from: number, decoded: Buffer[]): number {
    this.#escape += String.fromCharCode(bytes[from] ?? 0);
    const isUnicode = this.#escape[1] === 'u';
    if (isUnicode && this.#escape.length < 6) return from + 1;
    const character = isUnicode
      ? unicode(this.#escape.slice(2))
      : SHORT_ESCAPES.get(this.#escape.slice(1));
    if (character === undefined) this.decoder.markInvalid();
    else decoded.push(this.decoder.write(character));
    this.#escape = '';
    return from + 1;
  }
}

function unicode(digits: string): string | undefined {
  return /^[0-9a-fA-F]{4}$/.test(digits)
    ? String.fromCharCode(Number.parseInt(digits, 16))
    : undefined;
}

/** Returns the number of base64 characters for a number of bytes: four for three. */
export function encodedLength(bytes: number): number {
  return Math.ceil(bytes / 3) * 4;
}
