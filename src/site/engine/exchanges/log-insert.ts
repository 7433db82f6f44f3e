import type { Engine } from '../store/database.js';
import { LOG, LOG_NAMESPACE } from '../store/schema/tables/log.js';
import type { LogRow } from './log-row.js';

type LogTable = 'exchanges' | 'exchange_bodies';

/** The columns that rows are written to: all but the id. */
function columnsOf(table: LogTable) {
  return Object.entries(LOG[table].columns).filter(([, { codec }]) => codec.kind !== 'id');
}

/** The bytes of entries of the log, by their holder. */
export type HolderBytes = Readonly<Record<string, number>>;

/** Returns the bytes of rows by their holder. */
export function bytesByHolder(rows: readonly LogRow[]): HolderBytes {
  const bytes = new Map<string, number>();
  for (const { holder, body_size } of rows) {
    bytes.set(holder ?? '', (bytes.get(holder ?? '') ?? 0) + body_size);
  }
  return Object.fromEntries(bytes);
}

/** A statement, with its values. */
export interface LogInsert {
  readonly sql: string;
  readonly values: unknown[];
}

/** Returns the statements that add rows to the log. Rows without bodies have none in the second table. */
export function logInserts(engine: Engine, rows: readonly LogRow[]): readonly LogInsert[] {
  const bodies = rows.filter(({ data, answer }) => data !== null || answer !== null);
  const insert = engine === 'postgres' ? insertTogether : insertEach;
  return [
    ...insert('exchanges', rows),
    ...insert('exchange_bodies', bodies),
    ...sumInserts(engine, bytesByHolder(rows)),
  ];
}

/** Returns the statements that add to the stored sums by holder. Counting all entries would take too long. */
function sumInserts(engine: Engine, bytes: HolderBytes): readonly LogInsert[] {
  const isServer = engine === 'postgres';
  const table = isServer ? `${LOG_NAMESPACE}.exchange_holders` : 'exchange_holders';
  const values = isServer ? '($1, $2)' : '(?, ?)';
  const sql = `INSERT INTO ${table} AS held (holder, byte_count) VALUES ${values} ON CONFLICT (holder) DO UPDATE SET byte_count = held.byte_count + excluded.byte_count`;
  // Sorted, because two processes that write the same sums would otherwise block each other.
  return Object.entries(bytes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((values) => ({ sql, values }));
}

/** Inserts row by row: SQLite needs half the time of reading rows from JSON. */
function insertEach(table: LogTable, rows: readonly LogRow[]): readonly LogInsert[] {
  const names = columnsOf(table).map(([name]) => name);
  const placeholders = names.map(() => '?').join(', ');
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${placeholders}) ON CONFLICT DO NOTHING`;
  return rows.map((row: Readonly<Record<string, unknown>>) => ({
    sql,
    values: names.map((name) => bindable(row[name])),
  }));
}

/** Converts a value for the driver, which would end the process at a boolean. */
function bindable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

/** Inserts all rows by one statement with one value, because each statement costs a round trip to the server. */
function insertTogether(table: LogTable, rows: readonly LogRow[]): readonly LogInsert[] {
  if (rows.length === 0) return [];
  // Members without a column are left out of the JSON.
  const columns = columnsOf(table);
  const names = columns.map(([name]) => name);
  const list = names.join(', ');
  const typed = columns.map(([name, { codec }]) => `${name} ${codec.type.postgres}`).join(', ');
  const sql = `INSERT INTO ${LOG_NAMESPACE}.${table} (${list}) SELECT ${list} FROM json_to_recordset($1::json) AS given(${typed}) ON CONFLICT DO NOTHING`;
  return [{ sql, values: [JSON.stringify(rows, names)] }];
}
