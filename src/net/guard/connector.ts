import { lookup as resolveName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import { CallError } from '../call-error.js';
import { viaProxy } from '../proxy/connector.js';
import type { Network } from '../proxy/network.js';
import type { AllowedHosts } from './allowed-hosts.js';
import { isPublicAddress } from './public-address.js';

/** One address of a host name. */
export interface ResolvedAddress {
  readonly address: string;
  /** 4 or 6. */
  readonly family: number;
}

/** Resolves a host name to all its addresses. */
export type Lookup = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** Resolves names by the system. */
export const systemLookup: Lookup = (hostname) => resolveName(hostname, { all: true });

function refusal(host: string): CallError {
  return new CallError(
    'address_refused',
    `${host} is not at a publicly reachable address; if it is meant to be reached, list it in allowedHosts`,
  );
}

function unresolved(host: string, cause?: unknown): CallError {
  return new CallError('host_unknown', `the name of ${host} does not resolve`, { cause });
}

function checked(host: string, found: readonly ResolvedAddress[]): readonly ResolvedAddress[] {
  // One private address refuses the whole name: the socket may connect to any of the addresses.
  if (!found.every(({ address }) => isPublicAddress(address))) throw refusal(host);
  return found;
}

/**
 * Makes a lookup for `net.connect` that checks addresses. The socket connects to the addresses that were checked, so a
 * name that resolves differently the next time gains nothing.
 */
function toSocketLookup(lookup: Lookup, check: typeof checked): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, lookup, check).then(
      (found) => {
        if (options.all) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: unknown) => callback(CallError.is(error) ? error : unresolved(hostname, error), ''),
    );
  };
}

/** @throws CallError; the error of the lookup */
async function resolve(
  hostname: string,
  lookup: Lookup,
  check: typeof checked,
): Promise<ResolvedAddress[]> {
  const found = check(hostname, await lookup(hostname));
  if (found.length === 0) throw unresolved(hostname);
  return found.map(({ address, family }) => ({ address, family }));
}

/** The trust in certificates. */
export interface TlsTrust {
  /** PEM of an authority that is trusted in place of the usual ones, such as that of a company. */
  readonly ca?: string;
  /** False accepts any certificate: an attacker on the network path can then read everything. Default true. */
  readonly rejectUnauthorized?: boolean;
}

/** The parts of a connector. */
interface ConnectorOptions {
  /** `buildConnector` of undici, which is loaded with the first request. */
  readonly build: typeof buildConnector;
  readonly lookup: Lookup;
  readonly isAllowed: AllowedHosts;
  /** Milliseconds for a connection. */
  readonly timeout: number;
  readonly tls?: TlsTrust | undefined;
  readonly network: Network;
}

/** Makes the connector that opens all sockets, including those after redirects. */
export function createConnector(options: ConnectorOptions): buildConnector.connector {
  const { build, timeout, network, isAllowed, lookup } = options;
  const trust = { ...(network.context && { secureContext: network.context }), ...options.tls };
  const guarded = build({ ...trust, timeout, lookup: toSocketLookup(lookup, checked) });
  const open = build({
    ...trust,
    timeout,
    lookup: toSocketLookup(lookup, (_host, found) => found),
  });
  const connect = viaProxy({
    network,
    timeout,
    direct: (target, callback) => (isAllowed(target) ? open : guarded)(target, callback),
    async hostsOf(target) {
      const { hostname } = target;
      const isByName = isAllowed(target) || network.proxyChecksAddresses || isIP(hostname) !== 0;
      return isByName ? [hostname] : publicAddresses(hostname, lookup);
    },
  });
  return (target, callback) => {
    // An IP address is not looked up, neither by `net.connect` nor by a proxy, so it is checked here.
    const { hostname } = target;
    if (isIP(hostname) && !isPublicAddress(hostname) && !isAllowed(target)) {
      return callback(refusal(hostname), null);
    }
    return connect(target, callback);
  };
}

/** Most addresses of one host that a proxy is asked for. */
const MOST_ADDRESSES = 4;

/** @throws CallError */
async function publicAddresses(hostname: string, lookup: Lookup): Promise<readonly string[]> {
  const found = await resolve(hostname, lookup, checked).catch((error: unknown) => {
    throw CallError.is(error) ? error : unresolved(hostname, error);
  });
  // Proxies without IPv6 are common.
  const sorted = found.toSorted((one, other) => one.family - other.family);
  return sorted.slice(0, MOST_ADDRESSES).map(({ address }) => address);
}
