import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createLinkClient } from '../src/client/index.js';
import { listen } from '../src/http/index.js';
import { createSite, type Site } from '../src/site/index.js';
import { siteRoutes } from '../src/site/serve/routes.js';
import { type BenchFigure, median } from './figures.js';

const ORDERS = 200;
const ROUNDS = 3;
/** As many as a link imports at a time. */
const AT_ONCE = 8;
const MiB = 1024 * 1024;
const PASSWORD = 'open sesame';

/** Orders of an account of their own: what was asked for before is cheaper. */
async function fill(site: Site, username: string): Promise<void> {
  await site.owner.accounts.create({ username, password: PASSWORD });
  for (let index = 0; index < ORDERS; index++) {
    const place = { address: `${index} Elm St`, city: 'Omaha', state: 'NE', zip: '68102' };
    const order = { account: username, wo_number: `W-${index}`, ...place };
    const report_id = await site.owner.orders.create(order);
    for (const file_name of ['one.jpg', 'two.jpg']) {
      const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
      const content = Readable.from([Buffer.concat([start, Buffer.alloc(20_000, index % 256)])]);
      await site.owner.files.add({ report_id, file_name, content });
    }
  }
}

/** The calls of an import, made by the client alone; nothing is kept. */
async function bareCalls(owner: string, username: string): Promise<number> {
  const { host } = new URL(owner);
  const siteId = '9b2f0c1e-4d7a-4a63-8f15-2c6e0d9b7a84';
  const client = createLinkClient({
    url: owner,
    siteId,
    allowedHosts: [host],
    username,
    password: PASSWORD,
  });
  const began = performance.now();
  const waiting = (await client.call('get_all_orders')).map((order) => order.report_id);
  const work = async () => {
    for (let report_id = waiting.shift(); report_id; report_id = waiting.shift()) {
      await client.call('get_order', { report_id });
      await client.call('mark_order_imported', { report_id });
      await client.call('get_invoice_items_order', { report_id });
      const files = await client.call('get_file', { report_id, module_type: 'uploads' });
      for (const file of files) await buffer((await client.download(file)).stream);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const took = performance.now() - began;
  await client.close();
  return took;
}

/** The same by a site that keeps everything. */
async function imported(owner: string, username: string, folder: string): Promise<number> {
  const { host } = new URL(owner);
  mkdirSync(folder);
  const site = await createSite({
    database: `sqlite:${join(folder, 'site.db')}`,
    files: join(folder, 'files'),
    publicUrl: 'http://127.0.0.1:1',
    allowedHosts: [host],
    thumbnails: false,
    logger: false,
  });
  await site.importer.links.add({
    name: 'owner',
    url: owner,
    username,
    password: PASSWORD,
  });
  const began = performance.now();
  await site.start();
  for (;;) {
    const orders = await site.importer.orders.list({ limit: 1000 });
    const left = (await site.jobs.counts()).some(({ kind }) => kind === 'import');
    if (orders.length === ORDERS && !left) break;
    await delay(20);
  }
  const took = performance.now() - began;
  await site.stop();
  return took;
}

/** What importing costs beside the same calls made bare, owner and importer in one process. */
export async function importerBench(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-importer-'));
  let owner: Site | undefined;
  const server = await listen(siteRoutes(() => owner).listener, { port: 0 });
  const host = `127.0.0.1:${server.port}`;
  const database = `sqlite:${join(folder, 'owner.db')}`;
  const files = join(folder, 'owner');
  const options = { database, files, publicUrl: `http://${host}` };
  try {
    owner = await createSite({ ...options, thumbnails: false, logger: false });
    const ratios: number[] = [];
    const raw: string[] = [];
    const resting = process.memoryUsage().rss;
    for (let round = 0; round < ROUNDS; round++) {
      const url = `http://${host}/link`;
      await fill(owner, `bare-${round}`);
      await fill(owner, `site-${round}`);
      const bare = await bareCalls(url, `bare-${round}`);
      const whole = await imported(url, `site-${round}`, join(folder, `importer-${round}`));
      ratios.push(bare / whole);
      raw.push(`${Math.round(bare)} of ${Math.round(whole)} ms`);
    }
    const growth = (process.memoryUsage().rss - resting) / MiB;
    return [
      {
        name: 'import of orders with two photos each, beside the same calls made bare',
        value: median(ratios),
        unit: 'times',
        floor: 0.5,
        raw: raw.join(', '),
      },
      { name: 'memory growth of importing', value: growth, unit: 'MiB', atMost: 128 },
    ];
  } finally {
    await owner?.stop();
    await server.end(0);
    rmSync(folder, { recursive: true, force: true });
  }
}
