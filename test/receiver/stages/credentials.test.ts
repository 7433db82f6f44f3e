import { Deadlines } from '../../../src/http/index.js';
import type { Account } from '../../../src/receiver/account.js';
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
    isCalm: () => true,
    check: () => 0,
    failed: () => undefined,
    succeeded: (name: string, address: string) => {
      proven.push(`${name} at ${address}`);
      if (address === 'broken') throw new Error('the store is down');
    },
  } as unknown as Throttle;
  const record = find();
  const needs = {
    accounts: { find: () => record as Account },
    verifier: createVerifier(),
    throttle,
    deadlines: { default: new Deadlines(1000) } as never,
  };
  const check = async (from: ReceiverRequest) => checkCredentials(envelope, from, needs);
  return { proven, needs, check };
}

describe('credentials that were verified before', () => {
  it('are recalled without a promise', async () => {
    const { needs, check } = setUp();
    const first = await check(request('a', {}));
    expect(checkCredentials(envelope, request('a', {}), needs)).toBe(first);
    expect(first).toEqual({ username: 'acme', orgId: 18 });
  });

  it('prove each address once a connection', async () => {
    const { proven, check } = setUp();
    await check(request('first'));
    expect(proven).toEqual(['acme at first']);
    const socket = {};
    await check(request('second', socket));
    await check(request('second', socket));
    expect(proven.slice(1)).toEqual(['acme at second']);
    await check(request('third'));
    expect(proven).toHaveLength(2);
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
