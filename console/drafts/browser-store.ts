import { session } from '../server.js';

/** A text that the site may not have yet, as the browser stores it. */
export interface BrowserDraft {
  readonly place: string;
  /** The page that has typed it, by a random name. */
  readonly writer: string;
  /** The version of the site that it was typed over. */
  readonly version: number;
  readonly content: unknown;
  readonly at: number;
}

/** Consoles of several sites may stand below one host; each user sees the own texts only. */
function prefix(): string | undefined {
  const id = session.value?.user?.id;
  return id === undefined ? undefined : `svclink:${location.pathname}:draft:${id}:`;
}

const nameOf = (start: string, { place, writer }: Pick<BrowserDraft, 'place' | 'writer'>) =>
  `${start}${place} ${writer}`;

/** Stores a text. @returns whether the browser could: its space may be used up, or switched off */
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

/** Removes a text that the site has. */
export function dropBrowserDraft(draft: Pick<BrowserDraft, 'place' | 'writer'>): void {
  const start = prefix();
  if (start !== undefined) localStorage.removeItem(nameOf(start, draft));
}

/** The texts of the user, the newest first. @param place only those of it */
export function browserDrafts(place?: string): readonly BrowserDraft[] {
  const start = prefix();
  if (start === undefined) return [];
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(place === undefined ? start : `${start}${place} `))
    .map((name): unknown => parsed(localStorage.getItem(name)))
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

function isDraft(value: unknown): value is BrowserDraft {
  if (typeof value !== 'object' || value === null) return false;
  return 'place' in value && 'writer' in value && 'version' in value && 'content' in value;
}
