import { join } from 'node:path';
import { createLinkClient } from '../../../src/client/index.js';
import { runAudits } from '../../../src/conformance/index.js';
import { opened } from './opened-site.js';
import { removeFolder, temporaryFolder } from './serve-process.js';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

const caller = {
  username: 'demo',
  password: 'demo',
  siteId: '9b2f0c1e-4d7a-4a63-8f15-2c6e0d9b7a84',
};

describe('the demo of svclink serve', () => {
  it('begins with 40 orders of the last days, once, and keeps what it is sent', async () => {
    const data = join(folder, 'demo');
    const first = await opened(data, { demo: true });
    const client = createLinkClient({ ...caller, url: `${first.publicUrl}/link` });
    const orders = await client.call('get_all_orders', {});
    expect(orders).toHaveLength(31);
    expect(orders[0]?.report_id).toBe('1001');
    const week = { timestamp: Math.floor(Date.now() / 1000) - 7 * 86_400 };
    expect(await client.call('get_cancel_orders', week)).toHaveLength(4);
    expect(await client.call('get_pending_cancellations', week)).toHaveLength(3);
    const updates = await client.call('get_all_updates', week);
    expect(new Set(updates.map((one) => one.wo_status))).toEqual(new Set(['Update', 'RTV']));
    const order = await client.call('get_order', { report_id: '1001' });
    expect(order).toMatchObject({ wo_number: 'WO-20417', has_foh: true });
    expect(await client.call('get_notes', { report_id: '1001' })).not.toHaveLength(0);
    const { owner } = first.site;
    const attachedTo: string[] = [];
    for (const { report_id } of orders) {
      const files = await owner.files.list(String(report_id));
      attachedTo.push(...files.flatMap(({ note_id }) => note_id ?? []));
    }
    const listed = await Promise.all(orders.map((one) => owner.notes.list(String(one.report_id))));
    const withFiles = listed.flat().filter(({ has_attachments }) => has_attachments);
    expect(withFiles).not.toEqual([]);
    expect(withFiles.filter(({ note_text }) => note_text.endsWith('Confirmed by phone.'))).toEqual(
      [],
    );
    expect(new Set(attachedTo)).toEqual(new Set(withFiles.map(({ note_id }) => note_id)));
    const note = { note_id: '7', note_type: 'wo', note_text: 'Sent by a test' } as const;
    await client.call('send_notes', {
      dst_report_id: '1001',
      note: [{ ...note, has_attachments: false }],
    });
    await client.close();
    await first.stop();

    const second = await opened(data, { demo: true });
    const notes = await second.site.owner.notes.list('1001');
    expect(notes.map((note) => note.note_text)).toContain('Sent by a test');
    expect(await second.site.owner.orders.list({ limit: 1000 })).toHaveLength(40);
    const { username, password } = caller;
    const url = `${second.publicUrl}/link`;
    const report = await runAudits({ url, username, password, write: true });
    expect(report.results.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(report.conforms).toBe(true);
    await second.stop();
  }, 60_000);
});
