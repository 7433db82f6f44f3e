import { migrationText } from './migrations.js';

/** What a column holds: ids and decimals are texts of digits, numbers (times among them) whole ones. */
export type ColumnKind = 'id' | 'decimal' | 'text' | 'number' | 'flag';

/** One column of a table. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** One table, as the migrations make it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns that tell one row from another, in the order of their index. */
  readonly key: readonly string[];
  /** Whether its ids are drawn from a sequence. */
  readonly hasSequence: boolean;
}

/** What stands for a type in the migrations, and the types that are written out. */
const KINDS: Readonly<Record<string, ColumnKind>> = {
  '{id}': 'id',
  '{ref}': 'id',
  '{decimal}': 'decimal',
  text: 'text',
  '{time}': 'number',
  integer: 'number',
  '{flag}': 'flag',
};

const CREATED = /CREATE TABLE (\w+) \(([\s\S]*?)\);\n/g;
const ADDED = /ALTER TABLE (\w+) ADD COLUMN (\w+) (\{?\w+\}?)/g;
const DROPPED = /DROP TABLE (\w+);/g;
/** Commas between columns, and none of those within the brackets of a key. */
const BETWEEN = /,(?![^(]*\))/;

/** Tables whose rows triggers make from those of others: an archive leaves them out, and loading makes them anew. */
const DERIVED: ReadonlySet<string> = new Set(['job_counts', 'job_count_changes']);

/**
 * The tables of a schema without those that triggers fill, each behind those that it refers to: read from the migrations themselves, so that none is
 * forgotten.
 *
 * @param version of the schema; a database that has not been brought to the newest one has fewer tables
 */
export function tablesOf(version: number): readonly Table[] {
  const text = migrationText(version);
  const tables = [...text.matchAll(CREATED)].map(([, name = '', body = '']) => toTable(name, body));
  for (const [, table, name = '', type = ''] of text.matchAll(ADDED)) {
    const index = tables.findIndex((one) => one.name === table);
    const found = tables[index];
    if (found)
      tables[index] = { ...found, columns: [...found.columns, { name, kind: kindOf(type) }] };
  }
  const gone = new Set([...DERIVED, ...[...text.matchAll(DROPPED)].map(([, name]) => name)]);
  return tables.filter(({ name }) => !gone.has(name));
}

/** Every column of this name holds the hash of a stored file. */
const IS_CONTENT = /(?:^|_)sha256$/;

/** Where the tables name contents of files. */
export function contentColumns(
  tables: readonly Table[],
): readonly { readonly table: string; readonly column: string }[] {
  return tables.flatMap(({ name: table, columns }) =>
    columns
      .filter(({ name }) => IS_CONTENT.test(name))
      .map(({ name: column }) => ({ table, column })),
  );
}

function toTable(name: string, body: string): Table {
  const columns: Column[] = [];
  const key: string[] = [];
  let hasSequence = false;
  for (const part of body.split(BETWEEN)) {
    const [first = '', type = ''] = part.trim().split(/\s+/);
    const [, together] = /^\s*PRIMARY KEY \(([^)]*)\)/.exec(part) ?? [];
    if (together !== undefined) key.push(...together.split(',').map((one) => one.trim()));
    if (first === 'PRIMARY' || first === 'UNIQUE') continue;
    columns.push({ name: first, kind: kindOf(type) });
    if (type === '{id}') hasSequence = true;
    if (type === '{id}' || part.includes('PRIMARY KEY')) key.push(first);
  }
  return { name, columns, key, hasSequence };
}

function kindOf(type: string): ColumnKind {
  const kind = KINDS[type];
  if (kind === undefined) throw new TypeError(`a migration has a column of type ${type}`);
  return kind;
}
