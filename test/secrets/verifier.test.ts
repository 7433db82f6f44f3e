import {
  createVerifier,
  hashSecret,
  recommendedCost,
  type StoredSecret,
} from '../../src/secrets/index.js';
import { fakeScrypt, fakeStored } from './fake-scrypt.js';

const wireHash = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3';

function setUp(options = {}) {
  const { scrypt, calls } = fakeScrypt();
  return { verifier: createVerifier({ scrypt, ...options }), calls };
}

describe('verify', () => {
  it('accepts the secret that hashSecret stored, and no other', async () => {
    const verifier = createVerifier();
    const stored = [{ scrypt: await hashSecret(wireHash) }];
    await expect(verifier.verify('acme', wireHash, stored)).resolves.toBe(true);
    await expect(verifier.verify('acme', `${wireHash.slice(0, -1)}4`, stored)).resolves.toBe(false);
  });

  it('accepts each of several stored secrets', async () => {
    const { verifier } = setUp();
    const stored = [fakeStored('old'), fakeStored('new'), { plain: 'clear' }];
    for (const secret of ['old', 'new', 'clear']) {
      await expect(verifier.verify('acme', secret, stored)).resolves.toBe(true);
    }
    await expect(verifier.verify('acme', 'other', stored)).resolves.toBe(false);
  });

  it.each([
    ['an unknown subject', undefined],
    ['a subject without secrets', []],
    ['a hashed secret', [fakeStored('right')]],
    ['a secret in the clear', [{ plain: 'right' }]],
    ['two secrets', [fakeStored('right'), { plain: 'right' }]],
  ] satisfies [string, StoredSecret[] | undefined][])(
    'does the same hash work when it refuses %s',
    async (_what, stored) => {
      const { verifier, calls } = setUp();
      await verifier.verify('two', 'wrong', [fakeStored('a'), fakeStored('b')]);
      calls.length = 0;
      await expect(verifier.verify('acme', 'wrong', stored)).resolves.toBe(false);
      expect(calls).toEqual([recommendedCost, recommendedCost]);
    },
  );

  it('does one scrypt for an unknown subject before any other was seen', async () => {
    const { verifier, calls } = setUp();
    await verifier.verify('nobody', 'wrong', undefined);
    expect(calls).toHaveLength(1);
  });

  it('makes unknown subjects as costly as the costliest form seen', async () => {
    const { verifier, calls } = setUp();
    const cost = { N: 65536, r: 8, p: 3 };
    await verifier.verify('acme', 'wrong', [fakeStored('right', cost)]);
    await verifier.verify('nobody', 'wrong', undefined);
    expect(calls).toEqual([cost, cost]);
  });

  it.each([
    ['one cheaper form', [{ N: 32768, r: 8, p: 1 }]],
    [
      'two cheaper forms',
      [
        { N: 1024, r: 8, p: 1 },
        { N: 16384, r: 8, p: 5 },
      ],
    ],
    ['a cheaper and a new form', [{ N: 32768, r: 8, p: 1 }, recommendedCost]],
    ['no form', []],
  ])('does the same work for a wrong secret of a subject with %s', async (_what, costs) => {
    const { verifier, calls } = setUp();
    await verifier.verify('two', 'wrong', [fakeStored('a'), fakeStored('b')]);
    calls.length = 0;
    const stored = costs.map((cost) => fakeStored('right', cost));
    await expect(verifier.verify('acme', 'wrong', stored)).resolves.toBe(false);
    const steps = calls.reduce((sum, { N, r, p }) => sum + N * r * p, 0);
    expect(steps).toBe(2 * 32768 * 8 * 3);
  });

  it('does no further work for a cheaper form that matches', async () => {
    const { verifier, calls } = setUp();
    const cost = { N: 32768, r: 8, p: 1 };
    await expect(verifier.verify('acme', 'right', [fakeStored('right', cost)])).resolves.toBe(true);
    expect(calls).toEqual([cost]);
  });

  it('shares one computation among concurrent attempts with one pair', async () => {
    const { verifier, calls } = setUp();
    const stored = [fakeStored('right')];
    const results = await Promise.all(
      Array.from({ length: 50 }, () => verifier.verify('acme', 'right', stored)),
    );
    expect(results).toEqual(new Array(50).fill(true));
    expect(calls).toHaveLength(1);
  });

  it('does not share between subjects, secrets, or stored forms', async () => {
    const { verifier } = setUp();
    const stored = [fakeStored('right')];
    const results = await Promise.all([
      verifier.verify('acme', 'right', stored),
      verifier.verify('acme', 'wrong', stored),
      verifier.verify('nobody', 'right', undefined),
      verifier.verify('acme', 'right', [fakeStored('rotated')]),
      verifier.verify('acmer', 'ight', stored),
    ]);
    expect(results).toEqual([true, false, false, false, false]);
  });

  it('never has more under way than allowed, and refuses a flood', async () => {
    const { verifier, calls } = setUp({ running: 2, waiting: 3 });
    const attempts = Array.from({ length: 20 }, (_, index) =>
      verifier.verify('acme', `guess ${index}`, [fakeStored('right')]),
    );
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(15);
    expect(refused[0]).toMatchObject({ reason: { code: 'credentials_throttled' } });
    expect(calls).toHaveLength(5);
    await expect(verifier.verify('acme', 'right', [{ plain: 'right' }])).resolves.toBe(true);
  });

  it('passes a failure of scrypt on, and works again afterwards', async () => {
    const { scrypt } = fakeScrypt();
    let broken = true;
    const verifier = createVerifier({
      scrypt: (...call) => (broken ? Promise.reject(new Error('no memory')) : scrypt(...call)),
    });
    const stored = [fakeStored('right')];
    await expect(verifier.verify('acme', 'right', stored)).rejects.toThrow('no memory');
    broken = false;
    await expect(verifier.verify('acme', 'right', stored)).resolves.toBe(true);
  });

  it('refuses a secret that is too long, at the same cost', async () => {
    const { verifier, calls } = setUp();
    const long = 'x'.repeat(5000);
    await expect(verifier.verify('acme', long, [{ plain: long }])).resolves.toBe(false);
    await expect(verifier.verify('acme', long, [fakeStored(long)])).resolves.toBe(false);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['a form that is no stored form', [{ scrypt: 'TOPSECRET' }]],
    [
      'a form that costs gigabytes',
      [{ scrypt: fakeStored('a').scrypt.replace('32768', '4194304') }],
    ],
    ['an empty secret in the clear', [{ plain: '' }]],
    ['seventeen forms', new Array(17).fill({ plain: 'TOPSECRET' })],
  ])('fails on %s, without repeating it', async (_what, stored) => {
    const { verifier, calls } = setUp();
    const failure = verifier.verify('acme', '', stored);
    await expect(failure).rejects.toMatchObject({ code: 'option_invalid' });
    await expect(failure).rejects.not.toThrow(/TOPSECRET/);
    expect(calls).toHaveLength(0);
  });
});

