import {
  type Api,
  ApiError,
  type ApiOptions,
  createApi,
  createClientRegistry,
  createKeyRing,
  generateTokenKey,
} from '../../../src/api/index.js';
import { HttpFailure } from '../../../src/http/failure.js';
import { SvclinkError } from '../../../src/protocol/errors/base-error.js';
import { LinkError } from '../../../src/protocol/errors/errors.js';
import { expectError } from '../support/expect-error.js';
import { post, startService } from '../support/service.js';

const needed = () => ({
  clients: createClientRegistry({ apiUrl: 'http://127.0.0.1' }),
  keyRing: createKeyRing([generateTokenKey()]),
});

/** An iterable that gives these items and then nothing more, and counts how often it was closed. */
function stalled<Item>(...items: Item[]) {
  const iterator = {
    closed: 0,
    next: async (): Promise<IteratorResult<Item>> => {
      const value = items.shift();
      return value === undefined ? new Promise<never>(() => {}) : { done: false, value };
    },
    return: async (): Promise<IteratorResult<Item>> => {
      iterator.closed += 1;
      return { done: true, value: undefined };
    },
  };
  return Object.assign(iterator, { [Symbol.asyncIterator]: () => iterator });
}

describe('createApi', () => {
  const options = (wrong: object): ApiOptions => Object.assign(needed(), wrong);

  it.each<[object, RegExp]>([
    [{ colour: 'red' }, /^colour: createApi has no such option; it has .*tokenLifetime/],
    [{ tokenLifeTime: 60 }, /^tokenLifeTime: .* \(did you mean tokenLifetime\?\)/],
    [{ reference: 'yes' }, /^reference: must be true, false/],
    [{ issuer: '' }, /^issuer: must be text/],
    [{ audience: 7 }, /^audience: must be text/],
    [{ clients: undefined }, /^clients: must be .*createClientRegistry/],
    [{ keyRing: undefined }, /^keyRing: must be .*createKeyRing/],
    [{ tokenLifetime: 999 }, /^tokenLifetime: must be a whole number from 1000 to 86400000/],
    [{ maxBodyBytes: 1.5 }, /^maxBodyBytes: /],
    [{ maxFileBytes: '1' }, /^maxFileBytes: /],
    [{ bodyTimeout: -1 }, /^bodyTimeout: /],
    [{ handlerTimeout: Number.NaN }, /^handlerTimeout: /],
    [{ rememberedTokens: -1 }, /^rememberedTokens: /],
    [{ maxUploads: 0 }, /^maxUploads: /],
    [{ basePath: 'api' }, /^basePath: must be a path that begins with a slash/],
    [{ basePath: '/api/' }, /^basePath: must be a path that begins with a slash/],
    [{ clientAddress: '203.0.113.9' }, /clientAddress: must be a function/],
    [{ unknownMembers: 'drop' }, /^unknownMembers: must be 'keep' or 'refuse'/],
    [
      { scopes: { 'bid/lists': ['bid-r'] } },
      /^scopes: there is no action bid\/lists \(did you mean bid\/list\?\)/,
    ],
    [{ scopes: 'bid-r' }, /^scopes: must be an object of actions/],
    [{ scopes: { 'bid/list': [] } }, /bid\/list needs a list of scopes/],
    [{ scopes: { 'bid/list': ['bid'] } }, /bid\/list needs a list of scopes/],
  ])('refuses %j and says what to write', (wrong, message) => {
    expect(() => createApi(options(wrong))).toThrow(
      expect.objectContaining({ code: 'option_invalid', message: expect.stringMatching(message) }),
    );
  });

  it.each([undefined, null, 7])('refuses %j for options', (wrong) => {
    expect(() => Reflect.apply(createApi, undefined, [wrong])).toThrow(
      expect.objectContaining({ code: 'option_invalid' }),
    );
  });

  it('takes an option that is undefined for one that is absent', async () => {
    const nothing = Object.fromEntries(
      ['maxBodyBytes', 'issuer', 'throttle'].map((name) => [name, undefined]),
    );
    const service = await startService((api) => api.on('bid/uom', () => ({ uom: {} })), nothing);
    expect((await service.call('bid/uom')).status).toBe(200);
    await service.close();
  });

  it('refuses to be mounted itself', () => {
    const request = { httpVersion: '1.1', headers: {} };
    expect(() => createApi(Object.assign(needed(), request))).toThrow('app.use(createApi(');
  });

  it('does not change the options that it is given', () => {
    const given = Object.freeze(needed());
    createApi(given);
    expect(Object.keys(given)).toEqual(['clients', 'keyRing']);
  });
});

