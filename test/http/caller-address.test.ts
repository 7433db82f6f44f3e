import type { IncomingMessage } from 'node:http';
import { callerAddress } from '../../src/http/index.js';

const PEER = '127.0.0.1';

function request(ip?: unknown): IncomingMessage {
  const socket = { remoteAddress: PEER };
  return (ip === undefined ? { socket } : { socket, ip }) as unknown as IncomingMessage;
}

const WRITTEN: readonly (readonly [written: string, address: string])[] = [
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['192.0.2.1:1', '192.0.2.1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[::ffff:192.0.2.1]:4711', '::ffff:192.0.2.1'],
  ['::ffff:192.0.2.1:4711', '::ffff:192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::4711', '2001:db8::4711'],
  ['2001:db8:1:2:3:4:5:6:4711', '2001:db8:1:2:3:4:5:6'],
  ['2001:db8::1:54321', '2001:db8::1'],
  ['[fe80::1%eth0]:80', 'fe80::1%eth0'],
  // No addresses: one's own names for callers stay as they are.
  ['unknown', 'unknown'],
  ['host:80', 'host:80'],
  ['192.0.2.256:80', '192.0.2.256:80'],
  ['192.0.2.1:', '192.0.2.1:'],
  ['192.0.2.1:123456', '192.0.2.1:123456'],
  ['192.0.2.1:80:80', '192.0.2.1:80:80'],
  ['[192.0.2.1', '[192.0.2.1'],
  ['[2001:db8::1]x', '[2001:db8::1]x'],
  ['[[::1]]', '[[::1]]'],
  ['[]:80', '[]:80'],
];

describe('the address of a caller', () => {
  it.each(WRITTEN)('is of %j, which an option gives, %j', (written, address) => {
    expect(callerAddress(request(), () => written)).toBe(address);
  });

  it.each(WRITTEN)('is of %j, which Express found, %j', (written, address) => {
    expect(callerAddress(request(written))).toBe(address);
  });

  it('is that of the peer where nothing else is known', () => {
    expect(callerAddress(request())).toBe(PEER);
    expect(callerAddress(request(7))).toBe(PEER);
    expect(callerAddress(request('192.0.2.1'), () => '')).toBe(PEER);
  });
});
