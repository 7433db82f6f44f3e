import type { IncomingMessage, ServerResponse } from 'node:http';

/** From V8 13 on (Node 24) objects with a changed prototype share their hidden classes. */
const FIRST_SHARING = 13;

const isNeeded = Number.parseInt(process.versions.v8, 10) < FIRST_SHARING;

/**
 * Makes a request and its response quick again after a framework has changed their prototypes, as Express does.
 *
 * With a changed prototype every member that is added makes a hidden class for this one object, so that nothing about
 * it is ever found the fast way: not by us, and not by Node, which looks at a response some hundred times to end it.
 * An object that lost a member is kept as a dictionary instead, and dictionaries share one class. Nothing else
 * changes: the member is put back with the value it had.
 */
export function shareClasses(request: IncomingMessage, response: ServerResponse): void {
  if (!isNeeded || !hasChangedPrototype(request)) return;
  putBack(request, 'httpVersion');
  putBack(response, 'sendDate');
}

// A class of somebody's own, handed to `http.createServer`, is its prototype's constructor.
function hasChangedPrototype(request: IncomingMessage): boolean {
  const prototype: unknown = Object.getPrototypeOf(request);
  return prototype !== null && !Object.hasOwn(Object(prototype), 'constructor');
}

// Both members are plain ones that Node's constructor sets, with others after them: only the last leaves no dictionary.
function putBack<Name extends string>(holder: { [Key in Name]?: unknown }, name: Name): void {
  const value = holder[name];
  if (Reflect.deleteProperty(holder, name)) holder[name] = value;
}
