import { unixTime } from 'svclink';
import { sendEvent } from 'svclink/testing';
import { createQuickstart } from '../src/quickstart.js';

const DAY = 86_400;
const now = () => unixTime();

describe('get_all_orders', () => {
  it('holds the open orders, each with a number and a status', async () => {
    const { receiver } = createQuickstart();
    const { result_data: orders } = await sendEvent(receiver, 'get_all_orders', {});
    expect(orders).toHaveLength(31);
    expect(new Set(orders?.map((order) => order.wo_status))).toEqual(
      new Set(['Unread', 'In Field', 'Follow Up', 'Accepted', 'Rejected']),
    );
    expect(new Set(orders?.map((order) => order.report_id)).size).toBe(31);
    expect(new Set(orders?.map((order) => order.wo_number)).size).toBeLessThan(31);
  });

  it('holds only what was modified after the timestamp', async () => {
    const { receiver } = createQuickstart();
    const recent = await sendEvent(receiver, 'get_all_orders', { timestamp: now() - DAY / 2 });
    expect(recent.result_data?.length).toBeGreaterThan(0);
    expect(recent.result_data?.length).toBeLessThan(31);
    const none = await sendEvent(receiver, 'get_all_orders', { timestamp: now() + DAY });
    expect(none.result_data).toEqual([]);
  });
});
