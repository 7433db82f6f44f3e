import supertest from 'supertest';
import type { ThrottleOptions } from '../../../src/api/index.js';
import { createApi, createKeyRing, generateTokenKey } from '../../../src/api/index.js';
import { serve } from '../../support/resources.js';
import { expectError } from '../support/expect-error.js';
import {
  bearer,
  CLIENT_ID,
  post,
  SECRET,
  startService,
  type TestService,
} from '../support/service.js';

let service: TestService;
beforeAll(async () => {
  service = await startService((api) => api.on('bid/uom', () => ({ uom: {} })));
});

const ask = (members: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  post(`${service.url}/auth/token`, { ...service.credentials, ...members }, headers);

describe('POST /auth/token', () => {
  it('is served without an Authorization header, and nothing else is [api.auth.token.unauthenticated]', async () => {
    expect((await ask()).status).toBe(200);
    expectError(await post(`${service.url}/bid/uom`), 401, 'access_denied');
  });

  it('answers type, lifetime and token [api.auth.token.response] [api.auth.token.lifetime]', async () => {
    const { body, headers } = await ask();
    expect(body).toEqual({
      token_type: 'Bearer',
      expires_in: 3600,
      access_token: expect.any(String),
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['grant_type', 'client_id', 'client_secret', 'scope'])(
    'needs %s as text [api.auth.token.required]',
    async (name) => {
      for (const value of [undefined, null, 7, ['a'], { a: 'b' }, true]) {
        expectError(await ask({ [name]: value }), 400, 'invalid_request');
      }
    },
  );

  it.each<[object, string]>([
    [{ client_id: '18-0-nobody' }, 'unknown client'],
    [{ client_id: '' }, 'empty id'],
    [{ client_id: '__proto__' }, 'a name of objects'],
    [{ client_secret: 'wrong' }, 'wrong secret'],
    [{ client_secret: '' }, 'empty secret'],
    [{ client_secret: `${SECRET} ` }, 'secret and a blank'],
  ])('answers invalid_client: %j (%s) [api.auth.token.invalid-client]', async (members) => {
    const single = await startService();
    expectError(
      await post(`${single.url}/auth/token`, { ...single.credentials, ...members }),
      401,
      'invalid_client',
    );
    await single.close();
  });

  it('does not tell an unknown client from a wrong secret [api.auth.token.invalid-client]', async () => {
    const [unknown, wrong] = [
      await ask({ client_id: '18-0-nobody' }),
      await ask({ client_secret: 'wrong' }),
    ];
    expect(unknown.text).toBe(wrong.text);
  });

  it.each([{ grant_type: 'x' }, { client_secret: 'wrong' }, { scope: '!' }, { scope: 7 }])(
    'repeats the description as message: %j [api.auth.token.message]',
    async (members) => {
      const { body } = await ask(members);
      expect(body.message).toBe(body.error_description);
      expect(typeof body.message).toBe('string');
    },
  );

  it.each(['password', 'authorization_code', '', 'CLIENT_CREDENTIALS'])(
    'answers unsupported_grant_type: "%s" [api.auth.token.unsupported-grant-type]',
    async (grant_type) => {
      expectError(await ask({ grant_type }), 400, 'unsupported_grant_type');
    },
  );

  it.each([
    '',
    ' ',
    'bid',
    'bid-r  file-r',
    'bid-r,file-r',
    ' bid-r',
    'bid-x',
    'bid-r\nfile-r',
    'ghost-r',
    'bid-rw ghost-rw',
    'x '.repeat(1000),
  ])('answers invalid_scope: %j [api.auth.token.invalid-scope]', async (scope) => {
    expectError(await ask({ scope }), 400, 'invalid_scope');
  });

  it('does not give to write what is registered to read [api.auth.token.invalid-scope]', async () => {
    const reader = await startService();
    const client = await reader.clients.find(CLIENT_ID);
    if (client) await reader.store.save({ ...client, scopes: ['bid-r'] });
    const token = (scope: string) =>
      post(`${reader.url}/auth/token`, { ...reader.credentials, scope });
    expectError(await token('bid-rw'), 400, 'invalid_scope');
    expect((await token('bid-r')).status).toBe(200);
    await reader.close();
  });

  it('answers invalid_grant for right credentials of a revoked client [api.auth.token.invalid-grant]', async () => {
    const revoked = await startService();
    await revoked.clients.revoke(CLIENT_ID);
    const token = (client_secret: string) =>
      post(`${revoked.url}/auth/token`, { ...revoked.credentials, client_secret });
    expectError(await token(SECRET), 400, 'invalid_grant');
    expectError(await token('wrong'), 401, 'invalid_client');
    await revoked.close();
  });

  it('gives tokens that every instance with the key takes [api.auth.token.shared-key]', async () => {
    const key = generateTokenKey();
    const api = () =>
      createApi({ clients: service.clients, keyRing: createKeyRing([key]) }).on('bid/uom', () => ({
        uom: {},
      }));
    const [one, two, other] = [
      await serve(api()),
      await serve(api()),
      await serve(
        createApi({ clients: service.clients, keyRing: createKeyRing([generateTokenKey()]) }).on(
          'bid/uom',
          () => ({ uom: {} }),
        ),
      ),
    ];
    const { body } = await post(`${one.url}/auth/token`, service.credentials);
    const headers = bearer(String(body.access_token));
    expect((await post(`${two.url}/bid/uom`, {}, headers)).status).toBe(200);
    expectError(await post(`${other.url}/bid/uom`, {}, headers), 401, 'access_denied');
  });

  it('slows down guessing, and says for how long', async () => {
    const throttle = { freePerSubject: 2, firstDelay: 30_000 };
    const guarded = await startService(undefined, { throttle });
    const guess = (client_secret: string) =>
      post(`${guarded.url}/auth/token`, { ...guarded.credentials, client_secret });
    for (const secret of ['a', 'b', 'c']) expectError(await guess(secret), 401, 'invalid_client');
    // A refused guess costs no hash.
    const find = jest.spyOn(guarded.clients, 'find');
    const answer = await guess(SECRET);
    expectError(answer, 429, 'too_many_attempts');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(20);
    expect(find).not.toHaveBeenCalled();
    await guarded.close();
  });

  it('counts guesses by the address that the option names', async () => {
    const guarded = await startService(undefined, {
      throttle: { freePerSubject: 100, freePerAddress: 1, firstDelay: 30_000 },
      clientAddress: ({ headers }) => String(headers['x-real-ip']),
    });
    const guess = (address: string, client_secret: string) =>
      post(
        `${guarded.url}/auth/token`,
        { ...guarded.credentials, client_secret },
        { 'x-real-ip': address },
      );
    for (const secret of ['a', 'b']) {
      expectError(await guess('203.0.113.9', secret), 401, 'invalid_client');
    }
    expectError(await guess('203.0.113.9', SECRET), 429, 'too_many_attempts');
    expect((await guess('203.0.113.10', SECRET)).status).toBe(200);
    await guarded.close();
  });

  it('lets guess as often as one likes when it is told to', async () => {
    const open = await startService(undefined, { throttle: false });
    const guess = () => post(`${open.url}/auth/token`, { ...open.credentials, client_secret: 'x' });
    for (let count = 0; count < 8; count += 1) expectError(await guess(), 401, 'invalid_client');
    await open.close();
  });

  it('answers 503 when credentials cannot be checked', async () => {
    const throttle: ThrottleOptions = {
      store: () => {
        const broken = () => Promise.reject(new Error('down'));
        return Object.assign(Object.create(null), {
          get: broken,
          penalty: broken,
          delete: broken,
          set: broken,
          block: broken,
        });
      },
    };
    const guarded = await startService(undefined, { throttle });
    expectError(await post(`${guarded.url}/auth/token`, guarded.credentials), 503, 'unavailable');
    await guarded.close();
  });

  it('answers JSON for another method, and for what is no JSON', async () => {
    const { body } = await supertest(service.url)
      .get('/auth/token')
      .expect(405)
      .expect('allow', 'POST');
    expect(body).toMatchObject({
      error: 'method_not_allowed',
      message: expect.any(String),
    });
    expectError(await post(`${service.url}/auth/token`, '{'), 400, 'invalid_request');
    expectError(
      await post(`${service.url}/auth/token`, 'x'.repeat(20_000)),
      413,
      'request_too_large',
    );
    expectError(await ask({}, { 'content-type': 'text/plain' }), 400, 'invalid_request');
  });
});
