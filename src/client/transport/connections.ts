import type { Dispatcher } from 'undici';

/** The connections to one receiver, opened when they are first needed. */
export interface Connections {
  /** The dispatcher for requests; undefined after `close`. */
  open(): Promise<Dispatcher | undefined>;
  /** Ends all that is under way, and all connections; those of a dispatcher that the caller gave are left alone. */
  close(): Promise<void>;
}

/** What {@link createConnections} needs. */
export interface ConnectionOptions {
  readonly origin: string;
  readonly connections: number;
  readonly connectTimeout: number;
  /** A dispatcher of the caller's own, for proxies or certificates. */
  readonly dispatcher: Dispatcher | undefined;
}

/** Prepares keep-alive connections. Loading undici takes a good 50 ms, so whoever makes no call does not load it. */
export function createConnections(options: ConnectionOptions): Connections {
  const { origin, connections, connectTimeout, dispatcher } = options;
  let closed = false;
  let pool: Promise<Dispatcher> | undefined;

  async function load(): Promise<Dispatcher> {
    const { Pool } = await import('undici');
    return new Pool(origin, {
      connections,
      connect: { timeout: connectTimeout },
      // The deadline of each call covers both.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  return {
    async open() {
      if (closed || dispatcher) return closed ? undefined : dispatcher;
      pool ??= load();
      const opened = await pool;
      return closed ? undefined : opened;
    },
    async close() {
      closed = true;
      await (await pool)?.destroy();
    },
  };
}
