import { optionError } from '../protocol/options.js';
import {
  asynchronousWork,
  type Claim,
  type DeliveryKey,
  type DeliveryStore,
  fenced,
} from './delivery-store.js';
import { claimOf, type FoundRow } from './found-row.js';

/** The used part of a prepared statement. */
interface Statement {
  run(...values: readonly (string | number)[]): unknown;
  get(...values: readonly (string | number)[]): unknown;
}

/** An open SQLite database; a handle of libsql, better-sqlite3 or node:sqlite fits. */
export interface SqliteDatabase {
  // Each driver has its own types for bound values; only text and whole numbers are bound here.
  prepare(sql: string): { run(...values: never[]): unknown; get(...values: never[]): unknown };
  exec(sql: string): unknown;
}

/** The SQL of the table of deliveries, for applications with their own migrations; it may run again. */
export const SQLITE_DELIVERIES_SQL = `
CREATE TABLE IF NOT EXISTS svclink_deliveries (
  sender TEXT NOT NULL,
  event TEXT NOT NULL,
  identity TEXT NOT NULL,
  token INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  interrupted INTEGER NOT NULL,
  lease INTEGER,
  claimed TEXT NOT NULL,
  fingerprint TEXT,
  result TEXT,
  touched INTEGER NOT NULL,
  PRIMARY KEY (sender, event, identity)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS svclink_deliveries_touched ON svclink_deliveries (touched);
`;

// A lease beyond the possible maximum was written before the clock was set back, and counts as expired.
const CLAIM = `
INSERT INTO svclink_deliveries (sender, event, identity, token, attempt, interrupted, lease, claimed, touched)
VALUES (?1, ?2, ?3, 1, 1, 0, ?5 + ?6, ?4, ?5)
ON CONFLICT DO UPDATE SET
  token = token + 1, attempt = attempt + 1, interrupted = lease IS NOT NULL,
  lease = excluded.lease, claimed = excluded.claimed, touched = excluded.touched
WHERE (lease IS NULL OR lease <= ?5 OR lease > ?5 + ?6)
  AND (fingerprint IS NULL OR fingerprint <> excluded.claimed)
RETURNING token, attempt, interrupted, result, fingerprint, 1 AS claimed`;

const FIND = `
SELECT token, attempt, interrupted, result, fingerprint, 0 AS claimed
FROM svclink_deliveries
WHERE sender = ? AND event = ? AND identity = ?
  AND (lease IS NULL OR lease <= ? OR lease > ? + ?)`;

const FIND_CLAIM = `
SELECT 1 AS held FROM svclink_deliveries
WHERE sender = ? AND event = ? AND identity = ? AND token = ? AND lease IS NOT NULL`;

const COMPLETE = `
UPDATE svclink_deliveries
SET result = ?, fingerprint = claimed, lease = NULL, attempt = 0, touched = ?
WHERE sender = ? AND event = ? AND identity = ? AND token = ?`;

const RELEASE = `
UPDATE svclink_deliveries SET lease = NULL
WHERE sender = ? AND event = ? AND identity = ? AND token = ?`;

const OLD = 'SELECT count(*) AS count FROM svclink_deliveries WHERE touched < ?';

const SWEEP = 'DELETE FROM svclink_deliveries WHERE touched < ?';

/** A delivery store in a SQLite database. */
class SqliteDeliveries<Database extends SqliteDatabase> implements DeliveryStore<Database> {
  readonly #statements = new Map<string, Statement>();

  constructor(readonly database: Database) {
    database.exec(SQLITE_DELIVERIES_SQL);
  }

  async claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    const { sender, event, identity } = key;
    const now = Date.now();
    const claimed = this.#prepare(CLAIM).get(sender, event, identity, fingerprint, now, lease);
    const found = claimed ?? this.#prepare(FIND).get(sender, event, identity, now, now, lease);
    return claimOf(found as FoundRow | undefined, fingerprint);
  }

  async complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Database) => string | Promise<string>,
  ): Promise<void> {
    const { sender, event, identity } = key;
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const claim = this.#prepare(FIND_CLAIM).get(sender, event, identity, token);
      if (!claim) throw fenced(key);
      const result = work(this.database);
      // Another event would join the transaction while this one awaits.
      if (typeof result !== 'string') throw asynchronousWork();
      this.#prepare(COMPLETE).run(result, Date.now(), sender, event, identity, token);
      this.database.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  async release({ sender, event, identity }: DeliveryKey, token: number): Promise<void> {
    this.#prepare(RELEASE).run(sender, event, identity, token);
  }

  async sweep(before: Date): Promise<number> {
    const { database } = this;
    database.exec('BEGIN IMMEDIATE');
    try {
      const old = this.#prepare(OLD).get(before.getTime());
      this.#prepare(SWEEP).run(before.getTime());
      database.exec('COMMIT');
      return Number(Object(old).count);
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  // A failed COMMIT may have ended the transaction; the rollback then fails, without harm.
  #rollBack(): void {
    try {
      this.database.exec('ROLLBACK');
    } catch {}
  }

  #prepare(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql) as Statement;
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/**
 * Makes a delivery store in a SQLite database, next to your own tables: the writes of `delivery.commit` with its handle
 * and the stored result become durable together. Creates its table, if it does not exist.
 *
 * `commit` takes a synchronous function here. A file that several processes write needs `PRAGMA busy_timeout`. To
 * survive a power failure it needs `PRAGMA synchronous = FULL`.
 *
 * @param database a handle of libsql, better-sqlite3 or node:sqlite
 * @throws LinkError `option_invalid`
 */
export function sqliteDeliveries<Database extends SqliteDatabase>(
  database: Database,
): DeliveryStore<Database> {
  if (typeof database?.prepare !== 'function' || typeof database.exec !== 'function') {
    throw optionError(
      'sqliteDeliveries',
      'takes an open database of libsql, better-sqlite3 or node:sqlite',
    );
  }
  return new SqliteDeliveries(database);
}

export type { Claim, DeliveryKey, DeliveryStore } from './delivery-store.js';
