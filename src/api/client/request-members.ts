import { basename } from 'node:path';
import { isObject } from '../../protocol/envelope/envelope.js';
import { optionError } from '../../protocol/options.js';
import type { ActionEntry } from '../catalogue/index.js';
import { requestFields, requestPaths } from '../generated/kinds.js';
import { type ContentSource, contentSourceOf, sourceAt } from './sent-content.js';

/** A prepared request. */
export interface PreparedRequest {
  /** All members except content that is streamed. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly source: ContentSource | undefined;
  /** True if the SHA-256 of the content is added: the action has a member for it, and the caller set none. */
  readonly withHash: boolean;
}

/** Members of type `YYYY-MM-DD` that may be given as a Date. */
const DATES: ReadonlyMap<string, string> = new Map([['autoimport/export', 'export_date']]);

/** Returns the day of a Date in UTC; other values unchanged. @throws LinkError for an invalid Date */
function toDay(value: unknown): unknown {
  if (!(value instanceof Date)) return value;
  if (Number.isNaN(value.getTime())) throw optionError('export_date', 'is an invalid Date');
  const day = value.toISOString().slice(0, 10);
  if (!/^[0-9]{4}-/.test(day))
    throw optionError('export_date', 'has a year of more than four digits');
  return day;
}

/** Returns the member of an action with the name of its file, such as `name` or `file_name`. */
const nameMember = (action: string): string | undefined =>
  requestPaths.get(action)?.find((spelled) => spelled.kind === 'file_name')?.path[0];

async function withContent(
  action: string,
  given: Readonly<Record<string, unknown>>,
): Promise<PreparedRequest> {
  const { content, path, ...members } = given;
  const withHash = (requestFields.get(action) ?? []).includes('hash') && members.hash === undefined;
  if (path === undefined) {
    // Text is base64 already; the service refuses absent content.
    if (content === undefined || typeof content === 'string') {
      return { members: given, source: undefined, withHash: false };
    }
    return { members, source: contentSourceOf(content), withHash };
  }
  if (typeof path !== 'string') throw optionError('path', 'is the path of a file');
  if (content !== undefined) throw optionError('path', 'give content or path, not both');
  const name = nameMember(action);
  const named = name === undefined ? {} : { [name]: members[name] ?? basename(path) };
  return { members: { ...members, ...named }, source: await sourceAt(path), withHash };
}

/**
 * Makes a request from the arguments of a caller.
 *
 * @throws LinkError `option_invalid` for an invalid request; the error of the file system for a path
 */
export async function prepareRequest(
  { action, content }: ActionEntry,
  given: unknown = {},
): Promise<PreparedRequest> {
  if (!isObject(given)) {
    throw optionError('request', `/${action} takes an object with the members of its request`);
  }
  if (content === 'request') return withContent(action, given);
  const date = DATES.get(action);
  const members = date === undefined ? given : { ...given, [date]: toDay(given[date]) };
  return { members, source: undefined, withHash: false };
}
