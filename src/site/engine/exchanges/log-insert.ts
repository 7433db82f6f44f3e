import type { Engine } from '../store/database.js';
import { LOG_SCHEMA } from '../store/schema/log-schema.js';
import type { LogRow } from './log-row.js';

const COLUMNS = {
  happened_at: 'bigint',
  direction: 'text',
  event_name: 'text',
  username: 'text',
  peer: 'text',
  report_id: 'text',
  reference: 'text',
  code: 'text',
  message: 'text',
  took_count: 'bigint',
  is_repetition: 'boolean',
  body_size: 'bigint',
  origin: 'text',
  replay_of: 'text',
  data_state: 'text',
  holder: 'text',
} as const satisfies Partial<Record<keyof LogRow, string>>;

const BODY_COLUMNS = { reference: 'text', data: 'text', answer: 'text' } as const;

/** Bytes of entries of the log, by their holder. */
export type HeldBytes = Readonly<Record<string, number>>;

/** The bytes of rows by their holder. */
export function heldBy(rows: readonly LogRow[]): HeldBytes {
  const held = new Map<string, number>();
  for (const { holder, body_size } of rows) {
    held.set(holder ?? '', (held.get(holder ?? '') ?? 0) + body_size);
  }
  return Object.fromEntries(held);
}

/** A statement, with its values. */
export interface LogInsert {
  readonly sql: string;
  readonly values: unknown[];
}

/** What adds rows to the log; those without bodies have none of their own. */
export function logInserts(engine: Engine, rows: readonly LogRow[]): readonly LogInsert[] {
  const bodies = rows.filter(({ data, answer }) => data !== null || answer !== null);
  const insert = engine === 'postgres' ? insertTogether : insertEach;
  return [
    ...insert('exchanges', COLUMNS, rows),
    ...insert('exchange_bodies', BODY_COLUMNS, bodies),
    ...sumInserts(engine, heldBy(rows)),
  ];
}

/** The sums by holder are stored: counting all entries would take longer than a request may. */
function sumInserts(engine: Engine, held: HeldBytes): readonly LogInsert[] {
  const isServer = engine === 'postgres';
  const table = isServer ? `${LOG_SCHEMA}.exchange_holders` : 'exchange_holders';
  const values = isServer ? '($1, $2)' : '(?, ?)';
  const sql = `INSERT INTO ${table} AS held (holder, byte_count) VALUES ${values} ON CONFLICT (holder) DO UPDATE SET byte_count = held.byte_count + excluded.byte_count`;
  // In one order everywhere: two processes that write the same sums would else wait for each other.
  return Object.entries(held)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((values) => ({ sql, values }));
}

/** A row costs SQLite half of what reading it out of JSON does. */
function insertEach<Column extends keyof LogRow>(
  table: string,
  columns: Readonly<Record<Column, string>>,
  rows: readonly LogRow[],
): readonly LogInsert[] {
  const names = Object.keys(columns) as Column[];
  const places = names.map(() => '?').join(', ');
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING`;
  return rows.map((row) => ({ sql, values: names.map((name) => bindable(row[name])) }));
}

/** The driver ends the process at a boolean. */
function bindable(value: LogRow[keyof LogRow]): string | number | bigint | null {
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

/** A server costs a journey for each statement: it gets all rows by one, as its only value. */
function insertTogether(
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly LogRow[],
): readonly LogInsert[] {
  if (rows.length === 0) return [];
  // What a table has no column for stays out of its JSON.
  const names = Object.keys(columns);
  const list = names.join(', ');
  const typed = names.map((name) => `${name} ${columns[name]}`).join(', ');
  const sql = `INSERT INTO ${LOG_SCHEMA}.${table} (${list}) SELECT ${list} FROM json_to_recordset($1::json) AS given(${typed}) ON CONFLICT DO NOTHING`;
  return [{ sql, values: [JSON.stringify(rows, names)] }];
}
