import {
  type Api,
  ApiError,
  type ApiOptions,
  createApi,
  createClientRegistry,
  createKeyRing,
  generateTokenKey,
} from '../../../src/api/index.js';
import { expectError } from '../support/expect-error.js';
import { post, startService } from '../support/service.js';

const needed = () => ({
  clients: createClientRegistry({ apiUrl: 'http://127.0.0.1' }),
  keyRing: createKeyRing([generateTokenKey()]),
});

describe('createApi', () => {
  const options = (wrong: object): ApiOptions => Object.assign(needed(), wrong);

  it.each<[object, RegExp]>([
    [{ colour: 'red' }, /no option "colour"; it has .*tokenLifetime/],
    [{ clients: undefined }, /option clients is needed: createClientRegistry/],
    [{ keyRing: undefined }, /option keyRing is needed: createKeyRing/],
    [{ tokenLifetime: 0 }, /option tokenLifetime is a whole number from 1 to 86400/],
    [{ maxBodyBytes: 1.5 }, /option maxBodyBytes/],
    [{ maxFileBytes: '1' }, /option maxFileBytes/],
    [{ bodyTimeout: -1 }, /option bodyTimeout/],
    [{ handlerTimeout: Number.NaN }, /option handlerTimeout/],
    [{ rememberedTokens: -1 }, /option rememberedTokens/],
    [{ maxUploads: 0 }, /option maxUploads/],
    [{ basePath: 'api' }, /option basePath begins with a slash/],
    [{ basePath: '/api/' }, /option basePath begins with a slash/],
    [{ unknownMembers: 'drop' }, /option unknownMembers is keep or refuse/],
    [{ scopes: { 'bid/lists': ['bid-r'] } }, /no action "bid\/lists"/],
    [{ scopes: { 'bid/list': [] } }, /bid\/list needs a list of scopes/],
    [{ scopes: { 'bid/list': ['bid'] } }, /bid\/list needs a list of scopes/],
  ])('refuses %j and says what to write', (wrong, message) => {
    expect(() => createApi(options(wrong))).toThrow(message);
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

  it('refuses a second handler, an unknown action and what is no function', () => {
    const api = fresh().on('bid/uom', () => ({ uom: {} }));
    expect(() => api.on('bid/uom', () => ({ uom: {} }))).toThrow('bid/uom has a handler already');
    expect(() => on(api, '/bid/list', () => null)).toThrow('there is no action "/bid/list"');
    expect(() => on(api, 'constructor', () => null)).toThrow('no action');
    expect(() => on(api, 'bid/list', {})).toThrow('the handler of bid/list is no function');
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
  ])('that %s gives internal_error, and the log the reason', async (_, handler) => {
    const service = await serve(handler);
    const answer = await service.call('bid/uom');
    expectError(answer, 500, 'internal_error');
    expect(answer.text).not.toContain('hidden');
    expect(service.log).toHaveLength(1);
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
    expect(String(aborted)).toContain('time');
    await service.close();
  });

  it('is told when the caller hangs up', async () => {
    const reason = new Promise((resolve) => {
      void startService((api) =>
        api.on(
          'bid/uom',
          ({ signal }) =>
            new Promise((answer) => {
              signal.addEventListener('abort', () => {
                resolve(String(signal.reason));
                answer({ uom: {} });
              });
            }),
        ),
      ).then(async (service) => {
        const gone = new AbortController();
        const authorization = `Bearer ${await service.token()}`;
        setTimeout(() => gone.abort(), 100);
        await fetch(`${service.url}/bid/uom`, {
          method: 'POST',
          headers: { authorization },
          signal: gone.signal,
        }).catch(() => undefined);
        await reason;
        await service.close();
      });
    });
    expect(await reason).toContain('hung up');
  });
});
