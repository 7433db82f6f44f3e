import { LinkError } from './errors.js';

/** Far deeper than anything the protocol nests, far shallower than what endangers a stack. */
const DEEPEST = 64;
/** Below this length no text can nest deep enough to do harm. */
const SHORT = 4096;
/** Escapes that may hide a refused name, a NUL, or half of a surrogate pair. */
const SUSPICIOUS_ESCAPE = /\\u(?:00[0-7]|[dD][89a-fA-F])/;

/** Whether a text may hold something that is refused; three plain searches are far faster than one pattern. */
function isSuspicious(text: string): boolean {
  if (text.includes('__proto__') || text.includes('constructor')) return true;
  return text.includes('\\u') && SUSPICIOUS_ESCAPE.test(text);
}

/**
 * Parses JSON from outside, safely: nesting is bounded before it is parsed, member names that reach for a prototype
 * and characters that are no text (NUL, half a surrogate pair) are refused with their place.
 *
 * @param place how messages call the text, `payload` or `event_data`
 * @throws SyntaxError when it is not JSON; LinkError `payload_unsafe` when it is not safe
 */
export function parseJson(text: string, place: string): unknown {
  if (text.length > SHORT && nestsDeeply(text)) throw tooDeep(place);
  const value: unknown = JSON.parse(text);
  if (isSuspicious(text)) refuseUnsafe(value, place);
  return value;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, `]` and `}` differ in this one bit. */
const FOLD = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

// Character codes and one loop: this reads every large payload once more than JSON.parse does.
function nestsDeeply(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfText(text, index);
    else if ((code | FOLD) === OPENING) {
      if (++depth > DEEPEST) return true;
    } else if ((code | FOLD) === CLOSING) depth--;
  }
  return false;
}

function endOfText(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH) index++;
    else if (code === QUOTE) return index;
  }
  return text.length;
}

function tooDeep(place: string): LinkError {
  return new LinkError('payload_unsafe', `${place}: nested deeper than ${DEEPEST} levels`);
}

/**
 * Refuses what {@link parseJson} refuses in a value that somebody else has parsed.
 *
 * @throws LinkError `payload_unsafe`
 */
export function refuseUnsafe(value: unknown, place: string): void {
  const open: [value: unknown, where: string, depth: number][] = [[value, place, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [member, where, depth] = next;
    if (typeof member === 'string') refuseNonText(member, where);
    if (typeof member !== 'object' || member === null) continue;
    if (depth > DEEPEST) throw tooDeep(place);
    for (const [key, child] of Object.entries(member)) {
      refuseNonText(key, where);
      if (key === '__proto__' || key === 'constructor') {
        throw new LinkError('payload_unsafe', `${where}.${key}: this member name is refused`);
      }
      const at = Array.isArray(member) ? `${where}[${key}]` : `${where}.${key.slice(0, 80)}`;
      open.push([child, at, depth + 1]);
    }
  }
}

function refuseNonText(text: string, where: string): void {
  if (!text.includes('\0') && text.isWellFormed()) return;
  const message = `${where}: has a character that is no text (NUL, or half of a surrogate pair)`;
  throw new LinkError('payload_unsafe', message);
}
