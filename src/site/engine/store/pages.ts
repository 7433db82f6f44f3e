import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { LoopShare } from '../../../system/event-loop.js';
import type { Engine } from './database.js';

/**
 * Rows of a page. On SQLite a statement holds the event loop until it has all of them; on PostgreSQL each page costs a
 * way to the server and back.
 */
export const PAGE_ROWS: Readonly<Record<Engine, number>> = { sqlite: 500, postgres: 1000 };

/** Above the id of every row: where a list goes on after a time rather than after a row. */
export const LAST_ID = '999999999999999999';

/** Rows that come after one in the order of a time and an id. The first half lets an index of that time be used. */
export function isAfter(time: string, { at, id }: { readonly at: number; readonly id: string }) {
  return sql<boolean>`${sql.ref(time)} >= ${at} AND (${sql.ref(time)}, ${sql.ref('id')}) > (${at}, ${id})`;
}

/** A page of a list. */
export interface KeysetPage<Row, Key> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null after the last one. */
  readonly next: Key | null;
}

/**
 * Reads a list page by page: memory does not grow with the list. Others get a turn of the event loop after each page:
 * SQLite answers at once. The reader opens no transaction.
 *
 * @param readPage gives the page that begins at `from`; null is the beginning of the list
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

/** Reads a page of a list: the rows after one, from the beginning where there is none. */
export type ReadPage<Row> = (after: Row | undefined) => Promise<readonly Row[]>;

interface PageOptions<Row> {
  /** Rows of a full page: a page with fewer is the last one. */
  readonly size: number;
  /** The first page, where it was read before. */
  readonly first?: readonly Row[] | undefined;
}

/** Reads a list page by page, each after the last row of the one before. */
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

/** The items of a list that is read page by page. Others get a turn after each page, and after 10 ms within one. */
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

/** A list of small rows: one page is given whole, as a stream of it would cost more than all the rest. */
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
