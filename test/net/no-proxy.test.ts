import { createNoProxy } from '../../src/net/proxy/no-proxy.js';

describe('the hosts that are called without a proxy', () => {
  it.each([
    ['files.example:443', 'https:', '', true],
    ['files.example:443', 'http:', '', false],
    ['files.example:80', 'http:', '', true],
    ['files.example:80', 'https:', '', false],
    ['files.example:8443', 'https:', '8443', true],
    ['files.example:8443', 'https:', '', false],
  ])('are named with a port: %s for %s and the port "%s"', (entry, protocol, port, isNamed) => {
    const target = { protocol, port, hostname: 'files.example' };
    expect(createNoProxy([entry])(target)).toBe(isNamed);
  });
});
