import { isUtf8 } from 'node:buffer';
import { LinkError } from '../errors/errors.js';
import { OPEN_OBJECT } from '../json/characters.js';
import { afterByteOrderMark, textOfUtf8, utf8Text } from '../json/unread-json.js';
import { readPayload } from './read-payload.js';

/** The variables of an urlencoded form, on an object without a prototype. A repeated name has a list. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

const PAYLOAD = 'payload=';
const PAYLOAD_BYTES = Buffer.from(PAYLOAD);
/** The largest number of variables in a form, urlencoded or multipart. */
export const MOST_VARIABLES = 1000;

/** The position of a `payload` variable whose JSON is not encoded, and of its value. */
export interface UnencodedPayload {
  readonly name: number;
  readonly value: number;
}

/**
 * Finds JSON that a form contains without encoding (literally `payload={ "username": … }`). There, `&`, `+` and `%`
 * belong to the JSON and not to the form (supplement: "the wire as it is really used", 1; decisions: "form").
 */
export function findUnencoded(form: Buffer): UnencodedPayload | undefined {
  const start = afterBlanks(form, 0);
  const isFirst = PAYLOAD_BYTES.every((code, at) => form[start + at] === code);
  const name = isFirst ? start : form.indexOf(`&${PAYLOAD}`) + 1;
  if (!isFirst && name === 0) return undefined;
  const value = name + PAYLOAD.length;
  const first = afterBlanks(form, value);
  const json = afterBlanks(form, afterByteOrderMark(form, first));
  if (form[json] !== OPEN_OBJECT) return undefined;
  // A scan expects a byte order mark at its first byte.
  return { name, value: json > first ? first : value };
}

export function afterBlanks(form: Buffer, start: number): number {
  let index = start;
  while (isBlank(form[index])) index++;
  return index;
}

function isBlank(code: number | undefined): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

/** An urlencoded form whose payload was already read, because only that shows the way to read the form. */
export interface ReadForm {
  readonly fields: FormFields;
  /** The result of `readPayload`. For a long form: its bytes or their scan. */
  readonly payload: unknown;
}

/**
 * Reads a form in which `{` follows `payload=` literally. The text is taken unchanged if it is JSON; otherwise the form
 * is decoded (decisions: "form").
 *
 * @throws LinkError `body_malformed` for bytes that are not UTF-8; `payload_not_json` for text that is JSON in neither
 * reading
 */
export function readUnencoded(form: Buffer, unencoded: UnencodedPayload): ReadForm {
  if (!isUtf8(form)) throw notUtf8();
  try {
    return asItStands(form, unencoded);
  } catch (fault) {
    const decoded = asEncoded(form);
    // A `{` shows that the sender meant JSON: its fault explains more than the fault of the decoded reading.
    if (decoded === undefined) throw fault;
    return decoded;
  }
}

function asItStands(form: Buffer, { name, value }: UnencodedPayload): ReadForm {
  const payload = form.subarray(value);
  const fields = name === 0 ? {} : decodeForm(form.toString('utf8', 0, name));
  return { fields, payload: readPayload(payload) };
}

function asEncoded(form: Buffer): ReadForm | undefined {
  try {
    const fields = decodeForm(textOfUtf8(form));
    const { payload } = fields;
    const isText = typeof payload === 'string';
    return { fields, payload: isText ? readPayload(payload) : payload };
  } catch (error) {
    if (LinkError.is(error)) return undefined;
    throw error;
  }
}

/**
 * Returns the text of an urlencoded form.
 *
 * @throws LinkError `body_malformed` for bytes that are not UTF-8
 */
export function formText(form: Buffer): string {
  const text = utf8Text(form);
  if (text === undefined) throw notUtf8();
  return text;
}

/**
 * Decodes an urlencoded form, without the blanks and line breaks around it. Only `payload` has to be encoded correctly;
 * another variable with broken encoding is taken unchanged.
 *
 * @throws LinkError `body_malformed` for a payload whose percent-encoding is broken or not that of UTF-8, and for too
 * many variables
 */
export function decodeForm(form: string): FormFields {
  const fields: Record<string, string | string[]> = Object.create(null);
  // Nearly every form consists of this one variable.
  if (form.startsWith(PAYLOAD) && !form.includes('&')) {
    fields.payload = decodeStrictly(form.slice(PAYLOAD.length));
    return fields;
  }
  const variables = trimmed(form).split('&', MOST_VARIABLES + 1);
  if (variables.length > MOST_VARIABLES) throw malformed('has too many variables');
  for (const variable of variables) {
    if (variable === '') continue;
    const equals = variable.indexOf('=');
    const name = decodeLeniently(equals < 0 ? variable : variable.slice(0, equals));
    const text = equals < 0 ? '' : variable.slice(equals + 1);
    const value = name === 'payload' ? decodeStrictly(text) : decodeLeniently(text);
    addField(fields, name, value);
  }
  return fields;
}

/** Adds a variable. A repeated name gets a list. */
export function addField(
  fields: Record<string, string | string[]>,
  name: string,
  value: string,
): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else fields[name] = Array.isArray(before) ? [...before, value] : [before, value];
}

function trimmed(form: string): string {
  const start = /[^ \t\r\n]/.exec(form)?.index ?? form.length;
  return start === 0 ? form : form.slice(start);
}

/**
 * Decodes a name or a value of a form.
 *
 * @throws URIError for text that is not percent-encoded UTF-8
 */
export function decode(text: string): string {
  const blanks = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return blanks.includes('%') ? decodeURIComponent(blanks) : blanks;
}

function decodeLeniently(text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/**
 * Decodes the value of `payload`.
 *
 * @throws LinkError `body_malformed`
 */
export function decodeStrictly(text: string): string {
  try {
    return decode(text);
  } catch {
    const isBroken = /%(?![0-9a-fA-F]{2})/.test(text);
    throw isBroken ? malformed('has a broken percent-encoding') : notUtf8();
  }
}

/** The refusal of a form that is not UTF-8. A lenient decoder would store replacement characters for ever. */
export function notUtf8(): LinkError {
  return malformed('is not UTF-8');
}

/** The refusal of a body that is not a form. */
export function malformed(problem: string): LinkError {
  return new LinkError('body_malformed', `the form ${problem}`);
}

/** Encodes one payload as an urlencoded form with percent-encoding, which every receiver reads. */
export function encodeForm(payload: string): string {
  return `payload=${encodeURIComponent(payload)}`;
}
