import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '../../src/site/index.js';
import { StubOwner, until } from '../site/importer/pair.js';
import { Disk, diskMissing } from './disk.js';
import { SiteProcess, WorkerProgram } from './site-process.js';

const folder = mkdtempSync(join(tmpdir(), 'svclink-importing-'));
let program: WorkerProgram;
beforeAll(() => {
  program = new WorkerProgram();
});
afterAll(() => {
  program?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** An owner with orders, each with a photo. */
async function openOwner(): Promise<StubOwner> {
  const stub = await StubOwner.open();
  const { listener } = stub.server;
  stub.server.listener = (request, response) => {
    if (request.method === 'GET') response.end(PHOTO);
    else listener(request, response);
  };
  stub.answers.get_file = ({ report_id }: { report_id: string }) => [
    {
      ...{ file_id: `7${report_id}`, report_id, file_name: 'front.jpg' },
      ...{ obj_url: `${stub.server.url}/front.jpg`, file_size: PHOTO.length },
    },
  ];
  return stub;
}

const listed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    report_id: String(index + 1),
    wo_number: `WO-${index + 1}`,
    wo_status: 'Unread',
  }));

describe('an importing site whose disk is full', () => {
  const missing = diskMissing();
  if (missing !== undefined) {
    it(`cannot be tried here: ${missing}`, () => console.warn(missing));
    return;
  }

  const open: { end(): unknown }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.end();
  });

  it('says so, goes on by itself when there is room, and has lost and doubled nothing', async () => {
    const place = join(folder, 'disk');
    mkdirSync(place);
    const disk = new Disk(place);
    open.push({ end: () => disk.remove() });
    const stub = await openOwner();
    open.unshift({ end: () => stub.server.close() });
    stub.answers.get_all_orders = () => listed(3);
    let bids = 0;
    stub.answers.send_bid_comp = () => {
      bids += 1;
      // What this one accepts cannot be noted, and what it lists from now on cannot be stored.
      if (bids === 2) {
        disk.setFull(true);
        stub.answers.get_all_orders = () => listed(6);
      }
      return { comp_note_id: String(900 + bids) };
    };
    const database = `sqlite:${join(place, 'site.db')}`;
    const site = new SiteProcess(program, [database, place, 'import', stub.url], disk.env);
    open.unshift({ end: () => site.kill() });
    await site.start();
    await until(() => bids >= 2, 'the second bid');
    await until(() => /could not be .*: .*disk is full/.test(site.said), 'its word');
    expect(stub.called('mark_order_imported').length).toBeLessThanOrEqual(3);
    disk.setFull(false);
    await until(() => bids >= 6 && stub.called('mark_order_imported').length >= 6, 'the rest');

    const files = join(place, 'files');
    const options = { database, files, publicUrl: 'http://localhost', logger: false } as const;
    await until(async () => (await unfinished(options)) === 0, 'its end');
    await site.kill();
    const { importer, stop } = await createSite(options);
    open.unshift({ end: stop });
    expect(site.starts).toBe(1);
    const orders = await importer.orders.list();
    expect(orders.map(({ report_id }) => report_id).sort()).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const { id } of orders) {
      const history = await importer.orders.history(id);
      expect(history.map(({ action }) => action)).toEqual(['received', 'imported']);
      expect(await importer.orders.files(id)).toHaveLength(1);
      const results = await importer.results.list(id);
      const given = results.filter(({ state }) => state !== 'none');
      expect(given).toMatchObject([{ kind: 'bid', state: 'sent' }]);
    }
    expect(bids).toBe(6);
  }, 60_000);
});

/** Jobs that are left, beside those that never end. */
async function unfinished(options: Parameters<typeof createSite>[0]): Promise<number> {
  const site = await createSite(options);
  const jobs = await site.jobs.list();
  await site.stop();
  return jobs.filter(({ kind }) => kind === 'import' || kind === 'results').length;
}
