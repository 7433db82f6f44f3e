import { existsSync, readFileSync } from 'node:fs';
import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls';
import type { NetworkOptions } from './network-options.js';
import { type ConnectionTarget, createNoProxy } from './no-proxy.js';
import { ForwardProxy } from './tunnel.js';

/** The path of outgoing connections. */
export interface Network {
  /** Returns the proxy for a target; undefined for a direct connection. */
  proxyFor(target: ConnectionTarget): ForwardProxy | undefined;
  /** True if the proxy resolves and checks names. */
  readonly proxyChecksAddresses: boolean;
  /** The trust in certificates, if it is not that of Node. */
  readonly context: SecureContext | undefined;
}

/** Returns the PEM of all authorities that Node trusts, including those of NODE_EXTRA_CA_CERTS. */
function usualAuthorities(): readonly string[] {
  const { NODE_EXTRA_CA_CERTS: extra } = process.env;
  return extra && existsSync(extra)
    ? [...rootCertificates, readFileSync(extra, 'utf8')]
    : rootCertificates;
}

/** Reads the options of the network, which are valid. */
export function createNetwork(options: NetworkOptions = {}): Network {
  const { proxy: address, noProxy = [], proxyChecksAddresses = false, certificates } = options;
  const context =
    certificates === undefined
      ? undefined
      : createSecureContext({ ca: [...usualAuthorities(), certificates] });
  const isDirect = createNoProxy(noProxy);
  const proxy = address === undefined ? undefined : new ForwardProxy(address, context);
  return {
    proxyFor: (target) => (isDirect(target) ? undefined : proxy),
    proxyChecksAddresses,
    context,
  };
}
