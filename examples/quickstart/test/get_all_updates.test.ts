import { unixTime } from 'svclink';
import { sendEvent } from 'svclink/testing';
import { createQuickstart } from '../src/quickstart.js';

describe('get_all_updates', () => {
  it('returns orders to the vendor with a reason and no field', async () => {
    const { receiver } = createQuickstart();
    const { result_data } = await sendEvent(receiver, 'get_all_updates', {});
    const returned = result_data?.filter(({ wo_status }) => wo_status === 'RTV') ?? [];
    expect(returned.length).toBeGreaterThan(0);
    for (const item of returned) {
      expect(item.update_field).toBe('');
      expect(item.update_value).not.toBe('');
    }
  });

  it('tells each changed field by itself, and none twice', async () => {
    const { receiver } = createQuickstart();
    const { result_data } = await sendEvent(receiver, 'get_all_updates', {});
    const ofOne = result_data?.filter(({ report_id }) => report_id === '1016') ?? [];
    expect(ofOne.map(({ update_field }) => update_field)).toEqual([
      'date_due',
      'start_date',
      'cust_text',
    ]);
    const ids = result_data?.map(({ transaction_id }) => transaction_id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('holds only what changed after the timestamp', async () => {
    const { receiver } = createQuickstart();
    const { result_data } = await sendEvent(receiver, 'get_all_updates', { timestamp: unixTime() });
    expect(result_data).toEqual([]);
  });

  it('tells the values that get_order tells', async () => {
    const { receiver, site } = createQuickstart();
    const { result_data } = await sendEvent(receiver, 'get_all_updates', {});
    const due = result_data?.find(({ update_field }) => update_field === 'date_due');
    const lines = result_data?.find(({ update_field }) => update_field === 'line_items');
    const sheet = (reportId = '') => site.store.order(reportId).sheet;
    expect(due?.update_value).toBe(sheet(due?.report_id).date_due);
    expect(JSON.parse(lines?.update_value ?? '')).toEqual(sheet(lines?.report_id).line_items);
  });
});
