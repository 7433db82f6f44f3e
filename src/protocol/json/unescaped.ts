import type { Steps } from '../steps.js';
import { BACKSLASH, LETTER_U } from './characters.js';
import { PIECE } from './json-build.js';
import { isProperText, nonText } from './safe-json.js';
import { textOfUtf8 } from './unread-json.js';

/** The start of the second half of a surrogate pair, after `\u`. */
const SECOND_HALF = /^[dD][c-fC-F]$/;

/**
 * Decodes a JSON string into the bytes of its text, in the memory of the string: decoded text is never longer than its
 * escapes.
 *
 * @param string a valid JSON string with its quotes, which is overwritten
 * @throws LinkError `payload_unsafe` for invalid characters
 */
export function* unescapedSteps(string: Buffer, path: string): Steps<Buffer> {
  const bytes = string.subarray(1, -1);
  let written = 0;
  for (let at = 0; at < bytes.length; ) {
    const end = endOfPiece(bytes, at);
    const text = String(JSON.parse(`"${textOfUtf8(bytes.subarray(at, end))}"`));
    if (!isProperText(text)) throw nonText(path);
    written += bytes.write(text, written);
    at = end;
    yield;
  }
  return bytes.subarray(0, written);
}

/** @returns a possible end of a piece: inside no character, no escape and no surrogate pair */
function endOfPiece(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const code = bytes[at] ?? 0;
    if (at - start >= PIECE && !isContinued(bytes, at, code)) return at;
    at += code !== BACKSLASH ? 1 : bytes[at + 1] === LETTER_U ? 6 : 2;
  }
  return bytes.length;
}

/** Returns true when the byte at `at` belongs to the character before it. */
function isContinued(bytes: Buffer, at: number, code: number): boolean {
  if ((code & 0xc0) === 0x80) return true;
  if (code !== BACKSLASH || bytes[at + 1] !== LETTER_U) return false;
  return SECOND_HALF.test(bytes.toString('latin1', at + 2, at + 4));
}
