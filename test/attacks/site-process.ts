/**
 * A site in a process of its own, which tells its parent its port, its memory and the longest turn of its event loop:
 * `site-process FOLDER`. The site has the account acme, whose order is the first. The message `begin` starts a measurement.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createSite } from '../../src/site/index.js';

const [folder = ''] = process.argv.slice(2);

/** The processor time of the main thread in milliseconds, to which other processes add nothing; elsewhere the time of day. */
function processorTime(): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(
      ' ',
    );
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}

/** The turns of the event loop since the last `begin`. */
const turns = { longest: 0, last: 0 };

function takeTurn(): void {
  const now = processorTime();
  turns.longest = Math.max(turns.longest, now - turns.last);
  turns.last = now;
  setImmediate(takeTurn);
}

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
    const tell = () =>
      process.send?.({ port, memory: process.memoryUsage.rss(), turn: turns.longest });
    tell();
    setInterval(tell, 25);
    process.on('message', () => {
      const isFirst = turns.last === 0;
      Object.assign(turns, { longest: 0, last: processorTime() });
      if (isFirst) takeTurn();
      process.send?.({ begun: performance.now() });
    });
  });
}

// Nothing of it may outlive whoever started it.
process.on('disconnect', () => process.exit());
void main();
