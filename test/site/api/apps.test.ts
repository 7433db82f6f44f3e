import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { type ClientCredentials, createApiClient } from '../../../src/api/index.js';
import { SecretKey } from '../../../src/site/engine/secrets/secret-key.js';
import type { Site } from '../../../src/site/index.js';
import { eventually } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { LocalServer } from '../importer/pair.js';
import { TestSite } from '../open-site.js';

const HOUR = 3_600_000;
/** Members of a new app that are refused, and the message. */
const WRONG: readonly (readonly [object, string | RegExp])[] = [
  [{ scopes: [] }, 'apps.create.scopes: is required'],
  [{ scopes: ['workorders-r'] }, 'there is no service workorders (did you mean workorder?)'],
  [{ scopes: ['photos-r'] }, /there is no service photos.*: the services are .*\bworkorder\b/],
  [{ scopes: ['user'] }, '"user" is not a scope: write <service>-r or <service>-rw'],
  [{ name: '' }, 'apps.create.name: is required'],
  [{ name: '–––' }, 'apps.create.name: must contain a letter a to z or a digit'],
  [{ name: 'a'.repeat(101) }, 'must have at most 100 characters'],
  [{ codes: 'yes' }, 'apps.create.codes: must be true or false'],
  [{ accounts: ['nobody'] }, 'There is no account nobody.'],
  [{ links: ['nobody'] }, 'There is no link nobody.'],
  [{ callsPerMinute: 0 }, 'must be a whole number, 1 to 1000000, or null'],
  [{ quota: { files: -1 } }, 'must be a whole number, 0 or more, or null'],
  [{ callsPerMinute: '60' }, 'apps.create.callsPerMinute: must be a whole number'],
  [{ scope: 'user-r' }, 'apps.create.scope: is not known (did you mean scopes?)'],
];

