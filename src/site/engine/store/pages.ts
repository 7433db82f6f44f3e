import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { LoopShare } from '../../../system/event-loop.js';
import type { Engine } from './database.js';

/**
 * The rows of a page. On SQLite a statement blocks the event loop until it has all rows; on PostgreSQL each page costs
 * a round trip to the server.
 */
export const PAGE_ROWS: Readonly<Record<Engine, number>> = { sqlite: 500, postgres: 1000 };

/** An id above that of every row, for a list that continues after a time instead of a row. */
export const LAST_ID = '999999999999999999';

/**
 * Returns the condition for rows after a time and an id. Its first half lets the database use an index of that time.
 */
export function isAfter(time: string, { at, id }: { readonly at: number; readonly id: string }) {
  return sql<boolean>`${sql.ref(time)} >= ${at} AND (${sql.ref(time)}, ${sql.ref('id')}) > (${at}, ${id})`;
}

/** A page of a list. */
export interface KeysetPage<Row, Key> {
  readonly rows: readonly Row[];
  /** The key at which the next page begins; null after the last one. */
  readonly next: Key | null;
}

/**
 * Reads a list page by page, so that memory does not grow with the list. Other tasks get a turn of the event loop after
 * each page, because SQLite answers synchronously. The reader opens no transaction.
 *
 * @param readPage returns the page that begins at `from`; null is the beginning of the list
 */
export async function* keysetPages<Row, Key>(
  readPage: (from: Key | null) => Promise<KeysetPage<Row, Key>>,
): AsyncGenerator<readonly Row[]> {
  for (let from: Key | null = null; ; ) {
    const { rows, next }: KeysetPage<Row, Key> = await readPage(from);
    yield rows;
    if (next === null) return;
    from = next;
    await setImmediate();
  }
}

/** Reads a page of a list: the rows after a row, or the first rows. */
export type ReadPage<Row> = (after: Row | undefined) => Promise<readonly Row[]>;

interface PageOptions<Row> {
  /** The rows of a full page. A page with fewer rows is the last one. */
  readonly size: number;
  /** The first page, if it was read already. */
  readonly first?: readonly Row[] | undefined;
}

/** Reads a list page by page, each after the last row of the page before. */
export function rowPages<Row>(
  readPage: ReadPage<Row>,
  { size, first }: PageOptions<Row>,
): AsyncGenerator<readonly Row[]> {
  return keysetPages(async (after: Row | null) => {
    const isFirst = after === null;
    const rows = (isFirst ? first : undefined) ?? (await readPage(after ?? undefined));
    return { rows, next: rows.length < size ? null : (rows.at(-1) ?? null) };
  });
}

/**
 * Yields the items of a list that is read page by page. Other tasks get a turn after each page, and after 10 ms within
 * one.
 */
export async function* pagedItems<Row, Item>(
  readPage: ReadPage<Row>,
  toItem: (row: Row) => Item | Promise<Item>,
  options: PageOptions<Row>,
): AsyncGenerator<Item> {
  const share = new LoopShare();
  for await (const rows of rowPages(readPage, options)) {
    for (const row of rows) {
      yield toItem(row);
      if (share.isOver) await share.yield();
    }
  }
}

/**
 * Returns a list of small rows. A single page is returned as an array, because a stream would cost more than all rows.
 */
export async function pagedList<Row, Item>(
  readPage: ReadPage<Row>,
  toItem: (row: Row) => Item,
  size: number,
): Promise<Item[] | AsyncGenerator<Item>> {
  const first = await readPage(undefined);
  return first.length < size
    ? first.map((row) => toItem(row))
    : pagedItems(readPage, toItem, { size, first });
}
