import type { Base64Decoder } from './base64-decoder.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['/', '/'],
  ['n', '\n'],
  ['r', '\r'],
]);

/**
 * Takes the inside of a JSON string that holds base64, piece by piece. Base64 needs no escape, but `\/` is common,
 * and every other character may legally be written as `\uXXXX`.
 */
export class ContentText {
  #escape = '';

  constructor(readonly decoder: Base64Decoder) {}

  /**
   * Takes bytes from `start` on.
   *
   * @returns the decoded bytes, and where the closing quote is (-1: not in this piece)
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
    if (character === undefined) this.decoder.spoil();
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
