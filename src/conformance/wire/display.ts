import { printable } from '../../protocol/printable.js';
import type { WireRequest } from './answer.js';

const LONGEST_REASON = 300;

function textIn(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : '';
}

/**
 * Why something failed, for people. Looks at the cause first: fetch itself only says that it failed. Errors may come
 * from another realm, so no class is asked for.
 */
export function causeText(error: unknown): string {
  const cause: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
  const told = [textIn(cause, 'message'), textIn(cause, 'code'), textIn(error, 'message')];
  return (told.find((text) => text !== '') ?? 'the connection failed').slice(0, LONGEST_REASON);
}

const LONGEST = 4000;
const HIDDEN = '[hidden]';
/** As long as the longest address with its signature. */
const SIGNED = 2100;
/** What follows the question mark of a pre-signed address opens the file to whoever reads the report. */
const SIGNATURE = /("[a-z0-9_]{0,40}_?url(?:_thumb)?"\s{0,4}:\s{0,4}"[^"?]{0,2000}\?)[^"]*/gi;

/** Hides secrets in a text, as they are and percent-encoded. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  let shown = text;
  for (const secret of secrets) {
    if (secret === '') continue;
    shown = shown.replaceAll(secret, HIDDEN).replaceAll(encodeURIComponent(secret), HIDDEN);
  }
  return shown.replace(SIGNATURE, `$1${HIDDEN}`);
}

/** The text of a request, for reading. */
export function showRequest(
  address: string,
  { method, headers, body }: WireRequest,
  secrets: readonly string[],
): string {
  const text =
    typeof body === 'string' ? readable(body) : new TextDecoder('latin1').decode(body ?? undefined);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = `${method} ${addressWithoutQuery(address)}`;
  return shown([head, ...lines, '', text].join('\n'), secrets);
}

/** The text of an answer, for reading. */
export function showAnswer(
  status: number,
  headers: Headers,
  text: string,
  secrets: readonly string[],
): string {
  const type = headers.get('content-type') ?? 'none';
  const head = `HTTP status ${status}\ncontent-type: ${type}\n\n`;
  return shown(head + text, secrets);
}

/** Hides before it cuts: half a secret would not be found. */
function shown(text: string, secrets: readonly string[]): string {
  const spare = Math.max(0, ...secrets.map((secret) => secret.length)) * 3 + SIGNED;
  return cut(printable(hideSecrets(text.slice(0, LONGEST + spare), secrets)), text.length);
}

/** An address as it may be shown: its query can hold a signature. */
export function addressWithoutQuery(address: string): string {
  const mark = address.indexOf('?');
  return mark < 0 ? address : `${address.slice(0, mark)}?${HIDDEN}`;
}

// A percent-encoded payload is unreadable, and what matters about it is the JSON.
function readable(body: string): string {
  if (!body.startsWith('payload=%')) return body;
  try {
    return `payload=${decodeURIComponent(body.slice('payload='.length))}\n(percent-encoded when sent)`;
  } catch {
    return body;
  }
}

function cut(text: string, length: number): string {
  return length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${length - LONGEST} more)`;
}
