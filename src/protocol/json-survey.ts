/** What a look at a JSON text tells before it is parsed. */
export type Survey =
  /** Nothing in it is worth a closer look. */
  | 'clear'
  /** It may hold a member name or a character that is refused; only its parsed value can tell. */
  | 'suspicious'
  /** It nests deeper than is allowed. */
  | 'deep';

/** Below this length no text can nest deep enough to do harm. */
const SHORT = 4096;
/** Escapes that may hide a refused name, a NUL, or half of a surrogate pair. */
const SUSPICIOUS_ESCAPE = /\\u(?:00[0-7]|[dD][89a-fA-F])/;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
/** By their first letter. */
const REFUSED_NAMES = new Map([
  [0x5f, '__proto__'],
  [0x63, 'constructor'],
]);
/** `[` and `{`, `]` and `}` differ in this one bit. */
const FOLD = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Looks at a JSON text without parsing it; a text that is no JSON gets some answer. */
export function surveyJson(text: string, deepest: number): Survey {
  return text.length > SHORT ? new LongSurvey(text).take(deepest) : surveyShort(text);
}

function surveyShort(text: string): Survey {
  if (text.includes('__proto__') || text.includes('constructor')) return 'suspicious';
  return text.includes('\\u') && SUSPICIOUS_ESCAPE.test(text) ? 'suspicious' : 'clear';
}

/**
 * One loop over the bytes of UTF-8, where no part of a longer character looks like a quote or a bracket. For a long text
 * several searches, or a loop over its characters, would cost as much as parsing it.
 */
class LongSurvey {
  readonly #bytes: Buffer;
  #hasRefusedName = false;
  #hasEscape = false;

  constructor(readonly text: string) {
    this.#bytes = Buffer.from(text);
  }

  take(deepest: number): Survey {
    const bytes = this.#bytes;
    const { length } = bytes;
    let depth = 0;
    for (let index = 0; index < length; index++) {
      const code = bytes[index] ?? 0;
      if (code === QUOTE) index = this.#skipText(bytes, index + 1);
      else if ((code | FOLD) === OPENING) {
        if (++depth > deepest) return 'deep';
      } else if ((code | FOLD) === CLOSING) depth--;
    }
    if (this.#hasRefusedName) return 'suspicious';
    return this.#hasEscape && SUSPICIOUS_ESCAPE.test(this.text) ? 'suspicious' : 'clear';
  }

  /** @returns where the closing quote of the text that begins at `start` is */
  #skipText(bytes: Buffer, start: number): number {
    const { length } = bytes;
    let end = start;
    for (; end < length; end++) {
      const code = bytes[end];
      if (code === QUOTE) break;
      if (code !== BACKSLASH) continue;
      end++;
      if (bytes[end] === LETTER_U) this.#hasEscape = true;
    }
    this.#lookAtName(bytes, start, end);
    return end;
  }

  // By its length and first letter first: a text of its own for every name would cost more than all the rest.
  #lookAtName(bytes: Buffer, start: number, end: number): void {
    const name = REFUSED_NAMES.get(bytes[start] ?? 0);
    if (name?.length !== end - start) return;
    if (bytes.toString('latin1', start, end) === name) this.#hasRefusedName = true;
  }
}
