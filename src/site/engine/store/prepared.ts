import { createHash } from 'node:crypto';
import {
  CompiledQuery,
  PostgresAdapter,
  type QueryResult,
  type RawBuilder,
  SqliteAdapter,
  sql,
} from 'kysely';
import type { RunQuery } from './bound-values.js';
import { capabilitiesOf } from './capabilities.js';
import type { Capabilities, Engine, Statements } from './database.js';

/** The placeholder of a value in a compiled statement. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** The parameters for building a prepared statement. */
export interface Preparation<Values> {
  readonly statements: Statements;
  readonly engine: Engine;
  readonly capabilities: Capabilities;
  /** Returns the placeholder of a value. */
  readonly value: <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;
}

/** A connection whose statements are complete when they return. */
export interface DirectConnection {
  /** @throws LinkError `value_unstorable`, `store_unavailable`, and the errors of the driver */
  run<Row>(query: RunQuery): QueryResult<Row>;
}

/**
 * Names the one connection of a database, so that a prepared statement runs on it directly. The layers that acquire and
 * release a connection cost more than most statements.
 */
export class DirectAdapter extends SqliteAdapter {
  constructor(readonly connection: DirectConnection) {
    super();
  }
}

type Build<Values, Row> = (preparation: Preparation<Values>) => CompiledQuery<Row>;

/**
 * Returns a function that runs a statement of frequent requests. The statement is built and compiled once for each
 * database, because that costs more than running it.
 *
 * @param build compiles the statement, which is the same for all values
 * @returns a function that runs it and returns all rows
 */
export function prepared<Values extends object, Row>(
  build: Build<Values, Row>,
): (statements: Statements, values: Values) => Promise<Row[]> {
  const run = compiledOnce(build);
  return async (statements, values) => (await run(statements, values)).rows;
}

/** The same for at most one row; undefined without one. */
export function preparedForOne<Values extends object, Row>(
  build: Build<Values, Row>,
): (statements: Statements, values: Values) => Promise<Row | undefined> {
  const run = compiledOnce(build);
  return async (statements, values) => (await run(statements, values)).rows[0];
}

/** The same for the number of changed rows. On SQLite it takes half the time of a statement that returns a row. */
export function preparedChange<Values extends object>(
  build: Build<Values, unknown>,
): (statements: Statements, values: Values) => Promise<number> {
  const run = compiledOnce(build);
  return async (statements, values) => Number((await run(statements, values)).numAffectedRows ?? 0);
}

/** Returns the placeholder of a value, for parts of statements with fewer values. */
export type PlaceholderOf<Values> = (name: keyof Values & string) => RawBuilder<unknown>;

/**
 * Returns a function that runs several statements without results. PostgreSQL gets them as one statement, because each
 * further one costs a journey to the server. None may read what another one writes.
 */
export function preparedTogether<Values extends object>(
  ...builds: readonly ((value: PlaceholderOf<Values>) => RawBuilder<unknown>)[]
): (statements: Statements, values: Values) => Promise<void> {
  const joined = compiledOnce<Values, unknown>(({ statements, value }) => {
    const parts = builds.map(
      (build, index) => sql`${sql.ref(`part_${index}`)} AS (${build(value)})`,
    );
    return sql`WITH ${sql.join(parts)} SELECT 1 WHERE false`.compile(statements);
  });
  const single = builds.map((build) =>
    compiledOnce<Values, unknown>(({ statements, value }) => build(value).compile(statements)),
  );
  return async (statements, values) => {
    if (statements.getExecutor().adapter instanceof PostgresAdapter) {
      await joined(statements, values);
      return;
    }
    for (const run of single) await run(statements, values);
  };
}

/** Runs a statement of constant text, which a connection prepares as it does those of {@link prepared}. */
export async function runText<Row>(
  statements: Statements,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<QueryResult<Row>> {
  const { adapter } = statements.getExecutor();
  if (adapter instanceof DirectAdapter) {
    return adapter.connection.run<Row>({ sql: text, parameters: values });
  }
  if (adapter instanceof PostgresAdapter && !names.has(text)) namePrepared(text);
  return statements.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
}

const names = new Map<string, string>();

/**
 * Names a statement by the hash of its text. Processes of different versions may share a connection of a pooler, and an
 * app has its own names.
 */
function namePrepared(text: string): void {
  names.set(text, `svclink_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`);
}

/**
 * Returns the name under which a connection to PostgreSQL prepares a statement; undefined for one that is not prepared.
 */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}

function compiledOnce<Values extends object, Row>(build: Build<Values, Row>) {
  // Statements of a transaction share the adapter of their database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (statements: Statements, values: Values): Promise<QueryResult<Row>> => {
    const { adapter } = statements.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      const engine = adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
      const capabilities = capabilitiesOf(engine);
      const value: Preparation<Values>['value'] = (name) => sql`${new Placeholder(name)}`;
      query = build({ statements, engine, capabilities, value });
      compiled.set(adapter, query);
      if (engine === 'postgres') namePrepared(query.sql);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    if (adapter instanceof DirectAdapter) {
      return adapter.connection.run<Row>({ sql: query.sql, parameters });
    }
    return statements.executeQuery<Row>({ ...query, parameters });
  };
}
