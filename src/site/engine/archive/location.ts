import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { LinkError } from '../../../index.js';
import { PART, syncFolder } from '../../../system/part-file.js';
import type { SiteOptions } from '../options.js';
import { siteError } from '../site-error.js';
import type { Database } from '../store/database.js';
import { sqlitePath } from '../store/open-database.js';
import { openPostgres } from '../store/postgres/postgres-database.js';
import { openSqlite } from '../store/sqlite/sqlite-database.js';
import { refuseFilled } from './load.js';
import { hasSchema } from './snapshot.js';

/** The location of a site: its database, its files and its key. */
export interface SiteLocation
  extends Pick<SiteOptions, 'files' | 's3Credentials' | 'network' | 'secretKey' | 'secretKeyFile'> {
  /** `sqlite:PATH` or `postgres://…`. */
  readonly database: string;
}

/** @deprecated The former name of {@link SiteLocation}, until 1.0. */
export type SitePlace = SiteLocation;

/** No timeout, because sorting a large table may take any time. */
const NO_TIMEOUT = 0;

function open(address: string): Promise<Database> {
  const path = sqlitePath(address);
  return path === undefined ? openPostgres(address, NO_TIMEOUT) : openSqlite(path);
}

/**
 * Opens the database of a site without creating or migrating it.
 *
 * @throws LinkError `not_found` where there is no site
 */
export async function openSource(address: string): Promise<Database> {
  const path = sqlitePath(address);
  if (path !== undefined && !existsSync(path)) {
    throw new LinkError('not_found', `There is no database ${path}.`);
  }
  const database = await open(address);
  try {
    if (await hasSchema(database, database.read)) return database;
    throw new LinkError('not_found', 'There is no site in this database.');
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Runs work on an empty database at an address. A SQLite file is filled under a temporary name and renamed at the end,
 * so that an interrupted process never leaves half a site.
 *
 * @throws the errors of the work; LinkError `target_not_empty`, and nothing was changed
 */
export async function withTarget<Result>(
  address: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  await checkTarget(address);
  const path = sqlitePath(address);
  if (path === undefined) return using(await open(address), work);
  await removeParts(path);
  // The temporary name is unique, because a driver may still have a file of an earlier attempt open.
  const part = `${path}.${randomUUID()}${PART}`;
  try {
    const result = await using(await openSqlite(part), async (database) => {
      const done = await work(database);
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database.read);
      return done;
    });
    await rename(part, path);
    await syncFolder(dirname(path));
    return result;
  } finally {
    await removeParts(path);
  }
}

/** The ends of the names of a SQLite file and of its logs. SQLite would write a log that is left into a new file. */
const SQLITE_FILES = ['', '-wal', '-journal'] as const;

/**
 * Refuses a database that contains a site, every existing SQLite file, and the logs that a former one has left.
 *
 * @throws LinkError `target_not_empty`
 */
export async function checkTarget(address: string): Promise<void> {
  const path = sqlitePath(address);
  if (path === undefined) return using(await open(address), refuseFilled);
  for (const end of SQLITE_FILES) {
    const { size } = (await stat(path + end).catch(() => undefined)) ?? { size: 0 };
    if (size > 0) throw existing(path, end);
  }
}

function existing(path: string, end: (typeof SQLITE_FILES)[number]): LinkError {
  const message =
    end === ''
      ? `There is a database ${path} already: name another file, or move it away. Nothing was changed.`
      : `There is a file ${path}${end}, which belongs to a former database ${path}: name another file, or move it away as well. Nothing was changed.`;
  return siteError('target_not_empty', message);
}

/** Runs work on a database or a store of files, and closes it, also where the work fails. */
export async function using<Resource extends { close(): Promise<void> }, Result>(
  resource: Resource,
  work: (resource: Resource) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(resource);
  } finally {
    await resource.close();
  }
}

/** Removes the files of earlier attempts, also of killed processes, and creates the folder. */
async function removeParts(path: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const isPart = name.startsWith(`${basename(path)}.`) && name.includes(PART);
    if (isPart) await rm(join(folder, name), { force: true });
  }
}
