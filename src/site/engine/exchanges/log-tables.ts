import { CompiledQuery, sql } from 'kysely';
import { LOCK_IDS } from '../../../deliveries/lock-ids.js';
import type { Database, Statements } from '../store/database.js';
import { LATER_COLUMNS, LOG_SCHEMA, logSchema } from '../store/schema/log-schema.js';
import { logInserts } from './log-insert.js';
import type { LogRow } from './log-row.js';

/** Makes the tables of the log where they are not there. */
export async function makeLogTables({ capabilities, engine, write }: Database): Promise<void> {
  await write(async (tx) => {
    await capabilities.lock(tx, LOCK_IDS.exchangeLog);
    if (engine === 'sqlite') await addLaterColumns(tx);
    for (const step of logSchema(engine)) await sql.raw(step).execute(tx);
  });
}

/** SQLite cannot add a column where it is not there; a log that an older version has begun is gone on with. */
async function addLaterColumns(tx: Statements): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM pragma_table_info('exchanges')`.execute(tx);
  if (rows.length === 0) return;
  const there = new Set(rows.map(({ name }) => name));
  for (const name of LATER_COLUMNS) {
    if (there.has(name)) continue;
    await sql.raw(`ALTER TABLE exchanges ADD COLUMN ${name} text`).execute(tx);
  }
}

/** Adds rows. */
export async function insertRows(
  { engine, write }: Database,
  rows: readonly LogRow[],
): Promise<void> {
  await write(async (tx) => {
    // Nobody was told that they are kept: the last of them may be lost in a crash.
    if (engine === 'postgres') await sql`SET LOCAL synchronous_commit = off`.execute(tx);
    for (const { sql: text, values } of logInserts(engine, rows)) {
      await tx.executeQuery(CompiledQuery.raw(text, values));
    }
  });
}

/** Statements on the tables of the log. */
export function inLog(engine: Database['engine'], statements: Statements): Statements {
  return engine === 'postgres' ? statements.withSchema(LOG_SCHEMA) : statements;
}

/** Bytes of the tables of the log, with their indexes; on SQLite of its file. */
export async function bytesOfLog({ engine, read, figures }: Database): Promise<number> {
  if (engine === 'sqlite') return (await figures()).bytes;
  const tables = ['exchanges', 'exchange_bodies', 'exchange_holders'];
  const sizes = tables.map((table) => sql`pg_total_relation_size(${`${LOG_SCHEMA}.${table}`})`);
  const { rows } = await sql<{ byte_count: number }>`
    SELECT ${sql.join(sizes, sql` + `)} AS byte_count`.execute(read);
  return rows[0]?.byte_count ?? 0;
}