describe.each(ENGINES)('the apps of the JSON API of a site on $name', (engine) => {
  let test: TestSite;
  let other: Site | undefined;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    test = await TestSite.open(engine);
  });
  afterEach(async () => {
    await other?.stop();
    other = undefined;
    await test.close();
  });

  const create = (app: object = {}) =>
    test.site.apps.create({ name: 'Reports 2', scopes: ['user-r'], ...app });
  const tokenOf = (credentials: Partial<ClientCredentials>, site: Site = test.site) =>
    request(site.api).post('/auth/token').send(credentials);
  const token = async (credentials: ClientCredentials, site?: Site): Promise<string> =>
    (await tokenOf(credentials, site).expect(200)).body.access_token;
  const groups = (bearer: string, site: Site = test.site) =>
    request(site.api).post('/user/group/list').set('Authorization', `Bearer ${bearer}`);

  it('are made with credentials that are shown once and name the address, and nothing stored reveals the secret', async () => {
    const credentials = await create();
    expect(credentials).toEqual({
      grant_type: 'client_credentials',
      client_id: expect.stringMatching(/^1-[0-9a-f]{12}-reports-2$/),
      client_secret: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'user-r',
      api_url: 'http://files.example/api',
    });
    const shown = await test.site.apps.list();
    expect(shown).toEqual([
      {
        name: 'Reports 2',
        client_id: credentials.client_id,
        scopes: ['user-r'],
        is_limited: false,
        accounts: [],
        links: [],
        sees_codes: false,
        created_at: expect.any(Number),
        disabled_at: null,
        used_at: null,
        calls_per_minute: null,
        quota_bytes: null,
        quota_files: null,
        quota_notes: null,
      },
    ]);
    expect(JSON.stringify(shown)).not.toContain(credentials.client_secret);
    expect(JSON.stringify(await test.site.audit.list())).not.toContain(credentials.client_secret);
  });

  it('call with the client of this package and the file as it was downloaded, at an address of their site', async () => {
    const server = await new LocalServer().listen();
    const site = await test.create({ publicUrl: server.url });
    server.listener = (incoming, response) => {
      incoming.url = incoming.url?.replace(/^\/api/, '');
      site.api(incoming, response);
    };
    try {
      await site.owner.users.createGroup('office');
      const credentials = await site.apps.create({ name: 'desk', scopes: ['user-rw'] });
      const client = createApiClient({ credentials, insecureHttp: true });
      expect(Object.values((await client.user.group.list()).groups ?? {})).toEqual(['office']);
      await client.close();
    } finally {
      await server.close();
      await site.stop();
    }
  });

  it('get a token for their scopes alone, and none with a wrong secret, an unknown id or a hostile one', async () => {
    const credentials = await create();
    await groups(await token(credentials)).expect(200);
    const wrong = await tokenOf({ ...credentials, client_secret: 'x' }).expect(401);
    expect(wrong.body.error).toBe('invalid_client');
    const more = await tokenOf({ ...credentials, scope: 'user-rw' }).expect(400);
    expect(more.body.error).toBe('invalid_scope');
    const foreign = credentials.client_id.replace(/^1-/, '2-');
    for (const client_id of [foreign, `${credentials.client_id}\0`, "1-a-b' OR 1=1", '\ud800']) {
      const answer = await tokenOf({ ...credentials, client_id });
      // Text that no id can have is a malformed request.
      const isText = client_id.isWellFormed() && !client_id.includes('\0');
      expect([client_id, answer.status]).toEqual([client_id, isText ? 401 : 400]);
    }
  });

  it('are refused with what is wrong, and have one name each', async () => {
    for (const [members, message] of WRONG) {
      await expect(create(members)).rejects.toThrow(message);
    }
    expect(await test.site.apps.list()).toEqual([]);
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'already_there' });
  });

  it('are refused at once with their tokens when they are disabled, removed or given another secret', async () => {
    other = await test.create();
    const first = await create();
    const second = await create({ name: 'second' });
    const bearer = await token(first);
    const otherBearer = await token(second, other);
    await groups(bearer, other).expect(200);
    await groups(otherBearer).expect(200);

    await test.site.apps.disable('Reports 2');
    await groups(bearer, other).expect(401);
    expect((await tokenOf(first, other).expect(400)).body.error).toBe('invalid_grant');
    await test.site.apps.enable('Reports 2');
    await groups(bearer, other).expect(200);

    const renewed = await test.site.apps.rotate('Reports 2');
    expect(renewed).toEqual({
      ...first,
      client_secret: expect.not.stringMatching(first.client_secret),
    });
    await groups(bearer, other).expect(401);
    await tokenOf(first, other).expect(401);
    await groups(await token(renewed, other)).expect(200);

    await test.site.apps.remove('second');
    await groups(otherBearer, other).expect(401);
    await tokenOf(second, other).expect(401);
    for (const act of ['disable', 'enable', 'remove', 'rotate'] as const) {
      await expect(test.site.apps[act]('second')).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('have tokens that all processes accept, over a change of the key too, until it ends them [site.api.processes]', async () => {
    other = await test.create();
    const credentials = await create();
    const before = await token(credentials);
    await groups(before, other).expect(200);
    await test.site.apps.rotateKeys();
    const after = await token(credentials);
    for (const site of [test.site, other]) {
      await groups(before, site).expect(200);
      await groups(after, site).expect(200);
    }
    await other.apps.rotateKeys({ endTokens: true });
    await groups(after, other).expect(401);
    await groups(await token(credentials, other), other).expect(200);
    const far = performance.now() + 31_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => far);
    // The first call after half a minute begins to read the keys again.
    await eventually(async () => (await groups(after)).status === 401);
    clock.mockRestore();
    await groups('a.b.c').expect(401);
    await groups(after.replace(/.$/, 'x')).expect(401);
  });

  // On PostgreSQL the transaction is the server's.
  const onFiles = engine.name === 'sqlite' ? it.each([false, true]) : undefined;
  onFiles?.(
    'have their old keys or the new one after a process that was killed at any step of a rotation, which ends tokens: %s',
    async (endTokens) => {
      const credentials = await create();
      const before = await token(credentials);
      const copies: string[] = [];
      /** Copies the database as a process that is killed now leaves it. */
      const copy = () => {
        const folder = join(test.folder, `killed-${copies.length}`);
        mkdirSync(folder);
        for (const name of readdirSync(test.folder).filter((one) => one.startsWith('secret.key')))
          copyFileSync(join(test.folder, name), join(folder, name));
        const path = test.database.slice('sqlite:'.length);
        for (const end of ['', '-wal'].filter((one) => existsSync(path + one)))
          copyFileSync(path + end, join(folder, `site.db${end}`));
        copies.push(folder);
      };
      await test.site.stop();
      // The clock is read and secrets are encrypted between the statements.
      const now = () => {
        copy();
        return Date.now();
      };
      const encrypt = SecretKey.prototype.encrypt;
      const rotating = await test.create({ now });
      copies.splice(0);
      const spy = jest.spyOn(SecretKey.prototype, 'encrypt').mockImplementation(function (
        this: SecretKey,
        ...given
      ) {
        copy();
        return encrypt.apply(this, given);
      });
      await rotating.apps.rotateKeys({ endTokens });
      spy.mockRestore();
      copy();
      expect(copies.length).toBeGreaterThanOrEqual(5);
      await rotating.stop();

      const found = [];
      for (const folder of copies) {
        const [database, secretKeyFile] = [
          `sqlite:${join(folder, 'site.db')}`,
          join(folder, 'secret.key'),
        ];
        const site = await test.create({ database, secretKeyFile, files: join(folder, 'files') });
        await groups(await token(credentials, site), site).expect(200);
        const { status } = await groups(before, site);
        const records = await site.audit.list({ action: 'app.keys' });
        await site.stop();
        found.push({ isAccepted: status === 200, isRecorded: records.length === 1 });
      }
      const [old, rotated] = [
        { isAccepted: true, isRecorded: false },
        { isAccepted: !endTokens, isRecorded: true },
      ];
      for (const state of found.slice(0, -1)) expect([old, rotated]).toContainEqual(state);
      expect(found[0]).toEqual(old);
      expect(found.at(-1)).toEqual(rotated);
    },
  );

  it('refuse the tokens of another site, and those that have expired', async () => {
    const credentials = await create();
    const bearer = await token(credentials);
    const stranger = await TestSite.open(engine);
    await groups(bearer, stranger.site).expect(401);
    await stranger.close();
    const late = Date.now() + HOUR + 1000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => late);
    await groups(bearer).expect(401);
    clock.mockRestore();
  });

  it('answer nothing but a token without one, and 404 where the site serves no API [site.api.mount]', async () => {
    for (const path of ['/user/group/list', '/nothing/here', '/openapi.json', '/reference', '/']) {
      const { status, body } = await request(test.site.api).post(path).send({});
      expect([path, status, body.error]).toEqual([path, 401, 'access_denied']);
    }
    const bearer = await token(await create());
    const missing = await request(test.site.api)
      .post('/user/none')
      .set('Authorization', `Bearer ${bearer}`);
    expect([missing.status, missing.body.error]).toEqual([404, 'not_found']);
    other = await test.create({ api: false });
    const off = await request(other.api).post('/auth/token').send({}).expect(404);
    expect(off.body).toEqual({ error: 'not_found', error_description: expect.any(String) });
    expect(await other.apps.list()).toHaveLength(1);
  });

  it('show their limits, last use and number of the organisation, and the audit has each act', async () => {
    other = await test.create({ orgId: 77 });
    const { client_id } = await other.apps.create(
      { name: 'limited', scopes: ['user-r', 'user-rw'], accounts: ['acme'], codes: true },
      { by: 'ann' },
    );
    expect(client_id).toMatch(/^77-/);
    await create({ name: 'none', accounts: [] });
    const app = async (name: string) => test.site.apps.get(name);
    expect(await app('limited')).toMatchObject({
      scopes: ['user-rw'],
      is_limited: true,
      accounts: ['acme'],
      sees_codes: true,
    });
    expect(await app('none')).toMatchObject({ is_limited: true, accounts: [], links: [] });
    await test.site.apps.limit('limited', { accounts: ['bolt', 'bolt'] });
    expect((await app('limited'))?.accounts).toEqual(['bolt']);
    await expect(test.site.apps.limit('limited', {})).rejects.toMatchObject({
      code: 'input_invalid',
    });
    await expect(test.site.apps.limit('limited', { accounts: ['x'] })).rejects.toThrow('account x');
    expect((await app('limited'))?.accounts).toEqual(['bolt']);
    await test.site.apps.limit('limited', undefined);
    expect(await app('limited')).toMatchObject({ is_limited: false, accounts: [] });
    expect(await app('nobody')).toBeUndefined();

    const credentials = await create({ name: 'used' });
    await groups(await token(credentials)).expect(200);
    await eventually(async () => (await app('used'))?.used_at !== null, 'the note of its use');
    expect((await app('used'))?.used_at).toEqual(expect.any(Number));
    // A clock that was a week fast is corrected.
    const used = async () => (await app('used'))?.used_at ?? 0;
    test.ahead = 168 * HOUR;
    await groups(await token(credentials)).expect(200);
    await eventually(async () => (await used()) > Date.now() + HOUR, 'the note of a fast clock');
    test.ahead = 0;
    await groups(await token(credentials)).expect(200);
    await eventually(async () => (await used()) < Date.now() + HOUR, 'the note of the right time');
    const acts = (await test.site.audit.list()).map(({ who, action }) => `${who} ${action}`);
    expect(acts).toEqual(expect.arrayContaining(['ann app.create', 'owner app.limit']));
  });
});
