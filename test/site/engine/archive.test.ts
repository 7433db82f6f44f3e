import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import { recommendedCost } from '../../../src/secrets/index.js';
import { openArchive } from '../../../src/site/engine/archive/seal/open-archive.js';
import { withSnapshot } from '../../../src/site/engine/archive/snapshot.js';
import { Audit } from '../../../src/site/engine/audit/audit.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import type { ColumnKind } from '../../../src/site/engine/store/schema/column.js';
import { NEWEST_SCHEMA } from '../../../src/site/engine/store/schema/migrations.js';
import { tablesOf } from '../../../src/site/engine/store/schema/table-catalog.js';
import { backupSite, moveSite, restoreSite, type SitePlace } from '../../../src/site/index.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
const passphrase = 'correct horse battery';

/** The paths of the files that this process has open. */
function openFiles(): readonly string[] {
  return readdirSync('/proc/self/fd').map((name) => {
    try {
      return readlinkSync(join('/proc/self/fd', name));
    } catch {
      // The descriptor by which the folder is read.
      return '';
    }
  });
}

/** A value of each kind that a careless copy would change. */
const VALUES: Readonly<Record<ColumnKind, unknown>> = {
  id: '1000',
  decimal: '123456789012345.60',
  text: `ä 😀 ' " \\ \n \t {"a":[1]} 007 1e5 `,
  number: 1_760_000_000_123,
  flag: true,
};

/** A row of odd values in every table that there is: those of later schemas as well. */
async function fillEveryTable(database: Database): Promise<void> {
  await database.write(async (tx) => {
    for (const { name, columns } of tablesOf(NEWEST_SCHEMA)) {
      const names = sql.join(columns.map((column) => sql.ref(column.name)));
      // Counts are small numbers; times are not.
      const values = sql.join(
        columns.map(({ name: column, kind }) =>
          kind === 'number' && !column.endsWith('_at') ? 7 : VALUES[kind],
        ),
      );
      await sql`INSERT INTO ${sql.table(name)} (${names}) VALUES (${values})`.execute(tx);
    }
  });
}

