'use strict';

const { unixTime } = require('svclink');
const { sendEvent } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');

describe('get_all_notes', () => {
  it('supplies notes of orders that exist, after the timestamp', async () => {
    const { receiver, site } = createQuickstart();
    const { result_data: all } = await sendEvent(receiver, 'get_all_notes', {});
    expect(all).toHaveLength(6);
    const numbers = [...site.store.orders.values()].map(({ woNumber }) => woNumber);
    expect(all?.every(({ wo_number }) => numbers.includes(wo_number))).toBe(true);
    const timestamp = unixTime() - 3 * 86_400 + 60;
    const { result_data: recent } = await sendEvent(receiver, 'get_all_notes', { timestamp });
    expect(recent).toHaveLength(2);
  });
});
