import { LinkError } from './errors.js';
import { surveyJson } from './json-survey.js';

/** Far deeper than anything the protocol nests, far shallower than what endangers a stack. */
const DEEPEST = 64;
/** A value that was parsed, and what is known of it. */
interface Parsed {
  readonly value: unknown;
  /** Neither in it nor in any JSON text that it holds is anything suspicious. */
  readonly isSpotless: boolean;
}

/**
 * Parses JSON from outside, safely: nesting is bounded before it is parsed, member names that reach for a prototype
 * and characters that are no text (NUL, half a surrogate pair) are refused with their place.
 *
 * @param place how messages call the text, `payload` or `event_data`
 * @param bytes the same as UTF-8, where it is at hand
 * @throws SyntaxError when it is not JSON; LinkError `payload_unsafe` when it is not safe
 */
export function surveyAndParse(text: string, place: string, bytes?: Buffer): Parsed {
  const survey = surveyJson(text, DEEPEST, bytes);
  if (survey === 'deep') throw tooDeep(place);
  const value: unknown = JSON.parse(text);
  if (survey === 'suspicious') refuseUnsafe(value, place);
  return { value, isSpotless: survey === 'spotless' };
}

/** The value that {@link surveyAndParse} gives. */
export function parseJson(text: string, place: string): unknown {
  return surveyAndParse(text, place).value;
}

function tooDeep(place: string): LinkError {
  return new LinkError('payload_unsafe', `${place}: nested deeper than ${DEEPEST} levels`);
}

/**
 * Refuses what {@link parseJson} refuses in a value that somebody else has parsed.
 *
 * @throws LinkError `payload_unsafe`
 */
export function refuseUnsafe(value: unknown, place: string): void {
  const open: [value: unknown, where: string, depth: number][] = [[value, place, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [member, where, depth] = next;
    if (typeof member === 'string') refuseNonText(member, where);
    if (typeof member !== 'object' || member === null) continue;
    if (depth > DEEPEST) throw tooDeep(place);
    for (const [key, child] of Object.entries(member)) {
      refuseNonText(key, where);
      if (key === '__proto__' || key === 'constructor') {
        throw new LinkError('payload_unsafe', `${where}.${key}: this member name is refused`);
      }
      const at = Array.isArray(member) ? `${where}[${key}]` : `${where}.${key.slice(0, 80)}`;
      open.push([child, at, depth + 1]);
    }
  }
}

function refuseNonText(text: string, where: string): void {
  if (!text.includes('\0') && text.isWellFormed()) return;
  const message = `${where}: has a character that is no text (NUL, or half of a surrogate pair)`;
  throw new LinkError('payload_unsafe', message);
}
