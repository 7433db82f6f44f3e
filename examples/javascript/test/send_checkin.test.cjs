'use strict';

const { sendEvent } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');

let demo;
beforeEach(() => {
  demo = createQuickstart();
});
afterEach(() => demo.close());

describe('send_checkin', () => {
  it('keeps a check-in once, however often it comes', async () => {
    const at = { checkin_ts: '2026-06-01 09:30:00', gps_lat: 41.25, gps_lng: -96.1 };
    const data = { dst_report_id: '1001', checkin_data: [at] };
    await sendEvent(demo.receiver, 'send_checkin', data);
    const answer = await sendEvent(demo.receiver, 'send_checkin', data);
    expect(answer).toMatchObject({ success: true, result_data: null });
    expect(demo.site.store.order('1001').results.checkIns.size).toBe(1);
  });
});
