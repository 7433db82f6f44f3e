import { transferAnswers } from '../../../src/forms/index.js';
import { actionRule, check, options, question, read } from '../support/wire.js';

const shared = (name: string, fields = {}) => ({
  question_share_name: name,
  question_transfer_prev_values: '1',
  ...fields,
});

const from = read({
  questions: [
    question('1', 'radio', shared('occupied')),
    question('2', 'checkbox', shared('damage')),
    question('3', 'textarea', shared('note')),
    question('4', 'numeric', shared('size')),
    question('5', 'textbox', shared('private')),
    question('6', 'textbox', { ...shared('late'), question_display_active: '0' }),
    question('7', 'textbox', shared('')),
  ],
  options: [
    ...options('1', '11', '12'),
    ...options('2', '21', '22'),
    { question_value_id: '23', pcr_question_id: '2', question_value: 'Gone' },
  ],
  rules: [actionRule('8', '1', '=', '11')],
  checks: [check('9', '8', 'show', '6')],
});

const answers = {
  '1': '12',
  '2': ['22', '21'],
  '3': 'x'.repeat(300),
  '4': '5',
  '5': 'secret',
  '6': 'hidden',
  '7': 'unnamed',
};

const to = read({
  questions: [
    question('101', 'radio', shared('occupied', { question_auto_transfer_prev_values: '1' })),
    question('102', 'checkbox', shared('damage')),
    question('103', 'textbox', shared('note')),
    question('104', 'numeric', shared('size', { question_auto_transfer_prev_values: '1' })),
    question('105', 'textbox', {
      question_share_name: 'private',
      question_transfer_prev_values: '0',
      question_auto_transfer_prev_values: '1',
    }),
    question('106', 'textbox', shared('late')),
    question('107', 'textbox', shared('')),
    question('108', 'textbox', shared('note', { question_active: '0' })),
  ],
  options: [
    { question_value_id: '11', pcr_question_id: '101', question_value: 'Option 12' },
    { question_value_id: '12', pcr_question_id: '101', question_value: 'Option 11' },
    { question_value_id: '21', pcr_question_id: '102', question_value: 'Option 21' },
    { question_value_id: '92', pcr_question_id: '102', question_value: 'Option 22' },
  ],
});

describe('previous answers', () => {
  it('are copied by share name, options by their texts', () => {
    expect(transferAnswers({ form: from, answers }, to)).toEqual({
      answers: { '101': '11', '102': ['92', '21'], '104': '5.00' },
      refused: [],
    });
  });

  it('are copied on request with question_transfer_prev_values 1 and refused with 0 [forms.question.transfer-prev]', () => {
    const questions = ['101', '105'];
    expect(transferAnswers({ form: from, answers }, to, { questions })).toEqual({
      answers: { '101': '11' },
      refused: [{ questionId: '105', reason: 'not_allowed' }],
    });
  });

  it('are copied without asking where the form says so as well', () => {
    const { answers: copied } = transferAnswers({ form: from, answers }, to, { mode: 'automatic' });
    expect(copied).toEqual({ '101': '11', '104': '5.00' });
  });

  it.each([
    ['103', 'does_not_fit'],
    ['106', 'no_previous_answer'],
    ['107', 'not_allowed'],
    ['108', 'not_allowed'],
    ['999', 'unknown_question'],
  ])('are refused for question %s: %s', (questionId, reason) => {
    const { answers: copied, refused } = transferAnswers({ form: from, answers }, to, {
      questions: [questionId],
    });
    expect(copied).toEqual({});
    expect(refused).toEqual([{ questionId, reason }]);
  });

  it('do not fit where an option has no counterpart or the type is another', () => {
    const gone = { ...answers, '2': ['23'] };
    const { refused } = transferAnswers({ form: from, answers: gone }, to, { questions: ['102'] });
    expect(refused).toEqual([{ questionId: '102', reason: 'does_not_fit' }]);
    const date = read({ questions: [question('1', 'date', shared('size'))] });
    expect(transferAnswers({ form: from, answers }, date).answers).toEqual({});
  });

  it('that are hidden or wrong are none', () => {
    const shown = { ...answers, '1': '11', '4': 'five' };
    const { answers: copied } = transferAnswers({ form: from, answers: shown }, to);
    expect(copied).toMatchObject({ '106': 'hidden' });
    expect(copied).not.toHaveProperty('104');
  });
});
