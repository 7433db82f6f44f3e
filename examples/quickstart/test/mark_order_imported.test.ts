import { sendEvent } from 'svclink/testing';
import { createQuickstart } from '../src/quickstart.js';

const other = { username: 'other', password: 'secret' };

function withTwoAccounts() {
  const accounts = [{ username: 'demo', password: 'demo', orgId: 18 }, other];
  return createQuickstart({ receiver: { accounts } });
}

describe('mark_order_imported', () => {
  it('moves a new order to In Field and answers null with the org id', async () => {
    const { receiver, site } = createQuickstart();
    const answer = await sendEvent(receiver, 'mark_order_imported', { report_id: '1001' });
    expect(answer).toMatchObject({ success: true, result_data: null, remote_org_id: 18 });
    expect(site.store.order('1001').status).toBe('In Field');
  });

  it('keeps one access history entry per account, however often', async () => {
    const { receiver, site } = withTwoAccounts();
    const report_id = '1002';
    for (const as of [undefined, other, undefined, other]) {
      const answer = await sendEvent(receiver, 'mark_order_imported', { report_id }, as);
      expect(answer.success).toBe(true);
    }
    const history = site.store.order(report_id).accessHistory;
    expect(history.map(({ username }) => username)).toEqual(['demo', 'other']);
  });

  it('leaves a status beyond Unread as it is', async () => {
    const { receiver, site } = createQuickstart();
    await sendEvent(receiver, 'mark_order_imported', { report_id: '1024' });
    expect(site.store.order('1024').status).toBe('Accepted');
  });

  it('refuses an order that is not there', async () => {
    const { receiver } = createQuickstart();
    const answer = await sendEvent(receiver, 'mark_order_imported', { report_id: '5' });
    expect(answer.return_error_msg).toBe('There is no order 5.');
  });
});
