/** The state of a scan that met an unexpected byte. */
export type Expected =
  | 'value'
  | 'name'
  | 'colon'
  | 'comma'
  /** A comma has passed, so that another element or member has to follow. */
  | 'trailing'
  /** Inside a text. */
  | 'text'
  | 'escape'
  | 'number'
  /** After the end of the whole value. */
  | 'end';

/** The position of a fault in a JSON text, as the cause of its error: for a caller that may show the text around it. */
export class JsonFault {
  constructor(
    /** The index of the unexpected byte, without a byte order mark; the length of the text when it ends too early. */
    readonly index: number,
    /** The reason, with line and column. */
    readonly reason: string,
  ) {}
}

const REASONS: Readonly<Record<Expected, string>> = {
  value: 'a value is expected, in double quotes unless it is a number, true, false or null',
  name: 'a name in double quotes is expected',
  colon: 'a colon is missing after a name',
  comma: 'a comma or a closing bracket is missing',
  trailing: 'a comma stands in front of a closing bracket',
  text: 'a control character stands inside a text; write it as an escape',
  escape: 'a backslash does not begin an escape; write two for a literal backslash',
  number: 'a number is not written as JSON writes it',
  end: 'text follows its end',
};

/**
 * Returns the reason and position of invalid JSON. It never quotes the text, which may be a secret.
 *
 * @param index of the unexpected byte; the length of the text when it ends too early
 * @returns such as `a comma stands in front of a closing bracket (line 3, column 14)`, counted from 1
 */
export function reasonOf(bytes: Buffer, index: number, expected: Expected): string {
  return `${reasonAlone(bytes, index, expected)} (${positionOf(bytes, index)})`;
}

/** Returns the reason without its position, for a part of a text that is not stored as a whole. */
export function reasonAlone(bytes: Buffer, index: number, expected: Expected): string {
  if (index >= bytes.length) return isBlank(bytes) ? 'it is empty' : 'it is cut off';
  const code = bytes[index] ?? 0;
  if (expected === 'text' && (code === 0x0a || code === 0x0d)) {
    return 'a line break stands inside a text; write it as \\n';
  }
  if (expected === 'text' && code === 0x09) return 'a tab stands inside a text; write it as \\t';
  if (expected !== 'value' && expected !== 'name') return REASONS[expected];
  if (index === 0 && isEncoded(bytes)) return 'it is percent-encoded twice; encode it once';
  if (isOtherQuote(bytes, index)) return 'names and texts stand in double quotes (") only';
  const isBare = expected === 'name' && /^[\w$]/.test(String.fromCharCode(code));
  return isBare ? 'a name stands without its double quotes' : REASONS[expected];
}

/** Returns true for percent-encoded text of an object or of a string. */
function isEncoded(bytes: Buffer): boolean {
  return /^%(?:25){0,4}(?:7b|22|5b)/i.test(bytes.toString('latin1', 0, 12));
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((code) => code === 0x20 || (code >= 0x09 && code <= 0x0d));
}

/** Returns true for a single quote, a backtick, or a curved quote of word processors. */
function isOtherQuote(bytes: Buffer, index: number): boolean {
  return ["'", '`', '‘', '’', '“', '”', '„'].some((quote) => {
    const end = index + Buffer.byteLength(quote);
    return bytes.toString('utf8', index, end) === quote;
  });
}

/** The line and column of a byte, both from 1; a column is a character. */
function positionOf(bytes: Buffer, index: number): string {
  let line = 1;
  let start = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0 && at < index; at = bytes.indexOf(0x0a, at + 1)) {
    line++;
    start = at + 1;
  }
  let column = 1;
  for (let at = start; at < index; at++) {
    // Each character of UTF-8 has exactly one byte that is not a continuation byte.
    if (((bytes[at] ?? 0) & 0xc0) !== 0x80) column++;
  }
  return `line ${line}, column ${column}`;
}
