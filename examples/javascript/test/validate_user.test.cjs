'use strict';

const { sendEvent } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');

describe('validate_user', () => {
  it('keeps the push address', async () => {
    const { receiver, site } = createQuickstart();
    const svclink_push = 'https://peer.example/push/4711';
    const answer = await sendEvent(receiver, 'validate_user', { svclink_push });
    expect(answer).toMatchObject({ success: true, result_data: null });
    expect(site.store.pushAddresses.get('demo')).toBe(svclink_push);
  });

  it('refuses a wrong password', async () => {
    const { receiver } = createQuickstart();
    const answer = await sendEvent(receiver, 'validate_user', {}, { password: 'wrong' });
    expect(answer.return_error_msg).toBe('Could not validate username and password.');
  });
});
