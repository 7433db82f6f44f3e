import { isUtf8 } from 'node:buffer';
import { LinkError } from '../errors/errors.js';
import { behindMark, textOfUtf8, utf8Text } from '../json/unread-json.js';
import { readPayload } from './read-payload.js';

/** The variables of an urlencoded form; a name that came several times has a list. Without a prototype. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

const PAYLOAD = 'payload=';
const PAYLOAD_BYTES = Buffer.from(PAYLOAD);
const OPEN_OBJECT = 0x7b;
/** The most variables that a form may have, urlencoded or multipart. */
export const MOST_VARIABLES = 1000;

/** Where the variable `payload` is whose JSON stands unencoded in a form, and where its value begins. */
export interface UnencodedPayload {
  readonly name: number;
  readonly value: number;
}

/**
 * Finds the JSON that stands unencoded in a form (literally `payload={ "username": … }`): there `&`, `+` and `%` are
 * part of it and not of the form (supplement: "the wire as it is really used", 1; decisions: "form").
 */
export function findUnencoded(form: Buffer): UnencodedPayload | undefined {
  const start = behindBlanks(form, 0);
  const isFirst = PAYLOAD_BYTES.every((code, at) => form[start + at] === code);
  const name = isFirst ? start : form.indexOf(`&${PAYLOAD}`) + 1;
  if (!isFirst && name === 0) return undefined;
  const value = name + PAYLOAD.length;
  const first = behindBlanks(form, value);
  const json = behindBlanks(form, behindMark(form, first));
  if (form[json] !== OPEN_OBJECT) return undefined;
  // A byte order mark has to be the first of what is scanned.
  return { name, value: json > first ? first : value };
}

export function behindBlanks(form: Buffer, start: number): number {
  let index = start;
  while (isBlank(form[index])) index++;
  return index;
}

function isBlank(code: number | undefined): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

/** An urlencoded form whose payload had to be read to tell how the form is to be read. */
export interface ReadForm {
  readonly fields: FormFields;
  /** As `readPayload` reads it; of a long form, its bytes or their scan. */
  readonly payload: unknown;
}

/**
 * Reads a form in which a `{` follows `payload=` literally: the JSON is taken as it stands if it is JSON so; else the form
 * is decoded (decisions: "form").
 *
 * @throws LinkError `body_malformed` when it is not UTF-8; `payload_not_json` when it is JSON in neither reading
 */
export function readUnencoded(form: Buffer, unencoded: UnencodedPayload): ReadForm {
  if (!isUtf8(form)) throw notUtf8();
  try {
    return asItStands(form, unencoded);
  } catch (fault) {
    const decoded = asEncoded(form);
    // Who wrote a `{` meant JSON: what is wrong with that says more than what the other reading ends at.
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
 * The text of an urlencoded form.
 *
 * @throws LinkError `body_malformed` when it is not UTF-8
 */
export function formText(form: Buffer): string {
  const text = utf8Text(form);
  if (text === undefined) throw notUtf8();
  return text;
}

/**
 * Decodes an urlencoded form. Blanks and line breaks around it are not part of it. Only `payload` has to be encoded
 * rightly: another variable that is not, is taken as it stands.
 *
 * @throws LinkError `body_malformed` when payload's percent-encoding is broken or not that of UTF-8, and for too many
 *   variables
 */
export function decodeForm(form: string): FormFields {
  const fields: Record<string, string | string[]> = Object.create(null);
  // Nearly every form is this one variable.
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

/** Adds a variable; a name that came before gets a list. */
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

/** @throws URIError for what is not percent-encoded UTF-8 */
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

/** @throws LinkError `body_malformed` */
export function decodeStrictly(text: string): string {
  try {
    return decode(text);
  } catch {
    const isBroken = /%(?![0-9a-fA-F]{2})/.test(text);
    throw isBroken ? malformed('has a broken percent-encoding') : notUtf8();
  }
}

/** A decoder would put replacement characters in silence, and a name would be wrong for ever. */
export function notUtf8(): LinkError {
  return malformed('is not UTF-8');
}

/** Makes the error for a body that is not a form. */
export function malformed(problem: string): LinkError {
  return new LinkError('body_malformed', `the form ${problem}`);
}

/** Encodes one payload as the urlencoded form that every receiver reads: percent-encoded. */
export function encodeForm(payload: string): string {
  return `payload=${encodeURIComponent(payload)}`;
}
