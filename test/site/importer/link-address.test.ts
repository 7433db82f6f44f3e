import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { sqlitePath } from '../../../src/site/engine/store/open-database.js';
import { openPostgres } from '../../../src/site/engine/store/postgres/postgres-database.js';
import { openSqlite } from '../../../src/site/engine/store/sqlite/sqlite-database.js';
import { TestConsole } from '../console/open-console.js';
import { ENGINES } from '../databases.js';
import { refusing, StubOwner } from './pair.js';

const KEY = 'k3y-of-the-owner';
const LOGIN = 's3cret-login';

describe.each(ENGINES)('the address of a link on $name', (engine) => {
  let test: TestConsole;
  let stub: StubOwner;
  let other: StubOwner;
  const links = () => test.test.site.importer.links;
  const accounts = () => test.test.owner.accounts;

  beforeAll(async () => {
    await engine.start();
    stub = await StubOwner.open();
    other = await StubOwner.open();
    const allowedHosts = [stub.server.host, other.server.host];
    test = await TestConsole.open(engine, { allowedHosts });
    const whole = withSecrets(stub.url);
    await links().add({ name: 'stub', url: whole, username: 'us', password: 'open sesame' });
    const receiver_url = withSecrets('https://receiver.example/link');
    await accounts().update('acme', {
      receiver_url,
      receiver_username: 'us',
      receiver_password: 'open sesame',
    });
  });
  afterAll(async () => {
    await test?.close();
    await stub?.server.close();
    await other?.server.close();
    await engine.stop();
  });

  /** An address with user information and a key. */
  const withSecrets = (address: string) =>
    `${address.replace('://', `://user:${LOGIN}@`)}?key=${KEY}`;

  /** Rows of the store, whatever they hold. */
  async function stored<Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> {
    const path = sqlitePath(test.test.database);
    const database = await (path === undefined
      ? openPostgres(test.test.database)
      : openSqlite(path));
    try {
      return await database.write(async (tx) => (await query.execute(tx)).rows);
    } finally {
      await database.close();
    }
  }

  const all = () =>
    stored<{ url: string | null }>(
      sql`SELECT url, url_secret FROM links UNION ALL SELECT receiver_url, receiver_url_secret FROM accounts`,
    );

  it('has its login and keys encrypted, is shown without them, and called with them [site.secrets.addresses]', async () => {
    expect(stub.called('validate_user')).toHaveLength(1);
    expect(await links().get('stub')).toMatchObject({
      url: `${stub.url.replace('://', '://(hidden)@')}?(hidden)`,
      failure: null,
    });
    expect(JSON.stringify(await all())).not.toMatch(/k3y-of|s3cret-l/);
    const path = sqlitePath(test.test.database);
    if (path !== undefined) expect(readFileSync(path, 'latin1')).not.toMatch(/k3y-of|s3cret-l/);
    const agent = await test.as('administrator');
    for (const path of ['links', 'links.csv', 'accounts', 'accounts.csv']) {
      const { text } = await agent.get(`/api/${path}`).expect(200);
      expect(text).toContain('(hidden)');
      expect(text).not.toMatch(/k3y-of|s3cret-l/);
    }
    const failing = { ...LINK, name: 'away', url: withSecrets('http://127.0.0.1:1/link') };
    expect(JSON.stringify(await links().add(failing))).not.toMatch(/k3y-of|s3cret-l/);
    await links().remove('away');
  });

  it('is encrypted at the next start where an older version has stored it as it was [site.secrets.addresses]', async () => {
    await test.test.site.stop();
    const url = withSecrets(stub.url);
    const receiver = withSecrets('https://receiver.example/link');
    await stored(sql`UPDATE links SET url = ${url}, url_secret = NULL WHERE name = 'stub'`);
    await stored(
      sql`UPDATE accounts SET receiver_url = ${receiver}, receiver_url_secret = NULL WHERE username = 'acme'`,
    );
    expect(JSON.stringify(await all())).toMatch(/k3y-of.*s3cret-l|s3cret-l.*k3y-of/);
    test.test.site = await test.test.create();
    expect(JSON.stringify(await all())).not.toMatch(/k3y-of|s3cret-l/);
    expect(await accounts().get('acme')).toMatchObject({
      receiver_url: 'https://(hidden)@receiver.example/link?(hidden)',
    });
    expect(await links().test('stub')).toMatchObject({ failure: null });
    await test.test.restart();
    expect(await links().test('stub')).toMatchObject({ failure: null });
  });

  it('changes with the password for it only, when the new address accepts both', async () => {
    const agent = await test.as('administrator');
    const patch = (body: object, status: number) =>
      agent.patch('/api/links/stub').send(body).expect(status);
    const before = await links().get('stub');
    other.calls.length = 0;
    await patch({ url: other.url }, 422).expect(/password: is required with another url/);
    expect(other.calls).toEqual([]);
    other.answers = { validate_user: refusing('unknown user') };
    await patch({ url: other.url, password: 'for the other' }, 502);
    await patch({ url: 'http://127.0.0.1:1/link', password: 'for the other' }, 502);
    expect(await links().get('stub')).toEqual(before);
    // The form sends back what it shows: nothing changes.
    await patch({ url: before?.url, client_company: 'First Bank' }, 200);
    expect(await links().get('stub')).toEqual({ ...before, client_company: 'First Bank' });
    await patch({ url: `${before?.url}&more=1`, password: 'x' }, 422).expect(/all of the address/);
    await patch({ password: 'x' }, 422).expect(/rotate changes it/);

    other.answers = {};
    await patch({ url: `${other.url}?key=${KEY}`, password: 'for the other' }, 200);
    expect(await links().get('stub')).toMatchObject({
      url: `${other.url}?(hidden)`,
      failure: null,
    });
    const asked = other.calls.length;
    await links().test('stub');
    expect(other.calls.length).toBe(asked + 1);
    await expect(links().update('stub', { url: stub.url })).rejects.toMatchObject({
      code: 'input_invalid',
    });
  });

  it('that changes while another password is checked does not get that password', async () => {
    await links().update('stub', { url: stub.url, password: 'of the first' });
    stub.answers = {
      validate_user: async () => {
        stub.answers = {};
        await links().update('stub', { url: other.url, password: 'for the other' });
        return null;
      },
    };
    const rotated = links().rotate('stub', 'new at the first');
    await expect(rotated).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining('the link has another address'),
    });
    expect(await links().get('stub')).toMatchObject({ url: other.url });
    await links().rotate('stub', 'new at the other');
  });

  it('of the receiver of an account changes with its password, too', async () => {
    const moved = { receiver_url: 'https://elsewhere.example/link' };
    await expect(accounts().update('acme', moved)).rejects.toThrow(
      /receiver_password: is required with another receiver_url/,
    );
    const { receiver_url = null } = (await accounts().get('acme')) ?? {};
    await accounts().update('acme', { receiver_url: receiver_url ?? '', display_name: 'Acme' });
    await accounts().update('acme', { ...moved, receiver_password: 'another' });
    expect(await accounts().get('acme')).toMatchObject(moved);
  });
});

const LINK = { username: 'us', password: 'open sesame' };
