/** The sign for a value that is left out. */
export const HIDDEN = '…';

/** Matches a text in quotation marks, which may be cut off at its end. */
const QUOTED = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)/y;
const BARE = /[^\s{}[\](),;&<>:="']+/y;
/** Matches the form of names. Everything else may be a value, such as a password in base64. */
const NAME = /^(["']?)[a-z_][\w.-]{0,39}\1$/i;
/** Matches the sign between a name and its value. Base64 ends with one, which is none. */
const SIGN = /\s*(?::|=(?![=&\s]|$))/y;
const BLANKS = /\s+/y;
/** Matches a value of JSON without quotation marks. */
const LITERAL = /(?:-?\d[\d.eE+-]{0,40}|true|false|null)(?=\s*[,}\]])/y;
/** Matches any other value without quotation marks: it may contain every sign of JSON and of XML. */
const VALUE = /[^{[&\n][^&\n]*/y;
const ATTRIBUTE = /[^\s>]+/y;
/** Matches a comment of XML, and a text that is not read for elements. */
const UNREAD = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/y;
const TAG = /<[/?!]?(?:[a-z_][\w:.-]{0,63})?/iy;
/** Matches the text of an element, to its end: with a `<` of its own it is no XML. */
const CONTENT = /\s*[^<\s](?:[^<]|<(?!\/))*/y;

/**
 * Returns a text that is no JSON, such as JSON that is cut off, XML or a form, without its values: the names and the
 * signs between them stay. The text is read once, in time that is linear in its length.
 */
export function withoutValues(text: string): string {
  return new Scan(text).run();
}

class Scan {
  #at = 0;
  #isInTag = false;
  readonly #out: string[] = [];

  constructor(readonly text: string) {}

  run(): string {
    const { text } = this;
    while (this.#at < text.length) {
      const sign = text.charAt(this.#at);
      if (sign === '<') this.#readTag();
      else if (sign === '>' && this.#isInTag) this.#endTag();
      else if (sign === ':' || sign === '=') this.#readValue(sign);
      else if (!this.#readWord()) this.#copy(sign);
    }
    return this.#out.join('');
  }

  /** Reads a name, which a sign follows, and hides any other word. */
  #readWord(): boolean {
    const word = this.#match(QUOTED) ?? this.#match(BARE);
    if (word === undefined) return false;
    const end = this.#at;
    const isName = this.#match(SIGN) !== undefined && NAME.test(word);
    this.#at = end;
    this.#out.push(isName ? word : HIDDEN);
    return true;
  }

  #readValue(sign: string): void {
    this.#copy(sign);
    this.#out.push(this.#match(BLANKS) ?? '');
    const bare = this.#isInTag ? ATTRIBUTE : VALUE;
    const value = this.#match(QUOTED) ?? this.#match(LITERAL) ?? this.#match(bare);
    if (value !== undefined) this.#out.push(HIDDEN);
  }

  #readTag(): void {
    if (this.#match(UNREAD) !== undefined) {
      this.#out.push(HIDDEN);
      return;
    }
    this.#out.push(this.#match(TAG) ?? '');
    this.#isInTag = true;
  }

  #endTag(): void {
    this.#copy('>');
    this.#isInTag = false;
    if (this.#match(CONTENT) !== undefined) this.#out.push(HIDDEN);
  }

  #copy(sign: string): void {
    this.#out.push(sign);
    this.#at += 1;
  }

  /** Returns what an expression matches here, and goes on after it. */
  #match(expression: RegExp): string | undefined {
    expression.lastIndex = this.#at;
    const [found] = expression.exec(this.text) ?? [];
    this.#at += found?.length ?? 0;
    return found;
  }
}
