import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = '::ffff:';
const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

function dotted(high: string, low: string): string {
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return `${a >> 8}.${a & 255}.${b >> 8}.${b & 255}`;
}

/**
 * The network that one party holds: an IPv4 address itself (also when written as IPv4-mapped), the first 64 bits of
 * an IPv6 address. Whoever has one IPv6 address has the 2^64 of its network, and could try from each.
 * What is no address is returned as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  // As a server that listens on all addresses is told of every IPv4 caller.
  if (address.startsWith(MAPPED) && isIPv4(address.slice(MAPPED.length))) {
    return address.slice(MAPPED.length);
  }
  const bare = address.split('%', 1)[0] ?? address;
  if (!isIPv6(bare)) return address;
  const text = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(text) ?? [];
  if (high !== undefined && low !== undefined) return dotted(high, low);
  const [head = '', tail] = text.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...new Array<string>(zeros).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
