import { createHmac, createSecretKey } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import supertest from 'supertest';
import {
  type ApiOptions,
  createKeyRing,
  generateTokenKey,
  type TokenKey,
} from '../../../src/api/index.js';
import { expectError } from '../support/expect-error.js';
import { bearer, CLIENT_ID, post, startService, type TestService } from '../support/service.js';

const key: TokenKey = generateTokenKey();

const serve = (options: Partial<ApiOptions> = {}): Promise<TestService> =>
  startService(
    (api) => {
      api.on('bid/uom', () => ({ uom: {} }));
      api.on('bid/delete', () => ({ result: 'ok' }));
      api.on('file/document/types', () => ({}));
    },
    { keyRing: createKeyRing([key]), ...options },
  );

let service: TestService;
beforeAll(async () => {
  service = await serve();
});

const call = (authorization?: string, on = service) =>
  post(`${on.url}/bid/uom`, {}, authorization === undefined ? {} : { authorization });

interface Forged {
  algorithm?: string;
  secret?: string;
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
}

/** A token that is ours in everything but what is given. */
function forge({ secret = key.secret, claims = {}, header = {} }: Forged = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const usual = {
    sub: CLIENT_ID,
    client_id: CLIENT_ID,
    jti: 'b4d7',
    iss: 'svclink',
    aud: 'svclink',
    iat: now,
    exp: now + 60,
    scope: 'bid-rw',
    gen: 1,
  };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.id, ...header })
    .sign(createSecretKey(Buffer.from(secret, 'base64url')));
}

/** A token whose header is what is given, written by hand: libraries refuse to sign some of these. */
async function handSigned(
  header: Readonly<Record<string, unknown>>,
  { secret = key.secret, hash = 'sha256' } = {},
): Promise<string> {
  const [, claims = ''] = (await forge()).split('.');
  const usual = { alg: 'HS256', typ: 'at+jwt', kid: key.id };
  const head = Buffer.from(JSON.stringify({ ...usual, ...header })).toString('base64url');
  const mac = createHmac(hash, Buffer.from(secret, 'base64url')).update(`${head}.${claims}`);
  return `${head}.${claims}.${mac.digest('base64url')}`;
}

/** A key of the attacker's own, as tokens may carry one. */
const OWN = Buffer.alloc(32, 7).toString('base64url');
const OWN_KEY = { kty: 'oct', k: OWN, alg: 'HS256', use: 'sig' };

/** Headers by which tokens have chosen their own key or check at other products. */
const TRICKS: [string, Readonly<Record<string, unknown>>, { secret?: string; hash?: string }?][] = [
  ['the key in its header', { jwk: OWN_KEY }, { secret: OWN }],
  ['the key in its header and no id', { jwk: OWN_KEY, kid: undefined }, { secret: OWN }],
  ['an address of keys', { jku: 'http://127.0.0.1:9/keys' }, { secret: OWN }],
  ['an address of certificates', { x5u: 'http://127.0.0.1:9/cert' }, { secret: OWN }],
  ['a certificate', { x5c: [OWN], x5t: OWN }, { secret: OWN }],
  ['a path as key id', { kid: '../../../../dev/null' }, { secret: '' }],
  ['an inherited name as key id', { kid: '__proto__' }, { secret: '' }],
  ['another inherited name as key id', { kid: 'constructor' }, { secret: '' }],
  ['a statement as key id', { kid: "' UNION SELECT 'x" }, { secret: '' }],
  ['a list as key id', { kid: [key.id] }],
  ['an object as key id', { kid: { toString: key.id } }],
  ['a number as key id', { kid: 0 }, { secret: '' }],
  ['its key id in capitals', { kid: `${key.id}A`.toUpperCase() }],
  ['its key id and a NUL', { kid: `${key.id}\0` }],
  ['an empty secret', {}, { secret: '' }],
  ['a header that must be understood', { crit: ['exp'], exp: 1 }],
  ['an empty list of what must be understood', { crit: [] }],
  ['an unencoded body', { crit: ['b64'], b64: false }],
  ['HS384', { alg: 'HS384' }, { hash: 'sha384' }],
  ['HS512', { alg: 'HS512' }, { hash: 'sha512' }],
  ['RS256', { alg: 'RS256' }],
  ['ES256', { alg: 'ES256' }],
  ['None', { alg: 'None' }],
  ['nOnE', { alg: 'nOnE' }],
  ['an algorithm in lower case', { alg: 'hs256' }],
  ['a list of algorithms', { alg: ['HS256', 'none'] }],
  ['no algorithm', { alg: undefined }],
  ['no type', { typ: undefined }],
];

