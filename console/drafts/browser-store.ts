import { type StoredText, StoredTexts } from './stored-texts.js';

const drafts = new StoredTexts('draft');

/** A text in the browser's storage that the site may not have yet. */
export interface BrowserDraft extends StoredText {
  /** The version of the site over which it was typed. */
  readonly version: number;
  readonly content: unknown;
  readonly at: number;
}

/** Stores a text. @returns false if the browser's storage is full or disabled */
export function putBrowserDraft(draft: BrowserDraft): boolean {
  return drafts.put(draft);
}

/** Removes a text that the site has stored. */
export function dropBrowserDraft(draft: StoredText): void {
  drafts.drop(draft);
}

/** Returns the texts of the user, newest first. @param path only those of this path */
export function browserDrafts(path?: string): readonly BrowserDraft[] {
  return drafts
    .list(path)
    .map(ofEarlierVersion)
    .filter(isDraft)
    .toSorted((one, other) => other.at - one.at);
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
