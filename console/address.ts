import { signal } from '@preact/signals';
import { asksFirst } from './leaving.js';

/** Where in the console the page is: the part of its address behind `#/`. */
export interface Place {
  /** Such as `orders` or `orders`, `12`; decoded. */
  readonly path: readonly string[];
  /** Filters; they are in the address, so that a view can be kept and sent to somebody. */
  readonly query: Readonly<Record<string, string>>;
}

function read(): Place {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?', 2);
  return {
    path: path.split('/').filter(Boolean).map(decode),
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const place = signal<Place>(read());
addEventListener('hashchange', ({ oldURL }) => {
  // A dialog with content stays over its page until the user has said what becomes of it.
  if (!isMeant && asksFirst()) history.pushState(null, '', oldURL);
  else place.value = read();
  isMeant = false;
});
/** Whether the page itself goes to the place that comes next. */
let isMeant = false;

/** The address of a place, for links. */
export function addressOf(
  path: readonly string[],
  query: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const behind = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
  return `#/${path.map(encodeURIComponent).join('/')}${behind}`;
}

/** Goes to a place. */
export function go(path: readonly string[], query: Readonly<Record<string, string>> = {}): void {
  const address = addressOf(path, query);
  isMeant = location.hash !== address;
  location.hash = address;
}

/** Changes filters of this place, without a step in the history of the browser. */
export function filter(changes: Readonly<Record<string, string>>): void {
  const { path, query } = place.value;
  history.replaceState(null, '', addressOf(path, { ...query, ...changes }));
  place.value = read();
}