describe('.on', () => {
  const fresh = (): Api => createApi(needed());
  const on = (api: Api, ...args: unknown[]): unknown => Reflect.apply(api.on, api, args);

  it('returns the API, whose actions it tells', () => {
    const api = fresh()
      .on('bid/uom', () => ({ uom: {} }))
      .on('autoimport/list', () => []);
    expect(api.actions()).toEqual(['autoimport/list', 'bid/uom']);
  });

  it.each<[string, unknown, string, string]>([
    ['bid/uom', () => null, 'handler_duplicate', 'bid/uom has a handler already'],
    ['/bid/list', () => null, 'handler_unknown_event', '(did you mean bid/list?)'],
    ['bid/lists', () => null, 'handler_unknown_event', '(did you mean bid/list?)'],
    ['constructor', () => null, 'handler_unknown_event', 'no action constructor'],
    ['bid/list', {}, 'option_invalid', 'bid/list: its handler is a function'],
  ])('refuses %s with %p: %s', (action, handler, code, text) => {
    const api = fresh().on('bid/uom', () => ({ uom: {} }));
    expect(() => on(api, action, handler)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(text) }),
    );
  });

  it('refuses a handler after the first request', async () => {
    const service = await startService();
    await post(`${service.url}/bid/uom`);
    expect(() => service.api.on('bid/uom', () => ({ uom: {} }))).toThrow(
      'before the first request',
    );
    await service.close();
  });
});

it('an ApiError is an error of svclink with a code and a private cause', () => {
  const cause = new Error('private');
  const error = new ApiError('wo_invalid', 'Closed.', { cause });
  expect(SvclinkError.is(error)).toBe(true);
  expect(error).toMatchObject({ name: 'ApiError', code: 'wo_invalid', type: 'wo_invalid' });
  expect([error.message, error.cause]).toEqual(['Closed.', cause]);
  expect(JSON.stringify(error)).not.toContain('private');
});

