import { type RawBuilder, sql } from 'kysely';
import { mapInShares } from '../../../system/event-loop.js';
import type { Engine, Statements } from '../store/database.js';
import { keysetPages } from '../store/pages.js';
import type { StoredColumn, StoredTable } from '../store/schema/table-catalog.js';
import { type Chunk, toLine } from './chunk.js';

type Row = Readonly<Record<string, unknown>>;
/** Reads the rows of a table after a row, up to a number; none at its end. */
type ReadRows = (after: Row | null, most: number) => Promise<readonly Row[]>;

/** The approximate number of characters of a chunk, which is in memory as a whole. */
const CHUNK = 1_000_000;
/** The most rows of a chunk. */
export const MOST_ROWS = 1000;
const CURSOR = sql.id('svclink_rows');

/**
 * Reads all rows of a table piece by piece in the order of its key, which is the same on every engine. Rows may be
 * large: the size of the last piece determines the number of rows of the next one.
 */
export async function* rowsOf(
  statements: Statements,
  engine: Engine,
  table: StoredTable,
): AsyncGenerator<Chunk> {
  const read = engine === 'postgres' ? await cursor(statements, table) : byKey(statements, table);
  let most = 20;
  const pages = keysetPages(async (after: Row | null) => {
    const rows = await read(after, most);
    return { rows, next: rows.at(-1) ?? null };
  });
  for await (const rows of pages) {
    if (rows.length === 0) break;
    const lines = (await mapInShares(rows, (row) => toLine(table, row))).join('');
    yield { table: table.name, lines, count: rows.length };
    const perRow = lines.length / rows.length;
    most = Math.max(1, Math.min(MOST_ROWS, Math.round(CHUNK / perRow)));
  }
  if (engine === 'postgres') await sql`CLOSE ${CURSOR}`.execute(statements);
}

/** Reads pages by the index of the key on SQLite: each begins after the last row of the page before. */
function byKey(statements: Statements, table: StoredTable): ReadRows {
  const key = sql.join(table.key.map((name) => sql.ref(name)));
  return async (after, most) => {
    const isAfter = after
      ? sql`WHERE (${key}) > (${sql.join(table.key.map((name) => after[name]))})`
      : sql``;
    const { rows } = await sql<Row>`
      SELECT ${columnsOf(table)} FROM ${sql.table(table.name)} ${isAfter} ORDER BY ${key} LIMIT ${most}`.execute(
      statements,
    );
    return rows;
  };
}

/**
 * Reads pages by a cursor on PostgreSQL: its order of texts is not that of their bytes, and no index has that order.
 */
async function cursor(statements: Statements, table: StoredTable): Promise<ReadRows> {
  const order = sql.join(table.key.map((name) => byBytes(name, table.columns)));
  await sql`
    DECLARE ${CURSOR} NO SCROLL CURSOR FOR
    SELECT ${columnsOf(table)} FROM ${sql.table(table.name)} ORDER BY ${order}`.execute(statements);
  return async (_after, most) => {
    const { rows } = await sql<Row>`FETCH ${sql.lit(most)} FROM ${CURSOR}`.execute(statements);
    return rows;
  };
}

function byBytes(name: string, columns: readonly StoredColumn[]): RawBuilder<unknown> {
  const isText = columns.some((column) => column.name === name && column.kind === 'text');
  return isText ? sql`${sql.ref(name)} COLLATE "C"` : sql`${sql.ref(name)}`;
}

function columnsOf({ columns }: StoredTable): RawBuilder<unknown> {
  return sql.join(columns.map(({ name }) => sql.ref(name)));
}

/** Stores a chunk by one statement with one value, so that each row costs little. */
export async function insertChunk(
  statements: Statements,
  engine: Engine,
  table: StoredTable,
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

function membersOf({ columns }: StoredTable): RawBuilder<unknown> {
  return sql.join(columns.map(({ name }) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`));
}
