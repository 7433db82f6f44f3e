import { isAscii, isUtf8 } from 'node:buffer';

const QUOTE = 0x22;
/** Below this length the quicker way is not worth looking for. */
const SHORT = 4096;

/** JSON of which the bytes were taken. */
const NOTHING = Buffer.from('null');

/** The text of bytes that are UTF-8. */
export function textOfUtf8(bytes: Buffer): string {
  // The same for ASCII, and quicker.
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

/** The text of bytes; undefined where they are not UTF-8. */
export function utf8Text(bytes: Buffer): string | undefined {
  if (isAscii(bytes)) return bytes.toString('latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}

/** @returns where the text goes on behind a byte order mark, if there is one at `start` */
export function behindMark(bytes: Buffer, start: number): number {
  const isMark = bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf;
  return isMark ? start + 3 : start;
}

/** JSON whose syntax is known to be right, and of which nothing has been built: a part of the bytes of a longer one. */
export class UnreadJson {
  #bytes: Buffer;
  #start: number;
  #end: number;

  constructor(bytes: Buffer, start: number, end: number) {
    this.#bytes = bytes;
    this.#start = start;
    this.#end = end;
  }

  /** In bytes. */
  get length(): number {
    return this.#end - this.#start;
  }

  /** The bytes of the JSON, which the caller may overwrite: nothing of it can be read here afterwards. */
  take(): Buffer {
    const bytes = this.#bytes.subarray(this.#start, this.#end);
    this.#bytes = NOTHING;
    [this.#start, this.#end] = [0, NOTHING.length];
    return bytes;
  }

  /** The JSON itself. */
  get json(): string {
    return this.#slice(this.#start, this.#end);
  }

  /** The value where it is a text; undefined where it is anything else. */
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
