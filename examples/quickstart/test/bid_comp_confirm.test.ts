import { sendEvent } from 'svclink/testing';
import { createQuickstart } from '../src/quickstart.js';

describe('bid_comp_confirm', () => {
  it('is stored once per sender', async () => {
    const { receiver, site } = createQuickstart();
    await sendEvent(receiver, 'bid_comp_confirm', { dst_report_id: '1010' });
    const answer = await sendEvent(receiver, 'bid_comp_confirm', { dst_report_id: '1010' });
    expect(answer).toMatchObject({ success: true, result_data: null });
    expect([...site.store.order('1010').results.noBidComps]).toEqual(['demo']);
  });
});
