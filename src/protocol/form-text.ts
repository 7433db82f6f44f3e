/** The variables of an urlencoded form; a name that came several times has a list. Without a prototype. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

const RAW_PAYLOAD = /^\s*payload=\s*\{/;
const PAYLOAD = 'payload=';
const MOST_VARIABLES = 1000;

/**
 * The text of `payload` where the JSON stands unencoded (literally `payload={ "username": … }`): then `&`, `+` and `%`
 * are part of it and not of a form (supplement: "the wire as it is really used", 1; decisions: "form").
 */
export function rawPayload(text: string): string | undefined {
  const start = rawPayloadStart(text);
  return start === undefined ? undefined : text.slice(start);
}

/** Where that text begins; the first characters of a form tell. */
export function rawPayloadStart(head: string): number | undefined {
  return RAW_PAYLOAD.test(head) ? head.indexOf('=') + 1 : undefined;
}

/**
 * Decodes an urlencoded form.
 *
 * @throws URIError when its percent-encoding is broken, or is not that of UTF-8; RangeError for too many variables
 */
export function decodeForm(text: string): FormFields {
  const fields: Record<string, string | string[]> = Object.create(null);
  // Nearly every form of this protocol has the one variable.
  if (text.startsWith(PAYLOAD) && !text.includes('&')) {
    fields.payload = decode(text.slice(PAYLOAD.length));
    return fields;
  }
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

function decode(text: string): string {
  const blanks = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return blanks.includes('%') ? decodeURIComponent(blanks) : blanks;
}

/** Encodes one payload as the urlencoded form that every receiver reads: percent-encoded. */
export function encodeForm(payload: string): string {
  return `payload=${encodeURIComponent(payload)}`;
}
