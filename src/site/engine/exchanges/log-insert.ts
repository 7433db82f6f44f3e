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
export function logInserts(
  engine: Engine,
  rows: readonly LogRow[],
  namespace = LOG_NAMESPACE,
): readonly LogInsert[] {
  const bodies = rows.filter(({ data, answer }) => data !== null || answer !== null);
  const insert = engine === 'postgres' ? insertTogether : insertInGroups;
  return [
    ...insert('exchanges', rows, namespace),
    ...insert('exchange_bodies', bodies, namespace),
    ...sumInserts(engine, bytesByHolder(rows), namespace),
  ];
}

/** Returns the statements that add to the stored sums by holder. Counting all entries would take too long. */
function sumInserts(engine: Engine, bytes: HolderBytes, namespace: string): readonly LogInsert[] {
  const isServer = engine === 'postgres';
  const table = isServer ? `${namespace}.exchange_holders` : 'exchange_holders';
  const values = isServer ? '($1, $2)' : '(?, ?)';
  const sql = `INSERT INTO ${table} AS held (holder, byte_count) VALUES ${values} ON CONFLICT (holder) DO UPDATE SET byte_count = held.byte_count + excluded.byte_count`;
  // Sorted, because two processes that write the same sums would otherwise block each other.
  return Object.entries(bytes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((values) => ({ sql, values }));
}

/** The rows of one statement on SQLite. The driver binds more values in nearly the same time for each. */
const GROUP = 16;

/** Inserts groups of rows: SQLite needs twice the time for reading rows from JSON, and the driver for single rows. */
function insertInGroups(table: LogTable, rows: readonly LogRow[]): readonly LogInsert[] {
  const names = columnsOf(table).map(([name]) => name);
  const [group, single] = [insertOf(table, names, GROUP), insertOf(table, names, 1)];
  const inserts: LogInsert[] = [];
  for (let from = 0; from < rows.length; ) {
    // Single rows after the last whole group, so that there are two statements, whose preparation is cached.
    const isGroup = rows.length - from >= GROUP;
    const part = rows.slice(from, from + (isGroup ? GROUP : 1));
    const values: unknown[] = [];
    for (const row of part) addValues(row, names, values);
    inserts.push({ sql: isGroup ? group : single, values });
    from += part.length;
  }
  return inserts;
}

/** Returns the statement that inserts a number of rows. */
function insertOf(table: LogTable, names: readonly string[], count: number): string {
  const row = `(${names.map(() => '?').join(', ')})`;
  const all = Array.from({ length: count }, () => row).join(', ');
  return `INSERT INTO ${table} (${names.join(', ')}) VALUES ${all} ON CONFLICT DO NOTHING`;
}

function addValues(
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
  values: unknown[],
): void {
  for (const name of names) values.push(bindable(row[name]));
}

/** Converts a value for the driver, which would end the process at a boolean. */
function bindable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

/** Inserts all rows by one statement with one value, because each statement costs a round trip to the server. */
function insertTogether(
  table: LogTable,
  rows: readonly LogRow[],
  namespace: string,
): readonly LogInsert[] {
  if (rows.length === 0) return [];
  // Members without a column are left out of the JSON.
  const columns = columnsOf(table);
  const names = columns.map(([name]) => name);
  const list = names.join(', ');
  const typed = columns.map(([name, { codec }]) => `${name} ${codec.type.postgres}`).join(', ');
  const sql = `INSERT INTO ${namespace}.${table} (${list}) SELECT ${list} FROM json_to_recordset($1::json) AS given(${typed}) ON CONFLICT DO NOTHING`;
  return [{ sql, values: [JSON.stringify(rows, names)] }];
}
