import { unixTime } from 'svclink';
import { sendEvent } from 'svclink/testing';
import { createQuickstart } from '../src/quickstart.js';

const DAY = 86_400;
const now = () => unixTime();

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
