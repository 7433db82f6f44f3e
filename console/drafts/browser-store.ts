import { session } from '../server.js';

/** A text in the browser's storage that the site may not have yet. */
export interface BrowserDraft {
  readonly path: string;
  /** The random name of the page that typed it. */
  readonly writer: string;
  /** The version of the site over which it was typed. */
  readonly version: number;
  readonly content: unknown;
  readonly at: number;
}

/** Returns the prefix of the user's keys. One host may serve the consoles of several sites. */
function prefix(): string | undefined {
  const id = session.value?.user?.id;
  return id === undefined ? undefined : `svclink:${location.pathname}:draft:${id}:`;
}

const nameOf = (start: string, { path, writer }: Pick<BrowserDraft, 'path' | 'writer'>) =>
  `${start}${path} ${writer}`;

/** Stores a text. @returns false if the browser's storage is full or disabled */
export function putBrowserDraft(draft: BrowserDraft): boolean {
  const start = prefix();
  if (start === undefined) return false;
  try {
    localStorage.setItem(nameOf(start, draft), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Removes a text that the site has stored. */
export function dropBrowserDraft(draft: Pick<BrowserDraft, 'path' | 'writer'>): void {
  const start = prefix();
  if (start !== undefined) localStorage.removeItem(nameOf(start, draft));
}

/** Returns the texts of the user, newest first. @param path only those of this path */
export function browserDrafts(path?: string): readonly BrowserDraft[] {
  const start = prefix();
  if (start === undefined) return [];
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(path === undefined ? start : `${start}${path} `))
    .map((name): unknown => ofEarlierVersion(parsed(localStorage.getItem(name))))
    .filter(isDraft)
    .toSorted((one, other) => other.at - one.at);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns a text with its path, which earlier versions of the page have stored as `place`. */
function ofEarlierVersion(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'path' in value) return value;
  return 'place' in value ? { ...value, path: value.place } : value;
}

function isDraft(value: unknown): value is BrowserDraft {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && 'writer' in value && 'version' in value && 'content' in value;
}
