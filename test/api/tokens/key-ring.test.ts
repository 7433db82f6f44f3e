import { createKeyRing, generateTokenKey } from '../../../src/api/index.js';
import { Tokens } from '../../../src/api/tokens/tokens.js';

describe('a key ring', () => {
  const key = generateTokenKey();

  it('makes keys of 256 bits, another one each time', () => {
    expect(Buffer.from(key.secret, 'base64url')).toHaveLength(32);
    expect(generateTokenKey()).not.toEqual(key);
  });

  it('signs with the first key until it is rotated', () => {
    const ring = createKeyRing([key, generateTokenKey()]);
    expect(ring.signing().id).toBe(key.id);
    const next = generateTokenKey();
    ring.rotate(next);
    expect(ring.signing().id).toBe(next.id);
    expect(ring.find(key.id)).toBeDefined();
    ring.retire(key.id);
    expect(ring.find(key.id)).toBeUndefined();
  });

  it.each<[string, () => unknown]>([
    ['no key', () => createKeyRing([])],
    ['two of one id', () => createKeyRing([key, key])],
    ['a short secret', () => createKeyRing([{ id: 'a', secret: 'c2hvcnQ' }])],
    ['a secret of other letters', () => createKeyRing([{ id: 'a', secret: `${'!'.repeat(60)}` }])],
    ['an id with a blank', () => createKeyRing([{ ...key, id: 'a b' }])],
    ['an empty id', () => createKeyRing([{ ...key, id: '' }])],
    ['keys that are no list', () => Reflect.apply(createKeyRing, undefined, [key])],
    ['a key that is none', () => Reflect.apply(createKeyRing, undefined, [[null]])],
    ['a key without a secret', () => Reflect.apply(createKeyRing, undefined, [[{ id: 'a' }]])],
    ['to retire what signs', () => createKeyRing([key]).retire(key.id)],
    ['to rotate to a key that is there', () => createKeyRing([key]).rotate(key)],
  ])('refuses %s, without its secret in the message', (_, make) => {
    expect(make).toThrow(expect.objectContaining({ code: 'option_invalid' }));
    try {
      make();
    } catch (error) {
      expect(String(error)).not.toContain(key.secret);
    }
  });

  it('whose store is away refuses no token: the failure is that of the store', async () => {
    const ring = createKeyRing([key]);
    const rules = { issuer: 'site', audience: 'site', lifetime: 60, remembered: 0 };
    const client = { clientId: '1-a-desk', orgId: 1, appName: 'desk', scopes: ['bid-r'] };
    const stored = { ...client, secretScrypt: '', generation: 1, revoked: false };
    const token = await new Tokens({ ...rules, keyRing: ring }).issue(stored, ['bid-r']);
    const away = new Error('the store is away');
    const keyRing = {
      signing: () => ring.signing(),
      find: () => Promise.reject(away),
      version: () => 0,
    };
    await expect(new Tokens({ ...rules, keyRing }).read(token)).rejects.toBe(away);
    const unknown = { ...keyRing, find: () => undefined };
    expect(await new Tokens({ ...rules, keyRing: unknown }).read(token)).toBeUndefined();
  });
});
