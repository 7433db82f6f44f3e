import {
  BACKSLASH,
  CLOSE_OBJECT,
  COLON,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from '../../../../protocol/json/characters.js';
import { HIDDEN, maskedRest } from './address.js';
import { isCode } from './house-codes.js';
import { isWordCode, quotedAt, readBare, readNested, skipSpace } from './scan.js';
import { kindOfMember, type MemberKind, mayNameSecret, SHORTEST_NAME } from './secret-names.js';

/** The rules for masking a text, in addition to the general ones. */
export interface MaskingRules {
  /** Further names of secret members, as a dialect spells them. */
  readonly secretNames?: readonly string[];
  /** The ids of notes whose text is shown to groups only; `all`: no text of a note is shown. */
  readonly hiddenNotes?: readonly string[] | 'all';
}

/**
 * Masks passwords, hashes, codes of houses and signatures of addresses in a text: plain text, JSON, or JSON within
 * either, which may be cut off at its end. JSON stays valid. The text is read once, in time that is linear in its
 * length.
 */
export function masked(text: string, rules: MaskingRules = {}): string {
  // Some systems write letters as escapes, which would hide names and addresses from the scan.
  const plain = text.includes('\\u') ? withoutEscapes(text) : text;
  if (!mayHide(plain, rules)) return text;
  const shown = new Masking(plain, rules, 0).run();
  return shown === plain ? text : shown;
}

const SHA1_LENGTH = 40;
/** Matches the beginning of every address after its scheme. */
const ADDRESS = /:\\*\/\\*\//;

/** Returns false for a text that certainly contains nothing to hide, in a small part of the time of masking it. */
function mayHide(text: string, { secretNames = [] }: MaskingRules): boolean {
  return (
    mayNameSecret(text) ||
    ADDRESS.test(text) ||
    hasHash(text) ||
    secretNames.some((name) => text.includes(name))
  );
}

/** Returns true if a text contains as many hex digits in sequence as a hash has. One of them is always at a step. */
function hasHash(text: string): boolean {
  for (let at = SHA1_LENGTH - 1; at < text.length; at += SHA1_LENGTH) {
    if (isHexCode(text.charCodeAt(at)) && hexAround(text, at) >= SHA1_LENGTH) return true;
  }
  return false;
}

/** Returns the number of hex digits in sequence around an index, counted up to that of a hash in each direction. */
function hexAround(text: string, at: number): number {
  let start = at;
  let end = at + 1;
  while (at - start < SHA1_LENGTH && isHexCode(text.charCodeAt(start - 1))) start--;
  while (end - at < SHA1_LENGTH && isHexCode(text.charCodeAt(end))) end++;
  return end - start;
}

/** Matches a SHA-1 in an address, where no word of JSON delimits it. */
const SHA1 = /\b[0-9a-f]{40}\b/gi;
/** The greatest depth of records within values of records. Values of deeper ones are hidden. */
const DEEPEST = 2;
/** The most characters of a field's name or of an id that are read. */
const LONGEST_ID = 300;
const EQUALS = 0x3d;
const SLASH = 0x2f;

/** The kinds of characters: nothing to hide begins there, a word begins, or one of the characters that are read. */
const [OTHER, WORD, MARK] = [0, 1, 2];
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  if ([QUOTE, COLON, EQUALS, OPEN_OBJECT, CLOSE_OBJECT].includes(code)) return MARK;
  return isWordCode(code) ? WORD : OTHER;
});

/** A part of the output that is secret or not, depending on other members of its record. */
interface PendingPart {
  readonly kind: 'value' | 'text';
  /** Its index in the output. */
  readonly index: number;
}

class Masking {
  #at = 0;
  /** The end of the input that is already in the output. */
  #copied = 0;
  /** The last word, which is the name before an equals sign. */
  #wordStart = 0;
  #wordEnd = 0;
  readonly #out: string[] = [];
  #pending: PendingPart[] = [];
  /** The facts of the record so far: the field that it changes, and its note. */
  #field: string | undefined;
  #note: string | undefined;
  readonly #names: ReadonlySet<string>;
  readonly #shortestName: number;

  /** @param depth the number of values of records that contain the text */
  constructor(
    readonly text: string,
    readonly rules: MaskingRules,
    readonly depth: number,
  ) {
    this.#names = new Set(rules.secretNames);
    this.#shortestName = Math.min(SHORTEST_NAME, ...[...this.#names].map(({ length }) => length));
  }

