import type { CallError } from '../../net/index.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import type { Search } from '../catalogue/entry.js';
import { apiCatalogue } from '../catalogue/index.js';
import { ACTION_NAMES } from '../generated/action-names.js';
import type { ActionName } from '../generated/action-types.js';
import type { JsonObject } from '../request/json-text.js';
import type { ApiActions } from './action-types.js';
import { callFailure } from './call-error.js';

/** Calls an action by its name. */
type CallByName = (name: ActionName, request?: object, options?: object) => Promise<unknown>;

/** Most pages of a search; a service whose pages never end is stopped here. */
const MOST_PAGES = 100_000;

function endless(action: string, text: string): CallError {
  return callFailure('paging_endless', action, text, { status: 200 });
}

interface Page {
  readonly matches: readonly unknown[];
  /** The offset of the next page; undefined on the last one. */
  readonly next: number | undefined;
}

/** Reads the page in a checked answer. */
function matchesIn(answer: unknown, { list }: Search): Page {
  const members: JsonObject = isObject(answer) ? answer : {};
  const matches = members[list];
  const next = isObject(members.next) ? members.next.offset : undefined;
  return {
    matches: Array.isArray(matches) ? matches : [],
    next: typeof next === 'number' ? next : undefined,
  };
}

/** Yields all matches of a search; each page is requested when the one before it is used up. */
async function* allMatches(
  call: CallByName,
  name: ActionName,
  search: Search,
  request: object = {},
  options?: object,
): AsyncGenerator<unknown, void, undefined> {
  const filters = isObject(request) ? request : {};
  let offset = Number(filters.offset ?? 0);
  let sent = request;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { matches, next } = matchesIn(await call(name, sent, options), search);
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

/** Returns the iteration over all pages of a search; undefined for other actions. */
export function searchAllOf(
  call: CallByName,
  name: ActionName,
): ((request?: object, options?: object) => AsyncGenerator<unknown, void, undefined>) | undefined {
  const search = apiCatalogue.find(({ action }) => action === name)?.search;
  return search && ((request, options) => allMatches(call, name, search, request, options));
}

/** A member of the tree: a service, a method, or a method with further members. */
type Branch = Record<string, unknown> | ((...args: never[]) => unknown);

interface Node {
  /** The call of the action with this path. */
  call?: (request?: object, options?: object) => Promise<unknown>;
  readonly members: Map<string, Node | ((...args: never[]) => unknown)>;
}

const isNode = (member: unknown): member is Node =>
  typeof member === 'object' && member !== null && 'members' in member;

function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const name of path) {
    const found = node.members.get(name);
    const next = isNode(found) ? found : { members: new Map() };
    node.members.set(name, next);
    node = next;
  }
  return node;
}

function toBranch(node: Node): Branch {
  const branch: Branch = node.call ?? Object.create(null);
  for (const [name, member] of node.members) {
    // A function has built-in members such as `name`, which an action of that name replaces.
    Object.defineProperty(branch, name, {
      value: isNode(member) ? toBranch(member) : member,
      enumerable: true,
    });
  }
  return Object.freeze(branch);
}

/** Returns true if every action of the catalogue is a method. */
function isComplete(tree: unknown): tree is ApiActions {
  return ACTION_NAMES.every((action) => {
    let at = tree;
    for (const name of action.split('/')) at = Reflect.get(Object(at), name);
    return typeof at === 'function';
  });
}

/** Makes the methods of a client from the names of the catalogue. */
export function createActionTree(call: CallByName): ApiActions {
  const root: Node = { members: new Map() };
  for (const action of ACTION_NAMES) {
    const path = action.split('/');
    nodeAt(root, path).call = (request, options) => call(action, request, options);
    const searchAll = searchAllOf(call, action);
    if (searchAll) nodeAt(root, path.slice(0, -1)).members.set(`${path.at(-1)}All`, searchAll);
  }
  const tree = toBranch(root);
  if (!isComplete(tree)) throw new Error('an action of the catalogue has no method');
  return tree;
}
