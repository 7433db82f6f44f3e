import { Kysely, PostgresDialect, type PostgresPoolClient, SqliteDialect } from 'kysely';
import { optionError } from '../../protocol/options.js';
import type { Engine, Statements } from './database.js';
import { CheckedValues } from './postgres-database.js';
import { RowTypes } from './row-types.js';
import { type Handle, withChecks } from './sqlite-database.js';
import type { Tables } from './tables.js';

/**
 * A transaction of the app's own on the database of the site: a client of `pg`, or an open handle of libsql or
 * better-sqlite3, within its BEGIN and COMMIT.
 */
export type HostTransaction = PostgresTransaction | Pick<Handle, 'prepare'>;

/** A client of `pg`, as far as it is used here. */
export interface PostgresTransaction {
  // A driver types the values that it binds in its own way.
  query(sql: string, values: never[]): Promise<{ readonly rows: unknown[] }>;
}

/**
 * Statements that run within the transaction of an app; neither begun nor committed here.
 *
 * @throws LinkError `option_invalid` for one of another engine than the site's
 */
export function statementsWithin(host: HostTransaction, engine: Engine): Statements {
  if (engine === 'postgres') {
    if (!('query' in host))
      throw optionError('db', 'must be a client of pg, within BEGIN and COMMIT');
    // The client stays the app's: it is given back to nobody.
    const query = host.query.bind(host) as PostgresPoolClient['query'];
    const client: PostgresPoolClient = { query, release: () => undefined };
    const pool = { connect: async () => client, end: async () => undefined };
    const plugins = [new RowTypes(), new CheckedValues()];
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins });
  }
  if (!('prepare' in host)) {
    throw optionError(
      'db',
      'must be an open handle of libsql or better-sqlite3, within BEGIN and COMMIT',
    );
  }
  const database = withChecks({ prepare: (sql) => host.prepare(sql), close: () => undefined });
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database }),
    plugins: [new RowTypes()],
  });
}
