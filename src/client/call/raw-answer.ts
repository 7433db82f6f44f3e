import type { WholeAnswer } from '../../net/index.js';
import type { RawAnswer } from '../errors/call-error.js';

const SHOWN = 160;

/** Turns what came into text; the password hash, which some peers send back in their error pages, is taken out. */
export function rawAnswer({ status, headers, body }: WholeAnswer, secret: RegExp): RawAnswer {
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
