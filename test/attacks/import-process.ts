/**
 * An importing site in a process of its own, which tells its parent its memory: `import-process FOLDER URL`. It imports from
 * the owner at that address as soon as it gets a message.
 */
import { join } from 'node:path';
import { createSite } from '../../src/site/index.js';

const [folder = '', url = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const site = await createSite({
    database: `sqlite:${join(folder, 'site.db')}`,
    files: join(folder, 'files'),
    publicUrl: 'http://localhost',
    allowedHosts: [new URL(url).host],
    thumbnails: false,
    logger: false,
  });
  const access = { url, username: 'us', password: 'open sesame', poll_seconds: 3600 };
  await site.importer.links.add({ name: 'owner', ...access });
  const tell = async () => {
    const jobs = await site.jobs.list({ kind: 'import' });
    process.send?.({
      waiting: jobs.filter(({ reason }) => reason === null).length,
      refused: jobs.flatMap(({ reason }) => reason ?? []),
      listed: (await site.importer.orders.list()).map(({ report_id }) => report_id),
      memory: process.memoryUsage.rss(),
    });
  };
  // The heap of a young process grows with any work. That growth belongs to none of the imports.
  for (let round = 0; round < 40; round += 1) {
    await Promise.all(Array.from({ length: 50 }, () => site.importer.orders.list()));
  }
  await tell();
  process.once('message', () => void site.start());
  setInterval(() => process.send?.({ memory: process.memoryUsage.rss() }), 25);
  setInterval(() => void tell(), 250);
}

// The process ends with the test that started it.
process.on('disconnect', () => process.exit());
void main();