  run(): string {
    const { text } = this;
    for (this.#skipPlain(); this.#at < text.length; this.#skipPlain()) {
      const code = text.charCodeAt(this.#at);
      if (code === QUOTE) this.#readMember();
      else if (code === COLON) this.#readAddress();
      else if (code === EQUALS) this.#readParameter();
      else {
        this.#endRecord();
        this.#at++;
      }
    }
    this.#endRecord();
    if (this.#out.length === 0) return text;
    this.#out.push(text.slice(this.#copied));
    return this.#out.join('');
  }

  /** Moves to the next character that may begin something to hide, or ends a record. Nearly all characters pass here. */
  #skipPlain(): void {
    const { text } = this;
    let at = this.#at;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const kind = code < KINDS.length ? KINDS[code] : OTHER;
      if (kind === OTHER) continue;
      if (kind === MARK) break;
      const start = at;
      while (at + 1 < text.length && isWordCode(text.charCodeAt(at + 1))) at++;
      this.#endWord(start, at + 1);
    }
    this.#at = at;
  }

  /** Replaces a part of the text. */
  #replace(start: number, end: number, instead: string): void {
    this.#out.push(this.text.slice(this.#copied, start), instead);
    this.#copied = end;
  }

  /** Masks forty hex digits, which are the SHA-1 of a password more often than any other value. */
  #endWord(start: number, end: number): void {
    this.#wordStart = start;
    this.#wordEnd = end;
    const length = end - start;
    // The letter of an escape such as \n precedes the word.
    const isEscaped = start > 0 && this.text.charCodeAt(start - 1) === BACKSLASH;
    if (length !== SHA1_LENGTH && !(isEscaped && length === SHA1_LENGTH + 1)) return;
    const hash = end - SHA1_LENGTH;
    for (let at = hash; at < end; at++) if (!isHexCode(this.text.charCodeAt(at))) return;
    this.#replace(hash, end, HIDDEN);
  }

  /** Reads the name of a member where a quote begins one, and masks its value if it is secret. */
  #readMember(): void {
    const { text } = this;
    const start = this.#at + 1;
    const closing = text.indexOf('"', start);
    this.#at = start;
    // Also the quotes around a comma or colon, which are half of all.
    if (closing - start < this.#shortestName) return;
    let nameEnd = closing;
    while (nameEnd > start && text.charCodeAt(nameEnd - 1) === BACKSLASH) nameEnd--;
    const colon = skipSpace(text, closing + 1);
    if (text.charCodeAt(colon) !== COLON) return;
    const name = text.slice(start, nameEnd);
    const kind = this.#names.has(name) ? 'secret' : kindOfMember(name);
    if (kind === 'plain') return;
    const at = skipSpace(text, colon + 1);
    if (kind === 'secret') this.#hideValue(at, closing - nameEnd);
    else this.#readRecord(kind, at);
  }

  /** @param level the number of backslashes before the quotes of the member */
  #hideValue(at: number, level: number): void {
    const { text } = this;
    const quoted = quotedAt(text, at);
    if (quoted) {
      if (quoted.end > quoted.start) this.#replace(quoted.start, quoted.end, HIDDEN);
      this.#at = quoted.next;
      return;
    }
    const code = text.charCodeAt(at);
    const end =
      code === OPEN_OBJECT || code === OPEN_LIST ? readNested(text, at, level) : readBare(text, at);
    this.#at = Math.max(end, this.#at);
    if (end === at || text.slice(at, end) === 'null') return;
    const quote = `${'\\'.repeat(level)}"`;
    this.#replace(at, end, quote + HIDDEN + quote);
  }

  /** Reads a member that determines what its record hides, or whose value may be hidden. */
  #readRecord(kind: Exclude<MemberKind, 'plain' | 'secret'>, at: number): void {
    if (kind === 'value' || kind === 'text') this.#hold(kind, at);
    else if (kind === 'field') this.#field = shortValue(this.text, at);
    else this.#note = shortValue(this.text, at);
  }

  /** Stores the value of a member separately until the end of its record. */
  #hold(kind: PendingPart['kind'], at: number): void {
    const { hiddenNotes = [], secretNames = [] } = this.rules;
    if (kind === 'text' && hiddenNotes.length === 0) return;
    const quoted = quotedAt(this.text, at);
    if (!quoted) return;
    const { start, end, next } = quoted;
    this.#at = next;
    if (end === start) return;
    const index = this.#out.length + 1;
    const value = this.text.slice(start, end);
    const isDeep = this.depth >= DEEPEST;
    const inner = isDeep ? HIDDEN : new Masking(value, { secretNames }, this.depth + 1).run();
    this.#replace(start, end, inner);
    this.#pending.push({ kind, index });
  }

  /** Hides the values that the record marks as secret, and those without a mark. */
  #endRecord(): void {
    for (const { kind, index } of this.#pending) {
      const isHidden = kind === 'value' ? this.#isCodeChanged() : this.#isNoteHidden();
      if (isHidden) this.#out[index] = HIDDEN;
    }
    if (this.#pending.length > 0) this.#pending = [];
    this.#field = undefined;
    this.#note = undefined;
  }

  #isCodeChanged(): boolean {
    return this.#field === undefined || isCode(this.#field);
  }

  #isNoteHidden(): boolean {
    const { hiddenNotes = [] } = this.rules;
    if (hiddenNotes === 'all' || this.#note === undefined) return true;
    return hiddenNotes.includes(this.#note);
  }

  /** Reads an address from the colon of its scheme to its end. */
  #readAddress(): void {
    const { text } = this;
    const colon = this.#at;
    this.#at++;
    // The word before the colon is the scheme.
    if (colon === 0 || !isWordCode(text.charCodeAt(colon - 1))) return;
    const start = afterSlash(text, afterSlash(text, colon + 1));
    if (start < 0) return;
    const end = endOfAddress(text, start);
    this.#at = end;
    const rest = text.slice(start, end);
    const shown = maskedRest(rest).replace(SHA1, HIDDEN);
    if (shown !== rest) this.#replace(start, end, shown);
  }

  /** Masks the value in `password=…`, as forms and queries write it. */
  #readParameter(): void {
    const { text } = this;
    this.#at++;
    if (this.#wordEnd !== this.#at - 1) return;
    if (kindOfMember(text.slice(this.#wordStart, this.#wordEnd)) !== 'secret') return;
    const start = this.#at;
    while (this.#at < text.length && !ENDS_PARAMETER.has(text.charCodeAt(this.#at))) this.#at++;
    if (this.#at > start) this.#replace(start, this.#at, HIDDEN);
  }
}

/** The characters that end the value of a parameter: space, quotes, `&`, `,`, `;`, `<`, brackets, a backslash. */
const ENDS_PARAMETER: ReadonlySet<number> = new Set(
  [...'\t\n\r "\'&,;<>)]}\\'].map((character) => character.charCodeAt(0)),
);

/** Returns the value of a member, up to the length of a name or an id. */
function shortValue(text: string, at: number): string {
  const part = text.slice(at, at + LONGEST_ID);
  const quoted = quotedAt(part, 0);
  return quoted ? part.slice(quoted.start, quoted.end) : part.slice(0, readBare(part, 0));
}

function isHexCode(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
}

/** Returns the index after a slash and the backslashes before it; -1 where there is none. */
function afterSlash(text: string, from: number): number {
  if (from < 0) return -1;
  let at = from;
  while (text.charCodeAt(at) === BACKSLASH) at++;
  return text.charCodeAt(at) === SLASH ? at + 1 : -1;
}

/** Returns the end of an address: space, a quote, or a backslash that is not followed by a slash. */
function endOfAddress(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || code <= 0x20 || code === 0xa0) return at;
    if (code === BACKSLASH) {
      const next = afterSlash(text, at);
      if (next < 0) return at;
      at = next;
    } else at++;
  }
  return at;
}

const HEX = /^[0-9a-f]{4}$/i;

/**
 * Returns a text whose letters, digits and signs are not escaped as `\u` and four digits. Quotes and backslashes stay.
 */
function withoutEscapes(text: string): string {
  const out: string[] = [];
  let copied = 0;
  for (let at = text.indexOf('\\u'); at >= 0; at = text.indexOf('\\u', at + 2)) {
    const digits = text.slice(at + 2, at + 6);
    const code = HEX.test(digits) ? Number.parseInt(digits, 16) : 0;
    if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH) continue;
    let start = at;
    while (start > copied && text.charCodeAt(start - 1) === BACKSLASH) start--;
    out.push(text.slice(copied, start), String.fromCharCode(code));
    copied = at + 6;
  }
  return copied === 0 ? text : out.join('') + text.slice(copied);
}
