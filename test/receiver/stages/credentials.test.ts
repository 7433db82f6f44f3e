import { LinkError } from '../../../src/protocol/errors/errors.js';
import type { Account } from '../../../src/receiver/accounts.js';
import type { ReceiverRequest } from '../../../src/receiver/request.js';
import { checkCredentials } from '../../../src/receiver/stages/credentials.js';
import { createVerifier, type Throttle } from '../../../src/secrets/index.js';
import { ACCOUNT, CALLER, PASSWORD } from '../harness.js';

const envelope = {
  username: ACCOUNT.username,
  password: PASSWORD,
  site_id: CALLER,
  event_name: 'get_order',
  event_data: undefined,
};

function request(remoteAddress: string, socket?: object): ReceiverRequest {
  const message = socket && { socket };
  return { method: 'POST', headers: {}, remoteAddress, body: { kind: 'unread' }, message } as never;
}

function setUp(find: () => unknown = () => Object.freeze({ ...ACCOUNT })) {
  const proven: string[] = [];
  const throttle = {
    hasNoFailures: () => true,
    check: () => 0,
    failed: () => undefined,
    succeeded: (name: string, address: string) => {
      proven.push(`${name} at ${address}`);
      return address === 'broken' ? Promise.reject(new Error('the store is down')) : undefined;
    },
  } as unknown as Throttle;
  const record = find();
  const needs = {
    accounts: { find: () => record as Account },
    verifier: createVerifier(),
    renewal: undefined,
    throttle,
    deadlines: { default: 1000 } as never,
  };
  const check = async (from: ReceiverRequest) => checkCredentials(envelope, from, needs);
  return { proven, needs, check };
}

describe('credentials that were verified before', () => {
  it('are recalled as the same account', async () => {
    const { needs, check } = setUp();
    const first = await check(request('a', {}));
    expect(await checkCredentials(envelope, request('a', {}), needs)).toBe(first);
    expect(first).toEqual({ username: 'acme', orgId: 18 });
  });

  it('are reported to the throttle each time, which knows by itself what it has noted', async () => {
    const { proven, check } = setUp();
    const socket = {};
    await check(request('first'));
    await check(request('second', socket));
    await check(request('third', socket));
    await check(request('third', socket));
    expect(proven).toEqual(['first', 'second', 'third', 'third'].map((at) => `acme at ${at}`));
  });
});

describe('a store that fails', () => {
  it('costs the address its proof, and not the caller the answer', async () => {
    const { proven, check } = setUp();
    await check(request('first'));
    await expect(check(request('broken', {}))).resolves.toMatchObject({ username: 'acme' });
    expect(proven).toEqual(['acme at first', 'acme at broken']);
  });
});

describe('callers that have failed too often', () => {
  const throttled = (wait: number | Promise<number>) => {
    const { needs } = setUp();
    const throttle = { ...needs.throttle, hasNoFailures: () => false, check: () => wait } as never;
    return { ...needs, throttle };
  };

  it.each<[number | Promise<number>, string, number]>([
    [0.2, '1 second', 1],
    [1, '1 second', 1],
    [1.1, '2 seconds', 2],
    [Promise.resolve(60), '60 seconds', 60],
  ])('wait, as for %p', async (wait, told, retryAfter) => {
    const checking = async () => checkCredentials(envelope, request('a'), throttled(wait));
    await expect(checking()).rejects.toMatchObject({
      code: 'credentials_throttled',
      message: `Too many failed attempts. Try again in ${told}.`,
      retryAfter,
    });
  });

  it('are not looked up, nor recalled', async () => {
    const { needs, check } = setUp();
    await check(request('a'));
    const find = jest.fn();
    const later = { ...throttled(5), verifier: needs.verifier, accounts: { find } };
    await expect(async () => checkCredentials(envelope, request('a'), later)).rejects.toMatchObject(
      {
        code: 'credentials_throttled',
      },
    );
    expect(find).not.toHaveBeenCalled();
  });

  it.each([0, Promise.resolve(0), -1])('wait no more at %p', async (wait) => {
    const checking = async () => checkCredentials(envelope, request('a'), throttled(wait));
    await expect(checking()).resolves.toMatchObject({ username: 'acme' });
  });
});

describe('more attempts at once than can be verified', () => {
  it('are told to come back', async () => {
    const { needs } = setUp();
    const message = 'Too many attempts at once. Try again in 5 seconds.';
    const busyNow = new LinkError('credentials_throttled', message, { retryAfter: 5 });
    const verifier = {
      ...needs.verifier,
      recall: () => false,
      match: () => Promise.reject(busyNow),
    };
    const busy = { ...needs, verifier: verifier as never };
    const checking = async () => checkCredentials(envelope, request('a'), busy);
    await expect(checking()).rejects.toBe(busyNow);
  });

  it.each([
    ['another failure of the verifier', new LinkError('option_invalid', 'x')],
    [
      'a failure that only looks like it',
      Object.assign(new Error('x'), { code: 'credentials_throttled' }),
    ],
  ])('are not what %s is', async (_, cause) => {
    const { needs } = setUp();
    const verifier = {
      ...needs.verifier,
      recall: () => false,
      match: () => Promise.reject(cause),
    };
    const broken = { ...needs, verifier: verifier as never };
    await expect(async () =>
      checkCredentials(envelope, request('a'), broken),
    ).rejects.toMatchObject({
      code: 'accounts_failed',
      cause,
    });
  });
});

describe('a receiver without a throttle', () => {
  it('recalls and refuses all the same', async () => {
    const { needs } = setUp();
    const free = { ...needs, throttle: undefined };
    for (let times = 0; times < 2; times += 1) {
      const found = await checkCredentials(envelope, request('a', {}), free);
      expect(found).toMatchObject({ username: 'acme' });
    }
    const wrong = { ...envelope, password: 'a'.repeat(40) };
    await expect(async () => checkCredentials(wrong, request('a'), free)).rejects.toMatchObject({
      code: 'credentials_invalid',
    });
  });
});

describe('a record that the app changes in place', () => {
  it('holds with its new password alone', async () => {
    const record = { ...ACCOUNT };
    const { check } = setUp(() => record);
    await check(request('a'));
    record.passwordSha1 = 'a'.repeat(40);
    await expect(check(request('a'))).rejects.toMatchObject({ code: 'credentials_invalid' });
  });
});

describe('a name without an account', () => {
  it.each([[null], [undefined]])('is one that the look-up gives %p for', async (nobody) => {
    const { check } = setUp(() => nobody);
    await expect(check(request('a'))).rejects.toMatchObject({ code: 'credentials_invalid' });
  });
});

describe('an account that is none', () => {
  it.each([
    ['has no username', { passwordSha1: PASSWORD }],
    ['has a hash that is none', { username: 'acme', passwordSha1: 'short' }],
    ['is text', 'acme'],
  ])(
    'because it %s is our failure, whose cause names where it came from',
    async (_what, record) => {
      const { check } = setUp(() => record);
      await expect(check(request('a'))).rejects.toMatchObject({
        code: 'accounts_failed',
        message: 'The credentials could not be checked',
        cause: { message: expect.stringMatching(/^the account that accounts gave/) },
      });
    },
  );
});
