import { basename, dirname, join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import type { Database, Statements } from '../store/database.js';
import { LOG_NAMESPACE } from '../store/schema/tables/log.js';
import { logInserts } from './log-insert.js';
import type { LogRow } from './log-row.js';

/** Adds the rows of all parts, or none. Each part has statements of its own, because one of all would be large. */
export async function insertRows(
  { engine, write, logNamespace }: Database,
  ...parts: readonly (readonly LogRow[])[]
): Promise<void> {
  await write(async (tx) => {
    // The loss of the last rows in a crash is accepted, because nobody was promised that they are stored.
    if (engine === 'postgres') await sql`SET LOCAL synchronous_commit = off`.execute(tx);
    for (const rows of parts) {
      for (const { sql: text, values } of logInserts(engine, rows, logNamespace)) {
        await tx.executeQuery(CompiledQuery.raw(text, values));
      }
    }
  });
}

/** Statements on the tables of the log. */
export function inLog(
  { engine, logNamespace = LOG_NAMESPACE }: Pick<Database, 'engine' | 'logNamespace'>,
  statements: Statements,
): Statements {
  return engine === 'postgres' ? statements.withSchema(logNamespace) : statements;
}

/** Returns the bytes of the tables of the log with their indexes; on SQLite of its file. */
export async function bytesOfLog({
  engine,
  read,
  bytes,
  logNamespace = LOG_NAMESPACE,
}: Database): Promise<number> {
  if (engine === 'sqlite') return bytes();
  const tables = ['exchanges', 'exchange_bodies', 'exchange_holders'];
  const sizes = tables.map((table) => sql`pg_total_relation_size(${`${logNamespace}.${table}`})`);
  const { rows } = await sql<{ byte_count: number }>`
    SELECT ${sql.join(sizes, sql` + `)} AS byte_count`.execute(read);
  return rows[0]?.byte_count ?? 0;
}

/** The path of the log of a SQLite site: `log.db` beside `site.db`; another name gets `-log`. */
export function logPath(path: string): string {
  const name = basename(path, '.db');
  return join(dirname(path), name === 'site' ? 'log.db' : `${name}-log.db`);
}
