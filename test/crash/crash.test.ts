import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sharedPostgres, startPostgres } from '../databases/postgres.js';
import { eventually } from '../support/eventually.js';
import { slowness } from '../support/slowness.js';
import { apiSendings } from './api-traffic.js';
import { Disk, diskMissing } from './disk.js';
import { killedAlone, killedTogether, makeSite, powerCut, verify } from './runs.js';
import { SiteProcess, WorkerProgram } from './site-process.js';
import { sendAll, sendings, sendOnce } from './traffic.js';

const folder = mkdtempSync(join(tmpdir(), 'svclink-crash-'));
let program: WorkerProgram;
beforeAll(() => {
  program = new WorkerProgram();
});
afterAll(() => {
  program?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('a site whose process is killed at any moment', () => {
  it('has kept what it acknowledged, once, on SQLite', async () => {
    const run = { database: `sqlite:${join(folder, 'killed.db')}`, folder: join(folder, 'killed') };
    const figures = await killedAlone({ program, ...run, events: 60, kills: 4 });
    expect(figures.kills).toBeGreaterThanOrEqual(4);
  }, 60_000);

  it('gives each event one effect with several processes on one PostgreSQL, which is killed, too [site.processes]', async () => {
    const server = await startPostgres(['-c', 'fsync=off', '-c', 'full_page_writes=off']);
    try {
      const run = { database: await server.url(), folder: join(folder, 'together') };
      const figures = await killedTogether({
        program,
        server,
        processes: 2,
        ...run,
        events: 40,
        kills: 4,
      });
      expect(figures.attempts).toBeGreaterThanOrEqual(2 * figures.acknowledged);
      expect(figures.databaseKills).toBe(1);
    } finally {
      await server.stop();
    }
  }, 90_000);
});

describe('a process that is killed while it works on an event', () => {
  const sites: SiteProcess[] = [];
  afterAll(() => Promise.all(sites.map((site) => site.kill())));

  it('leaves it to another process at once, and while it lives to none [deliveries.killed] [site.processes]', async () => {
    const server = await sharedPostgres();
    const run = { program, database: await server.url(), folder: join(folder, 'dead') };
    const { reportId } = await makeSite(run);
    const place = [run.database, run.folder] as const;
    const [first, second] = [new SiteProcess(program, place), new SiteProcess(program, place)];
    sites.push(first, second);
    const [port, otherPort] = await Promise.all([first.start(), second.start()]);
    const [before, also, note] = sendings(9, reportId, 0).filter(
      ({ event }) => event === 'send_notes',
    );
    if (!before || !also || !note) throw new Error('nothing is sent');
    await sendAll([before, also], [first, second]);

    const pool = await server.pool(run.database);
    const claimed = async () => {
      const text = 'SELECT token FROM deliveries WHERE lease_at IS NOT NULL';
      return (await pool.query(text)).rows;
    };
    const blocking = await pool.connect();
    await blocking.query('BEGIN; LOCK TABLE notes IN EXCLUSIVE MODE');
    const unanswered = sendOnce(port, note);
    await eventually(async () => (await claimed()).length === 1);
    const answered = sendOnce(otherPort, note);
    await delay(700);
    expect(await claimed()).toEqual([{ token: '1' }]);
    await first.kill();
    expect(await unanswered).toBeUndefined();
    await blocking.query('COMMIT');
    blocking.release();

    const killedAt = performance.now();
    const envelope = await answered;
    expect(envelope).toMatchObject({ success: true });
    // By its lease it would be a minute and a half.
    expect(performance.now() - killedAt).toBeLessThan(Math.min(60_000, 5000 * slowness()));
    note.result = envelope?.result_data;
    expect(await sendOnce(otherPort, note)).toMatchObject({ result_data: note.result });
    await second.kill();
    await verify(run, [before, also, note]);
    await server.stop();
  }, 60_000);
});

describe('a site whose disk loses its power at any moment', () => {
  const missing = diskMissing();
  if (missing !== undefined) {
    it(`cannot be tried here: ${missing}`, () => console.warn(missing));
    return;
  }

  it.each(['all', 'some'] as const)(
    'has kept what it acknowledged, once, when %s of what was not synced is lost',
    async (loss) => {
      const place = join(folder, `cut-${loss}`);
      const disk = new Disk(place);
      const run = { database: `sqlite:${join(place, 'site.db')}`, folder: place };
      const figures = await powerCut({ program, disk, loss, ...run, events: 60, kills: 4 });
      disk.remove();
      expect(figures.takenBack).toBeGreaterThan(0);
    },
    60_000,
  );

  it('answers 503 while it is full, goes on reading, and works again by itself', async () => {
    const place = join(folder, 'full');
    const disk = new Disk(place);
    const run = { program, database: `sqlite:${join(place, 'site.db')}`, folder: place };
    const made = await makeSite(run, disk.env);
    const { reportId } = made;
    const site = new SiteProcess(program, [run.database, place], disk.env);
    const port = await site.start();
    const [before, ...sent] = [...sendings(10, reportId, 0), ...apiSendings(8, made, 0)];
    if (!before) throw new Error('nothing is sent');
    expect(await sendOnce(port, before)).toMatchObject({ success: true });
    disk.setFull(true);
    for (const sending of sent) {
      expect(await sendOnce(port, sending)).toMatchObject({ success: false, status: 503 });
      const read = {
        event: 'get_order',
        id: '',
        data: { report_id: reportId },
        attempts: 0,
      } as const;
      expect(await sendOnce(port, read)).toMatchObject({ success: true });
    }
    disk.setFull(false);
    await sendAll([before, ...sent], [site]);
    await site.kill();
    await verify({ database: run.database, folder: place }, [before, ...sent]);
    expect(site.starts).toBe(1);
    disk.remove();
  });
});
