import type { ConsoleUser } from '../sessions.js';

/** Milliseconds without a request after which a page counts as closed. */
const GONE = 15_000;
/** The most remembered pages for one text. */
const MOST_PAGES = 50;
/** The most remembered texts. */
const MOST_PATHS = 1000;

interface Guest {
  readonly user: ConsoleUser;
  readonly at: number;
}

/**
 * The users who have the same text open, as known to this process. The names are a courtesy: the version number
 * protects against overwriting.
 */
export class PageGuests {
  readonly #paths = new Map<string, Map<string, Guest>>();

  constructor(readonly now: () => number) {}

  /**
   * Records a page that has a text open. @returns the names of the other pages' users, which may include the same user
   */
  visit(path: string, writer: string, user: ConsoleUser): readonly string[] {
    const now = this.now();
    const pages = this.#paths.get(path) ?? new Map<string, Guest>();
    for (const [page, { at }] of pages) if (at < now - GONE) pages.delete(page);
    pages.delete(writer);
    const others = [...pages.values()].map((guest) => guest.user.display_name);
    if (pages.size < MOST_PAGES) pages.set(writer, { user, at: now });
    this.#paths.delete(path);
    this.#paths.set(path, pages);
    const [oldest] = this.#paths.keys();
    if (this.#paths.size > MOST_PATHS && oldest !== undefined) this.#paths.delete(oldest);
    return [...new Set(others)];
  }
}
