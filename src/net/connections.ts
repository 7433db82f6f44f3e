import { setMaxListeners } from 'node:events';
import type { Dispatcher } from 'undici';
import type { AllowedHosts } from './guard/allowed-hosts.js';
import { createConnector, type Lookup, type TlsTrust } from './guard/connector.js';
import { viaProxy } from './proxy/connector.js';
import { createNetwork } from './proxy/network.js';
import type { NetworkOptions } from './proxy/network-options.js';

/** Connections that are opened on first use, and kept alive. */
export interface Connections {
  /** The dispatcher for requests; undefined after `close`. */
  open(): Promise<Dispatcher | undefined>;
  /** Closes all connections and ends their requests; a dispatcher that the caller gave is left alone. */
  close(): Promise<void>;
}

/** The deadline of each call covers both limits. */
const NO_OTHER_LIMITS = { headersTimeout: 0, bodyTimeout: 0 };

/** Loads undici, which takes over 50 ms, with the first request. */
function lazily(load: () => Promise<Dispatcher>): Connections {
  let closed = false;
  let dispatcher: Promise<Dispatcher> | undefined;
  return {
    async open() {
      if (closed) return undefined;
      dispatcher ??= load();
      const opened = await dispatcher;
      return closed ? undefined : opened;
    },
    async close() {
      closed = true;
      await (await dispatcher)?.destroy();
    },
  };
}

/** Options of {@link connectionsTo}. */
export interface PoolOptions {
  readonly origin: string;
  /** Most connections at a time. */
  readonly connections: number;
  /** Milliseconds for a connection to be made. */
  readonly connectTimeout: number;
  readonly network?: NetworkOptions | undefined;
  /** A dispatcher of the caller, for proxies or certificates. */
  readonly dispatcher?: Dispatcher | undefined;
}

/** Makes connections to one peer, whose address the caller named and trusts. */
export function connectionsTo(options: PoolOptions): Connections {
  const { origin, connections, connectTimeout: timeout, dispatcher } = options;
  if (dispatcher) {
    let closed = false;
    return {
      open: async () => (closed ? undefined : dispatcher),
      close: async () => {
        closed = true;
      },
    };
  }
  return lazily(async () => {
    const { Pool, buildConnector: build } = await import('undici');
    const network = createNetwork(options.network);
    const { context: secureContext } = network;
    const direct = build({ timeout, ...(secureContext && { secureContext }) });
    const hostsOf = async ({ hostname }: { readonly hostname: string }) => [hostname];
    const connect = viaProxy({ network, timeout, direct, hostsOf });
    return new Pool(origin, { connections, connect, ...NO_OTHER_LIMITS });
  });
}

/** Makes connections to any address that came from others. */
export function guardedConnections(options: {
  readonly lookup: Lookup;
  readonly isAllowed: AllowedHosts;
  readonly timeout: number;
  readonly tls?: TlsTrust | undefined;
  readonly network?: NetworkOptions | undefined;
}): Connections {
  return lazily(async () => {
    const { Agent, buildConnector: build } = await import('undici');
    const network = createNetwork(options.network);
    const connect = createConnector({ ...options, build, network });
    return new Agent({ connect, ...NO_OTHER_LIMITS });
  });
}

/**
 * Allows any number of listeners on a signal: one signal may end many calls, and each removes its listener, so many
 * listeners are not a leak.
 */
export function allowManyListeners(signal: AbortSignal | undefined): void {
  if (signal) setMaxListeners(0, signal);
}
