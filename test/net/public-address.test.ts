import fc from 'fast-check';
import { isPublicAddress } from '../../src/net/index.js';
import nonPublic from './non-public-addresses.json' with { type: 'json' };

const publicAddresses = [
  '1.0.0.1',
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '191.255.255.255',
  '192.0.1.0',
  '192.0.3.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '198.51.101.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2001:db7:ffff::1',
  '2001:db9::1',
  '2003::1',
  '2400:cb00::1',
  '241f:ffff::1',
  '2606:4700:4700::1111',
  '2606:4700:4700:0:0:0:0:1111',
  '2606:4700::1.1.1.1',
  '2610::1',
  '2620:4f:7fff::1',
  '2620:4f:8001::1',
  '2630::1',
  '2804::1',
  '2a00:1450::1',
  '2A00:1450::AB',
  '2c0f::1',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
  '64:ff9b::8.8.8.8',
  '64:ff9b::808:808',
];

describe('isPublicAddress', () => {
  it('has a table of at least 400 addresses to refuse', () => {
    expect(new Set(nonPublic.map(([address]) => address)).size).toBeGreaterThanOrEqual(400);
  });

  it.each(nonPublic)('refuses %j (%s)', (address) => {
    expect(isPublicAddress(address ?? '')).toBe(false);
  });

  it.each(publicAddresses)('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('judges an IPv4 address alike in all its spellings', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
        const hex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
        const judged = isPublicAddress(address);
        for (const prefix of ['::ffff:', '64:ff9b::']) {
          expect(isPublicAddress(`${prefix}${address}`)).toBe(judged);
          expect(isPublicAddress(`${prefix}${hex}`)).toBe(judged);
        }
      }),
    );
  });

  it('refuses any text that is no address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^[\d.]+$|:/.test(text));
        expect(isPublicAddress(text)).toBe(false);
      }),
    );
  });
});
