import { printable } from '../../protocol/printable.js';
import type { WireRequest } from './answer.js';

const LONGEST_REASON = 300;

function textIn(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : '';
}

/**
 * Returns the reason of an error for people. It prefers the cause, because the message of fetch is general. Errors may
 * come from another realm, so it does not use instanceof.
 */
export function causeText(error: unknown): string {
  const cause: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
  const texts = [textIn(cause, 'message'), textIn(cause, 'code'), textIn(error, 'message')];
  return (texts.find((text) => text !== '') ?? 'the connection failed').slice(0, LONGEST_REASON);
}

const LONGEST = 4000;
const HIDDEN = '[hidden]';
/** Characters of the longest address with its signature. */
const SIGNED = 2100;
/** The query of a pre-signed address gives access to the file, so reports hide it. */
const SIGNATURE = /("[a-z0-9_]{0,40}_?url(?:_thumb)?"\s{0,4}:\s{0,4}"[^"?]{0,2000}\?)[^"]*/gi;

/** Hides secrets in a text, plain and percent-encoded. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  let shown = text;
  for (const secret of secrets) {
    if (secret === '') continue;
    shown = shown.replaceAll(secret, HIDDEN).replaceAll(encodeURIComponent(secret), HIDDEN);
  }
  return shown.replace(SIGNATURE, `$1${HIDDEN}`);
}

/** Returns the text of a request for a report. */
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

/** Returns the text of an answer for a report. */
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

/** Hides secrets before it shortens the text: a half secret would not be recognised. */
function shown(text: string, secrets: readonly string[]): string {
  const spare = Math.max(0, ...secrets.map((secret) => secret.length)) * 3 + SIGNED;
  return cut(printable(hideSecrets(text.slice(0, LONGEST + spare), secrets)), text.length);
}

/** Returns an address without its query, which may contain a signature. */
export function addressWithoutQuery(address: string): string {
  const queryStart = address.indexOf('?');
  return queryStart < 0 ? address : `${address.slice(0, queryStart)}?${HIDDEN}`;
}

// Decodes a percent-encoded payload, so that its JSON is readable.
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
