import type { WholeAnswer } from '../../net/index.js';
import { LinkError } from '../../protocol/errors.js';
import { JsonFault } from '../../protocol/json/json-fault.js';
import type { RawAnswer } from '../call-error.js';

/** Characters of the beginning of an answer that a message shows. */
const SHOWN = 160;
/** Bytes that are shown on either side of a fault. */
const AROUND = 60;

/** Control characters and blanks, of which a message has no more than one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const SPACES = /[\s\u0000-\u001f\u007f-\u009f]+/g;

/** What commonly stands in front of a receiver and answers in its place, by the status of its answer. */
const IN_FRONT: ReadonlyMap<number, string> = new Map([
  [401, 'a login or HTTP authentication stands in front of the receiver'],
  [403, 'a CSRF check, a firewall or a list of addresses stands in front of the receiver'],
  [404, 'the address is not that of the receiver'],
  [405, 'the address is not that of the receiver, or it does not take POST'],
  [413, 'the body limit of a web server or a proxy is below the size of the call'],
  [419, 'a CSRF check stands in front of the receiver'],
  [429, 'a rate limit stands in front of the receiver'],
  [502, 'a proxy does not reach the receiver'],
  [503, 'a proxy does not reach the receiver, or it is under maintenance'],
  [504, 'a proxy does not reach the receiver in time'],
]);

const REDIRECT = 'a login stands in front of the receiver, or its address has changed';
const OTHER_SOFTWARE =
  'a login, a CSRF check, a rate limit or a body limit in front of the receiver answers so, or a receiver that says neither error nor success';

/** The fault of an answer that is no JSON, with line, column and the text around it; undefined where it is JSON. */
export function jsonFault(error: unknown, text: string): string | undefined {
  const fault = LinkError.is(error) ? error.cause : undefined;
  if (!(fault instanceof JsonFault)) return undefined;
  return `${fault.reason}, at ${textAround(Buffer.from(text), fault.index)}`;
}

/** The text on both sides of a byte, which is marked. */
function textAround(bytes: Buffer, index: number): string {
  const start = Math.max(0, index - AROUND);
  const end = Math.min(bytes.length, index + AROUND);
  const part = (from: number, to: number) =>
    // A character that is cut in two is left out.
    bytes.toString('utf8', from, to).replace(SPACES, ' ').replaceAll('\ufffd', '');
  const before = `${start > 0 ? '…' : ''}${part(start, index)}`;
  const after = `${part(index, end)}${end < bytes.length ? '…' : ''}`;
  return `${before.trimEnd()} <here> ${after.trimStart()}`.trim();
}

/** How an answer begins, on one line. */
function excerpt({ text, contentType }: RawAnswer): string {
  const start = text
    .slice(0, 4 * SHOWN)
    .replace(SPACES, ' ')
    .trim();
  if (start === '') return 'it is empty';
  const isHtml = isPage(start) || (contentType.startsWith('text/html') && !isJsonStart(start));
  const begins = start.length > SHOWN ? `${start.slice(0, SHOWN).toWellFormed()}…` : start;
  return `${isHtml ? 'it is an HTML page, which' : 'it'} begins ${begins}`;
}

function isPage(text: string): boolean {
  return /^(?:<!doctype html|<html)/i.test(text);
}

/** Services send their JSON as `text/html`. */
function isJsonStart(text: string): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

/**
 * Says of an answer without an envelope what it is: status, Location, fault or beginning, and what usually answers so.
 *
 * @param fault of its JSON; undefined where it is JSON
 */
export function notEnvelope(
  { status, headers }: Pick<WholeAnswer, 'status' | 'headers'>,
  answer: RawAnswer,
  fault: string | undefined,
): string {
  const isFine = status >= 200 && status < 300;
  const what = isFine
    ? 'the answer is no response envelope'
    : `HTTP status ${status} without an envelope`;
  const isOther = fault === undefined && isFine;
  const cause = isRedirect(status) ? REDIRECT : isOther ? OTHER_SOFTWARE : IN_FRONT.get(status);
  const parts = [
    fault !== undefined && isJsonStart(answer.text.trimStart())
      ? `it is not JSON: ${fault}`
      : excerpt(answer),
    ...(isRedirect(status) ? [redirect(headers.location)] : []),
    ...(cause === undefined ? [] : [`usually ${cause}`]),
  ];
  return `${what}: ${parts.join('; ')}`;
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

function redirect(location: string | undefined): string {
  const to =
    location === undefined ? 'names no Location' : `redirects to ${shownLocation(location)}`;
  return `it ${to}; calls follow no redirects`;
}

/** An address may prove a right by its query, which is not shown. */
function shownLocation(location: string): string {
  const [path = ''] = location.slice(0, 2000).split(/[?#]/, 1);
  const shown = path.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, '$1').replace(SPACES, ' ');
  return `${shown.slice(0, 300)}${location.includes('?') ? '?…' : ''}`;
}
