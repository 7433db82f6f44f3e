import { BACKSLASH, QUOTE } from '../../../../protocol/json/characters.js';

/** Returns true for a letter, a digit or an underscore. */
export function isWordCode(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === 0x5f
  );
}

/** Returns the index after space, which JSON within JSON writes as `\n` and the like. */
export function skipSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) continue;
    if (code !== BACKSLASH) return at;
    const after = skipBackslashes(text, at);
    if (!'nrt'.includes(text.charAt(after) || ' ')) return at;
    at = after;
  }
}

function skipBackslashes(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === BACKSLASH) at++;
  return at;
}

/** A text in quotes. */
export interface Quoted {
  readonly start: number;
  /** The index of its end; the end of the text where no quote ends it. */
  readonly end: number;
  /** The index after its closing quote. */
  readonly next: number;
}

/**
 * Returns the quoted text at an index, whose quotes may have backslashes before them; undefined where there is none.
 */
export function quotedAt(text: string, at: number): Quoted | undefined {
  const opening = skipBackslashes(text, at);
  if (text.charCodeAt(opening) !== QUOTE) return undefined;
  const level = opening - at;
  const start = opening + 1;
  for (let from = start; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { start, end: text.length, next: text.length };
    const slashes = backslashesBefore(text, quote, from);
    if (closes(slashes, level)) {
      return { start, end: quote - Math.min(slashes, level), next: quote + 1 };
    }
    from = quote + 1;
  }
}

/** Returns the number of backslashes before an index, back to another one. */
function backslashesBefore(text: string, at: number, back: number): number {
  let start = at;
  while (start > back && text.charCodeAt(start - 1) === BACKSLASH) start--;
  return at - start;
}

/**
 * Returns true if a quote ends a text whose own quotes have a number of backslashes. It may also end a text that
 * contains it. An even number of escaped backslashes may precede it.
 */
function closes(slashes: number, level: number): boolean {
  return slashes <= level
    ? slashes === level || level > 0
    : (slashes - level) % (2 * (level + 1)) === 0;
}

/**
 * Returns the index after an object or list; the end of the text where it is not closed. @param level as of its quotes
 */
export function readNested(text: string, from: number, level: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') {
      depth--;
      if (depth === 0) return at + 1;
    } else if (character === '\\' || character === '"') {
      const quoted = quotedAt(text, at);
      if (!quoted) {
        at = skipBackslashes(text, at) - 1;
        continue;
      }
      // A quote with fewer backslashes ends the containing text.
      if (quoted.start - 1 - at < level) return at;
      at = quoted.next - 1;
    }
  }
  return text.length;
}

/** Returns the index after a number or word. */
export function readBare(text: string, from: number): number {
  let at = from;
  while (at < text.length && !',}]"\\ \t\n\r'.includes(text.charAt(at))) at++;
  return at;
}
