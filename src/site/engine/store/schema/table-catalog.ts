import type { ColumnKind } from './column.js';
import { SITE_SCHEMA } from './schema.js';

/** A column as an archive contains it. */
export interface StoredColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Whether its values are SHA-256 of stored files. */
  readonly isContent: boolean;
}

/** A table as an archive contains it. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly StoredColumn[];
  /** The columns that identify a row, in the order of their index. */
  readonly key: readonly string[];
  /** Whether its ids are drawn from a sequence. */
  readonly hasSequence: boolean;
}

/**
 * The tables of a schema without those that triggers fill, each after those that it refers to.
 *
 * @param version of the schema; a database that has not been brought to the newest one has fewer tables
 */
export function tablesOf(version: number): readonly StoredTable[] {
  return Object.entries(SITE_SCHEMA.tables)
    .filter(([, { facts }]) => facts.since <= version && version < facts.until && !facts.isDerived)
    .map(([name, { columns, facts }]) => {
      const own = Object.entries(columns);
      const keys = own.filter(([, column]) => column.facts.isKey).map(([key]) => key);
      return {
        name,
        columns: own
          .filter(([, column]) => (column.facts.since ?? 1) <= version)
          .map(([column, { codec, facts }]) => ({
            name: column,
            kind: codec.kind,
            isContent: facts.isContent === true,
          })),
        key: [...keys, ...facts.key],
        hasSequence: own.some(([, { codec, facts }]) => codec.kind === 'id' && facts.isKey),
      };
    });
}

/** The columns that name contents of files. */
export function contentColumns(
  tables: readonly StoredTable[],
): readonly { readonly table: string; readonly column: string }[] {
  return tables.flatMap(({ name: table, columns }) =>
    columns.filter(({ isContent }) => isContent).map(({ name: column }) => ({ table, column })),
  );
}
