/**
 * A process that serves a site until it is killed: `worker DATABASE FOLDER`. It tells its port in a line. With `make PATH`
 * behind it, it makes an account, an order, and an app whose credentials it writes to PATH, tells the report_id, and ends; with `import URL` it imports from that
 * owner, and gives each order a bid. WORKER_FILES is the address of its files; with WORKER_REPEATS=yes its owner
 * recognises repetitions; SIGUSR2 sets its clock back by an hour.
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSite, type Site } from '../../src/site/index.js';

const [database = '', folder = '', task = 'serve', argument = ''] = process.argv.slice(2);

const HOUR = 60 * 60 * 1000;
let behind = 0;
process.on('SIGUSR2', () => {
  behind += HOUR;
});

const options = {
  database,
  files: process.env.WORKER_FILES ?? join(folder, 'files'),
  secretKeyFile: join(folder, 'secret.key'),
  now: () => Date.now() - behind,
  publicUrl: 'http://localhost',
  thumbnails: false,
  apiCallsPerMinute: 1_000_000,
} as const;

async function make(): Promise<void> {
  const { owner, apps } = await createSite(options);
  for (const username of ['acme', 'us']) {
    await owner.accounts.create({ username, password: 'open sesame' });
  }
  const place = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
  const reportId = await owner.orders.create({ account: 'acme', wo_number: 'WO-1', ...place });
  const scopes = ['bid-rw', 'jobnote-rw', 'file-rw', 'workorder-rw'];
  if (argument !== '')
    writeFileSync(argument, JSON.stringify(await apps.create({ name: 'desk', scopes })));
  process.stdout.write(`${reportId}\n`);
  process.exit(0);
}

/** Serves a site, and runs what it does in the background. */
async function serve(site: Site): Promise<void> {
  await site.start();
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/files/')) site.files(request, response);
    else if (url.startsWith('/api/')) {
      request.url = url.slice('/api'.length);
      site.api(request, response);
    } else site.receiver(request, response);
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
  });
}

async function importOrders(): Promise<void> {
  const allowedHosts = [new URL(argument).host];
  const site = await createSite({ ...options, allowedHosts, jobLease: 1500 });
  site.on('order', { consumer: 'bids' }, async ({ order }) => {
    const bids = [{ key: 'grass', item_desc: 'Grass', qty_bid: 1 }];
    await site.importer.results.add(order.id, { bids });
  });
  const access = { url: argument, username: 'us', password: 'open sesame', poll_seconds: 1 };
  if ((await site.importer.links.list()).length === 0) {
    await site.importer.links.add({
      name: 'owner',
      recognises_repetitions: process.env.WORKER_REPEATS === 'yes',
      ...access,
    });
  }
  await serve(site);
}

const tasks: Readonly<Record<string, () => Promise<void>>> = {
  make,
  serve: async () => serve(await createSite(options)),
  import: importOrders,
};
void tasks[task]?.();
