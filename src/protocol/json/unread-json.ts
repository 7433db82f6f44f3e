import { isAscii, isUtf8 } from 'node:buffer';
import { QUOTE } from './characters.js';

/** The length below which a search for the faster way does not pay. */
const SHORT = 4096;

/** JSON whose bytes were taken. */
const NOTHING = Buffer.from('null');

/** The text of UTF-8 bytes. */
export function textOfUtf8(bytes: Buffer): string {
  // The same result for ASCII, and faster.
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** The text of bytes; undefined for bytes that are not UTF-8. */
export function utf8Text(bytes: Buffer): string | undefined {
  if (isAscii(bytes)) return bytes.toString('latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}

/** @returns the index after a byte order mark at `start`, or `start` */
export function afterByteOrderMark(bytes: Buffer, start: number): number {
  const isMark = bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf;
  return isMark ? start + 3 : start;
}

/** JSON of valid syntax that is not built: a range of the bytes of a longer text. */
export class UnreadJson {
  #bytes: Buffer;
  #start: number;
  #end: number;

  constructor(bytes: Buffer, start: number, end: number) {
    this.#bytes = bytes;
    this.#start = start;
    this.#end = end;
  }

  /** Length in bytes. */
  get length(): number {
    return this.#end - this.#start;
  }

  /** Returns the bytes of the JSON. The caller may overwrite them; this object is empty afterwards. */
  take(): Buffer {
    const bytes = this.#bytes.subarray(this.#start, this.#end);
    this.#bytes = NOTHING;
    [this.#start, this.#end] = [0, NOTHING.length];
    return bytes;
  }

  /** The JSON text. */
  get json(): string {
    return this.#slice(this.#start, this.#end);
  }

  /** The value of a text; undefined for any other value. */
  get text(): string | undefined {
    if (this.#bytes[this.#start] !== QUOTE) return undefined;
    const inner = this.#slice(this.#start + 1, this.#end - 1);
    return inner.includes('\\') ? String(JSON.parse(this.json)) : inner;
  }

  #slice(start: number, end: number): string {
    if (end - start < SHORT) return this.#bytes.toString('utf8', start, end);
    return textOfUtf8(this.#bytes.subarray(start, end));
  }
}
