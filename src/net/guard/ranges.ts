/** A range of addresses: the first address and the length of the common prefix in bits. */
export type Range = readonly [first: string, bits: number];

/**
 * IPv4 ranges that are not publicly reachable, or cannot contain a file server: the IANA special-purpose registry,
 * multicast, reserved, and the metadata address of a large cloud that lies in otherwise public space.
 */
export const refusedIpv4: readonly Range[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // platform address of a cloud, answers inside only
  ['169.254.0.0', 16], // link-local, metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // former 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

/** IPv6 space that IANA has allocated for global use. All other space is refused. */
export const allocatedIpv6: readonly Range[] = [
  ['2001::', 16],
  ['2003::', 18],
  ['2400::', 11],
  ['2600::', 12],
  ['2610::', 23],
  ['2620::', 23],
  ['2630::', 12],
  ['2800::', 12],
  ['2a00::', 11],
  ['2c00::', 12],
];

/** Special-purpose ranges within {@link allocatedIpv6}. */
export const refusedIpv6: readonly Range[] = [
  ['2001::', 23], // protocol assignments: Teredo, benchmarking, ORCHID
  ['2001:db8::', 32], // documentation
  ['2620:4f:8000::', 48], // AS112
];
