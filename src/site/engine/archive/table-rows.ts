import { type RawBuilder, sql } from 'kysely';
import type { Engine, Statements } from '../store/database.js';
import type { Column, Table } from '../store/schema/table-catalog.js';
import { type Chunk, toLine } from './chunk.js';

type Row = Readonly<Record<string, unknown>>;
/** Gives the next rows of a table, up to a number; none at its end. */
type NextRows = (most: number) => Promise<readonly Row[]>;

/** Characters of a chunk, about: what is held in memory at once. */
const CHUNK = 1_000_000;
/** Rows of a chunk at most. */
export const MOST_ROWS = 1000;
const CURSOR = sql.id('svclink_rows');

/**
 * Reads all rows of a table in the order of its key, which is the same on every engine, a piece at a time. Rows may be
 * large: how many are asked for at once follows from those before.
 */
export async function* rowsOf(
  statements: Statements,
  engine: Engine,
  table: Table,
): AsyncGenerator<Chunk> {
  const next = engine === 'postgres' ? await cursor(statements, table) : pages(statements, table);
  for (let most = 20; ; ) {
    const rows = await next(most);
    if (rows.length === 0) break;
    const lines = rows.map((row) => toLine(table, row)).join('');
    yield { table: table.name, lines, count: rows.length };
    const perRow = lines.length / rows.length;
    most = Math.max(1, Math.min(MOST_ROWS, Math.round(CHUNK / perRow)));
  }
  if (engine === 'postgres') await sql`CLOSE ${CURSOR}`.execute(statements);
}

/** SQLite: each page begins behind the last row of the one before, found by the index of the key. */
function pages(statements: Statements, table: Table): NextRows {
  const key = sql.join(table.key.map((name) => sql.ref(name)));
  let last: Row | undefined;
  return async (most) => {
    const after = last;
    const behind = after
      ? sql`WHERE (${key}) > (${sql.join(table.key.map((name) => after[name]))})`
      : sql``;
    const { rows } = await sql<Row>`
      SELECT ${columnsOf(table)} FROM ${sql.table(table.name)} ${behind} ORDER BY ${key} LIMIT ${most}`.execute(
      statements,
    );
    last = rows.at(-1);
    return rows;
  };
}

/** PostgreSQL: its order of texts is not that of their bytes, and no index has that. */
async function cursor(statements: Statements, table: Table): Promise<NextRows> {
  const order = sql.join(table.key.map((name) => byBytes(name, table.columns)));
  await sql`
    DECLARE ${CURSOR} NO SCROLL CURSOR FOR
    SELECT ${columnsOf(table)} FROM ${sql.table(table.name)} ORDER BY ${order}`.execute(statements);
  return async (most) => {
    const { rows } = await sql<Row>`FETCH ${sql.lit(most)} FROM ${CURSOR}`.execute(statements);
    return rows;
  };
}

function byBytes(name: string, columns: readonly Column[]): RawBuilder<unknown> {
  const isText = columns.some((column) => column.name === name && column.kind === 'text');
  return isText ? sql`${sql.ref(name)} COLLATE "C"` : sql`${sql.ref(name)}`;
}

function columnsOf({ columns }: Table): RawBuilder<unknown> {
  return sql.join(columns.map(({ name }) => sql.ref(name)));
}

/** Stores a chunk: one statement with one value, so that a row costs little. */
export async function insertChunk(
  statements: Statements,
  engine: Engine,
  table: Table,
  { lines }: Chunk,
): Promise<void> {
  const list = `[${lines.trimEnd().replaceAll('\n', ',')}]`;
  const name = sql.table(table.name);
  const values =
    engine === 'postgres'
      ? sql`SELECT ${columnsOf(table)} FROM json_populate_recordset(NULL::${name}, ${list}::json)`
      : sql`SELECT ${membersOf(table)} FROM json_each(${list})`;
  await sql`INSERT INTO ${name} (${columnsOf(table)}) ${values}`.execute(statements);
}

function membersOf({ columns }: Table): RawBuilder<unknown> {
  return sql.join(columns.map(({ name }) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`));
}
