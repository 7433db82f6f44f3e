import { isIPv4, isIPv6 } from 'node:net';

/** The beginning of an IPv4 address that is mapped into IPv6, and the whole of one in hexadecimal words. */
const MAPPED = '::ffff:';
const MAPPED_WORDS = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** Returns the IPv4 address of two words of 16 bits. */
function dotted(high: string, low: string): string {
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return `${a >> 8}.${a & 255}.${b >> 8}.${b & 255}`;
}

/**
 * Returns the network of one caller: the address itself for IPv4 (also as IPv4-mapped), the first 64 bits for IPv6,
 * because one caller commands all 2^64 addresses of such a network. Text that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  // A server that listens on all addresses sees IPv4 callers as mapped addresses.
  if (address.startsWith(MAPPED) && isIPv4(address.slice(MAPPED.length))) {
    return address.slice(MAPPED.length);
  }
  const bare = address.split('%', 1)[0] ?? address;
  if (!isIPv6(bare)) return address;
  const text = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED_WORDS.exec(text) ?? [];
  if (high !== undefined && low !== undefined) return dotted(high, low);
  const [head = '', tail] = text.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...new Array<string>(zeros).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
