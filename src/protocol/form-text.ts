import { type Decoded, decodeLastVariable } from './percent-encoding.js';

/** The variables of an urlencoded form; a name that came several times has a list. Without a prototype. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

const RAW_PAYLOAD = /^\s*payload=\s*\{/;
const PAYLOAD = 'payload=';
const PAYLOAD_BYTES = Buffer.from(PAYLOAD);
const PERCENT = 0x25;
/** As much of a form as shows whether its JSON stands unencoded. */
const HEAD = 256;
/** The most variables that a form may have, urlencoded or multipart. */
export const MOST_VARIABLES = 1000;

/**
 * The text of `payload` where the JSON stands unencoded (literally `payload={ "username": … }`): then `&`, `+` and `%`
 * are part of it and not of a form (supplement: "the wire as it is really used", 1; decisions: "form").
 */
export function rawPayload(text: string): string | undefined {
  const start = rawPayloadStart(text);
  return start === undefined ? undefined : text.slice(start);
}

function rawPayloadStart(head: string): number | undefined {
  return RAW_PAYLOAD.test(head) ? head.indexOf('=') + 1 : undefined;
}

/** The bytes of that text. */
export function rawPayloadBytes(form: Buffer): Buffer | undefined {
  // Nearly every form begins with its payload, and that, encoded, with a percent sign.
  if (form[PAYLOAD_BYTES.length] === PERCENT) return undefined;
  const start = rawPayloadStart(form.toString('latin1', 0, HEAD));
  return start === undefined ? undefined : form.subarray(start);
}

/**
 * Decodes an urlencoded form.
 *
 * @throws URIError when its percent-encoding is broken, or is not that of UTF-8; RangeError for too many variables
 */
export function decodeForm(text: string): FormFields {
  const fields: Record<string, string | string[]> = Object.create(null);
  const variables = text.split('&', MOST_VARIABLES + 1);
  if (variables.length > MOST_VARIABLES) throw new RangeError('has too many variables');
  for (const variable of variables) {
    if (variable === '') continue;
    const equals = variable.indexOf('=');
    const name = decode(equals < 0 ? variable : variable.slice(0, equals)).trim();
    const value = equals < 0 ? '' : decode(variable.slice(equals + 1));
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else fields[name] = Array.isArray(before) ? [...before, value] : [before, value];
  }
  return fields;
}

/**
 * What `payload` says in a form that has no other variable, as nearly every form of this protocol; undefined when
 * it has, or none of this name.
 *
 * @throws URIError when its percent-encoding is broken, or is not that of UTF-8
 */
export function decodeOnlyPayload(form: Buffer): Decoded | undefined {
  const { length } = PAYLOAD_BYTES;
  for (let index = 0; index < length; index++) {
    if (form[index] !== PAYLOAD_BYTES[index]) return undefined;
  }
  return decodeLastVariable(form, length);
}

function decode(text: string): string {
  const blanks = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return blanks.includes('%') ? decodeURIComponent(blanks) : blanks;
}

/** Encodes one payload as the urlencoded form that every receiver reads: percent-encoded. */
export function encodeForm(payload: string): string {
  return `payload=${encodeURIComponent(payload)}`;
}
