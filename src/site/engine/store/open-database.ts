import { LinkError } from '../../../index.js';
import type { Database } from './database.js';
import { type DatabasePlace, type DatabaseSource, databasePlace } from './database-source.js';
import { openPostgres } from './postgres/postgres-database.js';
import { migrate, NEWEST_SCHEMA, requireNewest } from './schema/migrations.js';
import { keepCopy } from './schema/schema-copy.js';
import { openSqlite } from './sqlite/sqlite-database.js';
import { sqliteProblem } from './sqlite/sqlite-problem.js';

export { sqlitePath } from './database-source.js';

/** Tells of the copy of a database in one line. */
export function copiedTo(copy: string): string {
  return `the database was copied to ${copy} before its schema is changed`;
}

/**
 * Opens the database that is named or given and brings it to the newest schema; a SQLite file that holds something is
 * copied before.
 *
 * @param given an address, whose scheme decides which engine it is; a pool; or an open database
 * @param mayMigrate false refuses a database of an older schema. Default true
 * @param onCopied hears of the path of the copy
 * @throws LinkError `option_invalid`, `driver_missing`, `schema_newer`, `schema_older`, `database_taken`,
 * `store_unavailable`
 */
export async function openDatabase(
  given: DatabaseSource,
  mayMigrate = true,
  onCopied: (copy: string) => void = () => {},
): Promise<Database> {
  const place = databasePlace(given);
  const database = await openPlace(place).catch((error: unknown) => {
    throw cannotOpen(place, error);
  });
  const copy = async (version: number) => {
    if (place.engine !== 'sqlite' || !database.copyTo) return;
    onCopied(await keepCopy(place.path, version, database.copyTo));
  };
  try {
    await (mayMigrate ? migrate(database, NEWEST_SCHEMA, copy) : requireNewest(database));
    return database;
  } catch (error) {
    await database.close();
    throw cannotOpen(place, error);
  }
}

/** Opens a database as it is. @throws LinkError `driver_missing` and what the driver throws */
export function openPlace(place: DatabasePlace): Promise<Database> {
  return place.engine === 'postgres'
    ? openPostgres(place.source)
    : openSqlite(place.path, { driver: place.driver });
}

/**
 * What is told of a database that cannot be used at the start, or by a command. A refusal of our own says what is wrong
 * already; a driver's is told with the place, and without its password.
 */
export function cannotOpen(place: DatabasePlace, error: unknown): LinkError {
  // At the start nobody tries again by himself: what is told of a database at work is too little here.
  const isPassing = LinkError.is(error) && error.retryAfter !== undefined;
  const cause = isPassing ? (error.cause ?? error) : error;
  if (LinkError.is(cause)) return cause;
  const message = `database: ${nameOf(place)} cannot be used: ${reasonOf(place, cause)}`;
  return new LinkError('store_unavailable', message, { cause, status: 503 });
}

function reasonOf(place: DatabasePlace, cause: unknown): string {
  if (place.engine === 'sqlite') return sqliteProblem(place.path, cause);
  // A host with several addresses fails with an error for each, and a code, but no message.
  const { message, code }: { message?: unknown; code?: unknown } = Object(cause);
  return String(message || code || cause);
}

function nameOf(place: DatabasePlace): string {
  if (place.engine === 'sqlite') return place.path;
  if (typeof place.source !== 'string') return 'the pool';
  const { host, pathname } = URL.canParse(place.source)
    ? new URL(place.source)
    : { host: '', pathname: '' };
  return `PostgreSQL ${host}${pathname}`;
}
