/** A receiver in a process of its own, which tells its parent where it listens and the most memory that it has taken. */
import { Worker } from 'node:worker_threads';
import { createReceiver, listen, staticAccounts } from '../../src/index.js';

const SITE_ID = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';

/**
 * Samples the memory of this process every 2 ms from a thread: a timer of the main thread does not run while many
 * requests are parsed. @returns the most so far
 */
function sampleMemory(): () => number {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const sampling = `
    const most = new Float64Array(require('node:worker_threads').workerData);
    setInterval(() => { most[0] = Math.max(most[0], process.memoryUsage.rss()); }, 2);`;
  new Worker(sampling, { eval: true, workerData: shared, execArgv: [] }).unref();
  const most = new Float64Array(shared);
  return () => Math.max(most[0] ?? 0, process.memoryUsage.rss());
}

async function main(): Promise<void> {
  const accounts = staticAccounts([{ username: 'demo', password: 'demo' }]);
  const receiver = createReceiver({ siteId: SITE_ID, accounts, logger: false });
  // Some 200 kB, which are new in each answer.
  receiver.on('get_notes', () =>
    Array.from({ length: 20 }, (_, at) => ({
      note_id: String(at),
      note_rev: '1',
      note_type: 'wo',
      report_id: '1',
      insert_date: '2026-01-01',
      insert_by: 'ann',
      org_name: 'Acme',
      has_attachments: false,
      note_text: 'x'.repeat(10_000) + Math.random(),
    })),
  );
  const { port } = await listen(receiver, { port: 0 });
  const memory = sampleMemory();
  const report = () => process.send?.({ port, memory: memory() });
  report();
  setInterval(report, 50);
}

// Nothing of it may outlive whoever started it.
process.on('disconnect', () => process.exit());
void main();
