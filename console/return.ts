import { useEffect } from 'preact/hooks';
import { route } from './address.js';

const NAME = 'svclink-return';
/** The first parts of addresses to which single sign-on leads. */
const OF_SIGN_ON: readonly string[] = ['signed-on', 'sign-on'];

/** Returns true for a page to which single sign-on leads. */
export function isReturn(first: string): boolean {
  return OF_SIGN_ON.includes(first);
}

/** Stores the page of this tab before it is left for the provider of single sign-on. */
export function rememberPage(): void {
  if (isReturn(route.value.path[0] ?? '')) return;
  try {
    sessionStorage.setItem(NAME, location.hash);
  } catch {
    // A browser without storage leads to the first page.
  }
}

/** Shows the page of before again. */
export function Return() {
  useEffect(() => {
    const hash = remembered();
    location.replace(hash.startsWith('#/') ? hash : '#/today');
  }, []);
  return null;
}

function remembered(): string {
  try {
    const hash = sessionStorage.getItem(NAME) ?? '';
    sessionStorage.removeItem(NAME);
    return hash;
  } catch {
    return '';
  }
}
