import type { Database } from '../store/database.js';
import type { DatabaseLocation } from '../store/database-source.js';
import { cannotOpen } from '../store/open-database.js';
import { openPostgres } from '../store/postgres/postgres-database.js';
import { migrateLog } from '../store/schema/migrations.js';
import { openSqlite } from '../store/sqlite/sqlite-database.js';
import { logPath } from './log-tables.js';

export async function openLog(site: DatabaseLocation, mayMake: boolean): Promise<Database> {
  const isFile = site.engine === 'sqlite';
  const location = isFile ? { ...site, path: logPath(site.path) } : site;
  try {
    return await openLogAt(location, isFile || mayMake);
  } catch (error) {
    // A server becomes reachable again by itself. A file that cannot be used has to be fixed.
    throw isFile ? cannotOpen(location, error) : error;
  }
}

async function openLogAt(location: DatabaseLocation, mayMake: boolean): Promise<Database> {
  const database = await (location.engine === 'sqlite'
    ? openSqlite(location.path, { durability: 'relaxed', driver: location.driver })
    : openPostgres(location.source));
  try {
    // The file belongs to the log alone. A PostgreSQL whose tables others create is used as it is.
    if (mayMake) await migrateLog(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
