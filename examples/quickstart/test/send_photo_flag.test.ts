import { sendEvent } from 'svclink/testing';
import { createQuickstart, type Quickstart } from '../src/quickstart.js';
import { ids, questionId, receiveFile } from './grass-cut.js';

let demo: Quickstart;
beforeEach(() => {
  demo = createQuickstart();
});
afterEach(() => demo.close());

describe('send_photo_flag', () => {
  const flag = (file_id: string) => ({ file_id, pcr_question_id: questionId('after') });

  it('keeps a flag once, however often it comes', async () => {
    receiveFile(demo, 'P-1');
    const data = { ...ids, question_data: [flag('P-1'), flag('P-1')] };
    await sendEvent(demo.receiver, 'send_photo_flag', data);
    const answer = await sendEvent(demo.receiver, 'send_photo_flag', data);
    expect(answer).toMatchObject({ success: true, result_data: null });
    expect(demo.site.store.order('1001').results.photoFlags.size).toBe(1);
  });

  it('refuses a file that was never received, and keeps nothing of the call', async () => {
    receiveFile(demo, 'P-1');
    const data = { ...ids, question_data: [flag('P-1'), flag('P-2')] };
    const answer = await sendEvent(demo.receiver, 'send_photo_flag', data);
    expect(answer.return_error_msg).toContain('P-2');
    expect(demo.site.store.order('1001').results.photoFlags.size).toBe(0);
  });

  it('refuses a file that is no photo, and a question of no form', async () => {
    receiveFile(demo, 'T-1', 1);
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
