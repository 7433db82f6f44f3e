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
} as const satisfies Partial<Record<keyof LogRow, string>>;

const BODY_COLUMNS = { reference: 'text', data: 'text', answer: 'text' } as const;

/** A statement that adds rows, whatever their number, with all of them as its only value. */
export interface LogInsert {
  readonly sql: string;
  readonly json: string;
}

/** What adds rows to the log: two statements, because one for each row would cost more than its event. */
export function logInserts(engine: Engine, rows: readonly LogRow[]): readonly LogInsert[] {
  const bodies = rows.filter(({ data, answer }) => data !== null || answer !== null);
  return [
    insert(engine, 'exchanges', COLUMNS, rows),
    ...(bodies.length > 0 ? [insert(engine, 'exchange_bodies', BODY_COLUMNS, bodies)] : []),
  ];
}

function insert(
  engine: Engine,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly LogRow[],
): LogInsert {
  // What a table has no column for stays out of its JSON.
  const names = Object.keys(columns);
  const list = names.join(', ');
  const [into, from] =
    engine === 'postgres'
      ? [
          `${LOG_SCHEMA}.${table}`,
          `SELECT ${list} FROM json_to_recordset($1::json) AS given(${names
            .map((name) => `${name} ${columns[name]}`)
            .join(', ')})`,
        ]
      : [
          table,
          `SELECT ${names.map((name) => `value ->> '${name}'`).join(', ')} FROM json_each(?) WHERE true`,
        ];
  return {
    sql: `INSERT INTO ${into} (${list}) ${from} ON CONFLICT DO NOTHING`,
    json: JSON.stringify(rows, names),
  };
}
