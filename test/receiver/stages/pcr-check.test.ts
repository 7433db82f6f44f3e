import { defineForm, parseForm } from '../../../src/forms/index.js';
import type { CheckPcrAnswers } from '../../../src/index.js';
import { createReceiver } from '../../../src/index.js';
import { sendEvent } from '../../../src/testing/index.js';

const account = { username: 'acme', password: 'correct horse' };

const pcrJson = defineForm({
  id: 50,
  name: 'Lawn',
  questions: {
    height: {
      type: 'numeric',
      text: 'Height of the grass in inches',
      rules: [{ operator: '<', value: 100 }],
      photos: { min: 0, max: 1 },
    },
  },
});
const form = parseForm(pcrJson);
const [question] = form.questions;
const questionId = question?.id ?? '';

function receiver(checkPcrAnswers: CheckPcrAnswers) {
  const reached: unknown[] = [];
  const codes: string[] = [];
  const made = createReceiver({
    siteId: '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4',
    accounts: [account],
    logger: false,
    checkPcrAnswers,
    onError: ({ code }) => void codes.push(code),
  });
  made.on('send_pcr_answers', ({ data }) => void reached.push(data));
  made.on('send_photo_flag', ({ data }) => void reached.push(data));
  return { made, reached, codes };
}

function answers(value: string) {
  return {
    dst_report_id: '1',
    pcr_form_id: '50',
    pcr_form_rows: [
      { pcr_question_id: questionId, question_data_type: 'number' as const, number_value: value },
    ],
  };
}

function flags(count: number) {
  const question_data = Array.from({ length: count }, (_, index) => ({
    file_id: `f${index}`,
    pcr_question_id: questionId,
    work_type: 'pc' as const,
  }));
  return { dst_report_id: '1', pcr_form_id: '50', question_data };
}

describe('checkPcrAnswers', () => {
  it('lets a blank answer through, and checks the rows beside it [link.event.send-pcr-answers.blank]', async () => {
    const { made, reached } = receiver(() => form);
    expect(await sendEvent(made, 'send_pcr_answers', answers(''), account)).toMatchObject({
      success: true,
    });
    expect(reached).toMatchObject([{ pcr_form_rows: [{ number_value: null }] }]);
    const both = answers('');
    const pcr_form_rows = [...both.pcr_form_rows, ...answers('500').pcr_form_rows];
    const refused = await sendEvent(made, 'send_pcr_answers', { ...both, pcr_form_rows }, account);
    expect(refused).toMatchObject({ success: false });
    expect(reached).toHaveLength(1);
  });

  it('lets answers through that keep to the form', async () => {
    const { made, reached } = receiver(() => form);
    const answer = await sendEvent(made, 'send_pcr_answers', answers('12.00'), account);
    expect(answer.success).toBe(true);
    expect(reached).toHaveLength(1);
  });

  it('refuses an answer that breaks a rule, naming question and rule', async () => {
    const { made, reached, codes } = receiver(async () => form);
    const answer = await sendEvent(made, 'send_pcr_answers', answers('120.00'), account);
    expect(answer.return_error_msg).toMatch(/^event_data\.pcr_form_rows: .*Height of the grass/);
    expect(codes).toEqual(['data_invalid']);
    expect(answer.return_error_msg).toMatch(/rule \d+/);
    expect(reached).toHaveLength(0);
  });

  it('refuses more photo flags than the question may have', async () => {
    const { made, reached } = receiver(() => form);
    expect((await sendEvent(made, 'send_photo_flag', flags(1), account)).success).toBe(true);
    const answer = await sendEvent(made, 'send_photo_flag', flags(2), account);
    expect(answer.return_error_msg).toContain('too many photos');
    expect(reached).toHaveLength(1);
  });

  it('asks for the form of the call, and checks nothing where there is none', async () => {
    const asked: unknown[] = [];
    const { made, reached } = receiver((...args) => {
      asked.push(args.slice(0, 2));
      return undefined;
    });
    expect((await sendEvent(made, 'send_pcr_answers', answers('120.00'), account)).success).toBe(
      true,
    );
    expect(asked).toEqual([['50', undefined]]);
    expect(reached).toHaveLength(1);
  });

  it('refuses an option that is no function', () => {
    expect(() => receiver('form' as never)).toThrow(/checkPcrAnswers: must be a function/);
  });
});
