import { useEffect, useMemo, useRef } from 'preact/hooks';
import { route } from '../address.js';

/** The content of a page that the user has left: its scroll position, the link with the focus, and rows. */
interface LeftPage<Rows> {
  readonly scroll: number;
  readonly focused: string | undefined;
  readonly rows: Rows;
}

/** The left pages by the entries of the browser's history. */
const left = new Map<string, LeftPage<unknown>>();
/** The most entries: those of before are forgotten, and shown from their beginning. */
const MOST = 50;

history.scrollRestoration = 'manual';

/** Returns the id of the present entry of the browser's history. A new entry gets one. */
function entryId(): string {
  const { state } = history;
  if (typeof state === 'string') return state;
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  history.replaceState(id, '');
  return id;
}

/** Returns true for an entry to which the user has come back. Its page restores its scroll position itself. */
export function isComeBack(): boolean {
  return typeof history.state === 'string' && left.has(history.state);
}

/**
 * Stores the rows of a page when the user leaves it, or opens another address of it, and restores them with the scroll
 * position when the user comes back to the entry of the browser's history.
 *
 * @param name the first part of the address of the page
 * @param rows the rows that are stored
 * @param isReady true once the page displays its rows
 * @returns the rows of before; undefined in a new entry
 */
export function useLeftPage<Rows>(name: string, rows: Rows, isReady: boolean): Rows | undefined {
  const { path } = route.value;
  const last = useRef('');
  // The page may be rendered once more with the address of the next one.
  if (path.length === 1 && path[0] === name) last.current = entryId();
  const entry = last.current;
  // Only the same page writes under the id.
  const page = useMemo(() => left.get(entry) as LeftPage<Rows> | undefined, [entry]);
  const restored = useRef('');
  const latest = useRef(rows);
  latest.current = rows;
  useEffect(() => {
    const link = () => {
      const { activeElement: active } = document;
      return active instanceof HTMLAnchorElement ? active.hash : undefined;
    };
    let focused = link();
    const note = () => {
      focused = link() ?? focused;
    };
    addEventListener('focusin', note);
    return () => {
      removeEventListener('focusin', note);
      left.set(entry, { scroll: scrollY, focused, rows: latest.current });
      for (const id of left.keys()) if (left.size > MOST) left.delete(id);
    };
  }, [entry]);
  useEffect(() => {
    if (!isReady || !page || restored.current === entry) return;
    restored.current = entry;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.list tbody a')];
    links.find(({ hash }) => hash === page.focused)?.focus({ preventScroll: true });
    scrollTo(0, page.scroll);
  }, [isReady, page, entry]);
  return page?.rows;
}
