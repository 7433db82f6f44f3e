import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  PostgresAdapter,
  type QueryResult,
  type RawBuilder,
  SqliteAdapter,
  sql,
} from 'kysely';
import { capabilitiesOf } from './capabilities.js';
import type { Capabilities, Engine, Statements } from './database.js';

/** Stands in a compiled statement where a value of each run goes. */
class Place {
  constructor(readonly name: string) {}
}

/** What a prepared statement is made with. */
export interface Preparation<Values> {
  readonly statements: Statements;
  readonly engine: Engine;
  readonly capabilities: Capabilities;
  /** The place of a value in the statement. */
  readonly value: <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;
}

/** A statement with its values. */
export interface RunQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A connection on which a statement is over when it returns. */
export interface DirectConnection {
  /** @throws LinkError `value_unstorable`, `store_unavailable`, and what the driver throws */
  run<Row>(query: RunQuery): QueryResult<Row>;
}

/**
 * Names the one connection of a database, so that a prepared statement is run on it at once: the way through the layers
 * that find a connection and give it back costs more than most statements do.
 */
export class DirectAdapter extends SqliteAdapter {
  constructor(readonly connection: DirectConnection) {
    super();
  }
}

type Build<Values, Row> = (preparation: Preparation<Values>) => CompiledQuery<Row>;

/**
 * A statement for the path of every request. It is put together and compiled once for each database, and then only
 * run: putting it together costs more than running it does.
 *
 * @param build compiles the statement; it is the same whatever its values are
 * @returns runs it, for all its rows
 */
export function prepared<Values extends object, Row>(
  build: Build<Values, Row>,
): (statements: Statements, values: Values) => Promise<Row[]> {
  return compiledOnce(build);
}

/** The same for one row at most: undefined where there is none. */
export function preparedForOne<Values extends object, Row>(
  build: Build<Values, Row>,
): (statements: Statements, values: Values) => Promise<Row | undefined> {
  const run = compiledOnce(build);
  return async (statements, values) => (await run(statements, values))[0];
}

const names = new Map<string, string>();

/**
 * Names a statement by its text: processes of different versions may come by one connection of a pooler, and an app has
 * names of its own.
 */
function namePrepared(text: string): void {
  names.set(text, `svclink_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`);
}

/** The name under which a connection to PostgreSQL is to prepare a statement; undefined for one that is sent as it is. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}

function compiledOnce<Values extends object, Row>(build: Build<Values, Row>) {
  // Statements of a transaction share the adapter of their database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (statements: Statements, values: Values): Promise<Row[]> => {
    const { adapter } = statements.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      const engine = adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
      const capabilities = capabilitiesOf(engine);
      const value: Preparation<Values>['value'] = (name) => sql`${new Place(name)}`;
      query = build({ statements, engine, capabilities, value });
      compiled.set(adapter, query);
      if (engine === 'postgres') namePrepared(query.sql);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Place ? Reflect.get(values, parameter.name) : parameter,
    );
    if (adapter instanceof DirectAdapter) {
      return adapter.connection.run<Row>({ sql: query.sql, parameters }).rows;
    }
    const { rows } = await statements.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
