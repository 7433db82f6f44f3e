import { type HandlerRun, isSource, type Source } from '../../http/index.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import type { Search } from '../catalogue/entry.js';
import type { JsonObject } from '../request/json-text.js';

/** Matches per page (JSON API document, section Limits; for users it is ours, not the protocol's). */
const PAGE_SIZE = 100;

interface Found {
  readonly items: readonly unknown[];
  readonly more: boolean;
}

const isPage = (value: unknown): value is Found =>
  isObject(value) && Array.isArray(value.items) && typeof value.more === 'boolean';

function cut(matches: readonly unknown[], offset: number): Found {
  const end = offset + PAGE_SIZE;
  return { items: matches.slice(offset, end), more: matches.length > end };
}

async function pick(matches: Source<unknown>, offset: number): Promise<Found> {
  const end = offset + PAGE_SIZE;
  const items: unknown[] = [];
  let position = 0;
  for await (const match of matches) {
    if (position >= end) return { items, more: true };
    if (position >= offset) items.push(match);
    position += 1;
  }
  return { items, more: false };
}

function nextOf(search: Search, request: JsonObject, offset: number): JsonObject {
  const next: JsonObject = {};
  for (const name of search.parameters) {
    if (request[name] !== undefined) next[name] = request[name];
    else if (search.repeatsAll) next[name] = null;
  }
  next.offset = offset;
  return next;
}

async function findPage(
  result: unknown,
  offset: number,
  run: Pick<HandlerRun, 'manage' | 'step'>,
): Promise<Found | undefined> {
  if (isPage(result)) return result;
  if (Array.isArray(result)) return cut(result, offset);
  return isSource(result) ? run.step(pick(run.manage(result), offset)) : undefined;
}

/**
 * Makes the response of a search from its handler's result: a page, all matches, or the response itself. Streamed
 * matches have the handler's time limit for the page.
 *
 * @throws TypeError for an empty page that announces more matches, with which no caller would ever finish
 */
export async function pageOf(
  search: Search,
  request: JsonObject,
  result: unknown,
  run: Pick<HandlerRun, 'manage' | 'step'>,
): Promise<unknown> {
  const offset = typeof request.offset === 'number' ? request.offset : 0;
  const found = await findPage(result, offset, run);
  if (found === undefined) return result;
  const { items, more } = found;
  if (!more) return { [search.list]: items };
  if (items.length === 0) throw new TypeError('a page without items cannot have more after it');
  return { [search.list]: items, next: nextOf(search, request, offset + items.length) };
}
