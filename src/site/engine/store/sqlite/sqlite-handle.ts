import { chmodSync, closeSync, openSync } from 'node:fs';

/** A prepared statement of a driver. */
export interface DriverStatement {
  readonly reader: boolean;
  /** Returns rows as arrays, because making objects of them here costs half of what the driver needs. */
  raw(): unknown;
  columns(): { readonly name: string }[];
  all(parameters: unknown[]): unknown[];
  run(parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
}

/** An open handle of libsql or better-sqlite3. */
export interface Handle {
  prepare(sql: string): DriverStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

const DURABILITY = {
  full: 'PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 1000;',
  // Only checkpoints wait for the disk, so that they are rarer.
  relaxed: 'PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000;',
} as const;

const OWNER_ONLY = 0o600;

/** The possible loss of a power failure: nothing that was acknowledged, or only the last commits. */
export type Durability = keyof typeof DURABILITY;

// Commands beside a running site wait for each other.
const settings = (durability: Durability) => `
PRAGMA journal_mode = WAL;
${DURABILITY[durability]}
PRAGMA foreign_keys = ON;
PRAGMA busy_timeout = 5000;
PRAGMA trusted_schema = OFF;
`;

/** The files of a database: itself and its companions, which get the mode of the database from SQLite. */
const FILES = ['', '-wal', '-shm', '-journal'];

/**
 * Makes a database readable for its owner alone, with any folder and umask: a new one gets the mode 0600, an existing
 * one is changed to it. No descriptor of an existing file is opened, because closing it would release the locks of this
 * process.
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch {
    // The file exists; or the driver reports next why it cannot be created.
  }
  for (const end of FILES) {
    try {
      chmodSync(path + end, OWNER_ONLY);
    } catch {
      // The file does not exist; or it belongs to another user, who alone can change it.
    }
  }
}

/** Opens a SQLite file with the settings of a site. @throws the errors of the driver */
export function openHandle(
  Driver: new (path: string) => object,
  path: string,
  durability: Durability,
): Handle {
  makePrivate(path);
  // Every driver of this kind returns such handles. The methods of the app's own handle were verified.
  const handle = new Driver(path) as Handle;
  handle.exec(settings(durability));
  return handle;
}
