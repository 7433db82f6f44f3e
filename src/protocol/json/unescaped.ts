import type { Steps } from '../steps.js';
import { PIECE } from './json-build.js';
import { isProperText, nonText } from './safe-json.js';
import { textOfUtf8 } from './unread-json.js';

const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
/** How the second half of a surrogate pair begins behind `\u`. */
const SECOND_HALF = /^[dD][c-fC-F]$/;

/**
 * The text that a JSON string stands for, in bytes: in the memory of the string, since no escape is shorter than what it
 * stands for.
 *
 * @param string right JSON, with its quotes; it is overwritten
 * @throws LinkError `payload_unsafe` for what is no text
 */
export function* unescapedSteps(string: Buffer, place: string): Steps<Buffer> {
  const bytes = string.subarray(1, -1);
  let written = 0;
  for (let at = 0; at < bytes.length; ) {
    const end = endOfPiece(bytes, at);
    const text = String(JSON.parse(`"${textOfUtf8(bytes.subarray(at, end))}"`));
    if (!isProperText(text)) throw nonText(place);
    written += bytes.write(text, written);
    at = end;
    yield;
  }
  return bytes.subarray(0, written);
}

/** @returns where a piece may end: within no character, no escape and no surrogate pair */
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
