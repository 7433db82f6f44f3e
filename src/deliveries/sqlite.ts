import { optionError } from '../protocol/options.js';
import { asynchronousWork, type DeliveryStore, fenced } from './delivery-store.js';
import type { BoundStatement, DeliveryTable, DeliveryValue } from './sql/delivery-table.js';
import { type Completion, type DeliveryExecutor, SqlDeliveries } from './sql/sql-deliveries.js';

/** The used part of a prepared statement. */
interface Statement {
  run(...values: readonly DeliveryValue[]): unknown;
  get(...values: readonly DeliveryValue[]): unknown;
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

const TABLE: DeliveryTable = {
  dialect: {
    placeholder: '?',
    now: '@now',
    leaseEnd: (lease) => `@now + ${lease}`,
    before: '@before',
    lockRow: '',
  },
  name: 'svclink_deliveries',
  interrupted: 'interrupted',
  lease: 'lease',
  touched: 'touched',
};

/** Runs the statements of deliveries on an open SQLite database. */
class SqliteExecutor<Database extends SqliteDatabase> implements DeliveryExecutor<Database> {
  readonly #statements = new Map<string, Statement>();

  constructor(readonly database: Database) {
    database.exec(SQLITE_DELIVERIES_SQL);
  }

  async row(statement: BoundStatement): Promise<unknown> {
    return this.#row(statement);
  }

  async change({ text, values }: BoundStatement): Promise<number> {
    return Number(Object(this.#prepare(text).run(...values)).changes);
  }

  // Nothing is awaited within the transaction: another event would join it.
  async complete({ key, check, work, store }: Completion<Database>): Promise<void> {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      if (check && !this.#row(check)) throw fenced(key);
      const result = work(this.database);
      if (typeof result !== 'string') throw asynchronousWork();
      if (!this.#row(store(result))) throw fenced(key);
      this.database.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  #row({ text, values }: BoundStatement): unknown {
    // Drivers differ in null and undefined for no row.
    return this.#prepare(text).get(...values) ?? undefined;
  }

  // A failed COMMIT may have ended the transaction; the rollback then fails, without harm.
  #rollBack(): void {
    try {
      this.database.exec('ROLLBACK');
    } catch {}
  }

  #prepare(text: string): Statement {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.database.prepare(text) as Statement;
      this.#statements.set(text, statement);
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
  return new SqlDeliveries(new SqliteExecutor(database), TABLE);
}

export type { Claim, DeliveryKey, DeliveryStore } from './delivery-store.js';