function unsigned(header: object, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(claims)}.`;
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same bytes in another text: the last of 43 characters has two bits that no byte uses. */
function withUnusedBits(token: string): string {
  const next = BASE64URL[BASE64URL.indexOf(token.slice(-1)) + 1];
  const other = `${token.slice(0, -1)}${next}`;
  expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(token, 'base64url'));
  return other;
}

describe('the bearer token', () => {
  it('is needed [api.auth.bearer.missing]', async () => {
    for (const authorization of [undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Token abc']) {
      expectError(await call(authorization), 401, 'access_denied');
    }
  });

  it('is not taken from the address or the body [api.auth.bearer.missing]', async () => {
    const access_token = await service.token();
    expectError(
      await post(`${service.url}/bid/uom?access_token=${access_token}`),
      401,
      'access_denied',
    );
    expectError(await post(`${service.url}/bid/uom`, { access_token }), 401, 'access_denied');
  });

  it('is taken whatever the case of the scheme', async () => {
    expect((await call(`bearer ${await service.token()}`)).status).toBe(200);
    expect((await call(`BEARER ${await forge()}`)).status).toBe(200);
  });

  const forged: [string, () => string | Promise<string>][] = [
    ['nonsense', () => 'abc'],
    ['three points', () => '...'],
    ['another key', () => forge({ secret: generateTokenKey().secret })],
    ['an unknown key id', () => forge({ header: { kid: 'other' } })],
    ['no key id', () => forge({ header: { kid: undefined } })],
    ['another issuer', () => forge({ claims: { iss: 'other' } })],
    ['another audience', () => forge({ claims: { aud: 'other' } })],
    ['no audience', () => forge({ claims: { aud: undefined } })],
    ['another type', () => forge({ header: { typ: 'JWT' } })],
    [
      'another algorithm',
      () => forge({ header: { alg: 'HS512' }, secret: Buffer.alloc(64, 1).toString('base64url') }),
    ],
    ['no end', () => forge({ claims: { exp: undefined } })],
    ['a start in the future', () => forge({ claims: { nbf: Math.floor(Date.now() / 1000) + 60 } })],
    ['an unknown client', () => forge({ claims: { sub: '18-0-nobody' } })],
    ['no client', () => forge({ claims: { sub: undefined } })],
    ['no client_id', () => forge({ claims: { client_id: undefined } })],
    ['the client_id of another', () => forge({ claims: { client_id: '18-0-other' } })],
    ['no id of its own', () => forge({ claims: { jti: undefined } })],
    ['a number for an id', () => forge({ claims: { jti: 7 } })],
    ['an added =', async () => `${await forge()}=`],
    ['two added =', async () => `${await forge()}==`],
    ['an = behind its claims', async () => (await forge()).replace(/\.(?=[^.]*$)/, '=.')],
    ['unused bits of its end set', async () => withUnusedBits(await forge())],
    ['scopes as a list', () => forge({ claims: { scope: ['bid-rw'] } })],
    ['a secret before the last', () => forge({ claims: { gen: 0 } })],
    ['no signature', async () => (await forge()).replace(/[^.]*$/, '')],
    [
      'the algorithm none',
      () =>
        unsigned(
          { alg: 'none', typ: 'at+jwt', kid: key.id },
          { sub: CLIENT_ID, scope: 'bid-rw', gen: 1 },
        ),
    ],
    ['a cut', async () => (await forge()).slice(0, -5)],
    [
      'an altered letter',
      async () => (await forge()).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ],
  ];
  it.each(forged)('is refused with %s [api.auth.bearer.invalid]', async (_, make) => {
    expectError(await call(`Bearer ${await make()}`), 401, 'access_denied');
  });

  it.each(TRICKS)(
    'is refused with %s in its header [api.auth.bearer.invalid]',
    async (_, header, signed = {}) => {
      expect((await call(`Bearer ${await handSigned({})}`)).status).toBe(200);
      const token = await handSigned(header, signed);
      expectError(await call(`Bearer ${token}`), 401, 'access_denied');
    },
  );

  it('has every claim that RFC 9068 requires of its type', async () => {
    const [first, second] = [await service.token(), await service.token()].map((token) =>
      decodeJwt(token),
    );
    for (const claims of [first, second]) {
      expect(claims).toMatchObject({ iss: 'svclink', aud: 'svclink', client_id: CLIENT_ID });
      expect(claims).toMatchObject({ sub: CLIENT_ID, exp: expect.any(Number) });
      expect(claims).toMatchObject({ iat: expect.any(Number), jti: expect.any(String) });
    }
    expect(first?.jti).not.toBe(second?.jti);
  });

  it.each(['unused bits', 'an added ='])(
    'is refused with %s although it is known already [api.auth.bearer.invalid]',
    async (what) => {
      const token = await service.token();
      expect((await call(`Bearer ${token}`)).status).toBe(200);
      const other = what === 'unused bits' ? withUnusedBits(token) : `${token}=`;
      expectError(await call(`Bearer ${other}`), 401, 'access_denied');
    },
  );

  it('is refused with altered claims [api.auth.bearer.invalid]', async () => {
    const [header, , signature] = (await service.token('bid-r')).split('.');
    const claims = (await forge({ claims: { scope: 'bid-rw' } })).split('.')[1];
    expectError(await call(`Bearer ${header}.${claims}.${signature}`), 401, 'access_denied');
  });

  it.each([10_000, 0])(
    'ends after expires_in seconds (%i remembered) [api.auth.bearer.expired]',
    async (rememberedTokens) => {
      const short = await serve({ tokenLifetime: 2000, rememberedTokens });
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
      const authorization = `Bearer ${await short.token()}`;
      expect((await call(authorization, short)).status).toBe(200);
      clock.mockReturnValue(now + 2001);
      expectError(await call(authorization, short), 401, 'access_denied');
      clock.mockRestore();
      await short.close();
    },
  );

  it('stays valid while its key is in the ring, and ends when the key is retired', async () => {
    const keyRing = createKeyRing([key]);
    const rotating = await serve({ keyRing });
    const old = `Bearer ${await rotating.token()}`;
    keyRing.rotate(generateTokenKey());
    expect((await call(old, rotating)).status).toBe(200);
    const renewed = `Bearer ${await rotating.token()}`;
    keyRing.retire(key.id);
    expectError(await call(old, rotating), 401, 'access_denied');
    expect((await call(renewed, rotating)).status).toBe(200);
    await rotating.close();
  });

  it('never comes into the log', async () => {
    const failing = await startService((api) =>
      api.on('bid/uom', () => {
        throw new Error('broken');
      }),
    );
    const token = await failing.token();
    await post(`${failing.url}/bid/uom`, {}, bearer(token));
    expect(failing.log).toHaveLength(1);
    expect(JSON.stringify(failing.log)).not.toContain(token);
    await failing.close();
  });
});

describe('without a token', () => {
  const paths = [
    'bid/uom',
    'bid/list',
    'file/document/types',
    '',
    'bid',
    'nothing/here',
    'openapi.json',
    'reference',
    'auth',
    'auth/token/',
    '%61uth/token',
    'constructor',
  ];
  const methods = ['post', 'get', 'put', 'delete', 'options'] as const;

  it.each(paths)('/%s is refused, known or not [api.open-without-token]', async (path) => {
    const answers = await Promise.all(
      methods.map(async (method) => {
        const { status, body, headers } = await supertest(service.url)[method](`/${path}`);
        return [status, body, headers.allow];
      }),
    );
    const unknown = await post(`${service.url}/surely/unknown`);
    for (const answer of answers) expect(answer).toEqual([401, unknown.body, undefined]);
  });

  it('only /auth/token is answered [api.open-without-token]', async () => {
    const { status, body } = await post(`${service.url}/auth/token`, service.credentials);
    expect([status, body.token_type]).toEqual([200, 'Bearer']);
  });

  it('an unknown path stays unknown with a false token [api.open-without-token]', async () => {
    const headers = { authorization: 'Bearer abc.def.ghi' };
    expectError(await post(`${service.url}/surely/unknown`, {}, headers), 401, 'access_denied');
  });

  it('reference and OpenAPI document are served where the option says so, to read only', async () => {
    const open = await serve({ reference: true });
    for (const path of ['openapi.json', 'reference']) {
      await supertest(open.url).get(`/${path}`).expect(200);
      await supertest(open.url).post(`/${path}`).expect(405).expect('allow', 'GET');
    }
    expectError(await post(`${open.url}/nothing/here`), 401, 'access_denied');
    await open.close();
  });
});

describe('scopes', () => {
  const status = async (scope: string, action: string, on = service) => {
    const answer = await post(
      `${on.url}/${action}`,
      { comp_note_id: 1 },
      bearer(await on.token(scope)),
    );
    if (answer.status !== 200) expectError(answer, 403, 'scope_invalid');
    return answer.status;
  };

  it.each<[string, string, number, string]>([
    ['bid-r', 'bid/uom', 200, '[api.scope.read]'],
    ['bid-rw', 'bid/uom', 200, '[api.scope.read-write]'],
    ['bid-rw', 'bid/delete', 200, '[api.scope.read-write]'],
    ['bid-r', 'bid/delete', 403, '[api.scope.write-refused]'],
    ['file-rw', 'bid/uom', 403, '[api.scope.other-service]'],
    ['file-rw user-rw', 'bid/delete', 403, '[api.scope.other-service]'],
    ['bid-rw', 'file/document/types', 403, '[api.scope.other-service] [api.scope.requested-only]'],
  ])('%s at /%s: %i %s', async (scope, action, expected) => {
    expect(await status(scope, action)).toBe(expected);
  });

  it('are those asked for, not all that the app may have [api.scope.requested-only]', async () => {
    expect(service.credentials.scope).toContain('bid-rw');
    expect(await status('bid-r', 'bid/delete')).toBe(403);
  });

  it('can be chosen per action, and are the usual ones elsewhere [api.scope.per-action]', async () => {
    const chosen = await serve({ scopes: { 'bid/uom': ['file-r', 'user-rw'] } });
    expect(await status('file-r', 'bid/uom', chosen)).toBe(200);
    expect(await status('user-rw', 'bid/uom', chosen)).toBe(200);
    expect(await status('bid-rw', 'bid/uom', chosen)).toBe(403);
    expect(await status('bid-rw', 'bid/delete', chosen)).toBe(200);
    await chosen.close();
  });

  it('end at once when the app loses them', async () => {
    const losing = await serve();
    const headers = bearer(await losing.token('bid-rw'));
    const client = await losing.clients.find(CLIENT_ID);
    if (client) await losing.store.save({ ...client, scopes: ['bid-r'] });
    expect((await post(`${losing.url}/bid/uom`, {}, headers)).status).toBe(200);
    expectError(
      await post(`${losing.url}/bid/delete`, { comp_note_id: 1 }, headers),
      403,
      'scope_invalid',
    );
    await losing.close();
  });
});