describe.each(ENGINES)('the archive of a site on $name', (engine) => {
  let test: TestSite;
  let folder: string;
  let archive: string;
  let reportId: string;
  let count = 0;

  const note = () => ({
    dst_report_id: reportId,
    note: [{ note_id: '5', note_text: 'hello', note_type: 'wo' as const, has_attachments: false }],
  });
  const source = (): SitePlace => ({ database: test.database, files: join(test.folder, 'files') });
  /** An empty place on an engine. */
  async function emptyPlace(name: 'sqlite' | 'postgres' = engine.name): Promise<SitePlace> {
    count += 1;
    const other = ENGINES.find((one) => one.name === name);
    return {
      database: (await other?.address()) ?? '',
      files: join(folder, `place-${count}`, 'files'),
    };
  }
  /** All rows of a database but for sessions, which a restore ends, and the records of archives themselves. */
  async function contentsOf({ database: address }: SitePlace): Promise<unknown> {
    const database = await openDatabase(address);
    const all: Record<string, unknown> = {};
    for (const { name, key } of tablesOf(NEWEST_SCHEMA)) {
      const order = sql.join(key.map((column) => sql.ref(column)));
      const rows = await sql`SELECT * FROM ${sql.table(name)} ORDER BY ${order}`.execute(
        database.read,
      );
      const ofArchives = new Set(['backup', 'restore', 'move']);
      // The time of a backup is noted after it.
      const isSame = (row: object) =>
        !('action' in row && ofArchives.has(String(row.action))) &&
        !('name' in row && row.name === 'backed_up_at');
      if (name !== 'console_sessions') all[name] = rows.rows.filter((row) => isSame(Object(row)));
    }
    await database.close();
    return JSON.parse(JSON.stringify(all).replace(/"token":"(\d+)"/g, '"token":$1'));
  }

  beforeAll(async () => {
    for (const one of ENGINES) await one.start();
    folder = mkdtempSync(join(tmpdir(), 'svclink-archive-'));
    test = await TestSite.open(engine, {}, recommendedCost);
    await test.site.preferences.change({ currency: 'CHF', zone: 'Europe/Zurich' });
    await test.owner.accounts.create({
      username: 'peer',
      receiver_url: 'https://acme.example/link',
      receiver_username: 'owner',
      receiver_password: 'hunter2hunter2',
    });
    reportId = await test.order({ line_items: [{ desc: 'Grass', qty: '1.10' }] });
    await test.result('send_notes', note());
    await test.result(
      'send_file',
      { dst_report_id: reportId, file_id: '9', file_name: 'front.jpg' },
      { file: { content: JPEG, name: 'front.jpg' } },
    );
    await test.owner.files.add({
      report_id: reportId,
      file_name: 'large.jpg',
      content: Readable.from([JPEG, Buffer.alloc(3_000_000, 'x')]),
    });
    const database = await openDatabase(test.database);
    await fillEveryTable(database);
    // The last order is gone; its id must not be given again.
    await database.write((tx) => tx.deleteFrom('note_visibility').execute());
    await database.close();
    await test.site.exchanges.flush();
    archive = join(folder, 'site.svclink');
    const made = await backupSite(source(), archive, { passphrase });
    expect(made).toMatchObject({ site_id: test.site.siteId, files: 2, missing_count: 1 });
    expect(made.left_behind).toEqual([
      expect.stringMatching(
        /^the log of exchanges \((?:\S+-log\.db|the schema svclink_log), \d+\.\d MB\)$/,
      ),
    ]);
    expect(made.file_bytes).toBe(JPEG.length * 2 + 3_000_000);
  });
  afterAll(async () => {
    await test?.close();
    rmSync(folder, { recursive: true, force: true });
    for (const one of ENGINES) await one.stop();
  });

  it('is one file that its owner alone can read, and names what is missing', async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
    expect(readFileSync(archive).includes('hunter2')).toBe(false);
    const key = readFileSync(join(test.folder, 'secret.key'), 'utf8').trim();
    expect(readFileSync(archive).includes(key)).toBe(false);
  });

  it.each(['sqlite', 'postgres'] as const)(
    'brings back every record on %s, and the key [site.backup.whole]',
    async (name) => {
      const place = await emptyPlace(name);
      const restored = await restoreSite(archive, place, { passphrase });
      expect(restored).toMatchObject({ site_id: test.site.siteId, files: 2 });
      expect(Object.values(restored.tables).filter((rows) => rows === 0)).toHaveLength(1);
      expect(await contentsOf(place)).toEqual(await contentsOf(source()));
      const key = join(dirname(place.files), 'secret.key');
      expect(readFileSync(key)).toEqual(readFileSync(join(test.folder, 'secret.key')));
      expect(statSync(key).mode & 0o777).toBe(0o600);
    },
  );

  it('has statistics of all tables on PostgreSQL, so that pages of long lists are planned well', async () => {
    const place = await emptyPlace('postgres');
    await restoreSite(archive, place, { passphrase });
    const database = await openDatabase(place.database);
    const { rows } = await sql<{ relname: string }>`
      SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples < 0`.execute(
      database.read,
    );
    const unknown = new Set(rows.map(({ relname }) => relname));
    expect(tablesOf(NEWEST_SCHEMA).filter(({ name }) => unknown.has(name))).toEqual([]);
    await database.close();
  });

  it('gives a site that goes on as before: credentials, files, new ids [site.backup.whole]', async () => {
    const place = await emptyPlace(engine.name === 'sqlite' ? 'postgres' : 'sqlite');
    await restoreSite(archive, place, { passphrase });
    const site = await test.create(place);
    const other = Object.assign(Object.create(test), { site });
    const files = await other.result('get_file', { report_id: reportId, module_type: 'uploads' });
    expect(files).toHaveLength(2);
    const before = await other.result('get_notes', { report_id: reportId });
    await other.result('send_notes', note());
    expect(await other.result('get_notes', { report_id: reportId })).toEqual(before);
    const next = await site.owner.orders.create({
      account: 'acme',
      wo_number: 'WO-2',
      address: '1 Elm St',
      city: 'Omaha',
      state: 'NE',
      zip: '68102',
    });
    expect(Number(next)).toBe(1001);
    await site.stop();
  });

  it('ends all sessions, and opens no set-up link again [site.backup.sessions]', async () => {
    const later = await openDatabase(test.database);
    const value = JSON.stringify({ hash: 'x', until: Date.now() + 100_000 });
    await later.write((tx) =>
      tx.insertInto('settings').values({ name: 'console_setup', value }).execute(),
    );
    expect(await later.read.selectFrom('console_sessions').selectAll().execute()).toHaveLength(1);
    const path = join(folder, 'sessions.svclink');
    await backupSite(source(), path, { passphrase });
    await later.write((tx) =>
      tx.deleteFrom('settings').where('name', '=', 'console_setup').execute(),
    );
    await later.close();
    const place = await emptyPlace();
    await restoreSite(path, place, { passphrase });
    const database = await openDatabase(place.database);
    expect(await database.read.selectFrom('console_sessions').selectAll().execute()).toEqual([]);
    const names = await database.read.selectFrom('settings').select('name').execute();
    expect(names.map(({ name }) => name)).not.toContain('console_setup');
    await database.close();
  });

  it('and its restore and move are in the audit, with the user and no secret', async () => {
    const path = join(folder, 'audited.svclink');
    const acting = { by: 'ann', from: 'command' } as const;
    await backupSite(source(), path, { passphrase, acting });
    const place = await emptyPlace();
    await restoreSite(path, place, { passphrase, acting });
    const to = await emptyPlace('sqlite');
    await moveSite(place, to, { acting });
    const database = await openDatabase(to.database);
    const records = await new Audit({ database, now: Date.now }).list({ who: 'ann' });
    expect(records.map(({ action, from }) => `${action} ${from}`)).toEqual([
      'move command',
      'restore command',
      'backup command',
    ]);
    await database.close();
  });

  it('keeps others from writing only while a site moves away', async () => {
    const place = await emptyPlace();
    await restoreSite(archive, place, { passphrase });
    const [database, other] = [
      await openDatabase(place.database),
      await openDatabase(place.database),
    ];
    const write = () =>
      other.write((tx) => tx.insertInto('settings').values({ name: 'x', value: '1' }).execute());
    for (const isLocked of [false, true]) {
      let hasWritten = false;
      let writing: Promise<unknown> | undefined;
      await withSnapshot(
        database,
        async () => {
          writing = write().then(() => {
            hasWritten = true;
          });
          if (isLocked) await setTimeout(300);
          else await writing;
          expect([isLocked, hasWritten]).toEqual([isLocked, !isLocked]);
        },
        isLocked,
      );
      await writing;
      await other.write((tx) => tx.deleteFrom('settings').where('name', '=', 'x').execute());
    }
    await database.close();
    await other.close();
  });

  it('only reads and looks, where a plan is asked for', async () => {
    const place = await emptyPlace();
    const planned = await restoreSite(archive, place, { passphrase, plan: true });
    expect(planned.files).toBe(2);
    expect(existsSync(dirname(place.files))).toBe(false);
    await restoreSite(archive, place, { passphrase });
    await expect(restoreSite(archive, place, { passphrase, plan: true })).rejects.toMatchObject({
      code: 'target_not_empty',
    });
  });

  it('is not restored over a site, which stays as it was', async () => {
    const before = await contentsOf(source());
    await expect(restoreSite(archive, source(), { passphrase })).rejects.toMatchObject({
      code: 'target_not_empty',
    });
    expect(await contentsOf(source())).toEqual(before);
  });

  it('is not found where there is none, and nothing is made of a wrong path', async () => {
    const nowhere = join(folder, 'nowhere');
    await expect(restoreSite(nowhere, await emptyPlace(), { passphrase })).rejects.toMatchObject({
      code: 'option_invalid',
    });
    const place = { database: `sqlite:${nowhere}.db`, files: join(folder, 'files') };
    await expect(backupSite(place, nowhere, { passphrase })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(backupSite(await emptyPlace('postgres'), nowhere, { passphrase })).rejects.toThrow(
      'There is no site',
    );
    expect(existsSync(nowhere)).toBe(false);
    expect(existsSync(`${nowhere}.db`)).toBe(false);
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    let isDone = false;
    const writing = (async () => {
      for (let index = 0; !isDone; index++) {
        await test.order({ wo_number: `MEANWHILE-${index}` });
      }
    })();
    const path = join(folder, 'meanwhile.svclink');
    const { tables } = await backupSite(source(), path, { passphrase });
    isDone = true;
    await writing;
    const place = await emptyPlace();
    await restoreSite(path, place, { passphrase });
    // Each order has one entry in its history, and one has two files and a note that are there too: none of what came later.
    expect((tables.order_history ?? 0) - (tables.orders ?? 0)).toBe(3);
    await test.restart();
  });

  it('is carried from engine to engine and back, by a move [site.backup.move]', async () => {
    const from = await emptyPlace();
    await restoreSite(archive, from, { passphrase });
    const before = await contentsOf(from);
    const to = await emptyPlace(engine.name === 'sqlite' ? 'postgres' : 'sqlite');
    const planned = await moveSite(from, to, { plan: true });
    const moved = await moveSite(from, to);
    expect(moved).toEqual(planned);
    expect(await contentsOf(to)).toEqual(before);
    expect(readdirSync(to.files)).toEqual(readdirSync(from.files));
    const back = { ...(await emptyPlace()), files: to.files };
    await moveSite(to, back);
    expect(await contentsOf(back)).toEqual(before);
  });

  it('a move refuses a target that holds a site, and a plan changes nothing [site.backup.move]', async () => {
    const from = await emptyPlace();
    await restoreSite(archive, from, { passphrase });
    const before = await contentsOf(from);
    await expect(moveSite(from, source())).rejects.toMatchObject({ code: 'target_not_empty' });
    await expect(moveSite(from, source(), { plan: true })).rejects.toMatchObject({
      code: 'target_not_empty',
    });
    await expect(moveSite(from, from)).rejects.toThrow(/^to\b.* is where the site is already/);
    const to = await emptyPlace('sqlite');
    await moveSite(from, to, { plan: true });
    expect(existsSync(to.database.slice('sqlite:'.length))).toBe(false);
    expect(existsSync(to.files)).toBe(false);
    expect(await contentsOf(from)).toEqual(before);
  });

  it('leaves a site that was moved to its successor', async () => {
    const from = await emptyPlace();
    await restoreSite(archive, from, { passphrase });
    const to = await emptyPlace();
    await moveSite(from, to);
    await expect(test.create(from)).rejects.toMatchObject({ code: 'site_moved' });
    await expect(moveSite(from, await emptyPlace())).rejects.toMatchObject({ code: 'site_moved' });
    const secretKeyFile = join(dirname(from.files), 'secret.key');
    await (await test.create({ ...to, secretKeyFile })).stop();
  });

  // What an archive is does not depend on where it comes from.
  if (engine.name !== 'sqlite') return;

  it('is not opened by another passphrase, nor put beside another key', async () => {
    const place = await emptyPlace();
    for (const plan of [true, false]) {
      const wrong = restoreSite(archive, place, { passphrase: 'correct horse batterz', plan });
      await expect(wrong).rejects.toMatchObject({ code: 'passphrase_wrong' });
      const none = restoreSite(archive, place, { passphrase: null, plan });
      await expect(none).rejects.toMatchObject({ code: 'option_invalid' });
      const secretKey = Buffer.alloc(32, 7);
      const other = restoreSite(archive, { ...place, secretKey }, { passphrase, plan });
      await expect(other).rejects.toMatchObject({ code: 'key_wrong' });
    }
    // The key alone does not open what is encrypted as a whole.
    const secretKey = readFileSync(join(test.folder, 'secret.key'), 'utf8').trim();
    await expect(
      restoreSite(archive, { ...place, secretKey }, { passphrase: null }),
    ).rejects.toMatchObject({ code: 'option_invalid' });
    await restoreSite(archive, { ...place, secretKey }, { passphrase });
  });

  it('is made without the key where no passphrase is given, and never with a short one', async () => {
    const path = join(folder, 'without-key.svclink');
    await backupSite(source(), path, { passphrase: null });
    const place = await emptyPlace();
    for (const given of [null, passphrase]) {
      await expect(restoreSite(path, place, { passphrase: given })).rejects.toMatchObject({
        code: 'archive_unverified',
      });
    }
    const other = { ...place, secretKey: Buffer.alloc(32, 7) };
    await expect(restoreSite(path, other, { passphrase: null })).rejects.toMatchObject({
      code: 'key_wrong',
    });
    await restoreSite(path, { ...place, secretKey: key() }, { passphrase: null });
    await expect(backupSite(source(), `${path}2`, { passphrase: 'short' })).rejects.toMatchObject({
      code: 'option_invalid',
    });
    await expect(backupSite(source(), path, { passphrase })).rejects.toMatchObject({
      code: 'file_exists',
    });
    await backupSite(source(), path, { passphrase, overwrite: true });
  });

  const key = () => readFileSync(join(test.folder, 'secret.key'), 'utf8').trim();

  it('reveals nothing without its passphrase: no id, no name, no text [site.backup.sealed]', async () => {
    const bytes = readFileSync(archive);
    const { siteId } = test.site;
    const texts = ['acme.example', '1 Elm St', 'front.jpg', 'site.json', 'tables/', 'a photo'];
    // None is so short that encrypted bytes contain it by chance.
    for (const text of [siteId, ...texts]) {
      expect(bytes.includes(text)).toBe(false);
    }
    const again = join(folder, 'again.svclink');
    await backupSite(source(), again, { passphrase });
    expect(readFileSync(again).subarray(-100)).not.toEqual(bytes.subarray(-100));
  });

  it('of the first format, and one whose key is lost, are restored unverified only [site.backup.sealed]', async () => {
    const readable = join(folder, 'readable.svclink');
    await backupSite(source(), readable, { passphrase: null });
    const first = join(folder, 'first.svclink');
    const { content } = await openArchive(readable, {
      passphrase: null,
      siteKey: Buffer.from(key(), 'base64url'),
      unverified: false,
    });
    writeFileSync(first, await buffer(content));
    const at = { ...(await emptyPlace()), secretKey: key() };
    for (const plan of [true, false]) {
      await expect(restoreSite(first, at, { passphrase: null, plan })).rejects.toMatchObject({
        code: 'archive_unverified',
        message: expect.stringContaining('--unverified'),
      });
      expect(openFiles()).not.toContain(first);
    }
    await restoreSite(first, at, { passphrase: null, unverified: true });
    expect(await contentsOf(at)).toEqual(await contentsOf(source()));
    const lost = await emptyPlace();
    await restoreSite(readable, lost, { passphrase: null, unverified: true });
    const site = await test.create(lost);
    expect(site.siteId).toBe(test.site.siteId);
    const [record] = await site.audit.list({ action: 'restore' });
    expect(record?.detail).toMatchObject({ is_verified: false, has_key: false });
    await site.stop();
  });

  it('is refused wherever one byte of it was changed, with its passphrase and with its key [site.backup.sealed]', async () => {
    const readable = join(folder, 'changed-readable.svclink');
    await backupSite(source(), readable, { passphrase: null });
    const place = await emptyPlace();
    const changed = join(folder, 'changed.svclink');
    for (const [from, at, given] of [
      [archive, place, passphrase],
      [readable, { ...place, secretKey: key() }, null],
    ] as const) {
      const bytes = readFileSync(from);
      const last = bytes.length - 1;
      // To derive a key from a passphrase costs: a few places show that encrypted chunks are verified alike.
      const places =
        given === null
          ? [0, 30, 60, 120, 200, 70_000, Math.floor(last / 2), last - 16, last]
          : [60, 70_000];
      for (const one of places) {
        const other = Buffer.from(bytes);
        other[one] = (other[one] ?? 0) ^ 1;
        writeFileSync(changed, other);
        const restoring = restoreSite(changed, at, { passphrase: given });
        await expect(restoring).rejects.toMatchObject({
          code: expect.stringMatching(
            /^(archive_invalid|archive_unverified|key_wrong|passphrase_wrong)$/,
          ),
        });
      }
      if (given !== null) continue;
      // Chunks that are exchanged, left out, doubled, or taken off at the end.
      const size = 64 * 1024 + 16;
      const begin = bytes.indexOf(0x0a) + 1;
      const chunk = (index: number) =>
        bytes.subarray(begin + index * size, Math.min(begin + (index + 1) * size, bytes.length));
      const head = bytes.subarray(0, begin);
      const rest = bytes.subarray(begin + 2 * size);
      const full = begin + Math.floor((last - begin) / size) * size;
      for (const other of [
        Buffer.concat([head, chunk(1), chunk(0), rest]),
        Buffer.concat([head, chunk(0), rest]),
        Buffer.concat([head, chunk(0), chunk(0), chunk(1), rest]),
        bytes.subarray(0, full),
        Buffer.concat([bytes, Buffer.from('x')]),
      ]) {
        writeFileSync(changed, other);
        await expect(restoreSite(changed, at, { passphrase: given })).rejects.toMatchObject({
          code: 'archive_invalid',
        });
      }
    }
    expect(existsSync(dirname(place.files))).toBe(false);
  });

  it.each([
    ['without end', Buffer.alloc(65_000_000, ' '), 4],
    ['into rows without number', Buffer.alloc(14_000_000, '\n'), 1],
  ])('is refused where it inflates %s [site.backup.bomb]', async (_, piece, times) => {
    const packer = createGzip();
    const packed = buffer(packer);
    for (let index = 0; index < times; index += 1) {
      if (!packer.write(piece)) await once(packer, 'drain');
    }
    packer.end();
    const bomb = await packed;
    expect(bomb.length).toBeLessThan(1_400_000);
    const header = {
      format: 'svclink-site-1',
      schema: NEWEST_SCHEMA,
      site_id: test.site.siteId,
      made_at: '2026-11-22T00:00:00Z',
      key_fingerprint: 'x',
      key: null,
    };
    const packing = pack();
    packing.entry({ name: 'site.json' }, JSON.stringify(header));
    packing.entry({ name: 'tables/notes/1.jsonl.gz' }, bomb);
    packing.finalize();
    const path = join(folder, 'bomb.svclink');
    writeFileSync(path, await buffer(packing as unknown as NodeJS.ReadableStream));
    const place = await emptyPlace();
    for (const plan of [true, false]) {
      const restoring = restoreSite(path, place, { passphrase: null, plan, unverified: true });
      await expect(restoring).rejects.toMatchObject({ code: 'archive_invalid' });
    }
  });

  it('of a later format is refused with the versions that can read it', async () => {
    const packing = pack();
    packing.entry({ name: 'site.json' }, JSON.stringify({ format: 'svclink-site-2' }));
    packing.finalize();
    const path = join(folder, 'later.svclink');
    writeFileSync(path, await buffer(packing as unknown as NodeJS.ReadableStream));
    const restoring = restoreSite(path, await emptyPlace(), { passphrase: null, unverified: true });
    await expect(restoring).rejects.toMatchObject({
      code: 'schema_newer',
      message: expect.stringContaining(
        'format svclink-site-2, this program knows svclink-site-1: use the version of svclink',
      ),
    });
  });

  const size = () => statSync(archive).size;
  it.each<[string, (path: string) => void]>([
    ['empty', (path) => writeFileSync(path, '')],
    ['something else', (path) => writeFileSync(path, Buffer.alloc(100_000, 'no archive '))],
    ['cut off in its rows', (path) => truncateSync(path, 5000)],
    ['cut off in its files', (path) => truncateSync(path, size() - 2_000_000)],
    ['cut off before its end', (path) => truncateSync(path, size() - 8000)],
    ['changed in a file', (path) => change(path, size() - 1_000_000)],
    ['changed in a row', (path) => change(path, 2000)],
  ])('is refused where it is %s, and nothing of it is kept', async (_, damage) => {
    const path = join(folder, 'damaged.svclink');
    copyFileSync(archive, path);
    damage(path);
    const place = await emptyPlace();
    for (const plan of [true, false]) {
      const restoring = restoreSite(path, place, { passphrase, plan });
      await expect(restoring).rejects.toMatchObject({
        code: expect.stringMatching(/^(archive_invalid|passphrase_wrong)$/),
      });
    }
    const file = place.database.slice('sqlite:'.length);
    const left = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
    expect(left).toEqual([]);
    await restoreSite(archive, place, { passphrase });
  });
});

function change(path: string, place: number): void {
  const bytes = readFileSync(path);
  bytes.fill('changed', place, place + 40);
  writeFileSync(path, bytes);
}
