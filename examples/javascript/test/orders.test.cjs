'use strict';

const { compactDate, unixTime } = require('svclink');
const { sendEvent } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');

const DAY = 86_400;
const now = () => unixTime();

describe('the lists of orders', () => {
  it('hold the open orders, each with a number and a status', async () => {
    const { receiver } = createQuickstart();
    const { result_data: orders } = await sendEvent(receiver, 'get_all_orders', {});
    expect(orders).toHaveLength(31);
    expect(new Set(orders?.map((order) => order.wo_status))).toEqual(
      new Set(['Unread', 'In Field', 'Follow Up', 'Accepted', 'Rejected']),
    );
    expect(new Set(orders?.map((order) => order.report_id)).size).toBe(31);
    expect(new Set(orders?.map((order) => order.wo_number)).size).toBeLessThan(31);
  });

  it('hold only what was modified after the timestamp', async () => {
    const { receiver } = createQuickstart();
    const recent = await sendEvent(receiver, 'get_all_orders', { timestamp: now() - DAY / 2 });
    expect(recent.result_data?.length).toBeGreaterThan(0);
    expect(recent.result_data?.length).toBeLessThan(31);
    const none = await sendEvent(receiver, 'get_all_orders', { timestamp: now() + DAY });
    expect(none.result_data).toEqual([]);
  });
});

describe('get_cancel_orders', () => {
  it('holds what was cancelled after the timestamp', async () => {
    const { receiver } = createQuickstart();
    const month = now() - 29 * DAY;
    const all = await sendEvent(receiver, 'get_cancel_orders', { timestamp: month });
    expect(all.result_data).toHaveLength(4);
    const day = now() - DAY;
    const recent = await sendEvent(receiver, 'get_cancel_orders', { timestamp: day });
    expect(recent.result_data).toHaveLength(1);
    expect(recent.result_data?.[0]).toMatchObject({ wo_status: 'Cancelled' });
    expect(recent.result_data?.[0]?.cancel_timestamp).toBeGreaterThan(day);
  });

  it('refuses a timestamp of more than 30 days ago', async () => {
    const { receiver } = createQuickstart();
    const answer = await sendEvent(receiver, 'get_cancel_orders', { timestamp: now() - 31 * DAY });
    expect(answer).toMatchObject({ success: false, result_data: null });
    expect(answer.return_error_msg).toContain('timestamp');
  });
});

describe('get_pending_cancellations', () => {
  it('holds the open orders that were asked to be cancelled', async () => {
    const { receiver } = createQuickstart();
    const timestamp = now() - 29 * DAY;
    const { result_data } = await sendEvent(receiver, 'get_pending_cancellations', { timestamp });
    expect(result_data).toHaveLength(3);
    expect(result_data?.every((item) => item.pending_cancellation_timestamp > timestamp)).toBe(
      true,
    );
    const later = await sendEvent(receiver, 'get_pending_cancellations', { timestamp: now() });
    expect(later.result_data).toEqual([]);
  });
});

describe('an order', () => {
  it('has dates around the day that the demo starts, lines and forms', async () => {
    const { receiver } = createQuickstart();
    const { result_data: order } = await sendEvent(receiver, 'get_order', { report_id: '1001' });
    expect(order).toMatchObject({ wo_number: 'WO-20417', city: 'Omaha', has_foh: true });
    expect(order?.date_due).toBe(compactDate(Date.now() + 2 * DAY * 1000));
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

  it('that is not there is named in the error', async () => {
    const { receiver } = createQuickstart();
    const answer = await sendEvent(receiver, 'get_order', { report_id: '77' });
    expect(answer).toMatchObject({ error: true, return_error_msg: 'There is no order 77.' });
  });

  it('can be fetched whatever its status', async () => {
    const { receiver } = createQuickstart();
    const ids = Array.from({ length: 40 }, (_, index) => String(1001 + index));
    const answers = await Promise.all(
      ids.map((report_id) => sendEvent(receiver, 'get_order', { report_id })),
    );
    expect(answers.map(({ return_error_msg }) => return_error_msg)).toEqual(ids.map(() => null));
  });
});
