'use strict';

const { parseForm } = require('svclink/forms');
const { sendEvent } = require('svclink/testing');
const { grassCut } = require('../src/demo/forms/grass-cut.cjs');
const { housePicture } = require('../src/demo/house-picture.cjs');
const { createQuickstart } = require('../src/quickstart.cjs');

const form = parseForm(grassCut);
const question = (share) => form.questions.find(({ shareName }) => shareName === share);
const option = (share, text) => question(share)?.options.find((one) => one.text === text)?.id ?? '';
const ids = { dst_report_id: '1001', pcr_form_id: '5102' };

const isCut = (answer) => ({
  pcr_question_id: question('completed')?.id ?? '',
  question_data_type: 'int',
  int_value: option('completed', answer),
});
const reason = (text) => ({
  pcr_question_id: question('reasons')?.id ?? '',
  question_data_type: 'int',
  int_value: option('reasons', text),
});

let demo;
beforeEach(() => {
  demo = createQuickstart();
});
afterEach(() => demo.close());

function answersOf(share) {
  const answers = demo.site.store.order('1001').results.answers.get('5102');
  return answers?.get(question(share)?.id ?? '')?.map(({ int_value }) => int_value);
}

async function sendPhoto(file_id, file_name = 'a.jpg') {
  const data = { dst_report_id: '1001', file_id, file_name };
  const file = { content: file_name.endsWith('.txt') ? 'text' : housePicture(1, 16, 16) };
  await sendEvent(demo.receiver, 'send_file', data, { file });
}

describe('get_pcr_json', () => {
  it('gives the form under its id', async () => {
    const asked = { pcr_form_id: '5102', form_ver_id: '1' };
    const { result_data } = await sendEvent(demo.receiver, 'get_pcr_json', asked);
    expect(Object.keys(result_data ?? {})).toEqual(['5102']);
    expect(parseForm(result_data).questions).toHaveLength(form.questions.length);
  });

  it.each([
    ['1', '1'],
    ['5102', '2'],
  ])('refuses form %s in version %s', async (pcr_form_id, form_ver_id) => {
    const answer = await sendEvent(demo.receiver, 'get_pcr_json', { pcr_form_id, form_ver_id });
    expect(answer.return_error_msg).toContain(`no form ${pcr_form_id} in version ${form_ver_id}`);
  });
});

describe('send_pcr_answers', () => {
  it('replaces the answers that it names and leaves the others', async () => {
    const first = [isCut('No'), reason('Debris'), reason('Other')];
    await sendEvent(demo.receiver, 'send_pcr_answers', { ...ids, pcr_form_rows: first });
    expect(answersOf('reasons')).toHaveLength(2);
    const second = [reason('Locked gate')];
    await sendEvent(demo.receiver, 'send_pcr_answers', { ...ids, pcr_form_rows: second });
    expect(answersOf('reasons')).toEqual([option('reasons', 'Locked gate')]);
    expect(answersOf('completed')).toEqual([option('completed', 'No')]);
  });

  it('refuses a form of another order, and answers that the form does not allow', async () => {
    const foreign = { ...ids, pcr_form_id: '5101', pcr_form_rows: [isCut('No')] };
    const first = await sendEvent(demo.receiver, 'send_pcr_answers', foreign);
    expect(first.return_error_msg).toContain('5101');
    const wrong = { ...ids, pcr_form_rows: [{ ...isCut('No'), int_value: '1' }] };
    const second = await sendEvent(demo.receiver, 'send_pcr_answers', wrong);
    expect(second.success).toBe(false);
    expect(answersOf('completed')).toBeUndefined();
  });
});

describe('send_photo_flag', () => {
  const flag = (file_id) => ({ file_id, pcr_question_id: question('after')?.id ?? '' });

  it('keeps a flag once, however often it comes', async () => {
    await sendPhoto('P-1');
    const data = { ...ids, question_data: [flag('P-1'), flag('P-1')] };
    await sendEvent(demo.receiver, 'send_photo_flag', data);
    const answer = await sendEvent(demo.receiver, 'send_photo_flag', data);
    expect(answer).toMatchObject({ success: true, result_data: null });
    expect(demo.site.store.order('1001').results.photoFlags.size).toBe(1);
  });

  it('refuses a file that was never received, and keeps nothing of the call', async () => {
    await sendPhoto('P-1');
    const data = { ...ids, question_data: [flag('P-1'), flag('P-2')] };
    const answer = await sendEvent(demo.receiver, 'send_photo_flag', data);
    expect(answer.return_error_msg).toContain('P-2');
    expect(demo.site.store.order('1001').results.photoFlags.size).toBe(0);
  });

  it('refuses a file that is no photo, and a question of no form', async () => {
    await sendPhoto('T-1', 'a.txt');
    const text = { ...ids, question_data: [flag('T-1')] };
    expect((await sendEvent(demo.receiver, 'send_photo_flag', text)).return_error_msg).toContain(
      'T-1',
    );
    const lost = { ...ids, question_data: [{ file_id: 'T-1', pcr_question_id: '1' }] };
    expect((await sendEvent(demo.receiver, 'send_photo_flag', lost)).return_error_msg).toContain(
      'no question 1',
    );
  });
});

describe('send_ready_for_office', () => {
  const ready = () => sendEvent(demo.receiver, 'send_ready_for_office', { dst_report_id: '1001' });

  it('refuses with reasons, in an answer that is a success', async () => {
    const answer = await ready();
    expect(answer).toMatchObject({ success: true, remote_org_id: 18 });
    expect(answer.result_data).toMatchObject({ ready_update: '0', error_reportid: ['1001'] });
    expect(answer.result_data?.error).toContain('Grass Cut: "Was the grass cut?" is not answered.');
  });

  it('accepts an order whose forms and photos are complete, and again', async () => {
    const rows = [isCut('No'), reason('Debris')];
    await sendEvent(demo.receiver, 'send_pcr_answers', { ...ids, pcr_form_rows: rows });
    expect((await ready()).result_data?.error).toEqual([
      'Grass Cut: "Was the grass cut?" needs more photos.',
    ]);
    await sendPhoto('P-1');
    const flags = [{ file_id: 'P-1', pcr_question_id: question('completed')?.id ?? '' }];
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
