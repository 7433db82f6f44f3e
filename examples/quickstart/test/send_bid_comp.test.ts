import { sendEvent } from 'svclink/testing';
import { createQuickstart } from '../src/quickstart.js';

const bid = {
  comp_note_id: '77',
  report_id: '1010',
  dst_invoice_item_id: '318',
  src_invoice_item_id: '3',
  qty_bid: '2.00',
  client_price_bid: '45.00',
};

describe('send_bid_comp', () => {
  it('makes one item of a delivery that is repeated', async () => {
    const { receiver, site } = createQuickstart();
    const first = await sendEvent(receiver, 'send_bid_comp', bid);
    const again = await sendEvent(receiver, 'send_bid_comp', { ...bid, qty_bid: '3.00' });
    expect(again.result_data).toEqual(first.result_data);
    const items = [...site.store.order('1010').results.bidComps.values()];
    expect(items.map(({ data }) => data.qty_bid)).toEqual(['3.00']);
  });

  it('updates the item that remote_id names', async () => {
    const { receiver, site } = createQuickstart();
    const { result_data } = await sendEvent(receiver, 'send_bid_comp', bid);
    const remote_id = result_data?.comp_note_id ?? '';
    const changed = { ...bid, comp_note_id: '78', remote_id, qty_comp: '1.00' };
    const answer = await sendEvent(receiver, 'send_bid_comp', changed);
    expect(answer.result_data?.comp_note_id).toBe(remote_id);
    expect(site.store.order('1010').results.bidComps.size).toBe(1);
  });

  it('takes an unknown comp_note_id as a first delivery and refuses an unknown remote_id', async () => {
    const { receiver } = createQuickstart();
    expect((await sendEvent(receiver, 'send_bid_comp', bid)).success).toBe(true);
    const lost = await sendEvent(receiver, 'send_bid_comp', { ...bid, remote_id: '12345' });
    expect(lost.return_error_msg).toContain('12345');
  });

  it.each(['1032', '1036', '1038', '1039'])('refuses order %s, which is not open', async (id) => {
    const { receiver, site } = createQuickstart();
    const answer = await sendEvent(receiver, 'send_bid_comp', { ...bid, report_id: id });
    expect(answer.return_error_msg).toContain(`Order ${id} is`);
    expect(site.store.order(id).results.bidComps.size).toBe(0);
  });

  it('wants a description of an item that the order does not offer', async () => {
    const { receiver } = createQuickstart();
    const unlisted = { ...bid, dst_invoice_item_id: '999' };
    expect((await sendEvent(receiver, 'send_bid_comp', unlisted)).success).toBe(false);
    const described = { ...unlisted, invoice_item_desc: 'Haul a boat' };
    expect((await sendEvent(receiver, 'send_bid_comp', described)).success).toBe(true);
  });

  it('refuses a photo that was never received', async () => {
    const { receiver, site } = createQuickstart();
    const photo = { file_id: 'nope', work_type: 'b', stage: 'b' } as const;
    const flagged = { ...bid, photo_flag_data: [photo] };
    const answer = await sendEvent(receiver, 'send_bid_comp', flagged);
    expect(answer.return_error_msg).toContain('nope');
    expect(site.store.order('1010').results.bidComps.size).toBe(0);
  });
});
