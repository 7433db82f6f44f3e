import { ACTION_NAMES } from '../../generated/action-names.js';
import type { ApiActions } from './api-actions.js';
import { type CallByName, searchAllOf } from './search-all.js';

/** A member of the tree: a service, a method, or a method that has further ones below it. */
type Branch = Record<string, unknown> | ((...args: never[]) => unknown);

interface Node {
  /** The call of the action whose path ends here. */
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
    // A function has members of its own, such as `name`; an action of that name replaces it.
    Object.defineProperty(branch, name, {
      value: isNode(member) ? toBranch(member) : member,
      enumerable: true,
    });
  }
  return Object.freeze(branch);
}

/** Whether every action of the catalogue is there as a method. */
function isComplete(tree: unknown): tree is ApiActions {
  return ACTION_NAMES.every((action) => {
    let at = tree;
    for (const name of action.split('/')) at = Reflect.get(Object(at), name);
    return typeof at === 'function';
  });
}

/** Makes the methods of a client out of the catalogue's names. */
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
