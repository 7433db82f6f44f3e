import { grassCut } from '../../../examples/forms/grass-cut.js';
import { parseForm, toPlainText } from '../../../src/forms/index.js';
import { fieldRule, options, photoRule, question, read } from '../support/wire.js';

describe('a form as plain text', () => {
  it('lists questions with options, rules and photos', () => {
    const text = toPlainText(parseForm(grassCut, { version: 2 }));
    expect(text.split('\n').slice(0, 13)).toEqual([
      'Grass Cut [form 5102, version 2]',
      '',
      'Was the grass cut? [51020000] (radio, required)',
      '  ( ) Yes [51020001]',
      '  ( ) No [51020002]',
      '  ( ) Partially [51020003]',
      '  photos: 1 to 2',
      '  photos when = "Yes": 4 to 12',
      '  photos when = "Partially": 6 to 12',
      '  when contains any "Yes", "Partially": show "Date cut" [51020004]',
      '  when contains any "Yes", "Partially": show "Height of the grass before the cut, in inches" [51020005]',
      '  when contains any "Yes", "Partially": show "What was done" [51020006]',
      '  when contains any "Yes", "Partially": show "Before" [51020019]',
    ]);
    expect(text).toContain('Other reason [51020018] (textbox, required, hidden)\n');
    expect(text.endsWith('\n')).toBe(true);
    expect(text).not.toContain('Findings');
  });

  it('leaves out what is not in use and tells findings', () => {
    const text = toPlainText(
      read({
        questions: [question('1', 'checkbox'), question('2', 'date', { question_active: '0' })],
        options: options('1', '11'),
        rules: [fieldRule('5', '1', 'near', '11'), fieldRule('6', '1', 'count', '1')],
        photos: [photoRule('7', '1', '2', '')],
      }),
    );
    expect(text).toBe(
      [
        'Test form [form 1]',
        '',
        'Question 1 [1] (checkbox)',
        '  [ ] Option 11 [11]',
        '  has to be count 1',
        '  photos: at least 2',
        '',
        'Findings:',
        '  rule_operator_unknown: options_pcr_forms_rules 5: rule operator unknown: "near"; never met',
        '',
      ].join('\n'),
    );
  });

  it('lets no text steer the terminal', () => {
    const evil = 'A\u001b[2J\u0007\u202eB\nC\u009bD';
    const text = toPlainText(
      read({
        form: { pcr_form_name: evil },
        questions: [question('1', 'radio', { question_name: evil })],
        options: [{ question_value_id: '11', pcr_question_id: '1', question_value: evil }],
        rules: [fieldRule('5', '1', evil, '1')],
      }),
    );
    expect(text).not.toMatch(/[^\P{C}\n]/u);
    expect(text).toContain('A·[2J··B C·D [1] (radio)');
  });
});
