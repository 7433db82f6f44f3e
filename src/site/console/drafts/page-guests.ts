import type { ConsoleUser } from '../sessions.js';

/** Milliseconds without a request after which a page counts as left. */
const GONE = 15_000;
/** Pages at one place that are remembered. */
const MOST_PAGES = 50;
/** Places that are remembered. */
const MOST_PLACES = 1000;

interface Guest {
  readonly user: ConsoleUser;
  readonly at: number;
}

/**
 * The users who have the same text open, as far as this process knows. It is a courtesy: a version that somebody has
 * not seen is recognised by its number.
 */
export class PageGuests {
  readonly #places = new Map<string, Map<string, Guest>>();

  constructor(readonly now: () => number) {}

  /** Notes a page at a place. @returns the names of the others there, of other pages of the same user too */
  visit(place: string, writer: string, user: ConsoleUser): readonly string[] {
    const now = this.now();
    const pages = this.#places.get(place) ?? new Map<string, Guest>();
    for (const [page, { at }] of pages) if (at < now - GONE) pages.delete(page);
    pages.delete(writer);
    const others = [...pages.values()].map((guest) => guest.user.display_name);
    if (pages.size < MOST_PAGES) pages.set(writer, { user, at: now });
    this.#places.delete(place);
    this.#places.set(place, pages);
    const [oldest] = this.#places.keys();
    if (this.#places.size > MOST_PLACES && oldest !== undefined) this.#places.delete(oldest);
    return [...new Set(others)];
  }
}
