import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import request from 'supertest';
import { createLinkClient } from '../../../src/client/index.js';
import { createSite } from '../../../src/site/index.js';
import '../../support/real-scrypt.js';
import { eventually } from '../../support/eventually.js';
import { removeFolder, ServeProcess, temporaryFolder } from './serve-process.js';

const PASSWORD = 'correct horse battery';

/** A disk of 24 MiB in memory; undefined where this user may not mount one. */
function mountDisk(): string | undefined {
  const folder = temporaryFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]);
  if (status === 0) return folder;
  removeFolder(folder);
  return undefined;
}

/** Writes a file until no byte is free. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 8)) writeAll(file, size);
  } finally {
    closeSync(file);
  }
}

function writeAll(file: number, size: number): void {
  try {
    for (;;) writeSync(file, Buffer.alloc(size, 1));
  } catch (error) {
    if (Object(error).code !== 'ENOSPC') throw error;
  }
}

/** Empties the write-ahead log, whose room the site would use again: how much a killed process leaves there is chance. */
function emptyLog(path: string): void {
  const database = new Database(path);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

describe('svclink serve on a full disk', () => {
  const disk = mountDisk();
  if (disk === undefined) {
    it('cannot be tried here: this user may not mount a disk', () => {
      console.warn('svclink serve on a full disk is not tried: mount is refused');
    });
    return;
  }

  const data = join(disk, 'data');
  const filling = join(disk, 'filling');
  const reserved = join(data, 'reserved-space');
  let running: ServeProcess | undefined;
  let orderId = '';

  const serve = async () => {
    running = await ServeProcess.start(['--data', data, '--log', 'json']);
    return running;
  };
  const client = ({ base }: ServeProcess) =>
    createLinkClient({
      url: `${base}/link`,
      siteId: randomUUID(),
      username: 'acme',
      password: PASSWORD,
      retry: false,
    });
  const ready = async ({ base }: ServeProcess) => {
    const { status, body } = await request(base).get('/readyz');
    return [status, body.reason];
  };
  const note = (text: string) => ({
    dst_report_id: orderId,
    note: [{ note_id: text, note_text: text, note_type: 'wo' as const, has_attachments: false }],
  });

  beforeAll(async () => {
    mkdirSync(data);
    const site = await createSite({
      database: `sqlite:${join(data, 'site.db')}`,
      files: join(data, 'files'),
      publicUrl: 'http://localhost',
      logger: false,
    });
    await site.owner.accounts.create({ username: 'acme', password: PASSWORD });
    const place = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
    orderId = await site.owner.orders.create({ account: 'acme', wo_number: 'W1', ...place });
    await site.stop();
  });
  afterEach(async () => {
    await running?.close();
    rmSync(filling, { force: true });
  });
  afterAll(() => {
    spawnSync('umount', ['--lazy', disk]);
    removeFolder(disk);
  });

  it('opens by its reserved space after a clean end, and is not ready', async () => {
    const first = await serve();
    await eventually(() => (statSync(reserved, { throwIfNoEntry: false })?.size ?? 0) > 0);
    first.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    fill(filling);
    const second = await serve();
    expect(await ready(second)).toEqual([503, 'The database cannot be written just now.']);
    expect(await client(second).call('get_order', { report_id: orderId })).toMatchObject({
      wo_number: 'W1',
    });
    rmSync(filling);
    await eventually(async () => (await ready(second))[0] === 200, 'its readiness');
  }, 60_000);

  it('answers reads and refuses the rest with 503 where no byte is left, and goes on by itself', async () => {
    const killed = await serve();
    await eventually(() => (statSync(reserved, { throwIfNoEntry: false })?.size ?? 0) > 0);
    await killed.close();
    rmSync(reserved);
    emptyLog(join(data, 'site.db'));
    fill(filling);
    const served = await serve();
    const warning = 'the database cannot be written: only reads are answered';
    await eventually(() => served.out.includes(warning), 'the warning');
    expect((await ready(served))[0]).toBe(503);
    const calls = client(served);
    expect(await calls.call('get_order', { report_id: orderId })).toMatchObject({
      wo_number: 'W1',
    });
    expect(await calls.call('get_all_orders', {})).toHaveLength(1);
    await expect(calls.call('send_notes', note('1'))).rejects.toMatchObject({ status: 503 });
    rmSync(filling);
    await eventually(() => served.out.includes('the start of the site is complete'), 'its start');
    await calls.call('send_notes', note('2'));
    const notes = await calls.call('get_notes', { report_id: orderId });
    expect(JSON.stringify(notes)).toMatch(/"2"/);
    expect(JSON.stringify(notes)).not.toMatch(/"note_text":"1"/);
    // A result holds for a quarter of a second.
    await eventually(async () => (await ready(served))[0] === 200, 'its readiness');
    expect(await ready(served)).toEqual([200, undefined]);
  }, 60_000);
});
