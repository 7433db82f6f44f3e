import { BACKSLASH, QUOTE } from '../../protocol/json/characters.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The value of a byte that is no character of base64; no other value has this bit. */
const NONE = 0x80;
const VALUES = new Uint8Array(256).fill(NONE);
for (let value = 0; value < ALPHABET.length; value += 1) VALUES[ALPHABET.charCodeAt(value)] = value;

const PADDING = 0x3d;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The most bytes that a number of characters can complete, with the characters that wait for them. */
export function decodedRoom(characters: number): number {
  return Math.ceil(((characters + 3) * 3) / 4);
}

/**
 * Decodes base64 that arrives in parts (RFC 4648 section 4, with padding). Line breaks are skipped, because encoders
 * for mail insert them. Invalid text only sets a flag, so that a caller can read to the end. It decodes bytes into
 * bytes of the caller: texts and Buffers in between would be garbage of several times the size of a file.
 */
export class Base64Decoder {
  /** The bits of the characters that do not complete three bytes yet. */
  #bits = 0;
  #count = 0;
  #padding = 0;
  #invalid = false;
  #isEmpty = true;

  /**
   * Decodes the bytes from `start` to `end` into `target`, from `at` on. The target needs {@link decodedRoom} there.
   *
   * @returns the index in `target` after the decoded bytes
   */
  write(bytes: Uint8Array, start: number, end: number, target: Uint8Array, at: number): number {
    let [from, to] = [start, at];
    while (from < end && !this.#invalid) {
      if (this.#count === 0 && this.#padding === 0) {
        const groups = decodeGroups(bytes, from, end, target, to);
        from += groups * 4;
        to += groups * 3;
        if (groups > 0) this.#isEmpty = false;
        if (from >= end) break;
      }
      if (this.#take(bytes[from] ?? 0)) {
        target[to] = this.#bits >> 16;
        target[to + 1] = this.#bits >> 8;
        target[to + 2] = this.#bits;
        to += 3;
        this.#bits = 0;
        this.#count = 0;
      }
      from += 1;
    }
    return to;
  }

  /** Returns the last bytes; afterwards `isValid` and `isEmpty` apply to everything that was written. */
  end(): Buffer {
    if ((this.#count + this.#padding) % 4 !== 0 || this.#count === 1) this.#invalid = true;
    if (this.#count === 2) return Buffer.of((this.#bits >> 4) & 0xff);
    if (this.#count === 3) return Buffer.of((this.#bits >> 10) & 0xff, (this.#bits >> 2) & 0xff);
    return Buffer.alloc(0);
  }

  get isValid(): boolean {
    return !this.#invalid;
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Marks the text as invalid: it had an escape sequence of a character outside base64. */
  markInvalid(): void {
    this.#invalid = true;
    this.#isEmpty = false;
  }

  /** Takes one byte. @returns true when it completes three decoded bytes */
  #take(byte: number): boolean {
    if (byte === LINE_FEED || byte === CARRIAGE_RETURN) return false;
    this.#isEmpty = false;
    if (byte === PADDING) {
      this.#padding += 1;
      if (this.#padding > 2) this.#invalid = true;
      return false;
    }
    const value = VALUES[byte] ?? NONE;
    // Text after padding, or characters outside base64.
    if (value === NONE || this.#padding > 0) {
      this.#invalid = true;
      return false;
    }
    this.#bits = (this.#bits << 6) | value;
    this.#count += 1;
    return this.#count === 4;
  }
}

/** Decodes whole groups of four characters, up to the first that has anything else. @returns the number of groups */
function decodeGroups(
  bytes: Uint8Array,
  start: number,
  end: number,
  target: Uint8Array,
  at: number,
): number {
  let to = at;
  let from = start;
  for (; from + 4 <= end; from += 4) {
    const one = VALUES[bytes[from] ?? 0] ?? NONE;
    const two = VALUES[bytes[from + 1] ?? 0] ?? NONE;
    const three = VALUES[bytes[from + 2] ?? 0] ?? NONE;
    const four = VALUES[bytes[from + 3] ?? 0] ?? NONE;
    if (((one | two | three | four) & NONE) !== 0) break;
    target[to] = (one << 2) | (two >> 4);
    target[to + 1] = (two << 4) | (three >> 2);
    target[to + 2] = (three << 6) | four;
    to += 3;
  }
  return (from - start) / 4;
}

/** The first code of a character that is not ASCII, and so not of base64. */
const OUTSIDE = 0x80;
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
   * Decodes bytes from `start` on into `target`, from `at` on.
   *
   * @returns the index in `target` after the decoded bytes, and the index of the closing quote (-1: not in this part)
   */
  take(bytes: Buffer, start: number, target: Buffer, at: number): { to: number; end: number } {
    let [from, to] = [start, at];
    while (from < bytes.length) {
      if (this.#escape !== '') {
        to = this.#continueEscape(bytes[from] ?? 0, target, to);
        from += 1;
        continue;
      }
      const quote = bytes.indexOf(QUOTE, from);
      const stop = quote < 0 ? bytes.length : quote;
      const slash = bytes.subarray(from, stop).indexOf(BACKSLASH);
      const plainEnd = slash < 0 ? stop : from + slash;
      to = this.decoder.write(bytes, from, plainEnd, target, to);
      if (slash < 0) return { to, end: quote };
      this.#escape = '\\';
      from = plainEnd + 1;
    }
    return { to, end: -1 };
  }

  #continueEscape(byte: number, target: Buffer, at: number): number {
    this.#escape += String.fromCharCode(byte);
    const isUnicode = this.#escape[1] === 'u';
    if (isUnicode && this.#escape.length < 6) return at;
    const character = isUnicode
      ? unicode(this.#escape.slice(2))
      : SHORT_ESCAPES.get(this.#escape.slice(1));
    this.#escape = '';
    const code = character?.charCodeAt(0) ?? OUTSIDE;
    if (code >= OUTSIDE) {
      this.decoder.markInvalid();
      return at;
    }
    return this.decoder.write(Uint8Array.of(code), 0, 1, target, at);
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
