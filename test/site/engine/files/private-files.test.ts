import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../../src/site/engine/store/schema/migrations.js';
import { openSqlite } from '../../../../src/site/engine/store/sqlite/sqlite-database.js';
import { backupSite, createSite } from '../../../../src/site/index.js';

const folder = mkdtempSync(join(tmpdir(), 'svclink-private-'));
const before = process.umask(0);
afterAll(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});

const files = join(folder, 'files');
const database = `sqlite:${join(folder, 'site.db')}`;
const options = { database, files, publicUrl: 'http://files.example', logger: false } as const;
/** The modes of all files of the databases, the copies and the archives. */
const modes = () =>
  readdirSync(folder)
    .filter((name) => /\.db|\.svclink/.test(name))
    .map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`)
    .sort();

it('keeps databases, their companions, copies and archives to their owner, whatever the umask and the folder [site.secrets.files]', async () => {
  chmodSync(folder, 0o777);
  const old = await openSqlite(join(folder, 'site.db'));
  await migrate(old, 1);
  await old.close();
  const site = await createSite(options);
  await site.owner.accounts.create({ username: 'acme', password: 'open sesame' });
  await site.start();
  await site.exchanges.list();
  await backupSite({ database, files }, join(folder, 'monday.svclink'), { passphrase: null });
  const open = modes();
  await site.stop();
  expect(open).toEqual([
    'log.db 600',
    'log.db-shm 600',
    'log.db-wal 600',
    'monday.svclink 600',
    'site.db 600',
    'site.db-shm 600',
    'site.db-wal 600',
    'site.schema-1.db 600',
  ]);
});

it('changes the mode of a database and of companions that are there when the site opens them', async () => {
  const site = await createSite(options);
  await site.owner.accounts.list();
  // As an older version has left them, while another process has them open.
  for (const name of ['site.db', 'site.db-wal', 'site.db-shm'])
    chmodSync(join(folder, name), 0o644);
  chmodSync(join(folder, 'log.db'), 0o644);
  const other = await createSite(options);
  await other.exchanges.list();
  const open = modes();
  await other.stop();
  await site.owner.accounts.create({ username: 'bolt', password: 'open sesame' });
  await site.stop();
  expect(open.filter((line) => !line.endsWith(' 600'))).toEqual([]);
});

it('says what the driver says of a place that it cannot use', async () => {
  writeFileSync(join(folder, 'file'), '');
  const place = `sqlite:${join(folder, 'file', 'site.db')}`;
  await expect(createSite({ ...options, database: place })).rejects.toMatchObject({
    code: 'store_unavailable',
  });
});
