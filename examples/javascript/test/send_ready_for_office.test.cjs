'use strict';

const { sendEvent } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');
const { ids, questionId, receiveFile, row } = require('./grass-cut.cjs');

let demo;
beforeEach(() => {
  demo = createQuickstart();
});
afterEach(() => demo.close());

describe('send_ready_for_office', () => {
  const ready = () => sendEvent(demo.receiver, 'send_ready_for_office', { dst_report_id: '1001' });

  it('refuses with reasons, in an answer that is a success', async () => {
    const answer = await ready();
    expect(answer).toMatchObject({ success: true, remote_org_id: 18 });
    expect(answer.result_data).toMatchObject({ ready_update: '0', error_reportid: ['1001'] });
    expect(answer.result_data?.error).toContain('Grass Cut: "Was the grass cut?" is not answered.');
  });

  it('accepts an order whose forms and photos are complete, and again', async () => {
    const rows = [row('completed', 'No'), row('reasons', 'Debris')];
    await sendEvent(demo.receiver, 'send_pcr_answers', { ...ids, pcr_form_rows: rows });
    expect((await ready()).result_data?.error).toEqual([
      'Grass Cut: "Was the grass cut?" needs more photos.',
    ]);
    receiveFile(demo, 'P-1');
    const flags = [{ file_id: 'P-1', pcr_question_id: questionId('completed') }];
    await sendEvent(demo.receiver, 'send_photo_flag', { ...ids, question_data: flags });
    expect((await ready()).result_data).toMatchObject({ error: [], records_updated: '1' });
    expect((await ready()).result_data).toMatchObject({ error: [], records_updated: '0' });
    expect(demo.site.store.order('1001').status).toBe('Ready for Office');
  });

  it('refuses an order that is cancelled', async () => {
    const data = { dst_report_id: '1032' };
    const { result_data } = await sendEvent(demo.receiver, 'send_ready_for_office', data);
    expect(result_data?.error).toEqual(['Order 1032 is Cancelled.']);
  });
});
