import {
  type ClientRegistration,
  createClientRegistry,
  memoryClientStore,
} from '../../../src/api/index.js';
import { expectError } from '../support/expect-error.js';
import { CLIENT_ID, post, startService, type TestService } from '../support/service.js';

const apiUrl = 'https://api.example.com';
const app = { orgId: 18, appName: 'My App', scopes: ['bid-r', 'file-rw'] };

describe('registering a client app', () => {
  it('takes a name and scopes [api.auth.register] and gives credentials [api.auth.credentials.members] [api.auth.credentials.client-id]', async () => {
    const credentials = await createClientRegistry({ apiUrl }).registerClient(app);
    expect(credentials).toEqual({
      grant_type: 'client_credentials',
      client_id: expect.stringMatching(/^18-[0-9a-f]+-my-app$/),
      client_secret: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      scope: 'bid-r file-rw',
      api_url: apiUrl,
    });
  });

  it.each<[ClientRegistration, string]>([
    [{ ...app, appName: '' }, 'no name'],
    [{ ...app, appName: '!!!' }, 'a name without a letter'],
    [{ ...app, appName: 'x'.repeat(101) }, 'a long name'],
    [{ ...app, scopes: [] }, 'no scope'],
    [{ ...app, scopes: ['bid'] }, 'a service alone'],
    [{ ...app, scopes: ['bid-w'] }, 'an access that there is not'],
    [{ ...app, scopes: ['bid-r file-r'] }, 'two in one'],
    [{ ...app, scopes: ['-rw'] }, 'no service'],
    [{ ...app, orgId: -1 }, 'a negative organization'],
    [{ ...app, orgId: 1.5 }, 'a fraction'],
    [{ ...app, hex: 'xyz' }, 'an id that is not hexadecimal'],
    [{ ...app, clientSecret: '' }, 'an empty secret'],
    [Object.assign({ ...app }, { appname: 'My App' }), 'a misspelt member'],
    [Object.assign({ ...app }, { scopes: 'bid-r' }), 'scopes that are no list'],
  ])('refuses %j: %s [api.auth.register]', async (wrong) => {
    await expect(createClientRegistry({ apiUrl }).registerClient(wrong)).rejects.toMatchObject({
      code: 'option_invalid',
    });
  });

  it.each<[object | undefined, string]>([
    [undefined, 'options'],
    [{}, 'apiUrl'],
    [{ apiUrl: 'no address' }, 'apiUrl'],
    [{ apiURL: apiUrl }, 'did you mean apiUrl?'],
    [{ apiUrl, store: {} }, 'store'],
  ])('refuses the options %j', (wrong, text) => {
    expect(() => Reflect.apply(createClientRegistry, undefined, [wrong])).toThrow(
      expect.objectContaining({ code: 'option_invalid', message: expect.stringContaining(text) }),
    );
  });

  it('refuses an id that is taken', async () => {
    const clients = createClientRegistry({ apiUrl });
    await clients.registerClient({ ...app, hex: 'c0ffee' });
    await expect(clients.registerClient({ ...app, hex: 'c0ffee' })).rejects.toThrow(
      'registered already',
    );
  });

  it('takes id and secret of a client that moves here', async () => {
    const moved = { ...app, hex: 'c0ffee', clientSecret: 'as before' };
    const credentials = await createClientRegistry({ apiUrl }).registerClient(moved);
    expect(credentials).toMatchObject({
      client_id: '18-c0ffee-my-app',
      client_secret: 'as before',
    });
  });

  it('stores nothing that reveals the secret [api.auth.credentials.client-secret]', async () => {
    const store = memoryClientStore();
    const { client_id, client_secret } = await createClientRegistry({
      apiUrl,
      store,
    }).registerClient(app);
    const stored = await store.find(client_id);
    expect(JSON.stringify(stored)).not.toContain(client_secret);
    expect(stored?.secretScrypt).toMatch(/^scrypt\$/);
  });

  it('gives every client another id and secret [api.auth.credentials.client-secret]', async () => {
    const clients = createClientRegistry({ apiUrl });
    const [one, two] = [await clients.registerClient(app), await clients.registerClient(app)];
    expect(one.client_id).not.toBe(two.client_id);
    expect(one.client_secret).not.toBe(two.client_secret);
  });

  it.each(['rotateSecret', 'revoke'] as const)('%s refuses an unknown client', async (method) => {
    await expect(createClientRegistry({ apiUrl })[method]('18-0-nobody')).rejects.toMatchObject({
      code: 'option_invalid',
    });
  });
});

describe('a registered client', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService((api) => api.on('bid/uom', () => ({ uom: {} })));
  });
  afterEach(() => service.close());

  it('gets a new working secret, and the old one ends [api.auth.credentials.regenerate]', async () => {
    const old = service.credentials;
    expect((await service.call('bid/uom')).status).toBe(200);
    const renewed = await service.clients.rotateSecret(CLIENT_ID);
    expectError(await post(`${service.url}/auth/token`, old), 401, 'invalid_client');
    expect((await post(`${service.url}/auth/token`, renewed)).status).toBe(200);
    // Tokens got with the old secret end with it.
    expectError(await service.call('bid/uom'), 401, 'access_denied');
  });

  it('is stopped at once when it is revoked', async () => {
    expect((await service.call('bid/uom')).status).toBe(200);
    await service.clients.revoke(CLIENT_ID);
    expectError(await service.call('bid/uom'), 401, 'access_denied');
  });
});
