import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';

/** The namespaces of a site: that of its records, and that of its log. */
const OWN = `nspname !~ '^pg_' AND nspname <> 'information_schema'`;
const NAMESPACES = `(SELECT oid FROM pg_namespace WHERE ${OWN})`;

/**
 * A list of all that a test may have changed in a database beside rows, and of its other connections. A copy has the
 * object ids of its template: what was made anew has another one.
 */
const STATE = `SELECT
  (SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()) AS connections,
  md5(concat(
    (SELECT string_agg(concat(oid, relname, relkind, relnatts, relhastriggers, relrowsecurity, reloptions), ',' ORDER BY oid)
      FROM pg_class WHERE relnamespace IN ${NAMESPACES}),
    (SELECT string_agg(concat(attrelid, attname, atttypid, attnotnull, atthasdef, attisdropped), ',' ORDER BY attrelid, attnum)
      FROM pg_attribute WHERE attrelid IN (
        SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace IN ${NAMESPACES})),
    (SELECT string_agg(oid::text, ',' ORDER BY oid) FROM pg_attrdef WHERE oid >= 16384),
    (SELECT string_agg(concat(oid, tgenabled), ',' ORDER BY oid) FROM pg_trigger WHERE NOT tgisinternal),
    (SELECT string_agg(concat(oid, proname, prosrc), ',' ORDER BY oid) FROM pg_proc WHERE pronamespace IN ${NAMESPACES}),
    (SELECT string_agg(concat(oid, conname, convalidated), ',' ORDER BY oid)
      FROM pg_constraint WHERE connamespace IN ${NAMESPACES}),
    (SELECT string_agg(concat(indexrelid, indisvalid), ',' ORDER BY indexrelid) FROM pg_index WHERE indexrelid >= 16384),
    (SELECT string_agg(nspname, ',' ORDER BY nspname) FROM pg_namespace WHERE nspname !~ '^pg_'),
    (SELECT count(*) FROM pg_statistic WHERE starelid >= 16384),
    (SELECT string_agg(setconfig::text, ',') FROM pg_db_role_setting
      WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database()))
  )) AS shape`;

/** The tables that have or had rows, as SQL names them. To truncate a small one takes ten times as long as its rows. */
const FILLED = `SELECT oid::regclass::text AS name, pg_relation_size(oid) > 65536 AS "isLarge" FROM pg_class
  WHERE relnamespace IN ${NAMESPACES} AND relkind = 'r' AND pg_relation_size(oid) > 0`;

/** Lets the ids of all tables begin again. */
const FIRST_IDS = `SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence
  WHERE pg_sequence_last_value(seqrelid) IS NOT NULL`;

/** The rows and the shape of a template. */
export interface Template {
  readonly shape: string;
  readonly rows: readonly { readonly name: string; readonly rows: string }[];
}

async function connected<Result>(
  url: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const client = await pool.connect();
    // The connection may be returned only after its transaction has ended.
    return await work(client).finally(() => client.release());
  } finally {
    await pool.end();
  }
}

/** Reads what a copy of a template has to become again. Its rows have no ids that the database has made. */
export function readTemplate(url: string): Promise<Template> {
  return connected(url, async (client) => {
    const { rows: filled } = await client.query<{ name: string }>(FILLED);
    const rows: { name: string; rows: string }[] = [];
    for (const { name } of filled) {
      const found = await client.query(`SELECT json_agg(t)::text AS rows FROM ${name} t`);
      if (found.rows[0].rows !== null) rows.push({ name, rows: found.rows[0].rows });
    }
    const state = await client.query(STATE);
    return { shape: state.rows[0].shape, rows };
  });
}

/** Tries of a process of PostgreSQL to end, which its client no longer waits for. */
const TRIES = 5;

async function isLike(client: PoolClient, { shape }: Template): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.query(STATE);
    if (rows[0].shape !== shape) return false;
    if (Number(rows[0].connections) === 0) return true;
    if (attempt === TRIES) return false;
    await delay(10);
  }
}

/**
 * Makes a used copy of a template like a new one: it takes a tenth of the time that a copy takes.
 *
 * @returns false, and changes nothing, if somebody is connected to it or its tables are no longer those of the template
 */
export function renew(url: string, template: Template): Promise<boolean> {
  return connected(url, async (client) => {
    if (!(await isLike(client, template))) return false;
    const filled = await client.query<{ name: string; isLarge: boolean }>(FILLED);
    const large = filled.rows.filter(({ isLarge }) => isLarge).map(({ name }) => name);
    const small = filled.rows.filter(({ isLarge }) => !isLarge).map(({ name }) => name);
    await client.query(
      [
        'BEGIN',
        'SET LOCAL session_replication_role = replica',
        ...small.map((name) => `DELETE FROM ${name}`),
        ...(large.length > 0 ? [`TRUNCATE ${large.join(', ')} CASCADE`] : []),
        FIRST_IDS,
      ].join('; '),
    );
    for (const { name, rows: stored } of template.rows) {
      await client.query(
        `INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`,
        [stored],
      );
    }
    await client.query('COMMIT');
    return true;
  });
}
