import { sql } from 'kysely';
import { LinkError } from '../../../../index.js';
import { optionError } from '../../../../protocol/options.js';
import { siteError } from '../../site-error.js';
import type { Database, Engine, Statements } from '../database.js';
import { type Change, changesOf, type DdlContext } from './ddl.js';
import { LOG_SCHEMA, type Schema, SITE_SCHEMA } from './schema.js';

/** The newest version. */
export const NEWEST_SCHEMA = SITE_SCHEMA.steps.length;

const ENGINES: ReadonlySet<string> = new Set(['sqlite', 'postgres']);

/**
 * Returns the SQL that brings an empty database to the newest schema, for companies that migrate databases themselves,
 * with `migrate: false`. There is one text per version. Run each once and within a transaction. On PostgreSQL they make
 * the tables of the exchange log too.
 *
 * @param engine `sqlite` or `postgres`
 * @throws LinkError `option_invalid`
 */
export function migrations(engine: Engine): readonly string[] {
  if (!ENGINES.has(engine)) throw optionError('engine', 'must be sqlite or postgres');
  let logVersion = 0;
  return SITE_SCHEMA.steps.map(({ log = logVersion }, index) => {
    const ofLog = engine === 'postgres' ? allBetween(LOG_SCHEMA, engine, logVersion, log) : [];
    logVersion = log;
    const all = [...allBetween(SITE_SCHEMA, engine, index, index + 1), ...ofLog];
    return `${all.join(';\n')};\n`;
  });
}

/** Returns the SQL that brings tables from one version to another one. */
function allBetween(schema: Schema, engine: Engine, from: number, to: number): readonly string[] {
  const first = from === 0 && to > 0 ? beginning(schema, engine) : [];
  return [...first, ...changesBetween(schema, engine, from, to).map(({ text }) => text)];
}

function writingOf({ namespace, mayExist }: Schema, engine: Engine): DdlContext {
  const prefix = namespace !== undefined && engine === 'postgres' ? `${namespace}.` : '';
  return { engine, prefix, mayExist };
}

function changesBetween(
  schema: Schema,
  engine: Engine,
  from: number,
  to: number,
): readonly Change[] {
  const writing = writingOf(schema, engine);
  const steps = schema.steps.map((_, index) => index + 1).slice(from, to);
  return steps.flatMap((step) => changesOf(schema, step, writing));
}

/** Returns the statements that make the table of the version where it does not exist. */
function beginning(schema: Schema, engine: Engine): readonly string[] {
  const { prefix } = writingOf(schema, engine);
  const namespace = prefix === '' ? [] : [`CREATE SCHEMA IF NOT EXISTS ${schema.namespace}`];
  return [
    ...namespace,
    `CREATE TABLE IF NOT EXISTS ${prefix}svclink_schema (version integer PRIMARY KEY)`,
  ];
}

/**
 * Brings a database to the newest schema, all steps in one transaction under a lock: completely or not at all.
 *
 * @param target the version to stop at; default the newest
 * @param beforeChange runs under the lock, before a database with content is changed. Its failure prevents the change
 * @throws LinkError `schema_newer` for a database that a newer svclink has written; nothing is changed
 */
export function migrate(
  database: Database,
  target = NEWEST_SCHEMA,
  beforeChange: (version: number) => Promise<void> = async () => {},
): Promise<void> {
  return bring(database, SITE_SCHEMA, { target, beforeChange });
}

/**
 * Brings the tables of the exchange log to their newest version.
 *
 * @param target the version to stop at; default the newest
 * @throws the errors of {@link migrate}
 */
export function migrateLog(database: Database, target = LOG_SCHEMA.steps.length): Promise<void> {
  const { logNamespace: namespace = LOG_SCHEMA.namespace } = database;
  const schema = { ...LOG_SCHEMA, ...(namespace === undefined ? {} : { namespace }) };
  return bring(database, schema, { target });
}