describe('a handler', () => {
  const serve = (handler: Parameters<typeof handlerOf>[0]) =>
    startService((api) => api.on('bid/uom', handlerOf(handler)));
  const handlerOf = (handler: () => unknown) => (): never => handler() as never;

  it.each<[string, () => unknown]>([
    [
      'throws at once',
      () => {
        throw new Error('hidden');
      },
    ],
    ['rejects', () => Promise.reject(new Error('hidden'))],
    ['rejects with no error', () => Promise.reject('hidden')],
    ['returns nothing', () => undefined],
    ['returns null', () => null],
    ['returns text', () => 'hidden'],
    ['returns another shape', () => ({ uom: { 1: 7, hidden: 'x' } })],
    ['returns a big number', () => ({ uom: {}, hidden: 1n })],
    [
      'returns a circle',
      () => {
        const uom: Record<string, unknown> = {};
        const all = { uom, hidden: {} };
        all.hidden = all;
        return all;
      },
    ],
    [
      'throws a type of another action',
      () => {
        throw new ApiError('pir_not_found', 'hidden');
      },
    ],
    [
      'throws a 503 that names no time',
      () => {
        throw new LinkError('store_unavailable', 'hidden', { status: 503 });
      },
    ],
  ])('that %s gives internal_error, and the log the reason', async (_, handler) => {
    const service = await serve(handler);
    const answer = await service.call('bid/uom');
    expectError(answer, 500, 'internal_error');
    expect(answer.text).not.toContain('hidden');
    expect(service.log).toHaveLength(1);
    await service.close();
  });

  it('that fails for a while gives unavailable with Retry-After, and the log the reason', async () => {
    const cause = new Error('hidden');
    const service = await serve(() => {
      const options = { status: 503, retryAfter: 7, cause };
      throw new LinkError('store_unavailable', 'The database is away.', options);
    });
    const answer = await service.call('bid/uom');
    expectError(answer, 503, 'unavailable');
    expect(answer.body.error_description).toBe('The database is away.');
    expect(answer.headers['retry-after']).toBe('7');
    expect(answer.text).not.toContain('hidden');
    expect(service.log).toHaveLength(1);
    await service.close();
  });

  it('is answered for even when a hook of exchanges rejects, which is logged', async () => {
    const onExchange = async () => {
      throw new Error('the record is full');
    };
    const answering = (api: Api) =>
      api.on(
        'bid/uom',
        handlerOf(() => ({ uoms: [] })),
      );
    const service = await startService(answering, { onExchange });
    await service.call('bid/uom');
    expect(JSON.stringify(service.log)).toContain('could not answer onExchange');
    await service.close();
  });

  it('is answered for even when the log fails', async () => {
    const logger = {
      error: () => {
        throw new Error('the disk is full');
      },
    };
    const service = await startService(
      (api) =>
        api.on(
          'bid/uom',
          handlerOf(() => null),
        ),
      { logger },
    );
    expectError(await service.call('bid/uom'), 500, 'internal_error');
    await service.close();
  });

  it('can give every type of its table and the general ones, with words of its own', async () => {
    const service = await startService((api) =>
      api
        .on('bid/list', () => {
          throw new ApiError('wo_invalid', 'Order 7 is closed.');
        })
        .on('bid/uom', ({ fail }) => fail('unavailable')),
    );
    const answer = await service.call('bid/list', { report_id: 7 });
    expectError(answer, 400, 'wo_invalid');
    expect(answer.body.error_description).toBe('Order 7 is closed.');
    expectError(await service.call('bid/uom'), 503, 'unavailable');
    expect(service.log).toEqual([]);
    await service.close();
  });

  it('may throw an error of the other copy of the package, or a frozen one that it shares', async () => {
    const shared = Object.freeze(new ApiError('wo_invalid', 'Closed.'));
    let other: unknown;
    jest.isolateModules(() => {
      const copy: typeof import('../../../src/api/index.js') = jest.requireActual(
        '../../../src/api/index.js',
      );
      other = new copy.ApiError('wo_invalid', 'Closed.', { cause: 'private' });
    });
    expect(other).not.toBeInstanceOf(ApiError);
    expect(ApiError.is(other)).toBe(true);
    const service = await startService((api) =>
      api.on('bid/list', ({ data }) => {
        throw data.report_id === 1 ? shared : other;
      }),
    );
    for (const report_id of [1, 2, 1]) {
      const answer = await service.call('bid/list', { report_id });
      expectError(answer, 400, 'wo_invalid');
      expect(answer.body.error_description).toBe('Closed.');
    }
    expect(service.log).toEqual([]);
    await service.close();
  });

  it('is told who calls', async () => {
    let seen: unknown;
    const service = await startService((api) =>
      api.on('bid/uom', ({ client, action, id }) => {
        seen = { ...client, action, id };
        return { uom: {} };
      }),
    );
    await service.call('bid/uom');
    expect(seen).toMatchObject({
      clientId: service.credentials.client_id,
      orgId: 18,
      appName: 'test',
      action: 'bid/uom',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await service.close();
  });

  it('has its time, and is told when it is over', async () => {
    let aborted: unknown;
    const service = await startService(
      (api) =>
        api.on(
          'bid/uom',
          ({ signal }) =>
            new Promise(() => {
              signal.addEventListener('abort', () => {
                aborted = signal.reason;
              });
            }),
        ),
      { handlerTimeout: 30 },
    );
    expectError(await service.call('bid/uom'), 503, 'unavailable');
    expect(String(aborted)).toContain('too long');
    await service.close();
  });

  it('finds the signal aborted when it asks only after its time [link.signal.late]', async () => {
    let aborted: boolean | undefined;
    const service = await startService(
      (api) =>
        api.on('bid/uom', async (event) => {
          await new Promise((over) => setTimeout(over, 60));
          aborted = event.signal.aborted;
          return { uom: {} };
        }),
      { handlerTimeout: 30 },
    );
    expectError(await service.call('bid/uom'), 503, 'unavailable');
    await new Promise((over) => setTimeout(over, 60));
    expect(aborted).toBe(true);
    await service.close();
  });

  it('that settles too late is told of in the log', async () => {
    const service = await startService(
      (api) =>
        api.on('bid/uom', async () => {
          await new Promise((over) => setTimeout(over, 60));
          throw new Error('lost');
        }),
      { handlerTimeout: 30 },
    );
    expectError(await service.call('bid/uom'), 503, 'unavailable');
    await new Promise((over) => setTimeout(over, 60));
    expect(service.log).toHaveLength(1);
    expect(service.log[0]?.details.err).toMatchObject({
      message: expect.stringContaining('after its time'),
      cause: new Error('lost'),
    });
    await service.close();
  });

  it('is held to its time by the matches that it returns, which are closed [link.list.closed]', async () => {
    const matches = stalled<never>();
    const service = await startService((api) => api.on('user/search', () => matches), {
      handlerTimeout: 40,
    });
    expectError(await service.call('user/search', {}), 503, 'unavailable');
    expect(matches.closed).toBe(1);
    await service.close();
  });

  it.each([[0], [1]])(
    'is held to its time by content that stalls after %d chunks',
    async (chunks) => {
      const content = stalled(...Array.from({ length: chunks }, () => Buffer.alloc(9)));
      const service = await startService(
        (api) =>
          api.on('file/get', () => ({
            report_id: 1,
            file_id: 2,
            file_name: 'a',
            file_type: 'b',
            file_area: 0 as const,
            flags: [],
            content,
          })),
        // What comes before it stalls has time to leave.
        { handlerTimeout: chunks === 0 ? 40 : 2000 },
      );
      const answer = service.call('file/get', { file_id: 2 });
      if (chunks === 0) expectError(await answer, 503, 'unavailable');
      else await expect(answer).rejects.toThrow();
      expect(content.closed).toBe(1);
      expect(service.log).toHaveLength(chunks);
      await service.close();
    },
  );

  it.each([
    ['client_gone', 0],
    ['storage_full', 1],
  ] as const)(
    'logs what fails while its matches are closed, unless the caller is gone: %s',
    async (code, logged) => {
      const matches = stalled<never>();
      const close = async () => Promise.reject(new HttpFailure(code, 'while closing'));
      const failing = {
        [Symbol.asyncIterator]: () => ({ next: () => matches.next(), return: close }),
      };
      const service = await startService((api) => api.on('user/search', () => failing), {
        handlerTimeout: 40,
      });
      expectError(await service.call('user/search', {}), 503, 'unavailable');
      expect(service.log).toHaveLength(logged);
      await service.close();
    },
  );

  it('is told when the caller hangs up', async () => {
    const gone = new AbortController();
    let tell: (reason: string) => void = () => undefined;
    const reason = new Promise<string>((resolve) => {
      tell = resolve;
    });
    const service = await startService((api) =>
      api.on(
        'bid/uom',
        ({ signal }) =>
          new Promise((answer) => {
            signal.addEventListener('abort', () => {
              tell(String(signal.reason));
              answer({ uom: {} });
            });
            gone.abort();
          }),
      ),
    );
    const headers = { authorization: `Bearer ${await service.token()}` };
    const call = fetch(`${service.url}/bid/uom`, { method: 'POST', headers, signal: gone.signal });
    await expect(call).rejects.toThrow();
    expect(await reason).toContain('hung up');
    await service.close();
  });
});
