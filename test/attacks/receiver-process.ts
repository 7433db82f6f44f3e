/** A receiver in a process of its own, which tells its parent where it listens and what memory it takes. */
import { createReceiver, listen, staticAccounts } from '../../src/index.js';

const SITE_ID = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';

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
  process.send?.({ port, memory: process.memoryUsage().rss });
  setInterval(() => process.send?.({ port, memory: process.memoryUsage().rss }), 50);
}

// Nothing of it may outlive whoever started it.
process.on('disconnect', () => process.exit());
void main();
