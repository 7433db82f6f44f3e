import { createHash } from 'node:crypto';
import type { StoredTable } from '../store/schema/table-catalog.js';

/** Some rows of one table, as JSON, one object a line. */
export interface Chunk {
  readonly table: string;
  /** Each line ends with a line feed. */
  readonly lines: string;
  readonly count: number;
}

/** The totals of a table. */
export interface TableTotal {
  readonly count: number;
  /** The hash of all lines in the order of the key, in hex: the same on every engine. */
  readonly sha256: string;
}

/** Counts and hashes rows as they pass. */
export class Tally {
  readonly #tables = new Map<string, { count: number; hash: ReturnType<typeof createHash> }>();

  constructor(tables: readonly StoredTable[]) {
    for (const { name } of tables) this.#tables.set(name, { count: 0, hash: createHash('sha256') });
  }

  add({ table, lines, count }: Chunk): void {
    const one = this.#tables.get(table);
    if (!one) return;
    one.count += count;
    one.hash.update(lines);
  }

  /** Returns the totals. Can be called once. */
  totals(): ReadonlyMap<string, TableTotal> {
    return new Map(
      [...this.#tables].map(([name, { count, hash }]) => [
        name,
        { count, sha256: hash.digest('hex') },
      ]),
    );
  }
}

/** Returns a row as one line of JSON, its members in the order of the columns: the same from every engine. */
export function toLine({ columns }: StoredTable, row: Readonly<Record<string, unknown>>): string {
  const members = columns.map(({ name }): [string, unknown] => [name, row[name] ?? null]);
  return `${JSON.stringify(Object.fromEntries(members))}\n`;
}
