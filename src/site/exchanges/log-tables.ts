import { type Insertable, sql } from 'kysely';
import type { Database, Statements } from '../store/database.js';
import { LATER_COLUMNS, LOG_SCHEMA, logSchema } from '../store/log-schema.js';
import type { ExchangeBodyRow, ExchangeRow } from '../store/tables.js';

const LOCK = 'SELECT pg_advisory_xact_lock(7526768903563)';

/** Makes the tables of the log where they are not there. */
export async function makeLogTables({ engine, write }: Database): Promise<void> {
  const steps = [...(engine === 'postgres' ? [LOCK] : []), ...logSchema(engine)];
  await write(async (tx) => {
    if (engine === 'sqlite') await addLaterColumns(tx);
    for (const step of steps) await sql.raw(step).execute(tx);
  });
}

/** SQLite cannot add a column where it is not there; a log that an older version has begun is gone on with. */
async function addLaterColumns(tx: Statements): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM pragma_table_info('exchanges')`.execute(tx);
  if (rows.length === 0) return;
  const there = new Set(rows.map(({ name }) => name));
  for (const name of LATER_COLUMNS) {
    if (there.has(name)) continue;
    await sql.raw(`ALTER TABLE exchanges ADD COLUMN ${name} text`).execute(tx);
  }
}

/** A row of the log with its bodies. */
export type LogRow = Insertable<ExchangeRow> & Pick<ExchangeBodyRow, 'data' | 'answer'>;

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

/** Adds rows in two statements, whatever their number: a statement for each would cost more than their events. */
export async function insertRows(
  { engine, write }: Database,
  rows: readonly LogRow[],
): Promise<void> {
  const bodies = rows.filter(({ data, answer }) => data !== null || answer !== null);
  await write(async (tx) => {
    // Nobody was told that they are kept: the last of them may be lost in a crash.
    if (engine === 'postgres') await sql`SET LOCAL synchronous_commit = off`.execute(tx);
    await insertAll('exchanges', COLUMNS, rows);
    if (bodies.length > 0) await insertAll('exchange_bodies', BODY_COLUMNS, bodies);

    async function insertAll(
      table: string,
      columns: Readonly<Record<string, string>>,
      all: readonly LogRow[],
    ): Promise<void> {
      // What a table has no column for stays out of its JSON.
      const names = Object.keys(columns);
      const into = sql.raw(engine === 'postgres' ? `${LOG_SCHEMA}.${table}` : table);
      const list = sql.raw(names.join(', '));
      const from =
        engine === 'postgres'
          ? sql`SELECT ${list} FROM json_to_recordset(${JSON.stringify(all, names)}::json) AS given(${sql.raw(
              names.map((name) => `${name} ${columns[name]}`).join(', '),
            )})`
          : sql`SELECT ${sql.raw(
              names.map((name) => `value ->> '${name}'`).join(', '),
            )} FROM json_each(${JSON.stringify(all, names)}) WHERE true`;
      await sql`INSERT INTO ${into} (${list}) ${from} ON CONFLICT DO NOTHING`.execute(tx);
    }
  });
}

/** Statements on the tables of the log. */
export function inLog(engine: Database['engine'], statements: Statements): Statements {
  return engine === 'postgres' ? statements.withSchema(LOG_SCHEMA) : statements;
}
