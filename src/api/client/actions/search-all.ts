import type { CallError } from '../../../net/index.js';
import { type Search, searchOf } from '../../answer/paging.js';
import type { ActionName } from '../../generated/action-types.js';
import { isJsonObject, type JsonObject } from '../../request/json-text.js';
import { callFailure } from '../errors/call-failure.js';

/** Calls an action by its name. */
export type CallByName = (name: ActionName, request?: object, options?: object) => Promise<unknown>;

/** More pages than anybody will want to wait for: a service that never ends is stopped here. */
const MOST_PAGES = 100_000;

function endless(action: string, text: string): CallError {
  return callFailure('paging_endless', action, text, { status: 200 });
}

interface Page {
  readonly matches: readonly unknown[];
  /** Where to go on; undefined on the last page. */
  readonly next: number | undefined;
}

/** A page of an answer that has been checked already. */
function pageOf(answer: unknown, { list }: Search): Page {
  const members: JsonObject = isJsonObject(answer) ? answer : {};
  const matches = members[list];
  const next = isJsonObject(members.next) ? members.next.offset : undefined;
  return {
    matches: Array.isArray(matches) ? matches : [],
    next: typeof next === 'number' ? next : undefined,
  };
}

/** Goes through all matches of a search; each page is asked for when the one before it has been used up. */
async function* allMatches(
  call: CallByName,
  name: ActionName,
  search: Search,
  request: object = {},
  options?: object,
): AsyncGenerator<unknown, void, undefined> {
  const filters = isJsonObject(request) ? request : {};
  let offset = Number(filters.offset ?? 0);
  let sent = request;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { matches, next } = pageOf(await call(name, sent, options), search);
    yield* matches;
    if (next === undefined) return;
    if (next <= offset || matches.length === 0) {
      throw endless(name, `the page from ${offset} on leads to ${next} and would never end`);
    }
    offset = next;
    sent = { ...filters, offset };
  }
  throw endless(name, `more than ${MOST_PAGES} pages`);
}

/** The iteration over all pages of an action; undefined when it is no search. */
export function searchAllOf(
  call: CallByName,
  name: ActionName,
): ((request?: object, options?: object) => AsyncGenerator<unknown, void, undefined>) | undefined {
  const search = searchOf(name);
  return search && ((request, options) => allMatches(call, name, search, request, options));
}
