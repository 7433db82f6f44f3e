import { scrypt } from 'node:crypto';
import { Agent, type IncomingMessage } from 'node:http';
import express from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import supertest from 'supertest';
import { type Account, hashPassword, passwordSha1, staticAccounts } from '../../src/index.js';
import { createThrottle, hashSecret, type ThrottleStore } from '../../src/secrets/index.js';
import { failing } from '../support/failing.js';
import { serve } from '../support/resources.js';
import {
  ACCOUNT,
  CALLER,
  encoded,
  envelopeText,
  exchange,
  FORM,
  failureOf,
  GOOD_DATA,
  type Harness,
  jpeg,
  MULTIPART,
  multipart,
  PASSWORD,
  resultOf,
  startReceiver,
} from './harness.js';

let mockDelay = 0;
// A cheap scrypt that counts: what it costs is checked where it is made.
jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  // Also where a test has a clock of its own.
  const later = setTimeout;
  type Done = (error: Error | null, derived: Buffer) => void;
  const derive = (secret: string, salt: Buffer, length: number, _cost: object, done: Done) => {
    const hash = real.createHash('shake256', { outputLength: length });
    later(() => done(null, hash.update(salt).update(secret).digest()), mockDelay);
  };
  return { ...real, scrypt: jest.fn(derive) };
});
const scrypts = jest.mocked(scrypt);

const REFUSAL = 'Could not validate username and password.';
const EMPTY_SHA1 = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';
const WRONG = passwordSha1('wrong');

const accounts = [
  ACCOUNT,
  { username: 'clear', password: 'open sesame' },
  { username: 'two', passwordSha1: [PASSWORD, passwordSha1('second')] },
];
/** A list with one of these would be refused; a look-up may give any. */
const closed: Account[] = [
  { username: 'none' },
  { username: 'misspelt', passwordsha1: PASSWORD },
  { username: 'emptyText', password: '' },
  { username: 'emptySha1', passwordSha1: EMPTY_SHA1 },
];

