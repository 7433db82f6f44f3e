import { surviveToEnd } from '../survive-breaks.js';

/** A client of the package `pg` outside of a pool. */
export interface OwnClient {
  /** The process number of the server, as the server has reported it at the start; undefined without one. */
  readonly processID?: unknown;
  connect(): Promise<unknown>;
  query(statement: {
    readonly text: string;
    readonly values: readonly unknown[];
  }): Promise<{ readonly rows: readonly unknown[] }>;
  end(): Promise<void>;
  once(event: string, listener: () => void): unknown;
  /** Calls the listener with each report of a channel that the client listens on. */
  on?(event: 'notification', listener: (report: { readonly payload?: string }) => void): unknown;
  /** Lets the process end while the connection is open. */
  unref?(): void;
}

/**
 * Creates a client with the settings of a pool, without connecting it; undefined where the pool is not one of the
 * package `pg`.
 *
 * @param timeout milliseconds for the connection
 */
export function ownClient(pool: object, timeout: number): OwnClient | undefined {
  const Client: unknown = Reflect.get(pool, 'Client');
  if (typeof Client !== 'function') return undefined;
  const options: object = Object(Reflect.get(pool, 'options'));
  // The pool makes its password invisible to printed options.
  const password: unknown = Reflect.get(options, 'password');
  const given = { ...options, connectionTimeoutMillis: timeout, keepAlive: true };
  const client: OwnClient = Reflect.construct(Client, [
    password === undefined ? given : { ...given, password },
  ]);
  surviveToEnd(client);
  return client;
}

/** Runs one statement, whose columns are text: an app may read other types in its own way. @returns its first row */
export async function firstRow(
  client: OwnClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await client.query({ text, values });
  return Object(rows[0]);
}
