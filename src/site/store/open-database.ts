import { fileURLToPath } from 'node:url';
import { optionError } from '../../protocol/options.js';
import type { Database } from './database.js';
import { migrate, NEWEST_SCHEMA, requireNewest } from './migrations.js';
import { openPostgres } from './postgres-database.js';
import { keepCopy } from './schema-copy.js';
import { openSqlite } from './sqlite-database.js';

/**
 * Where a `sqlite:` address leads: `sqlite:folder/site.db`, `sqlite:///srv/site.db`; a path without a scheme likewise.
 * Undefined for the address of a server.
 *
 * @throws LinkError `option_invalid` for an address of another kind
 */
export function sqlitePath(address: string): string | undefined {
  if (address.startsWith('sqlite://'))
    return fileURLToPath(`file://${address.slice('sqlite://'.length)}`);
  if (address.startsWith('sqlite:')) return address.slice('sqlite:'.length);
  if (!/^[a-z][a-z0-9+.-]+:/i.test(address)) return address;
  if (/^postgres(?:ql)?:\/\//.test(address)) return undefined;
  // The address may hold a password: it is not repeated.
  throw optionError('database', 'must be sqlite:PATH or postgres://…');
}

/** Tells of the copy of a database in one line. */
export function copiedTo(copy: string): string {
  return `the database was copied to ${copy} before its schema is changed`;
}

/**
 * Opens the database that an address names and brings it to the newest schema; a SQLite file that holds something is
 * copied before.
 *
 * @param address `sqlite:PATH`, or `postgres://…`; which engine it is, its scheme decides
 * @param mayMigrate false refuses a database of an older schema. Default true
 * @param onCopied hears of the path of the copy
 * @throws LinkError `option_invalid`, `driver_missing`, `schema_newer`, `schema_older`, `store_unavailable`
 */
export async function openDatabase(
  address: string,
  mayMigrate = true,
  onCopied: (copy: string) => void = () => {},
): Promise<Database> {
  const path = sqlitePath(address);
  const database = await (path === undefined ? openPostgres(address) : openSqlite(path));
  const copy = async (version: number) => {
    if (path === undefined || !database.copyTo) return;
    onCopied(await keepCopy(path, version, database.copyTo));
  };
  try {
    await (mayMigrate ? migrate(database, NEWEST_SCHEMA, copy) : requireNewest(database));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
