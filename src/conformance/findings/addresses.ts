import { isObject } from '../../protocol/envelope/envelope.js';
import { resultOf, textOf } from '../judge/event.js';
import { prerequisite } from '../shared.js';
import { skip } from '../verdict.js';
import type { Answer } from '../wire/answer.js';
import { accepted, recordsOf } from './replies.js';

/** An address that the receiver supplied, with its answer. */
interface GivenAddress {
  readonly address: string;
  readonly answer: Answer;
}

/** The address of a file, of its thumbnail (key `obj_url_thumb`) or of a front-of-house photo (key `get_foh`). */
export const givenAddress = prerequisite(async (context, kind): Promise<GivenAddress> => {
  if (kind === 'get_foh') {
    const { answer } = await accepted(context, 'get_foh');
    const { result } = resultOf(context, 'get_foh', answer);
    return given(isObject(result) ? textOf(result, 'obj_url') : '', answer);
  }
  const member = kind === '' ? 'obj_url' : kind;
  const { items, answer } = await recordsOf(context, 'get_file');
  const record = items.find((item) => textOf(item, member) !== '');
  return given(record ? textOf(record, member) : '', answer);
});

function given(address: string, answer: Answer): GivenAddress {
  if (address === '') skip('the receiver gave no such address');
  return { address, answer };
}

/** True if another system can fetch the address. */
export function isFetchable(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Query parameters that state the lifetime, the start and the end of an address. */
const SECONDS_AHEAD = /^x-amz-expires$|^x-goog-expires$/i;
const STARTED = /^x-amz-date$|^x-goog-date$/i;
const MOMENT = /^(?:expires?|exp|expiry|expires_?at|se|e|valid_?until)$/i;

/** Returns the end of an address in Unix seconds; undefined where the address does not show it. */
export function endOf(address: string): number | undefined {
  const query = [...new URL(address).searchParams];
  const member = (name: RegExp) => query.find(([key]) => name.test(key))?.[1];
  const lifetime = member(SECONDS_AHEAD);
  const began = compactTime(member(STARTED));
  if (lifetime !== undefined && began !== undefined) return began + Number(lifetime);
  const moment = member(MOMENT);
  return moment === undefined ? undefined : momentOf(moment);
}

function momentOf(text: string): number | undefined {
  const number = Number(text);
  const seconds = Number.isFinite(number)
    ? number > 1e11
      ? number / 1000
      : number
    : Date.parse(text) / 1000;
  return seconds > 1e9 ? seconds : undefined;
}

/** Parses a time such as `20260130T120000Z`. */
function compactTime(text: string | undefined): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!parts) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Returns the address with a later end, as an attacker would forge it; undefined when it shows none. */
export function putOff(address: string): string | undefined {
  const url = new URL(address);
  const name = [...url.searchParams.keys()].find(
    (key) => MOMENT.test(key) || SECONDS_AHEAD.test(key),
  );
  const value = name === undefined ? null : url.searchParams.get(name);
  if (name === undefined || value === null || !/^\d+$/.test(value)) return undefined;
  url.searchParams.set(name, String(Number(value) + 1000));
  return url.href;
}

/**
 * Returns the address with a damaged signature: the longest value of its query, or else the longest segment of its
 * path.
 */
export function tampered(address: string): string {
  const url = new URL(address);
  const [signed] = byLength([...url.searchParams], ([, value]) => value);
  if (signed) url.searchParams.set(signed[0], damaged(signed[1]));
  else {
    const parts = url.pathname.split('/');
    const [token] = byLength(parts, (part) => part);
    url.pathname = parts.map((part) => (part === token ? damaged(part) : part)).join('/');
  }
  return url.href;
}

function byLength<T>(values: readonly T[], text: (value: T) => string): T[] {
  return [...values].sort((one, other) => text(other).length - text(one).length);
}

/** Changes the middle character: the last one of base64 text may have unused bits, and decode to the same bytes. */
function damaged(text: string): string {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${text[middle] === '0' ? '1' : '0'}${text.slice(middle + 1)}`;
}
