/**
 * A process that serves a site until it is killed: `worker DATABASE FOLDER`. It tells its port in a line. With `make`
 * behind it, it makes an account and an order, tells the report_id, and ends; with `import URL` it imports from that
 * owner, and gives each order a bid.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSite, type Site } from '../../src/site/index.js';

const [database = '', folder = '', task = 'serve', url = ''] = process.argv.slice(2);

const options = {
  database,
  files: join(folder, 'files'),
  publicUrl: 'http://localhost',
  thumbnails: false,
} as const;

async function make(): Promise<void> {
  const { owner } = await createSite(options);
  await owner.accounts.create({ username: 'acme', password: 'open sesame' });
  const place = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
  const reportId = await owner.orders.create({ account: 'acme', wo_number: 'WO-1', ...place });
  process.stdout.write(`${reportId}\n`);
  process.exit(0);
}

/** Serves a site, and runs what it does in the background. */
async function serve(site: Site): Promise<void> {
  await site.start();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/files/')) site.files(request, response);
    else site.receiver(request, response);
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
  });
}

async function importOrders(): Promise<void> {
  const allowedHosts = [new URL(url).host];
  const site = await createSite({ ...options, allowedHosts, jobLease: 1500 });
  site.on('order', { consumer: 'bids' }, async ({ order }) => {
    const bids = [{ key: 'grass', item_desc: 'Grass', qty_bid: 1 }];
    await site.importer.results.add(order.id, { bids });
  });
  const access = { url, username: 'us', password: 'open sesame', poll_seconds: 1 };
  await site.importer.links.add({ name: 'owner', ...access });
  await serve(site);
}

const tasks: Readonly<Record<string, () => Promise<void>>> = {
  make,
  serve: async () => serve(await createSite(options)),
  import: importOrders,
};
void tasks[task]?.();
