import { type RawBuilder, sql } from 'kysely';
import type { Capabilities, Engine, Statements } from './database.js';

/** A member of the list that EXPLAIN answers with. */
interface ExplainedPlan {
  readonly Plan: { readonly 'Plan Rows': number };
}

/** Returns the number of rows that PostgreSQL expects of a statement. */
async function plannedRows(read: Statements, statement: RawBuilder<unknown>): Promise<number> {
  const explained = sql<{ 'QUERY PLAN': string }>`EXPLAIN (FORMAT JSON) ${statement}`;
  const { rows } = await explained.execute(read);
  const plans: readonly ExplainedPlan[] = JSON.parse(rows[0]?.['QUERY PLAN'] ?? '[]');
  return plans[0]?.Plan['Plan Rows'] ?? 0;
}

const SQLITE: Capabilities = {
  isShared: false,
  holdsLog: false,
  lockRows: sql``,
  lockFreeRows: sql``,
  jsonList: (list) => sql`json_each(${list}) AS one`,
  indexHint: (alias, index) => sql.raw(`${alias} INDEXED BY ${index}`),
  combinesIndexes: false,
  expectedRows: async () => undefined,
  someRows: (table, condition, most) =>
    sql`rowid IN (SELECT rowid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${sql.lit(most)})`,
  lock: async () => undefined,
  tryLock: async () => true,
};

const POSTGRES: Capabilities = {
  isShared: true,
  holdsLog: true,
  lockRows: sql`FOR NO KEY UPDATE`,
  lockFreeRows: sql`FOR UPDATE SKIP LOCKED`,
  jsonList: (list) => sql`json_array_elements(CAST(${list} AS json)) AS one (value)`,
  indexHint: (alias) => sql.raw(alias),
  combinesIndexes: true,
  async expectedRows(read, table, statements) {
    const analyzed = sql`SELECT 1 FROM pg_class WHERE oid = to_regclass(${table}) AND reltuples >= 0`;
    if ((await analyzed.execute(read)).rows.length === 0) return undefined;
    const expected: number[] = [];
    for (const statement of statements) expected.push(await plannedRows(read, statement));
    return expected;
  },
  // An array is searched by the addresses themselves, where IN would read the table.
  someRows: (table, condition, most) =>
    sql`ctid = ANY(ARRAY(SELECT ctid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${sql.lit(most)}))`,
  async lock(tx, id) {
    await sql`SELECT pg_advisory_xact_lock(${id})`.execute(tx);
  },
  async tryLock(tx, name) {
    const lock = sql<{
      has_it: boolean;
    }>`SELECT pg_try_advisory_xact_lock(hashtext(${name})) AS has_it`;
    return (await lock.execute(tx)).rows[0]?.has_it === true;
  },
};

/** The capabilities within a named schema: two sites of one database have locks of their own. */
function capabilitiesIn(namespace: string): Capabilities {
  return {
    ...POSTGRES,
    async lock(tx, id) {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${namespace}, ${id}::bigint))`.execute(
        tx,
      );
    },
    tryLock: (tx, name) => POSTGRES.tryLock(tx, `${namespace}.${name}`),
  };
}

/** Returns the capabilities of an engine. */
export function capabilitiesOf(engine: Engine, namespace?: string): Capabilities {
  if (engine === 'sqlite') return SQLITE;
  return namespace === undefined ? POSTGRES : capabilitiesIn(namespace);
}
