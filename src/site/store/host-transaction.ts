import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { optionError } from '../../protocol/options.js';
import type { Engine, Statements } from './database.js';
import { checkedQuery } from './postgres-database.js';
import { type Handle, sqliteStatements } from './sqlite-dialect.js';
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
    const query = checkedQuery((sql, values) => host.query(sql, values as never[]));
    const client: PostgresPoolClient = { query, release: () => undefined };
    const pool = { connect: async () => client, end: async () => undefined };
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }
  if (!('prepare' in host)) {
    throw optionError(
      'db',
      'must be an open handle of libsql or better-sqlite3, within BEGIN and COMMIT',
    );
  }
  return sqliteStatements({ prepare: (sql) => host.prepare(sql), close: () => undefined });
}
