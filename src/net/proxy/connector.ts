import { isIPv6, type Socket } from 'node:net';
import type { buildConnector } from 'undici';
import type { Network } from './network.js';
import { portOf } from './no-proxy.js';
import { type ForwardProxy, ProxyError } from './tunnel.js';

/** The parts of a connector that uses a proxy. */
export interface ViaProxy {
  readonly network: Network;
  /** Milliseconds for a tunnel. */
  readonly timeout: number;
  /** Opens a connection without a proxy, and the TLS connection within a tunnel. */
  readonly direct: buildConnector.connector;
  /**
   * Returns the names or addresses that the proxy is asked to connect to, one after the other until it reaches one.
   *
   * @throws CallError for a host that must not be called
   */
  readonly hostsOf: (target: buildConnector.Options) => Promise<readonly string[]>;
}

/** Makes a connector that opens its connections through the proxy of a network, if there is one for the target. */
export function viaProxy(options: ViaProxy): buildConnector.connector {
  const { network, direct } = options;
  return (target, callback) => {
    const proxy = network.proxyFor(target);
    if (!proxy) return direct(target, callback);
    tunnel(target, proxy, options).then(
      (socket) => {
        if (target.protocol === 'https:') direct({ ...target, httpSocket: socket }, callback);
        else callback(null, socket);
      },
      (error: Error) => callback(error, null),
    );
  };
}

async function tunnel(
  target: buildConnector.Options,
  proxy: ForwardProxy,
  { hostsOf, timeout }: ViaProxy,
): Promise<Socket> {
  const signal = AbortSignal.timeout(timeout);
  const hosts = await hostsOf(target);
  let failure: unknown;
  for (const host of hosts) {
    try {
      const authority = `${isIPv6(host) ? `[${host}]` : host}:${portOf(target)}`;
      return await proxy.tunnel(authority, signal);
    } catch (error) {
      failure = error;
      if (!(error instanceof ProxyError) || !error.isOfAddress) break;
    }
  }
  throw failure;
}
