import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { bytesOfLog, logPath } from '../exchanges/log-tables.js';
import type { Database } from '../store/database.js';
import { sqlitePath } from '../store/open-database.js';
import { LOG_NAMESPACE } from '../store/schema/tables/log.js';

/** Returns the notice that the exchange log is not moved: in archives and in another database it begins empty. */
export async function logNotice(database: Database, address: string): Promise<readonly string[]> {
  const location = await logLocation(database, address);
  if (location === undefined) return [];
  const size = (location.bytes / 1_000_000).toFixed(1);
  return [`the log of exchanges (${location.name}, ${size} MB)`];
}

async function logLocation(database: Database, address: string) {
  const path = sqlitePath(address);
  if (path !== undefined) {
    const name = logPath(path);
    const bytes = await stat(name).then(
      ({ size }) => size,
      () => undefined,
    );
    return bytes === undefined ? undefined : { name, bytes };
  }
  const { logNamespace: namespace = LOG_NAMESPACE } = database;
  const { rows } = await sql<{ found: unknown }>`
    SELECT to_regclass(${`${namespace}.exchanges`}) AS found`.execute(database.read);
  if (!rows[0]?.found) return undefined;
  return { name: `the schema ${namespace}`, bytes: await bytesOfLog(database) };
}
