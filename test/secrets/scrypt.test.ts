import '../support/real-scrypt.js';
import { scryptSync } from 'node:crypto';
import { hashSecret } from '../../src/secrets/index.js';
import { nodeScrypt, recommendedCost } from '../../src/secrets/scrypt.js';

describe('hashSecret', () => {
  it('describes itself and holds the scrypt of the secret', async () => {
    const text = await hashSecret('opensesame');
    const [scheme, N, r, p, salt = '', hash = ''] = text.split('$');
    expect([scheme, N, r, p]).toEqual(['scrypt', '32768', '8', '3']);
    const expected = scryptSync('opensesame', Buffer.from(salt, 'base64url'), 32, {
      ...recommendedCost,
      maxmem: 2 ** 27,
    });
    expect(Buffer.from(hash, 'base64url').equals(expected)).toBe(true);
    expect(text).not.toContain('opensesame');
  });

  it('salts each time anew', async () => {
    const [one, other] = await Promise.all([hashSecret('same'), hashSecret('same')]);
    expect(one).not.toBe(other);
  });

  it.each([
    ['an empty secret', ''],
    ['one above 1024 characters', 'x'.repeat(1025)],
  ])('refuses %s without repeating it', async (_what, secret) => {
    const refusal = hashSecret(secret);
    await expect(refusal).rejects.toMatchObject({ code: 'option_invalid' });
    await expect(refusal).rejects.not.toThrow(/x{5}/);
  });
});

describe('nodeScrypt', () => {
  it('fails as a rejection where the cost is impossible', async () => {
    await expect(nodeScrypt('a', Buffer.alloc(16), 32, { N: 3, r: 8, p: 1 })).rejects.toThrow(
      /scrypt|N/,
    );
  });
});
