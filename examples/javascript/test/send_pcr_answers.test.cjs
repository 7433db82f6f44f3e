'use strict';

const { sendEvent } = require('svclink/testing');
const { createQuickstart } = require('../src/quickstart.cjs');
const { ids, optionId, questionId, row } = require('./grass-cut.cjs');

let demo;
beforeEach(() => {
  demo = createQuickstart();
});
afterEach(() => demo.close());

function answersOf(share) {
  const answers = demo.site.store.order('1001').results.answers.get('5102');
  return answers?.get(questionId(share))?.map(({ int_value }) => int_value);
}

describe('send_pcr_answers', () => {
  it('replaces the answers that it names and leaves the others', async () => {
    const first = [row('completed', 'No'), row('reasons', 'Debris'), row('reasons', 'Other')];
    await sendEvent(demo.receiver, 'send_pcr_answers', { ...ids, pcr_form_rows: first });
    expect(answersOf('reasons')).toHaveLength(2);
    const second = [row('reasons', 'Locked gate')];
    await sendEvent(demo.receiver, 'send_pcr_answers', { ...ids, pcr_form_rows: second });
    expect(answersOf('reasons')).toEqual([optionId('reasons', 'Locked gate')]);
    expect(answersOf('completed')).toEqual([optionId('completed', 'No')]);
  });

  it('clears the question of a blank answer, and no other', async () => {
    const first = [row('completed', 'No'), row('reasons', 'Debris')];
    await sendEvent(demo.receiver, 'send_pcr_answers', { ...ids, pcr_form_rows: first });
    const blank = { ...row('reasons', 'Debris'), int_value: '' };
    const answer = await sendEvent(demo.receiver, 'send_pcr_answers', {
      ...ids,
      pcr_form_rows: [blank],
    });
    expect(answer.success).toBe(true);
    expect(answersOf('reasons')).toBeUndefined();
    expect(answersOf('completed')).toEqual([optionId('completed', 'No')]);
  });

  it('refuses a form of another order, and answers that the form does not allow', async () => {
    const foreign = { ...ids, pcr_form_id: '5101', pcr_form_rows: [row('completed', 'No')] };
    const first = await sendEvent(demo.receiver, 'send_pcr_answers', foreign);
    expect(first.return_error_msg).toContain('5101');
    const wrong = { ...ids, pcr_form_rows: [{ ...row('completed', 'No'), int_value: '1' }] };
    const second = await sendEvent(demo.receiver, 'send_pcr_answers', wrong);
    expect(second.success).toBe(false);
    expect(answersOf('completed')).toBeUndefined();
  });
});