describe('recall', () => {
  it('knows a pair once it was verified', async () => {
    const { verifier } = setUp();
    const stored = [fakeStored('right')];
    expect(verifier.recall('acme', 'right', stored)).toBe(false);
    await verifier.verify('acme', 'right', stored);
    expect(verifier.recall('acme', 'right', stored)).toBe(true);
    expect(verifier.recall('acme', 'right', structuredClone(stored))).toBe(true);
  });

  it('knows neither another secret, nor another subject, nor a failed pair', async () => {
    const { verifier } = setUp();
    const stored = [fakeStored('right')];
    await verifier.verify('acme', 'right', stored);
    await verifier.verify('acme', 'wrong', stored);
    expect(verifier.recall('acme', 'wrong', stored)).toBe(false);
    expect(verifier.recall('other', 'right', stored)).toBe(false);
    expect(verifier.recall('acmer', 'ight', stored)).toBe(false);
    expect(verifier.recall('', '', stored)).toBe(false);
  });

  it('ends at once when the stored form is rotated or removed', async () => {
    const { verifier } = setUp();
    const [old, next] = [fakeStored('old'), fakeStored('new')];
    await verifier.verify('acme', 'old', [old]);
    expect(verifier.recall('acme', 'old', [next, old])).toBe(true);
    expect(verifier.recall('acme', 'old', [next])).toBe(false);
    expect(verifier.recall('acme', 'old', [fakeStored('old')])).toBe(false);
    expect(verifier.recall('acme', 'old', [])).toBe(false);
    expect(verifier.recall('acme', 'old', undefined)).toBe(false);
  });

  it('holds for a secret in the clear as long as that is stored', async () => {
    const { verifier } = setUp();
    expect(verifier.recall('acme', 'clear', [{ plain: 'clear' }])).toBe(false);
    await verifier.verify('acme', 'clear', [{ plain: 'clear' }]);
    expect(verifier.recall('acme', 'clear', [{ plain: 'clear' }])).toBe(true);
    expect(verifier.recall('acme', 'clear', [{ plain: 'rotated' }])).toBe(false);
    expect(verifier.recall('acme', 'clear', [fakeStored('clear')])).toBe(false);
  });

  it('knows a renewed pair with its old and its new form, and with no other', async () => {
    const { verifier } = setUp();
    const [old, renewed] = [fakeStored('right'), fakeStored('right')];
    const { form } = (await verifier.match('acme', 'right', [{ plain: 'x' }, old])) ?? {};
    expect(form).toBe(old.scrypt);
    verifier.recallRenewed('acme', 'right', old.scrypt, renewed.scrypt);
    expect(verifier.recall('acme', 'right', [old])).toBe(true);
    expect(verifier.recall('acme', 'right', [renewed])).toBe(true);
    expect(verifier.recall('acme', 'right', [fakeStored('right')])).toBe(false);
    expect(verifier.recall('acme', 'other', [renewed])).toBe(false);
  });

  it('does not take a hashed pair for one in the clear', async () => {
    const { verifier } = setUp();
    await verifier.verify('acme', 'right', [fakeStored('right')]);
    expect(verifier.recall('acme', 'right', [{ plain: 'right' }])).toBe(false);
  });

  it('forgets beyond its bound', async () => {
    const { verifier } = setUp({ remembered: 2 });
    const stored = [{ plain: 'a' }];
    for (const subject of ['one', 'two', 'three']) await verifier.verify(subject, 'a', stored);
    const known = ['one', 'two', 'three'].filter((subject) =>
      verifier.recall(subject, 'a', stored),
    );
    expect(known).toEqual(['two', 'three']);
  });
});

describe('createVerifier', () => {
  it.each([
    { remembered: -1 },
    { remembered: 1.5 },
    { remembered: Number.NaN },
    { remembered: Number.POSITIVE_INFINITY },
    { running: 0 },
    { running: 65 },
    { waiting: -1 },
  ])('refuses %j', (options) => {
    expect(() => createVerifier(options)).toThrow(
      expect.objectContaining({ code: 'option_invalid' }),
    );
  });
});
