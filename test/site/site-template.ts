import { copyFileSync } from 'node:fs';
import { logPath } from '../../src/site/engine/exchanges/log-tables.js';
import { openLog } from '../../src/site/engine/exchanges/open-log.js';
import { databaseLocation } from '../../src/site/engine/store/database-source.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import { NEWEST_SCHEMA } from '../../src/site/engine/store/schema/migrations.js';
import type { PostgresDatabases } from '../databases/postgres.js';

/**
 * Databases with the tables of a site, copied from one that was migrated once: a migration costs more than most tests.
 * Tests of the migration itself begin with empty databases.
 */

/** Makes the tables of a site and of its log in an empty database. */
async function makeTables(address: string): Promise<void> {
  const database = await openDatabase(address);
  const log = await openLog(databaseLocation(address), true);
  await log.close();
  await database.close();
}

/** Returns a function that copies a migrated file to a path. @param template the path of that file, made at the first call */
export function sqliteCopies(template: string): (path: string) => Promise<void> {
  let made: Promise<void> | undefined;
  return async (path) => {
    made ??= makeTables(`sqlite:${template}`);
    await made;
    copyFileSync(template, path);
    copyFileSync(logPath(template), logPath(path));
  };
}

/** Returns the address of a copy of the database that all files of a run share as their template. */
export function postgresCopy(databases: PostgresDatabases): Promise<string> {
  return databases.copyOf(`site_of_schema_${NEWEST_SCHEMA}`, makeTables);
}
