import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readKey } from '../../../../src/site/engine/identity.js';
import { SecretKey } from '../../../../src/site/engine/secrets/secret-key.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { SITE_SCHEMA } from '../../../../src/site/engine/store/schema/schema.js';
import { rotateSiteKey } from '../../../../src/site/index.js';
import { ENGINES } from '../../databases.js';
import { StubOwner } from '../../importer/pair.js';
import { TestSite } from '../../open-site.js';

const RECEIVER = 'https://us:open@contractor.example/link?key=abc';

describe.each(ENGINES)('the rotation of the key of a site on $name', (engine) => {
  let test: TestSite;
  let stub: StubOwner;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    test = await TestSite.open(engine, { allowedHosts: [stub.server.host] });
    const access = { url: `${stub.url}?key=hidden`, username: 'us', password: 'open sesame' };
    await test.site.importer.links.add({ name: 'stub', ...access });
    await test.owner.accounts.update('acme', {
      receiver_url: RECEIVER,
      receiver_username: 'us',
      receiver_password: 'their password',
    });
    await test.site.apps.create({ name: 'reports', scopes: ['workorder-r'] });
    await test.site.apps.rotateKeys();
    await test.site.hooks.add({ url: 'https://hook.example/in?key=hidden', events: ['order'] });
    const [hook] = await test.site.hooks.list();
    await test.site.hooks.rotate(hook?.id ?? '');
    await test.site.stop();
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const keyFile = () => join(test.folder, 'secret.key');
  const location = () => ({ database: test.database, secretKeyFile: keyFile() });
  const content = () => readFileSync(keyFile(), 'utf8');

  /** All encrypted texts of the database, each decrypted with the key of the file; by table and column. */
  async function secrets(
    address = test.database,
    file = keyFile(),
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    const bytes = await readKey(file);
    if (!bytes) throw new Error('there is no key');
    const key = new SecretKey(bytes);
    const found: Record<string, string[]> = {};
    const database = await openDatabase(address);
    try {
      for (const [table, { columns, facts }] of Object.entries(SITE_SCHEMA.tables)) {
        if (facts.until !== Number.POSITIVE_INFINITY) continue;
        const { rows } = await sql<
          Record<string, unknown>
        >`SELECT * FROM ${sql.table(table)}`.execute(database.read);
        for (const row of rows) {
          for (const column of Object.keys(columns)) {
            const value = row[column];
            if (typeof value !== 'string' || !value.startsWith('v1:')) continue;
            const cell = { table, column: column.replace('old_', ''), row: String(row.id) };
            const text = key.decrypt(value, cell);
            found[`${table}.${column}`] = [...(found[`${table}.${column}`] ?? []), text];
          }
        }
      }
    } finally {
      await database.close();
    }
    return found;
  }

  it('encrypts all secrets of the database anew, and leaves the old key beside the new one', async () => {
    const before = await secrets();
    expect(Object.keys(before).sort()).toEqual([
      'accounts.receiver_secret',
      'accounts.receiver_url_secret',
      'hooks.old_secret',
      'hooks.secret',
      'hooks.url_secret',
      'links.secret',
      'links.url_secret',
      'token_keys.secret',
    ]);
    const old = content();
    const by = { by: 'ann', from: 'command' } as const;
    const outcome = await rotateSiteKey(location(), by);
    expect(outcome).toMatchObject({
      secret_count: Object.values(before).flat().length,
      unreadable_count: 0,
    });
    expect(content()).not.toBe(old);
    expect(readFileSync(outcome.old_key_file, 'utf8')).toBe(old);
    expect(await secrets()).toEqual(before);
    test.site = await test.create();
    expect(await test.site.importer.links.test('stub')).toMatchObject({ failure: null });
    const [record] = await test.site.audit.list({ action: 'key.rotate' });
    expect(record).toMatchObject({ who: 'ann', from: 'command' });
    expect(JSON.stringify(record)).not.toContain('open sesame');
  });

  it('changes nothing when it fails in the middle, and works the next time', async () => {
    const [before, old] = [await secrets(), content()];
    const encrypt = jest.spyOn(SecretKey.prototype, 'encrypt');
    encrypt
      .mockImplementationOnce(() => 'v1:never')
      .mockImplementationOnce(() => {
        throw new Error('the process ended');
      });
    await expect(rotateSiteKey(location())).rejects.toThrow('the process ended');
    encrypt.mockRestore();
    expect(content()).toBe(old);
    expect(await secrets()).toEqual(before);
    test.site = await test.create();
    await test.site.stop();
    await rotateSiteKey(location());
    expect(await secrets()).toEqual(before);
  });

  it('is finished at the next start, after a process that ended before it replaced the file', async () => {
    const [before, old] = [await secrets(), content()];
    const { old_key_file } = await rotateSiteKey(location());
    // The state between the commit and the replacement.
    renameSync(keyFile(), `${keyFile()}.next`);
    renameSync(old_key_file, keyFile());
    test.site = await test.create();
    expect(content()).not.toBe(old);
    expect(readFileSync(old_key_file, 'utf8')).toBe(old);
    expect(await secrets()).toEqual(before);
  });

  // On PostgreSQL the transaction is the server's, and the steps with files are the same.
  const onFiles = engine.name === 'sqlite' ? it : undefined;
  onFiles?.(
    'is finished or undone by the next start, at whichever step the process was killed',
    async () => {
      const before = await secrets();
      const path = test.database.slice('sqlite:'.length);
      const states = new Map<string, string>();
      /** Copies the files as a process that is killed now leaves them. */
      const copyFiles = (): void => {
        const keys = readdirSync(test.folder).filter((name) => name.startsWith('secret.key'));
        const parts = [path, `${path}-wal`].filter((part) => existsSync(part));
        const all = [
          ...keys.map((name) => [name, join(test.folder, name)] as const),
          ...parts.map((part) => [`site.db${part.slice(path.length)}`, part] as const),
        ];
        const hash = createHash('sha256');
        for (const [name, file] of all) hash.update(name).update(readFileSync(file));
        const digest = hash.digest('hex');
        if (states.has(digest)) return;
        const folder = join(test.folder, `killed-${states.size}`);
        states.set(digest, folder);
        mkdirSync(folder);
        for (const [name, file] of all) copyFileSync(file, join(folder, name));
      };
      const spies = (['open', 'rename', 'link', 'unlink', 'rm', 'mkdir'] as const).map((name) => {
        const original = fsPromises[name] as (...given: unknown[]) => unknown;
        return jest.spyOn(fsPromises, name).mockImplementation((async (...given: unknown[]) => {
          copyFiles();
          const result = await original(...given);
          copyFiles();
          return result;
        }) as never);
      });
      const encrypt = SecretKey.prototype.encrypt;
      spies.push(
        jest.spyOn(SecretKey.prototype, 'encrypt').mockImplementation(function (
          this: SecretKey,
          ...given
        ) {
          copyFiles();
          return encrypt.apply(this, given);
        }) as never,
      );
      await rotateSiteKey(location());
      for (const spy of spies) spy.mockRestore();
      copyFiles();

      // Before it, with the next key, committed, with the old key beside, and with the new key in its place.
      expect(states.size).toBeGreaterThanOrEqual(5);
      const fingerprints = new Set<string>();
      for (const folder of states.values()) {
        const address = `sqlite:${join(folder, 'site.db')}`;
        const secretKeyFile = join(folder, 'secret.key');
        const files = join(folder, 'files');
        const site = await test.create({ database: address, files, secretKeyFile });
        await site.stop();
        expect([folder, await secrets(address, secretKeyFile)]).toEqual([folder, before]);
        fingerprints.add(readFileSync(secretKeyFile, 'utf8'));
      }
      expect(fingerprints.size).toBe(2);
    },
  );

  it('ignores the next key of a rotation that never committed', async () => {
    const old = content();
    writeFileSync(`${keyFile()}.next`, `${SecretKey.generate().toString('base64url')}\n`);
    test.site = await test.create();
    expect(content()).toBe(old);
  });

  it('refuses another key, and a site that others work with', async () => {
    const old = content();
    writeFileSync(keyFile(), `${SecretKey.generate().toString('base64url')}\n`);
    await expect(rotateSiteKey(location())).rejects.toMatchObject({ code: 'key_wrong' });
    writeFileSync(keyFile(), old);
    if (engine.name === 'sqlite') return;
    test.site = await test.create();
    await test.site.start();
    await expect(rotateSiteKey(location())).rejects.toMatchObject({ code: 'site_running' });
    expect(content()).toBe(old);
  });
});
