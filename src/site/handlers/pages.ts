/** Rows that are read at a time: enough to be quick, few enough to hold in memory. */
export const PAGE_SIZE = 500;

/**
 * Reads a long list page by page, each going on behind the last row of the one before: no transaction is held, and the
 * memory does not grow with the list.
 *
 * @param readPage gives up to {@link PAGE_SIZE} rows behind `after`; undefined is the beginning
 */
export async function* pages<Row, Item>(
  readPage: (after: Row | undefined) => Promise<readonly Row[]>,
  toItem: (row: Row) => Item,
): AsyncGenerator<Item> {
  let after: Row | undefined;
  for (;;) {
    const rows = await readPage(after);
    for (const row of rows) yield toItem(row);
    if (rows.length < PAGE_SIZE) return;
    after = rows.at(-1);
  }
}

/** A Unix time of the wire as the store counts, in milliseconds. */
export function storedTime(seconds: number): number {
  return seconds * 1000;
}
