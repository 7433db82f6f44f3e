import express from 'express';
import { createReceiver, LinkError, type ReceiverOptions, typedSchema } from '../../src/index.js';
import { ACCOUNT, exchange, FORM, resultOf, SITE, serve, startReceiver } from './harness.js';

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
      /^sitId: no such option; there are siteId, accounts, /,
    ],
    ['another unknown option', { ...good, maxbodysize: 5 }, /^maxbodysize: no such option/],
    [
      'an unknown site rule',
      { ...good, siteIds: 'all' },
      "siteIds: must be 'v4', 'any', a list of ids, or a function",
    ],
    ['a list of numbers as sites', { ...good, siteIds: [5] }, /^siteIds: must be/],
    ['a list with a number as sites', { ...good, siteIds: ['a', 5] }, /^siteIds: must be/],
    ['null as accounts', { siteId: SITE, accounts: null }, /^accounts: must be a list/],
    ['null as deadline', { ...good, deadline: null }, /^deadline: must be a whole number/],
    ['a body of a byte too much', { ...good, maxBodySize: 2 ** 29 + 1 }, /^maxBodySize: must be/],
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
      /^maxFileSize: must be a whole number from 1 to/,
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
    ['a hook that is none', { ...good, onError: 'log' }, 'onError: must be a function'],
    ['a text as flag', { ...good, httpStatus: 'yes' }, 'httpStatus: must be true or false'],
    [
      'half a logger',
      { ...good, logger: { info() {} } },
      /^logger: must have the methods debug, info, warn and error/,
    ],
    [
      'an address in place of a function',
      { ...good, clientAddress: '203.0.113.9' },
      /^clientAddress: must be a function/,
    ],
    ['no content check', { ...good, contentCheck: true }, /^contentCheck: must be 'refuse'/],
    ['a function as logger', { ...good, logger: () => {} }, /^logger: must have/],
    ['a wrong throttle', { ...good, throttle: { firstDelay: -1 } }, /firstDelay/],
    [
      'hosts that are no list',
      { ...good, allowedHosts: 'x' },
      'allowedHosts: must be a list of hosts',
    ],
  ])('with %s fails and says the mend', (_, options, message) => {
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
    ['the rule for sites that it has anyway', { siteIds: 'v4' as const }],
    ['an account without a password', { accounts: [{ username: 'a', password: null as never }] }],
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
          "createReceiver makes a receiver: write app.use('/link', createReceiver({ siteId, accounts }))",
      }),
    ]);
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
      'one for an unknown event',
      () => receiver().on('get_ordr' as '*', () => null),
      'handler_unknown_event',
      "on('get_ordr'): no such event; call define('get_ordr', …) first, or see events()",
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
      [{ zip: '1' }, 'event_data.zip: must be text'],
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

  it.each([['text'], [7], [false], [JSON.parse('{"then":"now"}')]])(
    'may give %j as it is',
    async (value) => {
      const link = await startReceiver({
        setUp: (receiver) =>
          receiver.define('own', { data: typedSchema({}) }).on('own', () => value as never),
      });
      expect(resultOf(await link.send('own', {}))).toEqual(value);
      await link.close();
    },
  );

  it('without a result schema sends what its handler gives, and without a handler is not handled', async () => {
    const link = await startReceiver({
      setUp: (receiver) =>
        receiver
          .define('any', { data: typedSchema({}) })
          .define('idle', { data: typedSchema({}) })
          .on('any', () => ['x', { y: null }]),
    });
    expect(resultOf(await link.send('any', {}))).toEqual(['x', { y: null }]);
    expect((await link.send('idle', {})).envelope.return_error_msg).toBe(
      'event_name: idle is not handled here',
    );
    await link.close();
  });
});