function bring(
  database: Database,
  schema: Schema,
  {
    target,
    beforeChange,
  }: { readonly target: number; readonly beforeChange?: (version: number) => Promise<void> },
): Promise<void> {
  const { capabilities, engine, write } = database;
  return write(async (statements) => {
    const run = (text: string) => sql.raw(text).execute(statements);
    if (engine === 'postgres') for (const setting of PATIENT) await run(setting);
    // Two processes that start at once take turns.
    await capabilities.lock(statements, schema.lock);
    await makeNamespace(database, statements);
    for (const text of beginning(schema, engine)) await run(text);
    const version = await versionOf(statements, writingOf(schema, engine).prefix);
    if (version > schema.steps.length) throw newer(version, schema);
    if (version > 0 && version < target) await beforeChange?.(version);
    for (const change of changesBetween(schema, engine, version, target)) {
      if (await isThere(statements, change, schema, engine)) continue;
      await run(change.text).catch(refuseTaken);
    }
  });
}

/** Makes the named schema of a site. A role without the right to make schemas may use an existing one. */
async function makeNamespace({ namespace }: Database, statements: Statements): Promise<void> {
  if (namespace === undefined) return;
  const { rows } = await sql<{ found: unknown }>`
    SELECT to_regnamespace(${namespace}) AS found`.execute(statements);
  if (!rows[0]?.found) await sql`CREATE SCHEMA ${sql.ref(namespace)}`.execute(statements);
}

/** Returns true for an existing column of a SQLite table. PostgreSQL checks that itself. */
async function isThere(
  statements: Statements,
  { adds }: Change,
  { mayExist }: Schema,
  engine: Engine,
): Promise<boolean> {
  if (!adds || !mayExist || engine === 'postgres') return false;
  const { rows } =
    await sql`SELECT 1 FROM pragma_table_info(${adds.table}) WHERE name = ${adds.column}`.execute(
      statements,
    );
  return rows.length > 0;
}

/**
 * Refuses a database of another schema without changing it.
 *
 * @throws LinkError `schema_newer`, `schema_older`
 */
export async function requireNewest({ read, engine }: Database): Promise<void> {
  const version = await schemaVersion(read, engine);
  if (version > NEWEST_SCHEMA) throw newer(version, SITE_SCHEMA);
  if (version === NEWEST_SCHEMA) return;
  throw schemaOlder(version);
}

/** Returns the error for a database of an older schema that is not to be changed at a start. */
export function schemaOlder(version: number): LinkError {
  const message = `The database has schema ${version}, this program needs ${NEWEST_SCHEMA}: stop all processes of the site and run svclink migrate (on PostgreSQL with --backup FILE), or the SQL that migrations() gives`;
  return siteError('schema_older', message);
}

/** Returns the version of a database; 0 for an empty one. */
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

/** Returns the version of a database that was migrated at least once. */
export async function versionOf(statements: Statements, prefix = ''): Promise<number> {
  const query = sql<{
    version: number | null;
  }>`SELECT max(version) AS version FROM ${sql.raw(prefix)}svclink_schema`;
  const { rows } = await query.execute(statements);
  return rows[0]?.version ?? 0;
}

/**
 * Lifts the time limits that an app, its role or the server has set for statements: a change of tables may take any
 * time.
 */
const PATIENT = ['SET LOCAL statement_timeout = 0', 'SET LOCAL lock_timeout = 0'];

/** Reports a table of the same name that belongs to another program. The site never uses such a table. */
function refuseTaken(error: unknown): never {
  const cause = LinkError.is(error) ? error.cause : error;
  const { code, message }: { code?: unknown; message?: unknown } = Object(cause);
  if (code !== '42P07' && !/already exists/.test(String(message))) throw error;
  const [, name = 'of the same name'] =
    /(?:relation "|table |index )(\w+)/.exec(String(message)) ?? [];
  const fix =
    'give it a database of its own; on PostgreSQL a schema will do: --database-schema NAME (databaseSchema)';
  const text = `database: there is a table ${name} already, and it is no site's: ${fix}. Nothing was changed.`;
  throw siteError('database_taken', text, { cause: error });
}

function newer(version: number, { steps }: Schema): LinkError {
  const message = `The database has schema ${version}, this program knows ${steps.length}: start the version of svclink that wrote it, or a newer one`;
  return siteError('schema_newer', message);
}
