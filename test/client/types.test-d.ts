import type { ClientEventName, ClientEvents, LinkClient } from '../../src/client/index.js';
import type { EventName } from '../../src/protocol/generated/event-names.js';

// Checked by the compiler alone: each line that must not compile says so.

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(equal: Same<A, B>): boolean => equal;

same<ClientEventName, EventName>(true);
same<ClientEvents['mark_order_imported']['result'], null>(true);

export async function calls(client: LinkClient): Promise<void> {
  await client.call('get_all_orders');
  await client.call('get_all_orders', {}, { timeout: 5 });
  const order = await client.call('get_order', { report_id: '1' });
  order.wo_number.trim();
  // @ts-expect-error the data is required
  await client.call('get_order');
  // @ts-expect-error ids are text
  await client.call('get_order', { report_id: 1 });
  // @ts-expect-error a name that is misspelled
  await client.call('get_order', { report: '1' });
  // @ts-expect-error an event that does not exist
  await client.call('get_job_notes', {});
  // @ts-expect-error progress is of files only
  await client.call('get_order', { report_id: '1' }, { onProgress: () => undefined });
  const { items, otherAllowed } = await client.call('get_invoice_items_order', { report_id: '1' });
  same<typeof items, ReadonlyMap<string, string>>(true);
  same<typeof otherAllowed, boolean>(true);
  await client.call(
    'send_file',
    { dst_report_id: '1', file_id: '2', content: { path: 'a.jpg' } },
    { onProgress: ({ sent }) => sent.toFixed() },
  );
  // @ts-expect-error content is bytes, a stream or a path in an object
  await client.call('send_file', { dst_report_id: '1', file_id: '2', content: 'a.jpg' });
  const { result, remoteOrgId } = await client.request('send_notes', {
    dst_report_id: '1',
    note: [{ note_id: '1', note_type: 'wo', note_text: 'x', has_attachments: false }],
  });
  same<typeof result.remote_note_id, string>(true);
  same<typeof remoteOrgId, number | undefined>(true);
  for await (const arrival of client.newOrders({ seen: new Set() })) {
    if (arrival.error) arrival.error.code.trim();
    else arrival.order.wo_number.trim();
  }
}
