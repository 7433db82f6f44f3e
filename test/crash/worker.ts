/**
 * A process that serves a site until it is killed: `worker DATABASE FOLDER`. It tells its port in a line. With `make`
 * behind it, it makes an account and an order, tells the report_id, and ends.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSite } from '../../src/site/index.js';

const [database = '', folder = '', task = 'serve'] = process.argv.slice(2);

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

async function serve(): Promise<void> {
  const site = await createSite(options);
  await site.start();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/files/')) site.files(request, response);
    else site.receiver(request, response);
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
  });
}

void (task === 'make' ? make() : serve());