describe('credentials', () => {
  let link: Harness;
  beforeAll(async () => {
    const hashed = { username: 'hashed', passwordHash: await hashPassword('open sesame') };
    const emptyHash = { username: 'emptyHash', passwordHash: await hashSecret(EMPTY_SHA1) };
    const opening = staticAccounts([...accounts, hashed, emptyHash]);
    const find = (name: string) =>
      opening.find(name) ?? closed.find(({ username }) => username === name);
    link = await startReceiver({ accounts: find });
  });
  afterAll(() => link.close());
  beforeEach(() => {
    link.calls.length = 0;
  });
  const log = (username: string, password: string) =>
    link.send('get_all_orders', {}, { username, password });

  it.each(['acme', 'clear', 'hashed', 'two'])(
    'hold with the SHA-1 of the password, however %s is stored [link.auth.sha1]',
    async (username) => {
      resultOf(await log(username, PASSWORD));
      resultOf(await log(username, PASSWORD.toUpperCase()));
      resultOf(await log(username, ` ${PASSWORD} `));
      expect(link.calls.map(({ event }) => event.account.username)).toEqual([
        username,
        username,
        username,
      ]);
      expect(failureOf(await log(username, WRONG))).toBe(REFUSAL);
      expect(failureOf(await log(username, PASSWORD.slice(1)))).toBe(REFUSAL);
    },
  );

  it('hold with each of several passwords, so that one can be rotated', async () => {
    resultOf(await log('two', passwordSha1('second')));
    expect(failureOf(await log('two', passwordSha1('third')))).toBe(REFUSAL);
  });

  it.each(['acme', 'clear', 'hashed'])(
    'do not hold with the password itself (%s) [link.auth.clear-password]',
    async (username) => {
      expect(failureOf(await log(username, 'open sesame'))).toBe(REFUSAL);
      expect(link.calls).toEqual([]);
    },
  );

  it.each(['none', 'emptyText', 'emptySha1', 'emptyHash', 'acme', 'nobody'])(
    'do not hold with the SHA-1 of nothing (%s) [link.auth.empty-hash]',
    async (username) => {
      expect(failureOf(await log(username, EMPTY_SHA1))).toBe(REFUSAL);
      expect(failureOf(await log(username, EMPTY_SHA1.toUpperCase()))).toBe(REFUSAL);
      expect(link.calls).toEqual([]);
    },
  );

  it('that are bad get the published text [link.auth.bad-credentials]', async () => {
    const { envelope } = await log('acme', WRONG);
    expect(envelope).toMatchObject({
      success: false,
      error: true,
      return_error_msg: 'Could not validate username and password.',
      result_data: null,
    });
  });

  it.each(
    ['nobody', 'ACME', 'acme ', '__proto__', 'constructor', 'toString', '', 'a'.repeat(5000)].slice(
      0,
      6,
    ),
  )(
    'of %j are answered like a wrong password, byte for byte [link.auth.same-text]',
    async (username) => {
      const known = await log('acme', WRONG);
      const unknown = await log(username, PASSWORD);
      const timeless = ({ date: _, ...rest }: typeof known.headers) => rest;
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
      expect(timeless(unknown.headers)).toEqual(timeless(known.headers));
    },
  );

  it.each(Object.entries(GOOD_DATA))(
    'are needed for %s [link.auth.every-event]',
    async (name, data) => {
      expect(await link.refusal(name, data, { password: WRONG })).toBe(REFUSAL);
      expect(await link.refusal(name, data, { username: 'nobody' })).toBe(REFUSAL);
      expect(link.calls).toEqual([]);
    },
  );

  it('are needed for validate_user without a handler, and multipart send_file [link.auth.every-event]', async () => {
    const bare = await startReceiver({ without: ['validate_user'] });
    await bare.result('validate_user', {});
    expect(await bare.refusal('validate_user', {}, { password: WRONG })).toBe(REFUSAL);
    await bare.close();
    for (const order of [0, 1]) {
      const file = { name: 'file', content: jpeg(), filename: 'a.jpg' };
      const payload = {
        name: 'payload',
        content: envelopeText(
          'send_file',
          { dst_report_id: '1', file_id: 'a' },
          { password: WRONG },
        ),
      };
      const parts = order === 0 ? [payload, file] : [file, payload];
      expect(failureOf(await link.post(multipart(parts), { 'content-type': MULTIPART }))).toBe(
        REFUSAL,
      );
    }
    expect(link.calls).toEqual([]);
    expect(link.leftovers()).toEqual([]);
  });

  it('cost the same scrypts for an unknown user, a wrong password and what is no hash [link.auth.same-time]', async () => {
    const count = async (username: string, password: string) => {
      scrypts.mockClear();
      failureOf(await log(username, password));
      return scrypts.mock.calls.map(([, , length, cost]) => [length, cost]);
    };
    await log('two', WRONG);
    const wrong = await count('hashed', WRONG);
    expect(wrong.length).toBeGreaterThan(0);
    expect(await count('nobody', WRONG)).toEqual(wrong);
    expect(await count('acme', WRONG)).toEqual(wrong);
    expect(await count('none', WRONG)).toEqual(wrong);
    expect(await count('hashed', 'open sesame')).toEqual(wrong);
    expect(await count('nobody', EMPTY_SHA1)).toEqual(wrong);
  });

  it.each([
    ['none', /has no password: passwordHash is missing/],
    ['misspelt', /has no password: passwordsha1 did you mean passwordSha1\?/],
    ['emptyText', /has no password: password is blank/],
    ['emptySha1', /has no password: passwordSha1 is blank, or the SHA-1 of nothing/],
  ])(
    'of an account that never opens (%s) are refused, and the log says why',
    async (username, why) => {
      link.logs.length = 0;
      expect(failureOf(await log(username, PASSWORD))).toBe(REFUSAL);
      expect(link.logs).toHaveLength(1);
      const err: unknown = Reflect.get(link.logs[0]?.entry ?? {}, 'err');
      expect(err).toMatchObject({ message: expect.stringMatching(why) });
    },
  );

  it('that were verified cost no scrypt again, and a wrong one between changes nothing', async () => {
    resultOf(await log('hashed', PASSWORD));
    scrypts.mockClear();
    resultOf(await log('hashed', PASSWORD));
    expect(scrypts).not.toHaveBeenCalled();
  });
});

