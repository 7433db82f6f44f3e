import crypto from 'node:crypto';

const RECOMMENDED = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 27 };
const derived = (secret: string, salt: string, cost: object = {}) =>
  crypto.scryptSync(secret, salt, 32, { ...RECOMMENDED, ...cost }).toString('hex');

describe('the scrypt of a test file', () => {
  it('is cheap, and gives another key for another secret, salt or cost', () => {
    const before = process.cpuUsage();
    const keys = [
      derived('secret', 'salt'),
      derived('Secret', 'salt'),
      derived('secret', 'Salt'),
      derived('secret', 'salt', { p: 1 }),
      derived('secret', 'salt', { N: 2 ** 16 }),
    ];
    // Five real ones take 800 ms.
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
    expect(new Set(keys).size).toBe(5);
    expect(derived('secret', 'salt')).toBe(keys[0]);
  });

  it('is that of Node at a low cost, and where a file asks for it', () => {
    // The vectors of RFC 7914, section 12.
    expect(derived('', '', { N: 16, r: 1, p: 1 })).toMatch(/^77d6576238657b203b19ca42c18a0497/);
    const costly = () => derived('pleaseletmein', 'SodiumChloride', { N: 2 ** 14, p: 1 });
    expect(costly()).not.toMatch(/^7023bdcb/);
    jest.isolateModules(() => require('./support/real-scrypt.js'));
    expect(costly()).toMatch(/^7023bdcb3afd7348461c06cd81fd38eb/);
  });
});
