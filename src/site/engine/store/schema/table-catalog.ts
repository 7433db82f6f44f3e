import type { ColumnKind } from './column.js';
import { SITE_SCHEMA } from './schema.js';

/** A column in an archive. */
export interface StoredColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** True for a column of SHA-256 of stored files. */
  readonly isContent: boolean;
}

/** A table in an archive. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly StoredColumn[];
  /** The columns that identify a row, in the order of their index. */
  readonly key: readonly string[];
  /** True for ids that are drawn from a sequence. */
  readonly hasSequence: boolean;
}

/**
 * Returns the tables of a schema without those that triggers fill, each after those that it refers to.
 *
 * @param version the version of the schema; a database that is not yet migrated has fewer tables
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
            name: facts.renamed && version < facts.renamed.step ? facts.renamed.from : column,
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
