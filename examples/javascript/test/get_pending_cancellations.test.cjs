'use strict';

const { unixTime } = require('svclink');
const { sendEvent } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');

const DAY = 86_400;
const now = () => unixTime();

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
