import type { WholeAnswer } from '../../net/index.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { inFront, isRedirect, OTHER_SOFTWARE } from '../../protocol/in-front.js';
import { JsonFault } from '../../protocol/json/json-fault.js';
import type { RawAnswer } from '../call-error.js';

/** Characters of the beginning of an answer that a message shows. */
const SHOWN = 160;
/** Bytes that are shown before and after a fault. */
const AROUND = 60;

/** Control characters and whitespace. A message replaces each run by one space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const SPACES = /[\s\u0000-\u001f\u007f-\u009f]+/g;

/** Returns the fault of an answer that is not JSON, with its line, column and surrounding text; undefined for JSON. */
export function jsonFault(error: unknown, text: string): string | undefined {
  const fault = LinkError.is(error) ? error.cause : undefined;
  if (!(fault instanceof JsonFault)) return undefined;
  return `${fault.reason}, at ${textAround(Buffer.from(text), fault.index)}`;
}

/** Returns the text on both sides of a byte, with a mark in between. */
function textAround(bytes: Buffer, index: number): string {
  const start = Math.max(0, index - AROUND);
  const end = Math.min(bytes.length, index + AROUND);
  const part = (from: number, to: number) =>
    // An incomplete character at the edge is left out.
    bytes.toString('utf8', from, to).replace(SPACES, ' ').replaceAll('\ufffd', '');
  const before = `${start > 0 ? '…' : ''}${part(start, index)}`;
  const after = `${part(index, end)}${end < bytes.length ? '…' : ''}`;
  return `${before.trimEnd()} <here> ${after.trimStart()}`.trim();
}

/** Returns the beginning of an answer on one line. */
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

/** Some services send their JSON as `text/html`. */
function isJsonStart(text: string): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

/**
 * Describes an answer that contains no envelope: its status, Location, JSON fault or beginning, and the usual cause.
 *
 * @param fault of the JSON; undefined where it is valid
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
  const cause = isOther ? OTHER_SOFTWARE : inFront(status);
  const parts = [
    fault !== undefined && isJsonStart(answer.text.trimStart())
      ? `it is not JSON: ${fault}`
      : excerpt(answer),
    ...(isRedirect(status) ? [redirect(headers.location)] : []),
    ...(cause === undefined ? [] : [`usually ${cause}`]),
  ];
  return `${what}: ${parts.join('; ')}`;
}

function redirect(location: string | undefined): string {
  const to =
    location === undefined ? 'names no Location' : `redirects to ${shownLocation(location)}`;
  return `it ${to}; calls follow no redirects`;
}

/** Returns an address without its query and credentials, which may be secret. */
function shownLocation(location: string): string {
  const [path = ''] = location.slice(0, 2000).split(/[?#]/, 1);
  const shown = path.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, '$1').replace(SPACES, ' ');
  return `${shown.slice(0, 300)}${location.includes('?') ? '?…' : ''}`;
}
