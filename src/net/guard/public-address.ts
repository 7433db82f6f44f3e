import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { allocatedIpv6, type Range, refusedIpv4, refusedIpv6 } from './ranges.js';

function toList(ranges: readonly Range[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [first, bits] of ranges) list.addSubnet(first, bits, family);
  return list;
}

const refused4 = toList(refusedIpv4, 'ipv4');
const allocated6 = toList(allocatedIpv6, 'ipv6');
const refused6 = toList(refusedIpv6, 'ipv6');

function groupsOf(ip: string): number[] {
  // The URL parser normalises every spelling to groups of hex digits, a dotted end included.
  const text = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [head = '', tail] = text.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...new Array<string>(zeros).fill('0'), ...last];
  return groups.map((group) => Number.parseInt(group, 16));
}

function lastAsIpv4(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}

function startsWith(groups: readonly number[], start: readonly number[]): boolean {
  return start.every((group, index) => groups[index] === group);
}

const mapped = [0, 0, 0, 0, 0, 0xffff];
const translated = [0x64, 0xff9b, 0, 0, 0, 0];
const intraSite = 0x5efe;

function isPublicIpv6(ip: string): boolean {
  const groups = groupsOf(ip);
  // Both stand for the IPv4 address at their end: the first on this machine, the second (NAT64) through a gateway.
  if (startsWith(groups, mapped) || startsWith(groups, translated)) {
    return !refused4.check(lastAsIpv4(groups), 'ipv4');
  }
  // ISATAP: a tunnel to the IPv4 address at its end, which is always inside a site.
  if (groups[5] === intraSite && (groups[4] === 0 || groups[4] === 0x200)) return false;
  return allocated6.check(ip, 'ipv6') && !refused6.check(ip, 'ipv6');
}

/**
 * Returns true for an IP address that is publicly reachable, so that a request to it cannot reach into our own network.
 * False for all special-purpose ranges (private, loopback, link-local, metadata, carrier, documentation, benchmarking,
 * multicast, reserved), for IPv6 outside the allocated global space, for 6to4, Teredo and ISATAP tunnels, for addresses
 * with a zone, and for any text that is not an address in its standard spelling. IPv4-mapped and NAT64 (`64:ff9b::/96`)
 * addresses count as the IPv4 address that they contain.
 */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !refused4.check(ip, 'ipv4');
  return !ip.includes('%') && isIPv6(ip) && isPublicIpv6(ip);
}
