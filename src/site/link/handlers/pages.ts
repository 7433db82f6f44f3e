import { setImmediate } from 'node:timers/promises';

/** Rows that are read at a time: enough to be quick, few enough to hold in memory. */
export const PAGE_SIZE = 500;

interface PageOptions<Row> {
  readonly pageSize?: number;
  readonly first?: readonly Row[];
}

/**
 * Reads a long list page by page, each going on behind the last row of the one before: no transaction is held, and the
 * memory does not grow with the list. Others have their turn of the event loop between two pages.
 *
 * @param readPage gives up to `pageSize` rows after `after`; undefined is the beginning
 * @param options.pageSize default {@link PAGE_SIZE}
 * @param options.first the first page, where it was read before
 */
export async function* pages<Row, Item>(
  readPage: (after: Row | undefined) => Promise<readonly Row[]>,
  toItem: (row: Row) => Item | Promise<Item>,
  { pageSize = PAGE_SIZE, first }: PageOptions<Row> = {},
): AsyncGenerator<Item> {
  let rows = first ?? (await readPage(undefined));
  for (;;) {
    for (const row of rows) yield toItem(row);
    if (rows.length < pageSize) return;
    const after = rows.at(-1);
    // SQLite answers at once: a long list would hold up everybody else.
    await setImmediate();
    rows = await readPage(after);
  }
}

/** A Unix time of the wire as the store counts, in milliseconds. */
export function storedTime(seconds: number): number {
  return seconds * 1000;
}

/** Above the id of every row: where a list goes on after a time rather than after a row. */
export const LAST_ID = '999999999999999999';
