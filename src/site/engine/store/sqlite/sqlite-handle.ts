import { chmodSync, closeSync, openSync } from 'node:fs';

/** A prepared statement of a driver. */
export interface DriverStatement {
  readonly reader: boolean;
  /** Rows come as lists of values: objects made here cost half of those that the driver makes. */
  raw(): unknown;
  columns(): { readonly name: string }[];
  all(parameters: unknown[]): unknown[];
  run(parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
}

/** An open handle, as libsql and better-sqlite3 give it. */
export interface Handle {
  prepare(sql: string): DriverStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

const DURABILITY = {
  full: 'PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 1000;',
  // Only what is carried over from the log of writes into the file waits for the disk, so it is done less often.
  relaxed: 'PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000;',
} as const;

const OWNER_ONLY = 0o600;

/** What a power cut may take: nothing that was acknowledged; or the last of it, never the rest. */
export type Durability = keyof typeof DURABILITY;

// Commands beside a running site wait for each other.
const settings = (durability: Durability) => `
PRAGMA journal_mode = WAL;
${DURABILITY[durability]}
PRAGMA foreign_keys = ON;
PRAGMA busy_timeout = 5000;
PRAGMA trusted_schema = OFF;
`;

/** The files of a database: itself, and its companions, which SQLite gives the mode of the database. */
const FILES = ['', '-wal', '-shm', '-journal'];

/**
 * Lets the owner alone read a database, whatever the folder and the umask: it is made with mode 0600, and one that is
 * there is changed to it. No descriptor of an existing file is opened: its end would release the locks of this process.
 */
function keepPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch {
    // It is there; or the driver says next why it cannot be made.
  }
  for (const end of FILES) {
    try {
      chmodSync(path + end, OWNER_ONLY);
    } catch {
      // It is not there; or it belongs to another user, who alone can change it.
    }
  }
}

/** Opens a SQLite file with the settings of a site. @throws what the driver throws */
export function openHandle(
  Driver: new (path: string) => object,
  path: string,
  durability: Durability,
): Handle {
  keepPrivate(path);
  // Every driver of this kind gives such handles; the app's own has been asked for what is needed.
  const handle = new Driver(path) as Handle;
  handle.exec(settings(durability));
  return handle;
}
