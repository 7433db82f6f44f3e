import { sql } from 'kysely';
import type { LinkError } from '../../../index.js';
import { siteError } from '../site-error.js';
import type { Database, Statements } from '../store/database.js';
import { migrate, NEWEST_SCHEMA, versionOf } from '../store/schema/migrations.js';
import { type StoredTable, tablesOf } from '../store/schema/table-catalog.js';
import { type Chunk, Tally } from './chunk.js';
import { damaged } from './format.js';
import { hasSchema, type TableSummary } from './snapshot.js';
import { insertChunk, rowsOf } from './table-rows.js';

/** A source of rows: another database, or an archive. */
export interface RowSource {
  /** The version of the schema of the rows. */
  readonly schema: number;
  /** True if the target keeps that version. Default false: it gets the newest. */
  readonly keepsSchema?: boolean;
  chunks(): AsyncIterable<Chunk>;
  /** The expected totals of all rows. Called once, after the last row. */
  summaries(): Promise<ReadonlyMap<string, TableSummary>>;
  /** Changes the rows once they are verified, before anybody can use them. */
  adapt?(tx: Statements): Promise<void>;
}

/**
 * Fills an empty database, and compares its content with the source. On failure the target is left empty (PostgreSQL)
 * or useless (a SQLite file, which the caller removes).
 *
 * @returns the number of rows
 * @throws LinkError `target_not_empty`, `archive_invalid`, `store_unavailable`
 */
export async function load(target: Database, source: RowSource): Promise<number> {
  await refuseFilled(target);
  await migrate(target, source.schema);
  const tables = tablesOf(source.schema);
  // A conflict with another writer would repeat the work on rows that were read already.
  let isBegun = false;
  const rows = await inTransactions(target, async (transaction) => {
    if (isBegun) throw filled();
    isBegun = true;
    const known = new Map(tables.map((table) => [table.name, table]));
    for await (const chunk of source.chunks()) {
      const table = known.get(chunk.table);
      if (!table) throw damaged(`it has a table ${chunk.table} that its schema has not`);
      await transaction((tx) => insertChunk(tx, target.engine, table, chunk));
    }
    const expected = await source.summaries();
    await transaction((tx) => setSequences(tx, target, tables, expected));
    return transaction(async (tx) => {
      const count = await verify(tx, target, tables, expected);
      await source.adapt?.(tx);
      return count;
    });
  });
  if (source.keepsSchema) return rows;
  await migrate(target, NEWEST_SCHEMA);
  if (target.engine === 'postgres') await analyze(target);
  return rows;
}

/**
 * Gathers the planner statistics of PostgreSQL, which itself would gather them a minute later. Until then each page of
 * a long list could read and sort a whole table.
 */
async function analyze({ read }: Database): Promise<void> {
  const names = tablesOf(NEWEST_SCHEMA).map(({ name }) => name);
  for (const name of [...names, 'order_texts']) await sql`ANALYZE ${sql.table(name)}`.execute(read);
}

function filled(): LinkError {
  const message = 'The target holds a site already: give an empty database. Nothing was changed.';
  return siteError('target_not_empty', message);
}

/** Refuses a database that contains a row of a site, even its id alone. @throws LinkError `target_not_empty` */
export async function refuseFilled(target: Database): Promise<void> {
  const { read } = target;
  if (!(await hasSchema(target, read))) return;
  for (const { name } of tablesOf(Math.min(await versionOf(read), NEWEST_SCHEMA))) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(read);
    if (rows.length > 0) throw filled();
  }
}

type Transaction = <Result>(work: (tx: Statements) => Promise<Result>) => Promise<Result>;

/**
 * Runs the work in one transaction on PostgreSQL, and in one for each piece on SQLite, where a large transaction makes
 * a large log; its file is new anyway.
 */
function inTransactions<Result>(
  target: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (target.engine === 'postgres') return target.write((tx) => work((one) => one(tx)));
  return work((one) => target.write(one));
}

async function setSequences(
  tx: Statements,
  { engine }: Database,
  tables: readonly StoredTable[],
  expected: ReadonlyMap<string, TableSummary>,
): Promise<void> {
  for (const { name, hasSequence } of tables) {
    const last = expected.get(name)?.last_id ?? '0';
    if (!hasSequence || last === '0') continue;
    if (engine === 'postgres') {
      await sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), ${last}::bigint)`.execute(tx);
    } else {
      await sql`DELETE FROM sqlite_sequence WHERE name = ${name}`.execute(tx);
      await sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${name}, ${BigInt(last)})`.execute(
        tx,
      );
    }
  }
}

/** Reads the stored rows and compares them. @returns the number of rows */
async function verify(
  tx: Statements,
  { engine }: Database,
  tables: readonly StoredTable[],
  expected: ReadonlyMap<string, TableSummary>,
): Promise<number> {
  const tally = new Tally(tables);
  for (const table of tables) {
    for await (const chunk of rowsOf(tx, engine, table)) tally.add(chunk);
  }
  let rows = 0;
  for (const [name, { count, sha256 }] of tally.totals()) {
    const wanted = expected.get(name);
    if (wanted?.count !== count || wanted.sha256 !== sha256) {
      throw damaged(`the table ${name} came to ${count} rows, not to its ${wanted?.count ?? 0}`);
    }
    rows += count;
  }
  return rows;
}
