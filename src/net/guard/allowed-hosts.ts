import { isIPv6 } from 'node:net';
import { optionError } from '../../protocol/options.js';

/** Returns true for a target that the user listed, whose address is not checked. */
export type AllowedHosts = (target: {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}) => boolean;

const defaultPorts: ReadonlyMap<string, string> = new Map([
  ['http:', '80'],
  ['https:', '443'],
]);

/** The syntax of a host, or of a host and a port. */
const plain = /^(?:\[[0-9a-f:.]{2,45}\]|[^\s/\\?#@:[\]]{1,253})(?::(\d{1,5}))?$/i;

function parseEntry(entry: string): string {
  const text = isIPv6(entry) ? `[${entry}]` : entry;
  const port = plain.exec(text)?.[1];
  const address = `http://${text}`;
  if (!plain.test(text) || !URL.canParse(address)) {
    throw optionError(
      'allowedHosts',
      'each entry must be a host or host:port, such as files.example.com or 10.0.0.5:9000',
    );
  }
  const { hostname } = new URL(address);
  return port === undefined ? hostname : `${hostname}:${Number(port)}`;
}

/** Parses the list. @throws LinkError `option_invalid` for an entry that is neither `host` nor `host:port` */
export function createAllowedHosts(entries: readonly string[] | 'any'): AllowedHosts {
  if (entries === 'any') return () => true;
  const known = new Set(entries.map(parseEntry));
  return ({ protocol, hostname, port }) => {
    // Connectors name IPv6 addresses without brackets, URLs and entries with them.
    const host = isIPv6(hostname) ? `[${hostname}]` : hostname;
    return known.has(host) || known.has(`${host}:${port || defaultPorts.get(protocol)}`);
  };
}
