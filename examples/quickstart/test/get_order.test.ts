import { compactDate } from 'svclink';
import { sendEvent } from 'svclink/testing';
import { createQuickstart } from '../src/quickstart.js';

const DAY = 86_400;

describe('get_order', () => {
  it('gives dates around the day that the demo starts, lines and forms', async () => {
    const now = Date.now();
    const { receiver } = createQuickstart({ now: () => now });
    const { result_data: order } = await sendEvent(receiver, 'get_order', { report_id: '1001' });
    expect(order).toMatchObject({ wo_number: 'WO-20417', city: 'Omaha', has_foh: true });
    expect(order?.date_due).toBe(compactDate(now + 2 * DAY * 1000));
    expect(order?.line_items?.[1]).toEqual({
      desc: 'Edging',
      qty: '1.00',
      price: '12.50',
      total: '12.50',
      add: '',
    });
    expect(order?.pcr_forms).toEqual([
      { pcr_form_id: '5102', form_ver_id: '1', form_required: true },
    ]);
  });

  it('names an order that is not there', async () => {
    const { receiver } = createQuickstart();
    const answer = await sendEvent(receiver, 'get_order', { report_id: '77' });
    expect(answer).toMatchObject({ error: true, return_error_msg: 'There is no order 77.' });
  });

  it('gives orders of every status', async () => {
    const { receiver } = createQuickstart();
    const ids = Array.from({ length: 40 }, (_, index) => String(1001 + index));
    const answers = await Promise.all(
      ids.map((report_id) => sendEvent(receiver, 'get_order', { report_id })),
    );
    expect(answers.map(({ return_error_msg }) => return_error_msg)).toEqual(ids.map(() => null));
  });
});
