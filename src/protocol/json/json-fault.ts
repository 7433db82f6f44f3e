/** What a scan was at when it met something else. */
export type Expected =
  | 'value'
  | 'name'
  | 'colon'
  | 'comma'
  /** A comma had come, and with it the promise of more. */
  | 'trailing'
  /** Inside a text. */
  | 'text'
  | 'escape'
  | 'number'
  /** Behind the end of all. */
  | 'behind';

/** The place of a fault in a JSON text, as the cause of its error: for a caller that may show the text around it. */
export class JsonFault {
  constructor(
    /** The byte that was not expected, without a byte order mark; the length of the text where it ends too soon. */
    readonly index: number,
    /** The reason, with line and column. */
    readonly reason: string,
  ) {}
}

const REASONS: Readonly<Record<Expected, string>> = {
  value: 'a value is expected, in double quotes unless it is a number, true, false or null',
  name: 'a name in double quotes is expected',
  colon: 'a colon is missing behind a name',
  comma: 'a comma or a closing bracket is missing',
  trailing: 'a comma stands in front of a closing bracket',
  text: 'a control character stands inside a text; write it as an escape',
  escape: 'a backslash stands in front of what is no escape; write two for a real one',
  number: 'a number is not written as JSON writes it',
  behind: 'something stands behind its end',
};

/**
 * Why a text is no JSON, and where. Never what stands there: it may be a secret.
 *
 * @param index of the byte that was not expected; the length of the text when it ends too soon
 * @returns such as `a comma stands in front of a closing bracket (line 3, column 14)`, counted from 1
 */
export function reasonOf(bytes: Buffer, index: number, expected: Expected): string {
  return `${reasonAlone(bytes, index, expected)} (${placeOf(bytes, index)})`;
}

/** The same without the place, for a part of a text that is not there as a whole. */
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

/** Whether an object, or a text in quotes, begins in percent-encoding. */
function isEncoded(bytes: Buffer): boolean {
  return /^%(?:25){0,4}(?:7b|22|5b)/i.test(bytes.toString('latin1', 0, 12));
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((code) => code === 0x20 || (code >= 0x09 && code <= 0x0d));
}

/** A single quote, a backtick, or a curved one as word processors write them. */
function isOtherQuote(bytes: Buffer, index: number): boolean {
  return ["'", '`', '‘', '’', '“', '”', '„'].some((quote) => {
    const end = index + Buffer.byteLength(quote);
    return bytes.toString('utf8', index, end) === quote;
  });
}

/** The line and column of a byte, both from 1; a column is a character. */
function placeOf(bytes: Buffer, index: number): string {
  let line = 1;
  let start = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0 && at < index; at = bytes.indexOf(0x0a, at + 1)) {
    line++;
    start = at + 1;
  }
  let column = 1;
  for (let at = start; at < index; at++) {
    // Each character of UTF-8 has one byte that does not go on with another.
    if (((bytes[at] ?? 0) & 0xc0) !== 0x80) column++;
  }
  return `line ${line}, column ${column}`;
}
