import { isIP, type LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import { CallError } from '../call-error.js';
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
  async function resolve(hostname: string): Promise<ResolvedAddress[]> {
    const found = check(hostname, await lookup(hostname));
    if (found.length === 0) throw unresolved(hostname);
    return found.map(({ address, family }) => ({ address, family }));
  }
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        if (options.all) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: unknown) => callback(CallError.is(error) ? error : unresolved(hostname, error), ''),
    );
  };
}

/** The trust in certificates. */
export interface TlsTrust {
  /** PEM of an authority that is trusted in place of the usual ones, such as that of a company. */
  readonly ca?: string;
  /** False accepts any certificate: an attacker on the network path can then read everything. Default true. */
  readonly rejectUnauthorized?: boolean;
}

/** Makes the connector that opens all sockets, including those after redirects. */
export function createConnector(options: {
  /** `buildConnector` of undici, which is loaded with the first request. */
  readonly build: typeof buildConnector;
  readonly lookup: Lookup;
  readonly isAllowed: AllowedHosts;
  readonly timeout: number;
  readonly tls?: TlsTrust | undefined;
}): buildConnector.connector {
  const { build, timeout, tls } = options;
  const guarded = build({ ...tls, timeout, lookup: toSocketLookup(options.lookup, checked) });
  const open = build({
    ...tls,
    timeout,
    lookup: toSocketLookup(options.lookup, (_host, found) => found),
  });
  return (target, callback) => {
    if (options.isAllowed(target)) return open(target, callback);
    // `net.connect` does not look up an IP address, so it is checked here.
    const { hostname } = target;
    if (isIP(hostname) && !isPublicAddress(hostname)) return callback(refusal(hostname), null);
    return guarded(target, callback);
  };
}
