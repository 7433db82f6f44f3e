import { sql } from 'kysely';
import { siteError } from '../site-error.js';
import type { Database, Statements } from '../store/database.js';
import { NEWEST_SCHEMA, versionOf } from '../store/schema/migrations.js';
import { contentColumns, type StoredTable, tablesOf } from '../store/schema/table-catalog.js';
import { type Chunk, type TableTotal, Tally } from './chunk.js';
import { rowsOf } from './table-rows.js';

/** The totals of a table, and the last id drawn for it. Ids of removed rows are not drawn again. */
export interface TableSummary extends TableTotal {
  /** '0' before the first one, and for tables without ids. */
  readonly last_id: string;
}

/** All tables of a site as of one moment. */
export interface Snapshot {
  /** The version of its schema. */
  readonly schema: number;
  readonly tables: readonly StoredTable[];
  setting(name: string): Promise<string | undefined>;
  /** All rows, table by table. */
  chunks(): AsyncGenerator<Chunk>;
  /** The totals of {@link Snapshot.chunks}. Called once, after the last chunk. */
  summaries(): Promise<ReadonlyMap<string, TableSummary>>;
  /** The number of rows of each table, without reading them. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /** Writes a setting of a locked snapshot. It becomes durable when the work is done. */
  mark(name: string, value: string): Promise<void>;
  /** The hashes of all files that rows name, each once. */
  contents(): AsyncGenerator<string>;
}

/** The hashes of files that rows name: a table of one connection, so that they need no memory. */
const CONTENTS: StoredTable = {
  name: 'svclink_contents',
  columns: [{ name: 'sha256', kind: 'text', isContent: true }],
  key: ['sha256'],
  hasSequence: false,
};

/**
 * Runs work on all tables as of one moment, independent of concurrent writers.
 *
 * @param locked true if nobody may write until the work is done, before a site moves away
 * @throws the errors of the work; LinkError `schema_newer`
 */
export function withSnapshot<Result>(
  database: Database,
  work: (snapshot: Snapshot) => Promise<Result>,
  locked = false,
): Promise<Result> {
  return database.read.connection().execute(async (connection) => {
    const schema = await schemaOf(connection);
    const tables = tablesOf(schema);
    await begin(database, connection, tables, locked);
    try {
      const result = await work(new OpenSnapshot(database.engine, connection, { schema, tables }));
      await sql`COMMIT`.execute(connection);
      return result;
    } catch (error) {
      await sql`ROLLBACK`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

async function schemaOf(connection: Statements): Promise<number> {
  const schema = await versionOf(connection);
  if (schema <= NEWEST_SCHEMA) return schema;
  const message = `The database has schema ${schema}, this program knows ${NEWEST_SCHEMA}: use the version of svclink that wrote it, or a newer one`;
  throw siteError('schema_newer', message);
}

/** Returns true if the database contains the tables of a site. */
export async function hasSchema(
  { engine }: Pick<Database, 'engine'>,
  connection: Statements,
): Promise<boolean> {
  const query =
    engine === 'postgres'
      ? sql`SELECT 1 WHERE to_regclass('svclink_schema') IS NOT NULL`
      : sql`SELECT 1 FROM sqlite_master WHERE name = 'svclink_schema'`;
  return (await query.execute(connection)).rows.length > 0;
}

async function begin(
  { engine }: Database,
  connection: Statements,
  tables: readonly StoredTable[],
  locked: boolean,
): Promise<void> {
  if (engine === 'sqlite') {
    await sql.raw(locked ? 'BEGIN IMMEDIATE' : 'BEGIN').execute(connection);
    return;
  }
  await sql`BEGIN ISOLATION LEVEL REPEATABLE READ`.execute(connection);
  if (!locked) return;
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`LOCK TABLE ${names} IN SHARE MODE`.execute(connection);
}

/** The tables of a site within one transaction. */
class OpenSnapshot implements Snapshot {
  readonly schema: number;
  readonly tables: Snapshot['tables'];
  readonly #tally: Tally;

  constructor(
    readonly engine: Database['engine'],
    readonly connection: Statements,
    { schema, tables }: Pick<Snapshot, 'schema' | 'tables'>,
  ) {
    this.schema = schema;
    this.tables = tables;
    this.#tally = new Tally(tables);
  }

  async setting(name: string): Promise<string | undefined> {
    const row = await this.connection
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  }

  async *chunks(): ReturnType<Snapshot['chunks']> {
    for (const table of this.tables) {
      for await (const chunk of rowsOf(this.connection, this.engine, table)) {
        this.#tally.add(chunk);
        yield chunk;
      }
    }
  }

  async summaries(): Promise<ReadonlyMap<string, TableSummary>> {
    const totals = this.#tally.totals();
    const summaries = new Map<string, TableSummary>();
    for (const table of this.tables) {
      const total = totals.get(table.name);
      const last_id = table.hasSequence ? await lastId(this.engine, this.connection, table) : '0';
      if (total) summaries.set(table.name, { ...total, last_id });
    }
    return summaries;
  }

  async counts(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const { name } of this.tables) {
      const query = sql<{
        count: number | string;
      }>`SELECT count(*) AS count FROM ${sql.table(name)}`;
      const { rows } = await query.execute(this.connection);
      counts.set(name, Number(rows[0]?.count));
    }
    return counts;
  }

  async mark(name: string, value: string): Promise<void> {
    await this.connection.insertInto('settings').values({ name, value }).execute();
  }

  async *contents(): ReturnType<Snapshot['contents']> {
    await gatherContents(this.connection, this.tables);
    for await (const { lines } of rowsOf(this.connection, this.engine, CONTENTS)) {
      for (const line of lines.trimEnd().split('\n')) yield String(JSON.parse(line).sha256);
    }
    await sql`DROP TABLE svclink_contents`.execute(this.connection);
  }
}

async function lastId(
  engine: Database['engine'],
  connection: Statements,
  { name }: StoredTable,
): Promise<string> {
  const query =
    engine === 'postgres'
      ? sql<{
          id: string | null;
        }>`SELECT pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass) AS id`
      : sql<{ id: string | null }>`SELECT seq AS id FROM sqlite_sequence WHERE name = ${name}`;
  const { rows } = await query.execute(connection);
  return String(rows[0]?.id ?? 0);
}

async function gatherContents(
  connection: Statements,
  tables: readonly StoredTable[],
): Promise<void> {
  const selects = contentColumns(tables).map(({ table, column }) => {
    const hash = sql.ref(column);
    return sql`SELECT ${hash} FROM ${sql.table(table)} WHERE ${hash} IS NOT NULL`;
  });
  await sql`CREATE TEMPORARY TABLE svclink_contents (sha256 text PRIMARY KEY)`.execute(connection);
  await sql`INSERT INTO svclink_contents ${sql.join(selects, sql` UNION `)}`.execute(connection);
}
