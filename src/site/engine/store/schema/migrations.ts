import { sql } from 'kysely';
import { LinkError } from '../../../../index.js';
import { optionError } from '../../../../protocol/options.js';
import { siteError } from '../../site-error.js';
import type { Database, Engine, Statements } from '../database.js';
import { additionsOf, removalsOf } from './ddl.js';
import { logSchema } from './log-schema.js';
import { SITE_SCHEMA } from './schema.js';

/** The newest version. */
export const NEWEST_SCHEMA = SITE_SCHEMA.steps.length;

const ENGINES: ReadonlySet<string> = new Set(['sqlite', 'postgres']);

/** Where the version of a database stands. */
const VERSIONS = 'CREATE TABLE IF NOT EXISTS svclink_schema (version integer PRIMARY KEY)';

/**
 * The SQL that brings an empty database to the newest schema, for those who migrate themselves, whose site has
 * `migrate: false`: one text per version, each to be run once and within a transaction. On PostgreSQL the first makes
 * the schema of the exchange log too.
 *
 * @param engine `sqlite` or `postgres`
 * @throws LinkError `option_invalid`
 */
export function migrations(engine: Engine): readonly string[] {
  if (!ENGINES.has(engine)) throw optionError('engine', 'must be sqlite or postgres');
  const log = engine === 'postgres' ? logSchema(engine) : [];
  return SITE_SCHEMA.steps.map((_, index) => {
    const all = statementsOf(index + 1, engine);
    const parts = index === 0 ? [VERSIONS, ...log, ...all] : all;
    return `${parts.join(';\n')};\n`;
  });
}

/** The statements of a step. */
function statementsOf(version: number, engine: Engine): readonly string[] {
  const writing = { engine, prefix: '', mayExist: false };
  const { fill = [], triggers } = SITE_SCHEMA.steps[version - 1] ?? {};
  return [
    ...additionsOf(SITE_SCHEMA.tables, version, writing).map(({ text }) => text),
    ...fill,
    ...removalsOf(SITE_SCHEMA.tables, version, writing).map(({ text }) => text),
    ...(triggers?.[engine] ?? []),
    `INSERT INTO svclink_schema (version) VALUES (${version})`,
  ];
}

/**
 * Brings a database to the newest schema, all steps in one transaction under a lock: whole or not at all.
 *
 * @param target the version to stop at; default the newest
 * @param beforeChange done under the lock, before a database that holds something is changed; where it fails, nothing is
 * @throws LinkError `schema_newer` for a database that a newer svclink has written; nothing is changed then
 */
export function migrate(
  database: Database,
  target = NEWEST_SCHEMA,
  beforeChange: (version: number) => Promise<void> = async () => {},
): Promise<void> {
  const { capabilities, engine } = database;
  return database.write(async (statements) => {
    const run = (text: string) => sql.raw(text).execute(statements);
    if (engine === 'postgres') for (const setting of PATIENT) await run(setting);
    // Two processes that start at once take turns.
    await capabilities.lock(statements, SITE_SCHEMA.lock);
    await run(VERSIONS);
    const version = await versionOf(statements);
    if (version > NEWEST_SCHEMA) throw newer(version);
    if (version > 0 && version < target) await beforeChange(version);
    for (let step = version + 1; step <= target; step++) {
      for (const text of statementsOf(step, engine)) await run(text).catch(refuseTaken);
    }
  });
}

/**
 * Changes nothing.
 *
 * @throws LinkError `schema_newer`, `schema_older`
 */
export async function requireNewest({ read, engine }: Database): Promise<void> {
  const version = await schemaVersion(read, engine);
  if (version > NEWEST_SCHEMA) throw newer(version);
  if (version === NEWEST_SCHEMA) return;
  const message = `The database has schema ${version}, this program needs ${NEWEST_SCHEMA}: run svclink migrate, or the SQL that migrations() gives, or do without --no-migrate (migrate: false)`;
  throw siteError('schema_older', message);
}

/** The version of a database; 0 for an empty one. */
export async function schemaVersion(statements: Statements, engine: Engine): Promise<number> {
  const isThere =
    engine === 'postgres'
      ? sql<{ found: unknown }>`SELECT to_regclass('svclink_schema') AS found`
      : sql<{
          found: unknown;
        }>`SELECT max(name) AS found FROM sqlite_master WHERE name = 'svclink_schema'`;
  const { rows } = await isThere.execute(statements);
  return rows[0]?.found ? versionOf(statements) : 0;
}

/** The version of a database that has been migrated at least once. */
export async function versionOf(statements: Statements): Promise<number> {
  const query = sql<{ version: number | null }>`SELECT max(version) AS version FROM svclink_schema`;
  const { rows } = await query.execute(statements);
  return rows[0]?.version ?? 0;
}

/** Whatever limits an app, its role or the server has set for statements: a change of tables takes as long as it takes. */
const PATIENT = ['SET LOCAL statement_timeout = 0', 'SET LOCAL lock_timeout = 0'];

/** Says of a table that is there already whose it is: nobody's tables are taken for those of a site. */
function refuseTaken(error: unknown): never {
  const told = LinkError.is(error) ? error.cause : error;
  const { code, message }: { code?: unknown; message?: unknown } = Object(told);
  if (code !== '42P07' && !/already exists/.test(String(message))) throw error;
  const [, name = 'of the same name'] =
    /(?:relation "|table |index )(\w+)/.exec(String(message)) ?? [];
  const fix =
    'give it a database of its own; on PostgreSQL a schema will do: create it, and set search_path (?options=-c%20search_path%3DNAME)';
  const text = `database: there is a table ${name} already, and it is no site's: ${fix}. Nothing was changed.`;
  throw siteError('database_taken', text, { cause: error });
}

function newer(version: number): LinkError {
  const message = `The database has schema ${version}, this program knows ${NEWEST_SCHEMA}: start the version of svclink that wrote it, or a newer one`;
  return siteError('schema_newer', message);
}
