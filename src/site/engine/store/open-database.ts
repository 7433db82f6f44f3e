import { LinkError } from '../../../index.js';
import type { Database } from './database.js';
import { type DatabaseLocation, type DatabaseSource, databaseLocation } from './database-source.js';
import { openPostgres } from './postgres/postgres-database.js';
import { migrate, NEWEST_SCHEMA, requireNewest, schemaOlder } from './schema/migrations.js';
import { storeCopy } from './schema/schema-copy.js';
import { openSqlite } from './sqlite/sqlite-database.js';
import { sqliteProblem } from './sqlite/sqlite-problem.js';

export { sqlitePath } from './database-source.js';

/** The migration of a database that is opened; `new`: an empty one alone, and an older schema is refused. */
export type Migrate = boolean | 'new';

/** Returns the message about the copy of a database. */
export function copiedTo(copy: string): string {
  return `the database was copied to ${copy} before its schema is changed`;
}

/**
 * Opens the database that an address, a pool or a handle names, and migrates it.
 *
 * @throws LinkError `option_invalid`, and the errors of {@link openMigrated}
 */
export async function openDatabase(
  given: DatabaseSource,
  mayMigrate?: Migrate,
  onCopied?: (copy: string) => void,
): Promise<Database> {
  return openMigrated(databaseLocation(given), mayMigrate, onCopied);
}

/**
 * Opens a database and migrates it to the newest schema. A SQLite file with content is copied before.
 *
 * @param mayMigrate false and `new` refuse a database of an older schema. Default true
 * @param onCopied called with the path of the copy
 * @throws LinkError `driver_missing`, `schema_newer`, `schema_older`, `database_taken`,
 * `store_unavailable`
 */
export async function openMigrated(
  location: DatabaseLocation,
  mayMigrate: Migrate = true,
  onCopied: (copy: string) => void = () => {},
): Promise<Database> {
  const database = await openLocation(location).catch((error: unknown) => {
    throw cannotOpen(location, error);
  });
  const beforeChange = async (version: number) => {
    if (mayMigrate === 'new') throw schemaOlder(version);
    if (location.engine !== 'sqlite' || !database.copyTo) return;
    onCopied(await storeCopy(location.path, version, database.copyTo));
  };
  try {
    await (mayMigrate ? migrate(database, NEWEST_SCHEMA, beforeChange) : requireNewest(database));
    return database;
  } catch (error) {
    await database.close();
    throw cannotOpen(location, error);
  }
}

/** Opens a database without migrating it. @throws LinkError `driver_missing` and the errors of the driver */
export function openLocation(location: DatabaseLocation): Promise<Database> {
  return location.engine === 'postgres'
    ? openPostgres(location.source)
    : openSqlite(location.path, { driver: location.driver });
}

/**
 * Returns the error for a database that cannot be used at the start, or by a command. An error of svclink is complete
 * already. An error of the driver gets the location, without its password.
 */
export function cannotOpen(location: DatabaseLocation, error: unknown): LinkError {
  // At the start nobody repeats the call, so that the message about a running database is not sufficient.
  const isTransient = LinkError.is(error) && error.retryAfter !== undefined;
  const cause = isTransient ? (error.cause ?? error) : error;
  if (LinkError.is(cause)) return cause;
  const message = `database: ${nameOf(location)} cannot be used: ${reasonOf(location, cause)}`;
  return new LinkError('store_unavailable', message, { cause, status: 503 });
}

function reasonOf(location: DatabaseLocation, cause: unknown): string {
  if (location.engine === 'sqlite') return sqliteProblem(location.path, cause);
  // A host with several addresses fails with an error for each, and a code without a message.
  const { message, code }: { message?: unknown; code?: unknown } = Object(cause);
  return String(message || code || cause);
}

function nameOf(location: DatabaseLocation): string {
  if (location.engine === 'sqlite') return location.path;
  if (typeof location.source !== 'string') return 'the pool';
  const { host, pathname } = URL.canParse(location.source)
    ? new URL(location.source)
    : { host: '', pathname: '' };
  return `PostgreSQL ${host}${pathname}`;
}
