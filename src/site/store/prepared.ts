import { type CompiledQuery, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Engine, Statements } from './database.js';

/** Stands in a compiled statement where a value of each run goes. */
class Place {
  constructor(readonly name: string) {}
}

/** What a prepared statement is made with. */
interface Preparation<Values> {
  readonly statements: Statements;
  readonly engine: Engine;
  /** The place of a value in the statement. */
  readonly value: <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;
}

/**
 * A statement for the path of every request. It is put together and compiled once for each database, and then only
 * run: putting it together costs more than running it does.
 *
 * @param build compiles the statement; it is the same whatever its values are
 */
export function prepared<Values extends object, Row>(
  build: (preparation: Preparation<Values>) => CompiledQuery<Row>,
): (statements: Statements, values: Values) => Promise<Row[]> {
  // Statements of a transaction share the adapter of their database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (statements, values) => {
    const { adapter } = statements.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      const engine = adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
      query = build({ statements, engine, value: (name) => sql`${new Place(name)}` });
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Place ? Reflect.get(values, parameter.name) : parameter,
    );
    const run: CompiledQuery<Row> = { ...query, parameters };
    const { rows } = await statements.executeQuery(run);
    return rows;
  };
}
