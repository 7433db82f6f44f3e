import { Readable } from 'node:stream';
import express from 'express';
import { createReceiver, LinkError, type ReceiverOptions, typedSchema } from '../../src/index.js';
import { serve } from '../support/resources.js';
import { ACCOUNT, exchange, FORM, GOOD_DATA, resultOf, SITE, startReceiver } from './harness.js';

const good: ReceiverOptions = { siteId: SITE, accounts: [ACCOUNT] };

function failure(make: () => unknown): LinkError {
  try {
    make();
  } catch (error) {
    if (LinkError.is(error)) return error;
    throw error;
  }
  throw new Error('it did not fail');
}

describe('creating a receiver', () => {
  it.each([
    ['nothing', undefined, 'createReceiver: takes an object with siteId and accounts'],
    ['null', null, 'createReceiver: takes an object with siteId and accounts'],
    ['a text', 'x', 'createReceiver: takes an object with siteId and accounts'],
    ['no siteId', { accounts: [] }, /^siteId: must be a v4 UUID/],
    ['no accounts', { siteId: SITE }, /^accounts: must be a list/],
    [
      'an unknown option',
      { ...good, sitId: SITE },
      /^sitId: createReceiver has no such option \(did you mean siteId\?\); it has siteId, accounts, /,
    ],
    [
      'another unknown option',
      { ...good, maxbodysize: 5 },
      /^maxbodysize: createReceiver has no such option \(did you mean maxBodySize\?\)/,
    ],
    [
      'an unknown site rule',
      { ...good, siteIds: 'all' },
      "siteIds: must be 'v4', 'uuid', 'any', a list of ids, or a function",
    ],
    ['a list of numbers as sites', { ...good, siteIds: [5] }, /^siteIds: must be/],
    ['a list with a number as sites', { ...good, siteIds: ['a', 5] }, /^siteIds: must be/],
    ['null as accounts', { siteId: SITE, accounts: null }, /^accounts: must be a list/],
    ['null as deadline', { ...good, deadline: null }, /^deadline: must be a whole number/],
    ['a body of a byte too much', { ...good, maxBodySize: 2 ** 29 + 1 }, /^maxBodySize: must be/],
    [
      'hashes replaced by no function',
      { ...good, accounts: { find: () => undefined, replaceHash: true } },
      'accounts.replaceHash: must be a function',
    ],
    ['accounts that are null', { ...good, accounts: [null] }, /^accounts\[0\]: must be an object/],
    [
      'a username that is no text',
      { ...good, accounts: [{ username: 5 }] },
      'accounts[0].username: must be text, not blank',
    ],
    [
      'a password that is no text',
      { ...good, accounts: [{ username: 'a', password: 5 }] },
      'accounts.password: must be text or a list of texts',
    ],
    [
      'two accounts of one name',
      { ...good, accounts: [ACCOUNT, ACCOUNT] },
      /^accounts\[1\]\.username: is there twice/,
    ],
    [
      'a text as limit',
      { ...good, maxBodySize: '1mb' },
      /^maxBodySize: must be a whole number from 1 to/,
    ],
    [
      'a limit of nothing',
      { ...good, maxFileSize: 0 },
      /^maxFileSize: must be a whole number, 1 or more/,
    ],
    [
      'a body of 1 GiB',
      { ...good, maxBodySize: 2 ** 30 },
      /^maxBodySize: must be a whole number from 1 to 536870912/,
    ],
    ['a fraction as limit', { ...good, bodyTimeout: 1.5 }, /^bodyTimeout: must be a whole number/],
    [
      'an endless time',
      { ...good, uploadTimeout: Number.POSITIVE_INFINITY },
      /^uploadTimeout: must be a whole number/,
    ],
    [
      'a deadline beyond timers',
      { ...good, deadline: 2 ** 31 },
      /^deadline: must be a whole number/,
    ],
    [
      'a wrong deadline of one event',
      { ...good, deadline: { get_order: '5s' } },
      /^deadline\.get_order: must be a whole number/,
    ],
    [
      'a negative memory',
      { ...good, rememberedCredentials: -1 },
      /^rememberedCredentials: must be a whole number from 0/,
    ],
    [
      'a misspelt event in deadline',
      { ...good, deadline: { get_ordr: 5 } },
      /^deadline\.get_ordr: there is no such event \(did you mean get_order\?\)/,
    ],
    [
      'a misspelt default in deadline',
      { ...good, deadline: { defualt: 5 } },
      /^deadline\.defualt: there is no such event \(did you mean default\?\)/,
    ],
    [
      'an endless reading',
      { ...good, readTimeout: Number.POSITIVE_INFINITY },
      /^readTimeout: must be a whole number/,
    ],
    [
      'an account without a password',
      { ...good, accounts: [{ username: 'a', password: null }] },
      'accounts[0].passwordHash: is missing, and so are passwordSha1 and password',
    ],
    [
      'a misspelt member of an account',
      { ...good, accounts: [ACCOUNT, { username: 'a', passwordhash: 'x' }] },
      'accounts[1].passwordhash: did you mean passwordHash?',
    ],
    [
      'an account with an empty list of passwords',
      { ...good, accounts: [{ username: 'a', password: [] }] },
      /^accounts\[0\]\.passwordHash: is missing/,
    ],
    [
      'an account with a blank password',
      { ...good, accounts: [{ username: 'a', password: ' ' }] },
      /^accounts\[0\]\.password: is blank, or the SHA-1 of nothing/,
    ],
    [
      'an account with the SHA-1 of nothing',
      {
        ...good,
        accounts: [{ username: 'a', passwordSha1: 'DA39A3EE5E6B4B0D3255BFEF95601890AFD80709' }],
      },
      /^accounts\[0\]\.passwordSha1: is blank, or the SHA-1 of nothing/,
    ],
    ['a hook that is none', { ...good, onError: 'log' }, 'onError: must be a function'],
    ['a text as flag', { ...good, httpStatus: 'yes' }, 'httpStatus: must be true or false'],
    [
      'half a logger',
      { ...good, logger: { info() {} } },
      /^logger: must be an object with the methods debug, info, warn and error/,
    ],
    [
      'an address in place of a function',
      { ...good, clientAddress: '203.0.113.9' },
      /^clientAddress: must be a function/,
    ],
    ['no content check', { ...good, contentCheck: true }, /^contentCheck: must be 'refuse'/],
    [
      'a function as logger',
      { ...good, logger: () => {} },
      /^logger: must be an object with the methods/,
    ],
    ['a wrong throttle', { ...good, throttle: { firstDelay: -1 } }, /firstDelay/],
    [
      'hosts that are no list',
      { ...good, allowedHosts: 'x' },
      'allowedHosts: must be a list of hosts: host or host:port',
    ],
  ])('with %s fails and says the fix', (_, options, message) => {
    const error = failure(() => createReceiver(options as ReceiverOptions));
    expect(error).toMatchObject({ code: 'option_invalid', stage: 'setup' });
    expect(error.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  it.each([
    [
      'the least of everything',
      { maxBodySize: 1, maxFileSize: 1, bodyTimeout: 1, uploadTimeout: 1 },
    ],
    ['the largest body', { maxBodySize: 2 ** 29 }],
    ['the longest times', { bodyTimeout: 2 ** 31 - 1, deadline: { get_order: 2 ** 31 - 1 } }],
    ['no memory', { rememberedCredentials: 0 }],
    [
      'further members of accounts',
      { accounts: [{ ...ACCOUNT, passwordHint: 'x', password_changed: 5, roles: [] }] },
    ],
    [
      'an account of which one password is blank',
      { accounts: [{ username: 'a', password: ['', 'good'] }] },
    ],
    ['the rule for sites that it has anyway', { siteIds: 'v4' as const }],
  ])('takes %s', (_, options) => {
    expect(() => createReceiver({ ...good, ...options })).not.toThrow();
  });

  it('by app.use(createReceiver) fails with the line to write', async () => {
    const errors: unknown[] = [];
    const app = express();
    app.use('/link', createReceiver as never);
    const failed: express.ErrorRequestHandler = (error, _request, response, _next) => {
      errors.push(error);
      response.end();
    };
    app.use(failed);
    const host = await serve(app);
    await exchange(`${host.url}/link`, 'payload={}', { 'content-type': FORM });
    await host.close();
    expect(errors).toEqual([
      expect.objectContaining({
        message:
          "createReceiver: returns a receiver, and cannot be mounted itself: write app.use('/link', createReceiver({ siteId, accounts }))",
        stack: expect.not.stringContaining('\n'),
      }),
    ]);
  });

  it.each([
    // Express prints nothing while tests run.
    ['Express', (make: never) => express().use(make), 0],
    ['node:http', (make: never) => make, 1],
  ])('by mounting itself in %s is answered 500 in one sentence', async (_, hostOf, printing) => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    const host = await serve(hostOf(createReceiver as never));
    const answer = await exchange(host.url, 'payload={}', { 'content-type': FORM });
    await host.close();
    const lines = printed.mock.calls.flat().map(String);
    printed.mockRestore();
    expect(answer.status).toBe(500);
    expect(answer.text).toContain(
      'returns a receiver, and cannot be mounted itself: write app.use(',
    );
    expect(answer.text + lines.join('')).not.toMatch(/ at .*:\d+/);
    expect(lines).toHaveLength(printing);
    for (const line of lines) expect(line).toMatch(/^LinkError: createReceiver: returns .*$/);
  });

  it('does not change its options, and takes frozen ones', async () => {
    const options = Object.freeze({
      ...good,
      accounts: Object.freeze([Object.freeze({ ...ACCOUNT })]),
    });
    const copy = structuredClone(options);
    createReceiver(options);
    expect(options).toEqual(copy);
  });

  it('starts no timer that keeps a process alive', () => {
    const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    createReceiver(good);
    expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length).toBe(
      before,
    );
  });
});

describe('registering handlers', () => {
  const receiver = () => createReceiver(good);

  it('gives the receiver back', () => {
    const one = receiver();
    expect(
      one
        .on('get_order', () => {
          throw new Error();
        })
        .on('*', () => null),
    ).toBe(one);
  });

  it.each([
    [
      'two for one event',
      () =>
        receiver()
          .on('validate_user', () => null)
          .on('validate_user', () => null),
      'handler_duplicate',
      "on('validate_user'): there is a handler already",
    ],
    [
      'two for all',
      () =>
        receiver()
          .on('*', () => null)
          .on('*', () => null),
      'handler_duplicate',
      "on('*'): there is a handler already",
    ],
    [
      'one for an unknown event [link.event.nearest-name]',
      () => receiver().on('get_ordr' as '*', () => null),
      'handler_unknown_event',
      "on('get_ordr'): no such event (did you mean get_order?); call define('get_ordr', …) first, or see events()",
    ],
    [
      'one for a name of objects',
      () => receiver().on('__proto__' as '*', () => null),
      'handler_unknown_event',
      /no such event/,
    ],
    [
      'no function',
      () => receiver().on('validate_user', 'x' as never),
      'option_invalid',
      "on('validate_user'): the handler must be a function",
    ],
    [
      'nothing',
      () => receiver().on('validate_user', undefined as never),
      'option_invalid',
      /must be a function/,
    ],
    [
      'a definition of a documented event',
      () => receiver().define('get_order', { data: typedSchema({ type: 'object' }) }),
      'handler_duplicate',
      "define('get_order'): this event is defined already",
    ],
    [
      'a definition with a wrong name',
      () => receiver().define('no such', { data: typedSchema({}) }),
      'option_invalid',
      /word of letters/,
    ],
    [
      'one for an event that is like no other',
      () => receiver().on<'*'>('xyzzy' as '*', () => null),
      'handler_unknown_event',
      "on('xyzzy'): no such event; call define('xyzzy', …) first, or see events()",
    ],
    [
      'a definition without a schema',
      () => receiver().define('own', {} as never),
      'schema_invalid',
      /wrap the schema: typedSchema/,
    ],
    [
      'a definition with nothing for a schema',
      () => receiver().define('own', { data: null } as never),
      'schema_invalid',
      /wrap the schema: typedSchema/,
    ],
    [
      'a definition with a bare schema',
      () => receiver().define('own', { data: { type: 'object' } } as never),
      'schema_invalid',
      /wrap the schema/,
    ],
    [
      'a definition with a wrong schema',
      () => receiver().define('own', { data: typedSchema({ type: 'objekt' }) }),
      'schema_invalid',
      /define\('own'\)\.data/,
    ],
    [
      'a definition with a misspelt keyword',
      () => receiver().define('own', { data: typedSchema({ type: 'object', requird: ['a'] }) }),
      'schema_invalid',
      /requird/,
    ],
    [
      'a definition with a wrong result',
      () => receiver().define('own', { data: typedSchema({}), result: typedSchema({ type: 5 }) }),
      'schema_invalid',
      /define\('own'\)\.result/,
    ],
  ])('refuses %s', (_, register, code, message) => {
    const error = failure(register);
    expect(error.code).toBe(code);
    expect(error.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  it('is refused after the first request, whatever that was', async () => {
    const link = await startReceiver({ without: ['get_foh'] });
    await link.post('nonsense');
    const late = /too late, a request has come in; register everything before listening$/;
    expect(() => link.receiver.on('get_foh', () => null as never)).toThrow(late);
    expect(() => link.receiver.define('own', { data: typedSchema({}) })).toThrow(late);
    expect(failure(() => link.receiver.define('own', { data: typedSchema({}) })).message).toMatch(
      /^define\('own'\): too late/,
    );
    expect(failure(() => link.receiver.on('*', () => null)).code).toBe('registration_late');
    await link.close();
  });
});

describe('an event of one’s own', () => {
  const schema = typedSchema<{ zip: string; count?: number; urgent?: boolean }>({
    type: 'object',
    properties: {
      zip: { type: 'string', minLength: 5 },
      count: { type: 'integer', minimum: 0 },
      urgent: { type: 'boolean' },
    },
    required: ['zip'],
  });
  const result = typedSchema<{ crews: number }>({
    type: 'object',
    properties: { crews: { type: 'integer' } },
    required: ['crews'],
  });

  it('is checked like the documented ones [link.event.custom.define]', async () => {
    const seen: unknown[] = [];
    let crews: unknown = 3;
    const link = await startReceiver({
      setUp: (receiver) =>
        receiver
          .define('find_crews', { data: schema, result, purpose: 'who can come', effect: 'reads' })
          .on('find_crews', ({ data }) => {
            seen.push(data);
            return { crews: crews as number };
          }),
    });
    const sent = await link.send('find_crews', {
      zip: '68102',
      count: '4',
      urgent: 'True',
      more: 1,
    });
    expect(resultOf(sent)).toEqual({ crews: 3 });
    expect(seen).toEqual([{ zip: '68102', count: 4, urgent: true, more: 1 }]);
    for (const [data, message] of [
      [{}, 'event_data.zip: is required'],
      [{ zip: '1' }, 'event_data.zip: must have at least 5 characters'],
      [{ zip: '68102', count: 'x' }, 'event_data.count: must be a whole number, 0 or more'],
    ] as const) {
      expect((await link.send('find_crews', data)).envelope).toMatchObject({
        error: true,
        return_error_msg: message,
      });
    }
    expect(seen).toHaveLength(1);
    crews = 'many';
    expect((await link.send('find_crews', { zip: '68102' })).envelope).toMatchObject({
      error: true,
      result_data: null,
    });
    expect(link.failures.at(-1)?.error.code).toBe('result_invalid');
    expect(
      (await link.send('find_crews', { zip: '68102' }, { password: 'x' })).envelope.error,
    ).toBe(true);
    expect(link.receiver.events().find(({ name }) => name === 'find_crews')).toMatchObject({
      purpose: 'who can come',
      effect: 'reads',
      source: 'custom',
      handled: true,
    });
    await link.close();
  });

  it('may have tuples and values of several types', () => {
    const pair = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] };
    const data = typedSchema({
      type: 'object',
      properties: { pair, zip: { type: ['string', 'null'] } },
    });
    expect(() => createReceiver(good).define('own', { data })).not.toThrow();
  });

  it('with a wrong schema leaves the reason of the compiler', () => {
    const wrong = typedSchema({ type: 'objekt' });
    const error = failure(() => createReceiver(good).define('own', { data: wrong }));
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('is described with what is usual where nothing is said', () => {
    const receiver = createReceiver(good).define('own', { data: typedSchema({}) });
    const described = () => receiver.events().find(({ name }) => name === 'own');
    expect(described()).toEqual({
      name: 'own',
      purpose: '',
      source: 'custom',
      section: '',
      direction: { caller: 'importer', receiver: 'owner' },
      effect: 'changes',
      handled: false,
    });
    receiver.on('*', () => null);
    expect(described()?.handled).toBe(true);
  });

  it.each([['text'], [null], [JSON.parse('{"then":"now"}')], [[]], [{}]])(
    'may give %j as it is',
    async (value) => {
      const link = await startReceiver({
        setUp: (receiver) =>
          receiver.define('own', { data: typedSchema({}) }).on('own', () => value as never),
      });
      expect(await link.result('own', {})).toEqual(value);
      await link.close();
    },
  );

  it.each<[string, unknown]>([
    ['a number', 7],
    ['a flag', false],
    ['a function', () => {}],
    ['a generator', (function* () {})()],
    ['an async generator', (async function* () {})()],
    ['a stream', Readable.from(['a'])],
    ['an object that is read, like a cursor', { rows: 2, [Symbol.iterator]: () => [1].values() }],
    ['a stream deep inside', { deep: [Readable.from(['a'])] }],
    ['an object that JSON writes as a number', { toJSON: () => 5 }],
    ['an object that JSON writes as a flag', { toJSON: () => true }],
    ['a Map', new Map([['a', 1]])],
    ['a Set', new Set([1])],
    ['a Date', new Date(0)],
    ['an Error', new Error('hunter2')],
    ['a promise deep inside', { deep: [{ late: Promise.resolve(1) }] }],
    ['an instance of a class that shows nothing', new (class Order {})()],
  ])('that gives %s fails, and sends no {} under success', async (_, value) => {
    const object = typedSchema({ type: 'object' });
    const link = await startReceiver({
      setUp: (receiver) =>
        receiver
          .define('open', { data: typedSchema({}) })
          .define('checked', { data: typedSchema({}), result: object as never })
          .on('open', () => value as never)
          .on('checked', () => value as never)
          .on('*', () => value as never),
      without: ['send_checkin'],
    });
    for (const event of ['open', 'checked', 'unknown', 'send_checkin']) {
      await link.fault(event, GOOD_DATA.send_checkin);
      expect(link.failures.at(-1)?.error.code).toBe('result_invalid');
    }
    await link.close();
  });

  it('may give what a class shows, and its array item by item', async () => {
    const texts = typedSchema<string[]>({ type: 'array', items: { type: 'string' } });
    const bad = [1] as never[];
    const link = await startReceiver({
      setUp: (receiver) =>
        receiver
          .define('shown', { data: typedSchema({}) })
          .define('texts', { data: typedSchema({}), result: texts })
          .define('wrong', { data: typedSchema({}), result: texts })
          .on(
            'shown',
            () =>
              new (class Order {
                id = 5;
              })() as never,
          )
          .on('texts', () => new Set(['a', 'b']) as never)
          .on('wrong', () => new Set(bad) as never),
    });
    expect(await link.result('shown', {})).toEqual({ id: 5 });
    expect(await link.result('texts', {})).toEqual(['a', 'b']);
    await link.fault('wrong', {});
    await link.close();
  });

  it('has a deadline of its own', async () => {
    const link = await startReceiver({
      setUp: (receiver) =>
        receiver
          .define('own', { data: typedSchema({}), deadline: 30 })
          .on('own', () => new Promise(() => {})),
    });
    expect(await link.fault('own', {}, 503)).toMatch(/^No answer within 0\.03 seconds/);
    await link.close();
    const define = () => createReceiver(good).define('own', { data: typedSchema({}), deadline: 0 });
    expect(define).toThrow(/^define\('own'\)\.deadline: must be a whole number from 1/);
  });

  it('without a result schema sends what its handler gives, and without a handler is not handled', async () => {
    const link = await startReceiver({
      setUp: (receiver) =>
        receiver
          .define('any', { data: typedSchema({}) })
          .define('idle', { data: typedSchema({}) })
          .on('any', () => ['x', { y: null }]),
    });
    expect(await link.result('any', {})).toEqual(['x', { y: null }]);
    expect((await link.send('idle', {})).envelope.return_error_msg).toBe(
      'event_name: idle is not handled here',
    );
    await link.close();
  });
});
