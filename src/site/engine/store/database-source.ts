import { fileURLToPath } from 'node:url';
import { messageOf } from '../../../protocol/errors/base-error.js';
import { optionError } from '../../../protocol/options.js';

/**
 * The database of a site: an address (`sqlite:PATH`, `postgres://…`), a `Pool` of the package `pg`, or an open database
 * of libsql or better-sqlite3. The site does not close an open one.
 */
export type DatabaseSource = string | ConnectionPool | OpenSqlite;

/** A statement in the form of `pg`. */
export interface PostgresStatement {
  /** The name under which the connection prepares it. Later runs use the prepared statement. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
  /** The parsers of values, independent of the settings of the app. */
  readonly types: { getTypeParser(oid: number): (text: string) => unknown };
  /** Milliseconds. */
  readonly query_timeout: number;
}

/** A connection of a {@link ConnectionPool}. */
export interface PoolConnection {
  query(statement: PostgresStatement): Promise<{
    readonly command: string;
    readonly rowCount: number | null;
    readonly rows: unknown[];
  }>;
  /** @param broken true if the connection must not be used again */
  release(broken?: boolean): void;
}

/** Connections to a PostgreSQL: a `Pool` of the package `pg`. */
export interface ConnectionPool {
  connect(): Promise<PoolConnection>;
}

/** An open SQLite database: a handle of libsql or better-sqlite3. */
export interface OpenSqlite {
  // Each driver has its own types for bound values. This code binds none.
  prepare(sql: string): { all(...values: never[]): unknown[] };
  exec(sql: string): unknown;
}

/** Opens a SQLite file. */
export type SqliteDriver = new (path: string) => object;

/** The location of the tables of a site. */
export type DatabaseLocation =
  | { readonly engine: 'postgres'; readonly source: string | ConnectionPool }
  | {
      readonly engine: 'sqlite';
      readonly path: string;
      /** The driver. Default libsql. */
      readonly driver?: SqliteDriver;
    };

/** The possible kinds of databases, for messages. */
export const DATABASES =
  'sqlite:PATH, postgres://…, a Pool of pg, or an open database of libsql or better-sqlite3';
const TAKES = `must be ${DATABASES}`;

/**
 * Returns the path of a `sqlite:` address: `sqlite:folder/site.db`, `sqlite:///srv/site.db`, or a path without a
 * scheme. Undefined for the address of a server.
 *
 * @throws LinkError `option_invalid` for an address of another kind
 */
export function sqlitePath(address: string): string | undefined {
  const path = pathIn(address);
  if (path !== '' && path !== ':memory:') return path;
  throw optionError('database', 'names no file: a site keeps what it is given, in sqlite:PATH');
}

function pathIn(address: string): string | undefined {
  if (address.startsWith('sqlite://')) {
    const url = `file://${address.slice('sqlite://'.length)}`;
    if (URL.canParse(url) && new URL(url).host === '') return fileURLToPath(url);
    throw optionError('database', 'sqlite:// has three slashes before an absolute path');
  }
  if (address.startsWith('sqlite:')) return address.slice('sqlite:'.length);
  if (!/^[a-z][a-z0-9+.-]+:/i.test(address)) return address;
  if (/^postgres(?:ql)?:\/\//.test(address)) return undefined;
  // The address may contain a password, so that it is not repeated.
  throw optionError('database', 'must be sqlite:PATH or postgres://…');
}

/**
 * Returns the location of the tables of a site.
 *
 * @throws LinkError `option_invalid`
 */
export function databaseLocation(given: DatabaseSource): DatabaseLocation {
  if (typeof given === 'string') {
    const path = sqlitePath(given);
    return path === undefined ? { engine: 'postgres', source: given } : { engine: 'sqlite', path };
  }
  if (typeof given !== 'object' || given === null) throw optionError('database', TAKES);
  if (isPool(given)) return { engine: 'postgres', source: given };
  if (isHandle(given)) return locationOfHandle(given);
  throw optionError('database', TAKES);
}

function isPool(given: object): given is ConnectionPool {
  if (!hasFunctions(given, ['connect', 'query'])) return false;
  // A single client has both methods too, but its users would share one transaction.
  if (!('processID' in given || 'release' in given)) return true;
  throw optionError('database', 'is a single client of pg: give the Pool that it comes from');
}

function isHandle(given: object): given is OpenSqlite {
  return hasFunctions(given, ['prepare', 'exec']);
}

function hasFunctions(given: object, names: readonly string[]): boolean {
  return names.every((name) => typeof Reflect.get(given, name) === 'function');
}

/**
 * Returns the file of an open database. The site opens it for itself by the same driver. On a shared connection a
 * transaction of the app and one of the site would be one, and each would roll back the work of the other.
 */
function locationOfHandle(handle: OpenSqlite): DatabaseLocation {
  if (Reflect.get(handle, 'open') === false) throw optionError('database', 'is closed');
  if (Reflect.get(handle, 'readonly') === true) {
    throw optionError('database', 'was opened for reading only');
  }
  const files = rowsOf(handle, 'database_list');
  const path: unknown = files.find(({ name }) => name === 'main')?.file;
  if (typeof path !== 'string' || path === '') {
    throw optionError('database', 'is in memory: a site keeps what it is given, in a file');
  }
  requireDurable(handle);
  const driver: unknown = Reflect.get(handle, 'constructor');
  if (isDriver(driver)) return { engine: 'sqlite', path, driver };
  throw optionError('database', TAKES);
}

function isDriver(given: unknown): given is SqliteDriver {
  return typeof given === 'function' && given !== Object;
}

/** The numbers of SQLite for synchronous = FULL and EXTRA. */
const FULL = 2;

/**
 * Requires that the app's own handle commits durably, because the app commits records of the site with it.
 *
 * @throws LinkError `option_invalid` with the statement that fixes it
 */
function requireDurable(handle: OpenSqlite): void {
  const value = (name: string) => Object.values(rowsOf(handle, name)[0] ?? {})[0];
  if (value('journal_mode') !== 'wal') {
    throw lacks('journal_mode = WAL', 'else readers and writers hold each other up');
  }
  if (Number(value('synchronous')) < FULL) {
    throw lacks('synchronous = FULL', 'else a power cut takes back what was committed');
  }
  if (Number(value('busy_timeout')) === 0) {
    throw lacks('busy_timeout = 5000', 'else your own writes fail while the site writes');
  }
}

function lacks(setting: string, reason: string) {
  return optionError('database', `run PRAGMA ${setting} on it first, ${reason}`);
}

function rowsOf(handle: OpenSqlite, pragma: string): readonly Record<string, unknown>[] {
  try {
    return handle.prepare(`PRAGMA ${pragma}`).all().map(Object);
  } catch (cause) {
    const reason = messageOf(cause);
    throw optionError('database', `cannot be read: ${reason}`);
  }
}

/**
 * Returns the address of a database with the schema of its tables.
 *
 * @param schema undefined for the one that the server decides
 * @throws LinkError `option_invalid` for a database without schemas, and for a pool, which others use too
 */
export function inSchema<Source extends DatabaseSource>(
  source: Source,
  schema: string | undefined,
): Source | string {
  if (schema === undefined) return source;
  if (typeof source !== 'string') {
    const fix = `make your Pool with options: '-c search_path=${schema}' instead`;
    throw optionError('databaseSchema', `does not change the connections of an app: ${fix}`);
  }
  if (sqlitePath(source) !== undefined) {
    throw optionError('databaseSchema', 'is of PostgreSQL: on SQLite a site has a file of its own');
  }
  return `${source}${source.includes('?') ? '&' : '?'}schema=${schema}`;
}
