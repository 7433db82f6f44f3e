import { readerOf } from './schema.js';

/**
 * Gives rows the same types on every engine, in place, by the codecs of their columns: ids are texts (SQLite has
 * numbers), times and sizes numbers (PostgreSQL has texts for values that may be large), flags booleans (SQLite has 0
 * and 1).
 */
export function typeRows(rows: readonly unknown[]): void {
  const [first] = rows;
  if (typeof first !== 'object' || first === null) return;
  for (const column of Object.keys(first)) {
    const read = readerOf(column);
    if (!read) continue;
    for (const row of rows as readonly Record<string, unknown>[]) row[column] = read(row[column]);
  }
}

/** Makes typed rows from lists of values, with the types of {@link typeRows}. */
export interface ReadRow {
  /** Number of values of a list. */
  readonly width: number;
  read(list: readonly unknown[]): Record<string, unknown>;
}

/** @param columns the columns of the lists, in their order */
export function rowReader(columns: readonly { readonly name: string }[]): ReadRow {
  const members = columns.map(({ name }) => ({ name, convert: readerOf(name) }));
  return {
    width: columns.length,
    read(list) {
      const row: Record<string, unknown> = {};
      let index = 0;
      for (const { name, convert } of members) {
        const value = list[index++];
        row[name] = convert ? convert(value) : value;
      }
      return row;
    },
  };
}