describe('of several faults', () => {
  let link: Harness;
  const badEvent = 'no_such_event';
  beforeAll(async () => {
    link = await startReceiver({ without: ['get_foh'] });
  });
  afterAll(() => link.close());

  const bad = {
    username: ' ',
    password: WRONG,
    site_id: 'x',
    event_name: badEvent,
    event_data: '[',
  };

  it('the first is reported: form, envelope, credentials, site, event, data, handler [link.auth.check-order]', async () => {
    const steps: [object, number, string][] = [
      [bad, 400, 'payload.username: must be text, not blank'],
      [{ ...bad, username: 'nobody' }, 200, REFUSAL],
      [{ ...bad, username: 'acme' }, 200, REFUSAL],
      [
        { ...bad, username: 'acme', password: PASSWORD },
        200,
        'site_id: must be a v4 UUID (36 characters)',
      ],
      [
        { ...bad, username: 'acme', password: PASSWORD, site_id: CALLER },
        200,
        'event_name: there is no event no_such_event',
      ],
      [
        { event_name: 'get_order', event_data: '[' },
        200,
        'event_data: is not JSON: it is cut off (line 1, column 2)',
      ],
      [{ event_name: 'get_order' }, 200, 'event_data.report_id: is required'],
    ];
    expect(failureOf(await link.post('payload=['), 400)).toBe(
      'payload: is not JSON: it is cut off (line 1, column 2)',
    );
    for (const [changes, status, message] of steps) {
      expect(failureOf(await link.send('x', undefined, changes), status)).toBe(message);
    }
    expect(link.calls).toEqual([]);
  });

  it('nothing about events shows before credentials hold [link.auth.check-order]', async () => {
    const answers = await Promise.all(
      ['get_order', 'get_foh', badEvent, '*', '__proto__'].map((name) =>
        link.send(name, undefined, { password: WRONG }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('hooks are told the event only once credentials hold', async () => {
    link.failures.length = 0;
    await link.send('get_order', {}, { password: WRONG });
    await link.send('get_order', {});
    expect(link.failures.map(({ error, context }) => [error.code, context.event])).toEqual([
      ['credentials_invalid', undefined],
      ['data_invalid', 'get_order'],
    ]);
  });
});

describe('throttling', () => {
  const throttle = { freePerSubject: 1, freePerAddress: 3, firstDelay: 1000, longestDelay: 2000 };
  const tooMany = /^Too many failed attempts\. Try again in [12] seconds?\.$/;
  const tryAgainIn = (seconds: string) => `Too many failed attempts. Try again in ${seconds}.`;
  const wait = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);
  const throttled = () =>
    startReceiver({
      throttle,
      accounts: [ACCOUNT, { username: 'other', passwordSha1: PASSWORD }],
    });
  const attempts = (harness: Harness) => (username: string, password: string) =>
    harness.send('get_all_orders', {}, { username, password });

  async function guessesAtOneUser(attempt: ReturnType<typeof attempts>) {
    expect(failureOf(await attempt('acme', WRONG))).toBe(REFUSAL);
    expect(failureOf(await attempt('acme', WRONG))).toBe(REFUSAL);
    const first = await attempt('acme', WRONG);
    expect(failureOf(first)).toBe(tryAgainIn('1 second'));
    expect(first.headers['retry-after']).toBe('1');
    // Whoever has to wait does not learn whether this one was right.
    expect(failureOf(await attempt('acme', PASSWORD))).toMatch(tooMany);
    wait(1.05);
    expect(failureOf(await attempt('acme', WRONG))).toBe(REFUSAL);
    const second = await attempt('acme', WRONG);
    expect(failureOf(second)).toBe(tryAgainIn('2 seconds'));
    expect(second.headers['retry-after']).toBe('2');
    resultOf(await attempt('other', PASSWORD));
    wait(2.05);
    resultOf(await attempt('acme', PASSWORD));
    expect(failureOf(await attempt('acme', WRONG))).toBe(REFUSAL);
  }

  async function guessesFromOneAddress(attempt: ReturnType<typeof attempts>) {
    for (const name of ['a', 'b', 'c', 'd']) {
      expect(failureOf(await attempt(name, WRONG))).toBe(REFUSAL);
    }
    expect(failureOf(await attempt('e', WRONG))).toBe(tryAgainIn('1 second'));
    expect(failureOf(await attempt('other', PASSWORD))).toMatch(tooMany);
    wait(1.05);
    expect(failureOf(await attempt('f', WRONG))).toBe(REFUSAL);
    expect(failureOf(await attempt('g', WRONG))).toBe(tryAgainIn('2 seconds'));
    wait(2.05);
    resultOf(await attempt('other', PASSWORD));
  }

  it('delays guesses at one user, and from one address over many, longer each time, and locks nobody out for good [link.auth.throttle-user] [link.auth.throttle-address] [link.auth.no-lockout]', async () => {
    const [one, many] = [await throttled(), await throttled()];
    // Delays begin with the fake clock, and end with it.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      await guessesAtOneUser(attempts(one));
      await guessesFromOneAddress(attempts(many));
    } finally {
      jest.useRealTimers();
      await Promise.all([one.close(), many.close()]);
    }
  });

  let link: Harness;
  beforeEach(async () => {
    link = await throttled();
  });
  afterEach(() => link.close());

  it('is not got around by many attempts at the same time [link.auth.throttle-user]', async () => {
    mockDelay = 30;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => attempts(link)('acme', passwordSha1(`guess ${at}`))),
    );
    mockDelay = 0;
    const texts = answers.map((answer) => failureOf(answer));
    expect(texts.filter((text) => tooMany.test(text)).length).toBeGreaterThanOrEqual(8);
  });

  it('sees an address behind Express as Express sees it, and believes no header by itself', async () => {
    for (const [trusted, seen] of [
      [true, '203.0.113.9'],
      [false, '127.0.0.1'],
    ] as const) {
      const app = express().set('trust proxy', trusted).use('/link', link.receiver);
      const host = await serve(app);
      await exchange(`${host.url}/link`, encoded(envelopeText('x', {}, { password: WRONG })), {
        'content-type': FORM,
        'x-forwarded-for': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      });
      await host.close();
      expect(link.failures.at(-1)?.context.remoteAddress).toContain(seen);
    }
  });
});

describe('a user who has succeeded from an address', () => {
  const throttle = { freePerSubject: 1, freePerAddress: 3, firstDelay: 30_000 };

  it('is not held up by the failures of others there [link.cost.proven-users] [link.auth.throttle-address]', async () => {
    const accounts = [ACCOUNT, { username: 'other', passwordSha1: PASSWORD }];
    const link = await startReceiver({ throttle, accounts });
    const attempt = (username: string, password: string) =>
      link.send('get_all_orders', {}, { username, password });
    resultOf(await attempt('acme', PASSWORD));
    for (let at = 0; at < 4; at += 1) {
      expect(failureOf(await attempt(`stranger ${at}`, WRONG))).toBe(REFUSAL);
    }
    expect(failureOf(await attempt('other', PASSWORD))).toMatch(/^Too many failed attempts/);
    for (let at = 0; at < 3; at += 1) resultOf(await attempt('acme', PASSWORD));
    expect(failureOf(await attempt('acme', WRONG))).toBe(REFUSAL);
    resultOf(await attempt('acme', PASSWORD));
    await link.close();
  });

  it('is slowed down there for wrong passwords of its own [link.cost.proven-users] [link.auth.throttle-user]', async () => {
    const link = await startReceiver({ throttle });
    await link.result('get_all_orders', {});
    for (let at = 0; at < 2; at += 1) {
      expect(await link.refusal('get_all_orders', {}, { password: WRONG })).toBe(REFUSAL);
    }
    expect(await link.refusal('get_all_orders', {})).toMatch(/^Too many failed attempts/);
    await link.close();
  });
});

describe('receivers that share the store of their throttles', () => {
  it('let a proven user go on over the connection that it has as over a new one [link.cost.proven-users]', async () => {
    const limiters = new Map<string, RateLimiterMemory>();
    const store: ThrottleStore = (options) => {
      const limiter = limiters.get(options.keyPrefix) ?? new RateLimiterMemory(options);
      limiters.set(options.keyPrefix, limiter);
      return limiter;
    };
    const throttle = { freePerSubject: 1, firstDelay: 30_000, store };
    const link = await startReceiver({ throttle });
    // As that of another process: nothing here learns of what fails there but by the store.
    const other = createThrottle(throttle);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = encoded(envelopeText('get_all_orders', {}));
    const succeed = () =>
      supertest(link.url)
        .post('')
        .agent(agent)
        .type(FORM)
        .send(body)
        .expect(200, /"success":true/);
    for (let round = 0; round < 3; round += 1) {
      await succeed();
      await succeed();
      await other.failed('acme', '127.0.0.1');
    }
    agent.destroy();
    await link.close();
  });
});

describe('the address of a caller behind a proxy under node:http', () => {
  const throttle = { freePerSubject: 100, freePerAddress: 1, firstDelay: 30_000 };
  const real = ({ headers }: IncomingMessage) => headers['x-real-ip'] as string;
  const from = (link: Harness, address: string, username: string) =>
    link.post(encoded(envelopeText('x', {}, { username, password: WRONG })), {
      'x-real-ip': address,
    });

  it('is what the option says, for throttling and for the log', async () => {
    const link = await startReceiver({ throttle, clientAddress: real });
    for (const name of ['a', 'b']) {
      expect(failureOf(await from(link, '203.0.113.9', name))).toBe(REFUSAL);
    }
    expect(failureOf(await from(link, '203.0.113.9', 'c'))).toMatch(/^Too many failed/);
    expect(failureOf(await from(link, '203.0.113.10', 'c'))).toBe(REFUSAL);
    expect(link.failures.at(-1)?.context.remoteAddress).toBe('203.0.113.10');
    await link.close();
  });

  it.each([
    ['IPv4', ['203.0.113.9:1024', '203.0.113.9:1025', '203.0.113.9']],
    ['IPv6', ['[2001:db8::9]:1024', '[2001:db8::9]:1025', '2001:db8::9']],
  ])(
    'is one for all ports that a proxy writes, %s [link.auth.throttle-address]',
    async (_kind, addresses) => {
      const link = await startReceiver({ throttle, clientAddress: real });
      const answers = [];
      for (const [at, address] of addresses.entries()) {
        answers.push(failureOf(await from(link, address, `name${at}`)));
      }
      expect(answers).toEqual([REFUSAL, REFUSAL, expect.stringMatching(/^Too many failed/)]);
      await link.close();
    },
  );

  it.each<[string, (request: IncomingMessage) => string]>([
    ['gives nothing', () => undefined as never],
    ['gives a blank', () => ' '],
    ['gives what is no text', () => 17 as never],
    ['gives more than an address', () => 'x'.repeat(101)],
    [
      'throws',
      () => {
        throw new Error('no header');
      },
    ],
  ])(
    'is that of the peer where the option %s: all are slowed down as one',
    async (_how, broken) => {
      const link = await startReceiver({ throttle, clientAddress: broken });
      for (const name of ['a', 'b']) expect(failureOf(await from(link, '1', name))).toBe(REFUSAL);
      expect(failureOf(await from(link, '2', 'c'))).toMatch(/^Too many failed/);
      expect(link.failures.at(-1)?.context.remoteAddress).toContain('127.0.0.1');
      await link.close();
    },
  );
});

describe('the log of a refused password', () => {
  it.each([
    ['open sesame', 'not 40 hex digits, so perhaps in the clear'],
    ['a'.repeat(39), 'not 40 hex digits'],
    ['5EBE2294ECD0E0F08EAB7690D2A6EE69', '32 hex digits like an MD5'],
    ['da39a3ee5e6b4b0d3255bfef95601890afd80709', 'SHA-1 of nothing'],
  ])('says what the form of %j shows, and the caller nothing', async (password, hint) => {
    const link = await startReceiver();
    const known = await link.send('x', {}, { password });
    const unknown = await link.send('x', {}, { password, username: 'nobody' });
    expect([failureOf(known), failureOf(unknown)]).toEqual([REFUSAL, REFUSAL]);
    for (const { error } of link.failures) expect(String(error.cause)).toContain(hint);
    expect(link.failures).toHaveLength(2);
    const told = link.failures.map(({ error }) => `${error.message} ${error.cause}`);
    expect(JSON.stringify([link.logs, told, known.text])).not.toContain(password);
    await link.close();
  });

  it('says nothing of one that has the right form', async () => {
    const link = await startReceiver();
    await link.send('x', {}, { password: WRONG });
    expect(link.failures[0]?.error.cause).toBeUndefined();
    await link.close();
  });
});

it.each<[string, unknown, RegExp]>([
  ['nothing', '', /is blank/],
  ['blanks', ' \t', /is blank/],
  ['the SHA-1 of nothing', { sha1: EMPTY_SHA1.toUpperCase() }, /the SHA-1 of nothing/],
  ['no text', undefined, /takes a password as text/],
  ['a number', 5, /takes a password as text/],
  ['what is no SHA-1', { sha1: 'hunter2' }, /40 hex digits/],
  ['a SHA-1 that is not there', {}, /40 hex digits/],
])('a hash is not made of %s, which would open nothing', async (_, password, message) => {
  const hash = hashPassword(password as never);
  await expect(hash).rejects.toMatchObject({ code: 'option_invalid' });
  await expect(hash).rejects.toThrow(message);
  await expect(hash).rejects.not.toThrow(/hunter2/);
});

describe('verified credentials', () => {
  const scryptsOf = async (rememberedCredentials: number | undefined) => {
    const passwordHash = await hashPassword({ sha1: PASSWORD.toUpperCase() });
    const names = ['one', 'two'];
    const link = await startReceiver({
      accounts: names.map((username) => ({ username, passwordHash })),
      ...(rememberedCredentials === undefined ? {} : { rememberedCredentials }),
    });
    scrypts.mockClear();
    for (const username of [...names, ...names])
      await link.result('get_all_orders', {}, { username });
    await link.close();
    return scrypts.mock.calls.length;
  };

  it('are remembered, as many as the option says', async () => {
    const all = await scryptsOf(undefined);
    expect(await scryptsOf(2)).toBe(all);
    expect(await scryptsOf(1)).toBe(2 * all);
    expect(await scryptsOf(0)).toBe(2 * all);
  });
});

describe('accounts', () => {
  it('may be a function, a promise of one, or an object with find', async () => {
    const find = (username: string) =>
      username === 'acme' ? { ...ACCOUNT, region: 'north' } : undefined;
    for (const given of [
      find,
      async (name: string) => find(name),
      { find },
      staticAccounts([ACCOUNT]),
    ]) {
      const link = await startReceiver({ accounts: given });
      await link.result('get_all_orders');
      expect(await link.refusal('get_all_orders', {}, { username: 'x' })).toBe(REFUSAL);
      await link.close();
    }
  });

  it('reach handlers without their passwords', async () => {
    const find = () => ({ ...ACCOUNT, password: 'open sesame', passwordHash: [], region: 'north' });
    const link = await startReceiver({ accounts: find });
    await link.result('get_all_orders');
    expect(link.calls[0]?.event.account).toEqual({ username: 'acme', orgId: 18, region: 'north' });
    await link.close();
  });

  it.each([
    ['changeable', ACCOUNT],
    ['frozen', Object.freeze({ ...ACCOUNT })],
  ])(
    'that are found under another spelling of the name (%s) are not told apart from none',
    async (_, account) => {
      const link = await startReceiver({ accounts: () => account });
      await link.result('get_all_orders');
      for (const username of ['ACME', 'acme ', 'nobody']) {
        const other = await link.send('get_all_orders', {}, { username });
        expect(failureOf(other)).toBe(REFUSAL);
      }
      await link.result('get_all_orders');
      await link.close();
    },
  );

  it('that never answer let nobody wait for ever', async () => {
    const link = await startReceiver({ accounts: () => new Promise(() => {}), deadline: 60 });
    const answer = await link.send('get_all_orders');
    expect(failureOf(answer, 500)).toBe('The credentials could not be checked');
    expect(link.failures[0]?.error).toMatchObject({
      code: 'accounts_failed',
      cause: { message: 'accounts gave no answer in 60 ms' },
    });
    await link.close();
  });

  it('take a rotated password at once', async () => {
    let passwordNow = PASSWORD;
    const link = await startReceiver({
      accounts: () => ({ ...ACCOUNT, passwordSha1: passwordNow }),
    });
    await link.result('get_all_orders');
    passwordNow = WRONG;
    expect(await link.refusal('get_all_orders')).toBe(REFUSAL);
    await link.result('get_all_orders', {}, { password: WRONG });
    await link.close();
  });

  it.each<[string, () => unknown]>([
    ...failing('db at 10.0.0.1 is down'),
    ['gives a text', () => 'acme'],
    ['gives no username', () => ({ passwordSha1: PASSWORD })],
    ['gives a hash that is none', () => ({ ...ACCOUNT, passwordSha1: 'x' })],
    ['gives a stored form that is none', () => ({ username: 'acme', passwordHash: 'x' })],
    ['gives a number as password', () => ({ username: 'acme', password: 5 })],
    ['gives a wrong orgId', () => ({ ...ACCOUNT, orgId: '18' })],
  ])('that %s let nobody in and say nothing', async (_, find) => {
    const link = await startReceiver({ accounts: find as never });
    const answer = await link.send('get_all_orders');
    expect(failureOf(answer, 500)).toBe('The credentials could not be checked');
    expect(link.calls).toEqual([]);
    expect(link.failures.map(({ error }) => error.code)).toEqual(['accounts_failed']);
    expect(link.logs.at(-1)?.level).toBe('error');
    await link.close();
  });

  it.each([
    ['no list', 'acme', /accounts: must be a list/],
    ['nothing', undefined, /accounts: must be a list/],
    ['a blank username', [{ username: ' ' }], /accounts\[0\]\.username: must be text/],
    [
      'an account without a name',
      [{ ...ACCOUNT }, {}],
      /accounts\[1\]: must be an object with a username/,
    ],
    [
      'a wrong SHA-1',
      [{ username: 'a', passwordSha1: 'abc' }],
      /accounts\[0\]\.passwordSha1: must be 40 hex digits/,
    ],
    [
      'a wrong hash',
      [{ username: 'a', passwordHash: 'abc' }],
      /accounts\[0\]\.passwordHash: must be what hashPassword/,
    ],
    ['a wrong password', [{ username: 'a', password: 5 }], /password: must be text/],
    [
      'a wrong orgId',
      [{ username: 'a', orgId: 1.5 }],
      /accounts\[0\]\.orgId: must be a whole number/,
    ],
    ['one name twice', [ACCOUNT, ACCOUNT], /accounts\[1\]\.username: is there twice/],
  ])('that are %s fail at construction', async (_, given, message) => {
    await expect(startReceiver({ accounts: given as never })).rejects.toThrow(message);
  });
});
