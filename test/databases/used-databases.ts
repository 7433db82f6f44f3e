import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';

/** A list of all that a test may have changed in a database beside rows, and of its other connections. */
const STATE = `SELECT
  (SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()) AS connections,
  md5(concat(
    (SELECT string_agg(concat(relname, relkind, relnatts, relhastriggers, relrowsecurity, reloptions), ',' ORDER BY relname)
      FROM pg_class WHERE relnamespace = 'public'::regnamespace),
    (SELECT string_agg(concat(c.relname, a.attname, a.atttypid, a.attnotnull, a.atthasdef, a.attisdropped), ','
      ORDER BY c.relname, a.attnum)
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'),
    (SELECT string_agg(concat(tgname, tgenabled), ',' ORDER BY tgname, tgrelid::regclass::text)
      FROM pg_trigger WHERE NOT tgisinternal),
    (SELECT string_agg(concat(proname, prosrc), ',' ORDER BY proname)
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
    (SELECT string_agg(concat(conname, pg_get_constraintdef(oid), convalidated), ',' ORDER BY conname, conrelid::regclass::text)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace),
    (SELECT string_agg(concat(indexrelid::regclass, pg_get_indexdef(indexrelid), indisvalid), ',' ORDER BY indexrelid::regclass::text)
      FROM pg_index WHERE indexrelid >= 16384 AND indrelid >= 16384 AND indrelid::regclass::text NOT LIKE 'pg_toast%'),
    (SELECT string_agg(nspname, ',' ORDER BY nspname) FROM pg_namespace WHERE nspname !~ '^pg_'),
    (SELECT count(*) FROM pg_statistic WHERE starelid >= 16384),
    (SELECT string_agg(setconfig::text, ',') FROM pg_db_role_setting
      WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database()))
  )) AS shape`;

/** The tables that have or had rows. */
const FILLED = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0`;

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

/** Reads what a copy of a template has to become again. It has no sequences: ids are made by the site. */
export function readTemplate(url: string): Promise<Template> {
  return connected(url, async (client) => {
    const { rows: filled } = await client.query<{ name: string }>(FILLED);
    const rows: { name: string; rows: string }[] = [];
    for (const { name } of filled) {
      const found = await client.query(`SELECT json_agg(t)::text AS rows FROM "${name}" t`);
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
    const filled = await client.query<{ name: string }>(FILLED);
    const names = filled.rows.map(({ name }) => `"${name}"`);
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')} CASCADE`);
    for (const { name, rows: stored } of template.rows) {
      await client.query(
        `INSERT INTO "${name}" SELECT * FROM json_populate_recordset(NULL::"${name}", $1)`,
        [stored],
      );
    }
    await client.query('COMMIT');
    return true;
  });
}
