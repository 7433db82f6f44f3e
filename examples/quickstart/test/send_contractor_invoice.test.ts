import { sendEvent } from 'svclink/testing';
import { createQuickstart } from '../src/quickstart.js';

const line = {
  line_id: '5',
  invoice_item_id: '3',
  quantity: '2.00',
  price: '45.00',
  flat_fee: false,
};
const invoice = {
  dst_report_id: '1010',
  dst_invoice_item_ids: { '5': '318' },
  comment: 'first',
  invoice_lines: [line],
};

describe('send_contractor_invoice', () => {
  it('updates the line that comes again and keeps one invoice', async () => {
    const { receiver, site } = createQuickstart();
    const first = await sendEvent(receiver, 'send_contractor_invoice', invoice);
    const more = {
      ...invoice,
      invoice_lines: [
        { ...line, price: '50.00' },
        { ...line, line_id: '6' },
      ],
    };
    const again = await sendEvent(receiver, 'send_contractor_invoice', more);
    expect(again.result_data?.line_ids_cont.invoice_id).toBe(
      first.result_data?.line_ids_cont.invoice_id,
    );
    expect(again.result_data?.line_ids_cont.line_ids).toHaveLength(2);
    expect(again.result_data?.line_ids_cont.line_ids[0]).toBe(
      first.result_data?.line_ids_cont.line_ids[0],
    );
    const lines = site.store.order('1010').results.invoices.get('demo')?.lines;
    expect([...(lines?.values() ?? [])].map((stored) => stored.line.price)).toEqual([
      '50.00',
      '45.00',
    ]);
  });

  it('takes a custom item that is described', async () => {
    const { receiver } = createQuickstart();
    const other = { ...invoice, dst_invoice_item_ids: { '5': '***other***' } };
    const answer = await sendEvent(receiver, 'send_contractor_invoice', other);
    expect(answer.return_error_msg).toContain('item_desc');
    const described = { ...other, invoice_lines: [{ ...line, item_desc: 'Haul a boat' }] };
    const second = await sendEvent(receiver, 'send_contractor_invoice', described);
    expect(second.success).toBe(true);
  });

  it('refuses an item that the order does not offer, and keeps nothing', async () => {
    const { receiver, site } = createQuickstart();
    const wrong = { ...invoice, dst_invoice_item_ids: { '5': '999' } };
    const answer = await sendEvent(receiver, 'send_contractor_invoice', wrong);
    expect(answer.return_error_msg).toContain('999');
    expect(site.store.order('1010').results.invoices.size).toBe(0);
  });
});
