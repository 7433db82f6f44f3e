/**
 * A site in a process of its own, which tells its parent where it listens and what memory it takes: `site-process FOLDER`.
 * It has the account acme, whose order is the first.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createSite } from '../../src/site/index.js';

const [folder = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const site = await createSite({
    database: `sqlite:${join(folder, 'site.db')}`,
    files: join(folder, 'files'),
    publicUrl: 'http://localhost',
    thumbnails: false,
    logger: false,
  });
  await site.owner.accounts.create({ username: 'acme', password: 'open sesame' });
  const house = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
  await site.owner.orders.create({ account: 'acme', wo_number: 'WO-1', ...house });
  await site.start();
  const server = createServer((request, response) => site.receiver(request, response));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const tell = () => process.send?.({ port, memory: process.memoryUsage.rss() });
    tell();
    setInterval(tell, 25);
  });
}

// Nothing of it may outlive whoever started it.
process.on('disconnect', () => process.exit());
void main();
