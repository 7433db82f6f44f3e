import {
  type ClientEventName,
  type ClientEvents,
  createLinkClient,
  type LinkClient,
} from '../../src/client/index.js';
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
  // @ts-expect-error all of an order may be absent
  order.wo_number.trim();
  order.wo_number?.trim();
  same<typeof order.date_due, string | undefined>(true);
  same<typeof order.has_foh, boolean | string | undefined>(true);
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
  same<typeof result.remote_note_id, string | undefined>(true);
  same<typeof remoteOrgId, number | undefined>(true);
  for await (const arrival of client.newOrders({ seen: new Set() })) {
    if (arrival.kind === 'failed') arrival.error.code.trim();
    else if (arrival.kind === 'new') arrival.order.wo_number?.trim();
    else arrival.item.report_id.trim();
  }
}

const WHO = { url: 'http://127.0.0.1:1/', username: 'a', password: 'b', siteId: 'c' };

export async function readings(): Promise<void> {
  const tolerant = createLinkClient(WHO);
  same<typeof tolerant, LinkClient>(true);
  const [listed] = await tolerant.call('get_all_orders');
  listed?.report_id.trim();
  // @ts-expect-error only what identifies a record is there for certain
  listed?.wo_status.trim();
  const strict = createLinkClient({ ...WHO, reading: 'strict' });
  same<typeof strict, LinkClient<'strict'>>(true);
  const order = await strict.call('get_order', { report_id: '1' });
  order.wo_number.trim();
  same<typeof order.date_due, string | null>(true);
  for await (const arrival of strict.newOrders({ seen: new Set() })) {
    if (arrival.kind === 'new') arrival.order.wo_number.trim();
  }
  const { items } = await strict.updatesSince(undefined);
  items[0]?.wo_status.trim();
  // @ts-expect-error there are two ways of reading
  createLinkClient({ ...WHO, reading: 'lenient' });
  // @ts-expect-error a call reads as its client does
  await tolerant.call('get_order', { report_id: '1' }, { reading: 'strict' });
}
