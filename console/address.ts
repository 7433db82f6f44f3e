import { signal } from '@preact/signals';
import { asksFirst } from './leaving.js';

/** The page of the console that the part of the address after `#/` names. */
export interface Route {
  /** The decoded parts of the path, such as `orders` or `orders`, `12`. */
  readonly path: readonly string[];
  /** The filters. The address contains them, so that a view can be bookmarked and shared. */
  readonly query: Readonly<Record<string, string>>;
}

function read(): Route {
  // A query may hold further question marks.
  const [path = '', ...parts] = location.hash.replace(/^#\/?/, '').split('?');
  return {
    path: path.split('/').filter(Boolean).map(decode),
    query: Object.fromEntries(new URLSearchParams(parts.join('?'))),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>(read());
addEventListener('hashchange', ({ oldURL }) => {
  // A dialog with content stays over its page until the user has decided about the content.
  if (!isMeant && asksFirst()) history.pushState(null, '', oldURL);
  else route.value = read();
  isMeant = false;
});
/** True while the page itself changes the address. */
let isMeant = false;

/** Returns an address for links. */
export function addressOf(
  path: readonly string[],
  query: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const suffix = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
  return `#/${path.map(encodeURIComponent).join('/')}${suffix}`;
}

/** Opens a page. */
export function go(path: readonly string[], query: Readonly<Record<string, string>> = {}): void {
  const address = addressOf(path, query);
  isMeant = location.hash !== address;
  location.hash = address;
}

/** Changes the filters of the page without a step in the history of the browser. */
export function filter(changes: Readonly<Record<string, string>>): void {
  const { path, query } = route.value;
  history.replaceState(history.state, '', addressOf(path, { ...query, ...changes }));
  route.value = read();
}
