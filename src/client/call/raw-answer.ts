import type { RawAnswer } from '../errors/call-error.js';
import type { ExchangeAnswer } from '../transport/reception.js';

const SHOWN = 160;

/** Turns what came into text; the password hash, which some peers send back in their error pages, is taken out. */
export function rawAnswer({ status, headers, body }: ExchangeAnswer, secret: RegExp): RawAnswer {
  const text = body.toString('utf8');
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  return {
    status,
    contentType: String(headers['content-type'] ?? ''),
    text: (start === 0 ? text : text.slice(start)).replace(secret, '[password hash]'),
  };
}

/** How an answer begins, on one line, for a message. */
export function excerpt({ text, contentType }: RawAnswer): string {
  const start = text
    .slice(0, 4 * SHOWN)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim();
  if (start === '') return 'it is empty';
  const kind = /^(?:<!doctype html|<html)/i.test(start) || contentType.startsWith('text/html');
  const begins = start.length > SHOWN ? `${start.slice(0, SHOWN).toWellFormed()}…` : start;
  return `${kind ? 'it is an HTML page, which' : 'it'} begins ${begins}`;
}

/** Seconds in a `Retry-After` header, given as such or as a date; undefined when there is none that can be read. */
export function retryAfter({ headers }: ExchangeAnswer): number | undefined {
  const text = String(headers['retry-after'] ?? '').trim();
  if (/^[0-9]{1,6}$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
