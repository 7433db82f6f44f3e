import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { backupSite, createSite, moveSite } from '../../src/site/index.js';
import { type PostgresServer, startPostgres } from '../databases/postgres.js';
import { svclink } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'svclink-archive-cli-'));
const data = join(folder, 'data');
const archive = join(folder, 'monday.svclink');
const passphrase = 'four words or more';
const env = { SVCLINK_PASSPHRASE: passphrase };
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
  mkdirSync(data);
  const site = await createSite({
    database: `sqlite:${join(data, 'site.db')}`,
    files: join(data, 'files'),
    publicUrl: 'http://localhost',
    logger: false,
  });
  await site.owner.accounts.create({ username: 'acme', password: 'open sesame' });
  await site.stop();
}, 30_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('svclink backup, restore and move', () => {
  it('bring a site into one file, and back from it [site.backup.whole]', async () => {
    const made = await svclink(['backup', archive, '--data', data], { env });
    expect(made).toMatchObject({ status: 0, err: `The site is in ${archive}.\n` });
    expect(made.out).toMatch(/^ {2}accounts +1$/m);
    const copy = join(folder, 'copy');
    const planned = await svclink(['restore', archive, '--data', copy, '--plan'], { env });
    expect(planned).toMatchObject({ status: 0, out: made.out });
    expect(readdirSync(folder)).not.toContain('copy');
    const restored = await svclink(['restore', archive, '--data', copy], { env });
    expect(restored).toMatchObject({ status: 0, out: made.out });
    expect(readFileSync(join(copy, 'secret.key'))).toEqual(readFileSync(join(data, 'secret.key')));
    const again = await svclink(['restore', archive, '--data', copy], { env });
    expect(again.status).not.toBe(0);
    expect(again.err).toContain('already');
  });

  it('write into a folder by a schedule, verify each archive, and remove the oldest', async () => {
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    const others = ['svclink-20200101T000000Z.backup.old', 'monday.svclink'];
    const old = ['svclink-20200101T000000Z.backup', 'svclink-20200102T000000Z.backup'];
    for (const name of [...others, ...old]) writeFileSync(join(backups, name), name);
    const made = await svclink(['backup', backups, '--keep', '2', '--data', data], { env });
    expect(made).toMatchObject({
      status: 0,
      err: expect.stringMatching(/, which was verified\. Older archives removed: 1\.\n$/),
    });
    const found = readdirSync(backups).sort();
    const [fresh = ''] = found.filter((name) => ![...others, ...old].includes(name));
    expect(found).toEqual([...others, old[1], fresh].sort());
    expect(fresh).toMatch(/^svclink-20\d{6}T\d{6}Z\.backup$/);
    const path = join(backups, fresh);
    const verified = await svclink(['backup', path, '--verify', '--data', folder], { env });
    expect(verified).toMatchObject({ status: 0, err: `${path} is whole and unchanged.\n` });
    expect(verified.out).toMatch(/^ {2}accounts +1$/m);
    const bytes = readFileSync(path);
    bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
    writeFileSync(path, bytes);
    const changed = await svclink(['backup', path, '--verify', '--data', folder], { env });
    expect(changed.status).not.toBe(0);
    expect(changed.err).toContain('was changed or cut off');
    expect(readFileSync(path)).toEqual(bytes);
  });

  it('say which option replaces an archive that is there', async () => {
    const path = join(folder, 'twice');
    const args = ['backup', path, '--data', data];
    expect((await svclink(args, { env })).status).toBe(0);
    const { status, err } = await svclink(args, { env });
    expect([status, err.split('\n')]).toEqual([
      1,
      [
        `svclink backup: ${path} exists already; set overwrite to replace it`,
        '  --overwrite  replace an archive that is there already',
        '',
      ],
    ]);
    expect((await svclink([...args, '--overwrite'], { env })).status).toBe(0);
  });

  it('record no backup in the audit where a file is in the way', async () => {
    const path = join(folder, 'in the way');
    writeFileSync(path, 'something else');
    const backups = async () =>
      (await svclink(['audit', '--action', 'backup', '--data', data])).out;
    const before = await backups();
    expect((await svclink(['backup', path, '--data', data], { env })).status).toBe(1);
    expect(await backups()).toBe(before);
    expect(readFileSync(path, 'utf8')).toBe('something else');
  });

  it('leave the new archive, where the clock was set back since the older ones', async () => {
    const backups = join(folder, 'later');
    mkdirSync(backups);
    const later = ['svclink-20990101T000000Z.backup', 'svclink-20990102T000000Z.backup'];
    for (const name of later) writeFileSync(join(backups, name), name);
    const made = await svclink(['backup', backups, '--keep', '2', '--data', data], { env });
    expect(made).toMatchObject({ status: 0, err: expect.stringMatching(/ removed: 1\.\n$/) });
    const found = readdirSync(backups).sort();
    expect(found).toEqual([expect.stringMatching(/^svclink-20[^9]/), later[1]]);
  });

  it('restore nothing beside the log of a former database, which would overwrite it', async () => {
    const path = join(folder, 'monday again');
    expect((await svclink(['backup', path, '--data', data], { env })).status).toBe(0);
    for (const end of ['-wal', '-journal']) {
      const target = join(folder, `crashed${end}`);
      mkdirSync(target);
      writeFileSync(join(target, `site.db${end}`), 'left by a process that was killed');
      const { status, err } = await svclink(['restore', path, '--data', target], { env });
      expect([status, err]).toEqual([
        expect.any(Number),
        expect.stringContaining(`site.db${end}, which belongs to a former database`),
      ]);
      expect(status).not.toBe(0);
      expect(readdirSync(target)).not.toContain('site.db');
    }
  });

  it('remove no archive when the new one cannot be written', async () => {
    const backups = join(folder, 'kept');
    mkdirSync(backups);
    writeFileSync(join(backups, 'svclink-20200101T000000Z.backup'), '');
    const none = join(folder, 'no site');
    const args = ['backup', backups, '--keep', '1', '--data', none];
    expect((await svclink(args, { env })).status).not.toBe(0);
    expect(readdirSync(backups)).toEqual(['svclink-20200101T000000Z.backup']);
  });

  it.each([
    [['--keep', '0'], '--keep: must be 1 or more'],
    [['--keep', 'x'], '--keep: must be a whole number'],
    [['--verify', '--keep', '1'], '--verify: writes nothing'],
    [['--verify', '--overwrite'], '--verify: writes nothing'],
  ])('refuse %j', async (args, message) => {
    const outcome = await svclink(['backup', join(folder, 'x'), '--data', data, ...args], { env });
    expect(outcome).toMatchObject({ status: 2, err: expect.stringContaining(message) });
  });

  it('leave no connection to PostgreSQL open where the files cannot be used', async () => {
    const database = await postgres.url();
    const site = await createSite({
      database,
      files: join(data, 'files'),
      secretKeyFile: join(folder, 'postgres.key'),
      publicUrl: 'http://localhost',
      logger: false,
    });
    await site.stop();
    const files = join(folder, 'no folder');
    writeFileSync(files, '');
    const location = { database, files, secretKeyFile: join(folder, 'postgres.key') };
    const wrong = { status: 500, code: 'option_invalid' };
    const path = join(folder, 'of PostgreSQL');
    await expect(backupSite(location, path, { passphrase: null })).rejects.toMatchObject(wrong);
    const to = { database: `sqlite:${join(folder, 'to.db')}` };
    await expect(moveSite(location, to)).rejects.toMatchObject(wrong);
    const working = { ...location, files: join(data, 'files') };
    await expect(moveSite(working, { ...to, files })).rejects.toMatchObject(wrong);
    const client = new Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query(
      'SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await client.end();
    expect(rows).toEqual([{ open: 0 }]);
  });

  it('move a site to PostgreSQL, which then is the one that is served [site.backup.move]', async () => {
    const url = await postgres.url();
    const planned = await svclink(['move', '--to', url, '--data', data, '--plan', '--json']);
    expect(planned).toMatchObject({
      status: 0,
      err: expect.stringContaining('Nothing was changed'),
    });
    const moved = await svclink(['move', '--data', data, '--json'], {
      env: { SVCLINK_MOVE_TO: url },
    });
    expect(moved).toMatchObject({ status: 0, out: planned.out });
    expect(JSON.parse(moved.out)).toMatchObject({ tables: { accounts: 1 }, missing_count: 0 });
    expect(JSON.parse(moved.out)).toHaveProperty('left_behind');
    const again = await svclink(['move', '--to', await postgres.url(), '--data', data]);
    expect(again).toMatchObject({ status: 2, err: expect.stringContaining('was moved') });
    const back = join(folder, 'back.db');
    const env = { DATABASE_URL: url };
    const returned = await svclink(['move', '--to', `sqlite:${back}`, '--data', data], { env });
    expect(returned.status).toBe(0);
    const other = join(folder, 'of-postgres.svclink');
    const kept = await svclink(['backup', other, '--data', data, '--no-key'], {
      env: { DATABASE_URL: `sqlite:${back}` },
    });
    expect(kept.status).toBe(0);
  });

  it.each([
    ['no passphrase', ['backup', 'x', '--data', data], {}, '--passphrase-file: is required'],
    [
      'a short one',
      ['backup', 'x', '--data', data],
      { SVCLINK_PASSPHRASE: 'short' },
      'at least 12',
    ],
    ['a file that is not there', ['backup', 'x', '--passphrase-file', '/nowhere/p'], {}, 'ENOENT'],
    ['no archive', ['restore', join(folder, 'none'), '--data', join(folder, 'n')], env, 'ENOENT'],
    ['no target', ['move', '--data', data], {}, '--to: is required'],
    [
      'a target with a password as a flag',
      ['move', '--data', data, '--to', 'postgres://u:hunter2@h/d'],
      {},
      '--to: holds a password, and every user of this machine sees the flags of a process: set SVCLINK_MOVE_TO',
    ],
    [
      'a target of another kind',
      ['move', '--data', data, '--to', 'mysql://u@h/d'],
      {},
      'must be sqlite',
    ],
    ['an unknown option', ['backup', 'x', '--passphrase', 'hunter2'], {}, 'unknown option'],
  ])('are refused with %s, and tell no secret', async (_, args, given, message) => {
    const { status, err, out } = await svclink(args, { env: given });
    expect(status).toBe(2);
    expect(err).toContain(message);
    expect(err + out).not.toMatch(/hunter2|short$/);
  });

  it('ask for a new passphrase twice', async () => {
    const typed = ['one passphrase', 'another passphrase'];
    const slipped = await svclink(['backup', join(folder, 'y'), '--data', join(folder, 'copy')], {
      askSecret: async () => typed.shift() ?? '',
    });
    expect(slipped).toMatchObject({ status: 2, err: expect.stringContaining('not the same') });
  });

  it('take the passphrase of a file, and no other one', async () => {
    const file = join(folder, 'passphrase');
    writeFileSync(file, 'a passphrase that is wrong\n');
    const place = ['--data', join(folder, 'wrong')];
    const wrong = await svclink(['restore', archive, ...place, '--passphrase-file', file]);
    expect(wrong).toMatchObject({ status: 2, err: expect.stringContaining('passphrase') });
    writeFileSync(file, `${passphrase}\n`);
    const right = await svclink(['restore', archive, ...place, '--passphrase-file', file]);
    expect(right.status).toBe(0);
  });

  it('say which files are missing, and end with 1', async () => {
    const place = join(folder, 'copy');
    const site = await createSite({
      database: `sqlite:${join(place, 'site.db')}`,
      files: join(place, 'files'),
      publicUrl: 'http://localhost',
      logger: false,
    });
    const report_id = await site.owner.orders.create({
      account: 'acme',
      wo_number: 'WO-1',
      address: '1 Elm St',
      city: 'Omaha',
      state: 'NE',
      zip: '68102',
    });
    const content = Readable.from(['%PDF-1.4']);
    await site.owner.files.add({ report_id, file_name: 'a.pdf', content });
    await site.stop();
    rmSync(join(place, 'files'), { recursive: true });
    const made = await svclink(['backup', join(folder, 'z'), '--data', place], { env });
    expect(made).toMatchObject({ status: 1, err: expect.stringContaining('are missing') });
    expect(made.out).toMatch(/^missing +1\n +[0-9a-f]{64}$/m);
  });
});
