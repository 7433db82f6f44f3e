import { surviveBreaks } from '../../../../deliveries/survive-breaks.js';
import type { ConnectionPool } from '../database-source.js';
import { READ_AS_SENT } from './postgres-values.js';

/** A client of the package `pg` that belongs to no pool. */
export interface OwnClient {
  /** The process of the server that answers, as the server has said at the start; undefined where it has not. */
  readonly processID?: unknown;
  connect(): Promise<unknown>;
  query(statement: {
    readonly text: string;
    readonly values: readonly unknown[];
    readonly types: typeof READ_AS_SENT;
  }): Promise<{ readonly rows: readonly unknown[] }>;
  end(): Promise<void>;
  once(event: string, listener: () => void): unknown;
  /** Lets the process end while the connection is open. */
  unref?(): void;
}

/**
 * Makes a client with the settings of a pool, which is not connected yet; undefined where the pool is not one of the
 * package `pg`.
 *
 * @param timeout milliseconds for the connection
 */
export function ownClient(pool: ConnectionPool, timeout: number): OwnClient | undefined {
  const Client: unknown = Reflect.get(pool, 'Client');
  if (typeof Client !== 'function') return undefined;
  const options: object = Object(Reflect.get(pool, 'options'));
  // The pool hides the password from those who print its options.
  const password: unknown = Reflect.get(options, 'password');
  const given = { ...options, connectionTimeoutMillis: timeout, keepAlive: true };
  const client: OwnClient = Reflect.construct(Client, [
    password === undefined ? given : { ...given, password },
  ]);
  surviveBreaks(client);
  return client;
}

/** Runs one statement. @returns its first row */
export async function firstRow(
  client: OwnClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await client.query({ text, values, types: READ_AS_SENT });
  return Object(rows[0]);
}
