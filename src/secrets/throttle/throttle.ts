import { isIPv6 } from 'node:net';
import { createFailures } from './failures.js';
import { readThrottleOptions, type ThrottleOptions } from './options.js';
import { createProvenAddresses, pairOf } from './proven-addresses.js';
import { digest } from './store.js';

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

export type { ThrottleOptions } from './options.js';
export type { ThrottleStore } from './store.js';

/**
 * Slows down guessing, per subject and per address. A subject that has succeeded from an address is counted apart
 * there: others' failures, on the same subject or from the same address, do not hold it up.
 * All of it fails with a LinkError `accounts_failed` if the store does.
 */
export interface Throttle {
  /** Whether nothing failed lately in this process's own memory, so that `check` would answer 0 for everybody. */
  isCalm(): boolean;
  /**
   * Seconds to wait before an attempt may be made; 0: go on. Answers 0 at once, not as a promise, in a process's own
   * memory when nothing failed lately. Ask before the secret is looked at, by `recall` too; and ask again after a
   * slow verification, so that attempts made all at the same time do not slip through together.
   */
  check(subject: string, address: string): number | Promise<number>;
  /** Notes a failed attempt. */
  failed(subject: string, address: string): Promise<void>;
  /**
   * Notes a successful attempt: the failures of the pair are forgotten; those of the subject where this is the first
   * success from there; those of the address never.
   */
  succeeded(subject: string, address: string): void | Promise<void>;
}

/** What failures are counted under. */
interface Keys {
  readonly network: string;
  readonly subject: string;
  readonly address: string;
  readonly pair: string;
}

function keysOf(subject: string, address: string): Keys {
  const network = networkOf(address);
  return {
    network,
    subject: digest(subject),
    address: digest(network),
    pair: digest(pairOf(subject, network)),
  };
}

/**
 * Makes a throttle. An address is a party's whole network: for IPv6 its first 64 bits.
 *
 * @throws LinkError `option_invalid`
 */
export function createThrottle(options: ThrottleOptions = {}): Throttle {
  const rules = readThrottleOptions(options);
  const subjects = createFailures('subject', rules.subject, options.store);
  const addresses = createFailures('address', rules.address, options.store);
  const pairs = createFailures('pair', rules.subject, options.store);
  const proven = createProvenAddresses(options.store);

  const isCalm = () => subjects.isCalm() && addresses.isCalm() && pairs.isCalm();

  async function waitOf(name: string, keys: Keys): Promise<number> {
    if (await proven.has(name, keys.network)) return pairs.wait(keys.pair);
    return Math.max(
      ...(await Promise.all([subjects.wait(keys.subject), addresses.wait(keys.address)])),
    );
  }

  return {
    isCalm,
    check(subject, address) {
      if (isCalm()) return 0;
      const keys = keysOf(subject, address);
      const isQuiet =
        subjects.isQuiet(keys.subject) &&
        addresses.isQuiet(keys.address) &&
        pairs.isQuiet(keys.pair);
      return isQuiet ? 0 : waitOf(subject, keys);
    },
    async failed(subject, address) {
      const keys = keysOf(subject, address);
      if (await proven.has(subject, keys.network)) await pairs.add(keys.pair);
      else await Promise.all([subjects.add(keys.subject), addresses.add(keys.address)]);
    },
    succeeded(subject, address) {
      // Asked before it is noted: whoever is proven does not thereby wipe out what is known of guesses elsewhere.
      const before = proven.has(subject, networkOf(address));
      const noted = proven.note(subject, networkOf(address));
      // Only in a process's own memory, where the note is made already.
      if (subjects.isCalm() && pairs.isCalm()) return undefined;
      const keys = keysOf(subject, address);
      if (subjects.isQuiet(keys.subject) && pairs.isQuiet(keys.pair)) return undefined;
      return Promise.all([before, noted]).then(([wasProven]) =>
        wasProven ? pairs.clear(keys.pair) : subjects.clear(keys.subject),
      );
    },
  };
}
