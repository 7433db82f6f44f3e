'use strict';

const { sendEvent } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');

describe('get_invoice_items_order', () => {
  it('begins with 0 and ends with the other item, on the wire too', async () => {
    const { receiver } = createQuickstart();
    const { text } = await sendEvent(receiver, 'get_invoice_items_order', { report_id: '1002' });
    expect(text).toContain(
      '{"0":"","412":"Lawn maintenance","409":"Securing","401":"Winterization","***other***":"other"}',
    );
  });

  it('differs by customer', async () => {
    const { receiver } = createQuickstart();
    const items = async (report_id) =>
      (await sendEvent(receiver, 'get_invoice_items_order', { report_id })).result_data;
    expect(await items('1001')).not.toEqual(await items('1002'));
  });
});
