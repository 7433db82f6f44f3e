import type { Column, Engine } from './column.js';
import type { Schema } from './schema.js';
import type { Index, Table } from './table.js';

/** A statement that changes tables. */
export interface Change {
  readonly text: string;
  /** The column that it adds. */
  readonly adds?: { readonly table: string; readonly column: string };
}

/** The form of the tables of a schema in SQL. */
export interface DdlContext {
  readonly engine: Engine;
  /** The PostgreSQL schema of the tables, with a dot; '' for the default one. */
  readonly prefix: string;
  /** True where tables may exist already. */
  readonly mayExist: boolean;
}

/** Returns the statements of a step in their order. */
export function changesOf(
  { tables, steps }: Pick<Schema, 'tables' | 'steps'>,
  step: number,
  writing: DdlContext,
): readonly Change[] {
  const { fill = [], triggers } = steps[step - 1] ?? {};
  return [
    ...additionsOf(tables, step, writing),
    ...fill.map((statement) => ({ text: statement(writing.prefix) })),
    ...removalsOf(tables, step, writing),
    ...(triggers?.[writing.engine] ?? []).map((text) => ({ text })),
    { text: `INSERT INTO ${writing.prefix}svclink_schema (version) VALUES (${step})` },
  ];
}

/** Returns the statements that make tables, columns and indexes, each after those that it refers to. */
function additionsOf(
  tables: Readonly<Record<string, Table>>,
  step: number,
  writing: DdlContext,
): readonly Change[] {
  return Object.entries(tables).flatMap(([name, table]) => {
    const { columns, facts } = table;
    if (step < facts.since || step >= facts.until) return [];
    const indexes = facts.indexes.filter(({ since = facts.since }) => since === step);
    const isNew = step === facts.since;
    return [
      ...(isNew ? [created(name, table, writing)] : added(name, columns, step, writing)),
      ...renamed(name, columns, step, writing),
      ...indexes.map((index) => ({ text: indexOf(name, index, writing) })),
    ];
  });
}

function removalsOf(
  tables: Readonly<Record<string, Table>>,
  step: number,
  { prefix }: DdlContext,
): readonly Change[] {
  return Object.entries(tables)
    .filter(([, { facts }]) => facts.until === step)
    .map(([name]) => ({ text: `DROP TABLE ${prefix}${name}` }));
}

function created(name: string, table: Table, { engine, prefix, mayExist }: DdlContext): Change {
  const { columns, facts } = table;
  const own = Object.entries(columns)
    .filter(([, column]) => (column.facts.since ?? 0) <= facts.since)
    .map(([column, { codec, facts }]) =>
      columnOf(facts.renamed?.from ?? column, { codec, facts }, engine),
    );
  // A table is made with the names of its first step. Constraints follow a column that is renamed.
  const first = (names: readonly string[]) =>
    names.map((one) => columns[one]?.facts.renamed?.from ?? one).join(', ');
  const key = facts.key.length > 0 ? [`PRIMARY KEY (${first(facts.key)})`] : [];
  const unique = facts.unique.length > 0 ? [`UNIQUE (${first(facts.unique)})`] : [];
  const parts = [...own, ...key, ...unique].map((part) => `\n  ${part}`);
  return { text: `CREATE TABLE ${ifNew(mayExist)}${prefix}${name} (${parts.join(',')}\n)` };
}

function added(
  table: string,
  columns: Table['columns'],
  step: number,
  { engine, prefix, mayExist }: DdlContext,
): readonly Change[] {
  // SQLite has no such clause: the caller checks for the column before it runs the statement.
  const clause = ifNew(mayExist && engine === 'postgres');
  return Object.entries(columns)
    .filter(([, { facts }]) => facts.since === step)
    .map(([column, facts]) => ({
      text: `ALTER TABLE ${prefix}${table} ADD COLUMN ${clause}${columnOf(column, facts, engine)}`,
      adds: { table, column },
    }));
}

function renamed(
  table: string,
  columns: Table['columns'],
  step: number,
  { prefix }: DdlContext,
): readonly Change[] {
  return Object.entries(columns)
    .filter(([, { facts }]) => facts.renamed?.step === step)
    .map(([column, { facts }]) => ({
      text: `ALTER TABLE ${prefix}${table} RENAME COLUMN ${facts.renamed?.from} TO ${column}`,
    }));
}

function indexOf(table: string, index: Index, { prefix, mayExist }: DdlContext): string {
  const { name, on, isUnique, where } = index;
  const kind = isUnique ? 'UNIQUE INDEX' : 'INDEX';
  const condition = where === undefined ? '' : ` WHERE ${where}`;
  return `CREATE ${kind} ${ifNew(mayExist)}${name} ON ${prefix}${table} (${on.join(', ')})${condition}`;
}

function ifNew(mayExist: boolean): string {
  return mayExist ? 'IF NOT EXISTS ' : '';
}

function columnOf(
  name: string,
  { codec, facts }: Pick<Column<unknown, boolean>, 'codec' | 'facts'>,
  engine: Engine,
): string {
  const { isKey, isNullable, isUnique, references, default: given } = facts;
  const type = codec.type[engine];
  const key = isKey && !type.includes('PRIMARY KEY') ? ' PRIMARY KEY' : '';
  const required = isKey || isNullable ? '' : ' NOT NULL';
  const unique = isUnique ? ' UNIQUE' : '';
  const initial =
    given === undefined ? '' : ` DEFAULT ${typeof given === 'string' ? `'${given}'` : given}`;
  const target = references === undefined ? '' : ` REFERENCES ${references} (id)`;
  return `${name} ${type}${key}${required}${unique}${initial}${target}`;
}
