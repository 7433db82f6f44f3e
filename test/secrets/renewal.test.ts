import { hashSecret, recommendedCost, SecretRenewal } from '../../src/secrets/index.js';
import { fakeStored } from './fake-scrypt.js';

jest.mock('../../src/secrets/scrypt.js', () => ({
  ...jest.requireActual('../../src/secrets/scrypt.js'),
  hashSecret: jest.fn(async (secret: string) => `renewed ${secret}`),
}));
const hashing = jest.mocked(hashSecret);

const cheap = (secret: string) => fakeStored(secret, { ...recommendedCost, p: 1 }).scrypt;

function setUp(replace: (subject: string) => boolean | Promise<boolean> = () => true) {
  const replaced: string[][] = [];
  const failures: unknown[] = [];
  const recallRenewed = jest.fn();
  const renewal = new SecretRenewal({
    verifier: { recallRenewed },
    replace: (...forms) => {
      replaced.push(forms);
      return replace(forms[0]);
    },
    onFailure: (...failure) => failures.push(failure),
  });
  return { renewal, replaced, failures, recallRenewed };
}

describe('the renewal of stored forms', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    hashing.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('replaces a cheaper form once, later, and has it recalled', async () => {
    const { renewal, replaced, recallRenewed } = setUp();
    const form = cheap('right');
    renewal.offer('acme', 'right', form);
    renewal.offer('acme', 'right', form);
    expect(hashing).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(5000);
    renewal.offer('acme', 'right', form);
    await jest.advanceTimersByTimeAsync(5000);
    expect(replaced).toEqual([['acme', form, 'renewed right']]);
    expect(recallRenewed.mock.calls).toEqual([['acme', 'right', form, 'renewed right']]);
  });

  it.each([
    ['the recommended cost', fakeStored('right').scrypt],
    ['a higher cost', fakeStored('right', { N: 2 ** 16, r: 8, p: 2 }).scrypt],
    ['no form, for a secret in the clear', undefined],
    ['no stored form', 'scrypt$1'],
  ])('leaves %s alone', async (_what, form) => {
    const { renewal, replaced } = setUp();
    renewal.offer('acme', 'right', form);
    await jest.advanceTimersByTimeAsync(5000);
    expect(replaced).toEqual([]);
  });

  it('works on one at a time, and goes on after a failure', async () => {
    let release = () => {};
    const { renewal, replaced, failures } = setUp((subject) => {
      if (subject === 'bolt') throw new Error('the database is away');
      return new Promise((resolve) => {
        release = () => resolve(true);
      });
    });
    for (const name of ['acme', 'bolt', 'cord']) renewal.offer(name, name, cheap(name));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(replaced.map(([name]) => name)).toEqual(['acme']);
    release();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(replaced.map(([name]) => name)).toEqual(['acme', 'bolt', 'cord']);
    expect(failures).toEqual([[new Error('the database is away'), 'bolt']]);
    release();
  });

  it('ends with a close, which waits for the one that runs', async () => {
    let release = () => {};
    const { renewal, replaced } = setUp(
      () =>
        new Promise((resolve) => {
          release = () => resolve(true);
        }),
    );
    renewal.offer('acme', 'right', cheap('right'));
    renewal.offer('bolt', 'right', cheap('right'));
    await jest.advanceTimersByTimeAsync(2000);
    let isClosed = false;
    const closing = renewal.close().then(() => {
      isClosed = true;
    });
    await jest.advanceTimersByTimeAsync(10);
    expect(isClosed).toBe(false);
    release();
    await closing;
    renewal.offer('cord', 'right', cheap('other'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(replaced.map(([name]) => name)).toEqual(['acme']);
  });
});
