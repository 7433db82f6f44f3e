import { BlockList, isIP, isIPv6 } from 'node:net';
import { optionError } from '../../protocol/options.js';

/** The target of a connection. IPv6 addresses have no brackets. */
export interface ConnectionTarget {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

type Matches = (target: ConnectionTarget) => boolean;

const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet('127.0.0.0', 8, 'ipv4');
THIS_MACHINE.addAddress('::1', 'ipv6');

/** The form of an entry. */
export const NO_PROXY_FORM =
  'a name, an address, a network such as 10.0.0.0/8, each also with :port, or *';

const NAME = /^(?:\*?\.)?([a-z0-9_](?:[a-z0-9_.-]{0,252}))$/i;

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function isWithin(list: BlockList, { hostname }: ConnectionTarget): boolean {
  return isIP(hostname) !== 0 && list.check(hostname, familyOf(hostname));
}

function isThisMachine(target: ConnectionTarget): boolean {
  return /^(?:.*\.)?localhost$/i.test(target.hostname) || isWithin(THIS_MACHINE, target);
}

function entryError(): Error {
  return optionError('network.noProxy', `each entry must be ${NO_PROXY_FORM}`);
}

function networkOf(address: string, prefix: number): Matches {
  const list = new BlockList();
  try {
    list.addSubnet(address, prefix, familyOf(address));
  } catch {
    throw entryError();
  }
  return (target) => isWithin(list, target);
}

function hostOf(host: string): Matches {
  if (isIP(host) !== 0) return networkOf(host, isIPv6(host) ? 128 : 32);
  const name = NAME.exec(host)?.[1]?.toLowerCase();
  if (name === undefined) throw entryError();
  return ({ hostname }) => {
    const called = hostname.toLowerCase();
    return called === name || called.endsWith(`.${name}`);
  };
}

function parseEntry(entry: string): Matches {
  if (entry === '*') return () => true;
  const [, network = '', prefix] = /^([0-9a-f:.]{2,45})\/(\d{1,3})$/i.exec(entry) ?? [];
  if (prefix !== undefined && isIP(network) !== 0) return networkOf(network, Number(prefix));
  if (isIPv6(entry)) return hostOf(entry);
  const [, host = '', port] =
    /^(\[[0-9a-f:.]{2,45}\]|[^:[\]]{1,255})(?::(\d{1,5}))?$/i.exec(entry) ?? [];
  const matches = hostOf(host.replace(/^\[|\]$/g, ''));
  if (port === undefined) return matches;
  return (target) => portOf(target) === Number(port) && matches(target);
}

/** Returns the port of a target. */
export function portOf({ protocol, port }: ConnectionTarget): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/**
 * Parses the hosts that are called without a proxy. A name matches its subdomains too. This machine always matches.
 *
 * @throws LinkError `option_invalid`
 */
export function createNoProxy(entries: readonly string[]): Matches {
  const all = [isThisMachine, ...entries.map(parseEntry)];
  return (target) => all.some((matches) => matches(target));
}
