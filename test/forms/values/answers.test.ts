import { evaluate } from '../../../src/forms/index.js';
import { options, question, read } from '../support/wire.js';

function codes(type: string, answer: unknown, fields: Record<string, unknown> = {}): string[] {
  const form = read({
    questions: [question('1', type, fields), question('2', 'radio')],
    options: ['checkbox', 'dropdown', 'radio'].includes(type)
      ? [
          ...options('1', '11', '12', '13'),
          { question_value_id: '14', pcr_question_id: '1', question_value_active: '0' },
          ...options('2', '21'),
        ]
      : options('2', '21'),
  });
  const answers = Object.fromEntries([['1', answer]]);
  return Reflect.apply(evaluate, undefined, [form, answers]).errors.map(
    ({ code }: { code: string }) => code,
  );
}

describe('answers by question type', () => {
  it.each([[['11']], [['11', '12', '13']], ['12'], [11]])(
    'takes any number of options of a checkbox: %j [forms.type.checkbox]',
    (answer) => {
      expect(codes('checkbox', answer)).toEqual([]);
    },
  );

  it('refuses an option of a checkbox selected twice', () => {
    expect(codes('checkbox', ['11', '11'])).toEqual(['duplicate_option']);
  });

  it.each(['2024-02-29', '2000-02-29', '1999-12-31', '9999-01-01'])(
    'takes the date %s [forms.type.date]',
    (answer) => {
      expect(codes('date', answer)).toEqual([]);
    },
  );

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-04-31',
    '2024-00-10',
    '01/02/2024',
    '2024-1-2',
    '20240102',
    '2024-01-01T00:00:00Z',
    '2024-01-01\n',
    'today',
  ])('refuses %j as a date [forms.type.date]', (answer) => {
    expect(codes('date', answer)).toEqual(['not_a_date']);
  });

  it('takes exactly one option of a dropdown [forms.type.dropdown]', () => {
    expect(codes('dropdown', '11')).toEqual([]);
    expect(codes('dropdown', ['12'])).toEqual([]);
    expect(codes('dropdown', ['11', '12'])).toEqual(['too_many_values']);
  });

  it('takes exactly one option of a radio question [forms.type.radio]', () => {
    expect(codes('radio', '11')).toEqual([]);
    expect(codes('radio', ['11', '12'])).toEqual(['too_many_values']);
  });

  it.each(['0', '-1', '12.5', '12.50', '007', '123456789012345678901234567890', 3, 0.07])(
    'takes the number %j [forms.type.numeric]',
    (answer) => {
      expect(codes('numeric', answer)).toEqual([]);
    },
  );

  it.each([
    'abc',
    '1,5',
    '1.',
    '.5',
    '1e3',
    '0x10',
    '+1',
    '--1',
    '1 2',
    'NaN',
    'Infinity',
    '1.234',
    0.001,
  ])('refuses %j as a number [forms.type.numeric]', (answer) => {
    expect(codes('numeric', answer)).toEqual(['not_a_number']);
  });

  it('refuses an answer value to a photos question [forms.type.photos]', () => {
    expect(codes('photos', 'x')).toEqual(['not_answerable']);
    expect(codes('photos', '')).toEqual([]);
  });

  it('asks no answer of a svcfield question, required or not [forms.type.svcfield]', () => {
    const form = read({ questions: [question('1', 'svcfield', { question_required: '1' })] });
    expect(evaluate(form, {})).toMatchObject({ complete: true, visible: ['1'], required: [] });
    expect(codes('svcfield', 'x')).toEqual(['not_answerable']);
  });

  it('asks no answer of a title question, required or not [forms.type.title]', () => {
    const form = read({ questions: [question('1', 'title', { question_required: '1' })] });
    expect(evaluate(form, {})).toMatchObject({ complete: true, visible: ['1'], required: [] });
    expect(codes('title', 'x')).toEqual(['not_answerable']);
  });

  it('takes more than 255 characters in a textarea [forms.type.textarea]', () => {
    expect(codes('textarea', 'x'.repeat(256))).toEqual([]);
    expect(codes('textarea', 'x'.repeat(100_000))).toEqual([]);
  });

  it('takes 255 characters in a textbox and refuses 256 [forms.type.textbox]', () => {
    expect(codes('textbox', 'x'.repeat(255))).toEqual([]);
    expect(codes('textbox', '😀'.repeat(255))).toEqual([]);
    expect(codes('textbox', 'x'.repeat(256))).toEqual(['too_long']);
    expect(codes('textbox', '😀'.repeat(256))).toEqual(['too_long']);
    expect(codes('textbox', 'x'.repeat(256), { question_data_type: 'longtext' })).toEqual([
      'too_long',
    ]);
  });

  it('limits no answer by question_form_length, which is display size [forms.question.form-length]', () => {
    expect(codes('textbox', 'x'.repeat(200), { question_form_length: '10' })).toEqual([]);
    expect(codes('textbox', 'x'.repeat(256), { question_form_length: '500' })).toEqual([
      'too_long',
    ]);
  });

  it('limits an answer of data type string to 255 characters [forms.data-type.string]', () => {
    expect(codes('textarea', 'x'.repeat(256), { question_data_type: 'varchar' })).toEqual([
      'too_long',
    ]);
    expect(codes('textarea', 'x'.repeat(255), { question_data_type: 'varchar' })).toEqual([]);
  });

  it('does not limit an answer of data type long text [forms.data-type.long-text]', () => {
    expect(codes('textarea', 'x'.repeat(256), { question_data_type: 'longtext' })).toEqual([]);
  });

  it('takes a number with two decimals and refuses a third [forms.data-type.number]', () => {
    expect(codes('numeric', '1.25')).toEqual([]);
    expect(codes('numeric', '1.255')).toEqual(['not_a_number']);
  });

  it.each([
    ['checkbox', ['21']],
    ['radio', '21'],
    ['dropdown', '99'],
    ['radio', 'Option 11'],
  ])(
    'refuses an id that is no option of the %s question: %j [forms.option.foreign]',
    (type, answer) => {
      expect(codes(type, answer)).toEqual(['unknown_option']);
    },
  );

  it('neither offers nor takes an inactive option anew [forms.option.active]', () => {
    expect(codes('checkbox', ['11', '14'])).toEqual(['inactive_option']);
    const form = read({
      questions: [question('1', 'radio')],
      options: [
        ...options('1', '11'),
        { question_value_id: '14', pcr_question_id: '1', question_value_active: '0' },
      ],
    });
    expect(form.questions[0]?.options.map(({ id }) => id)).toEqual(['11']);
    expect(form.questions[0]?.inactiveOptions.map(({ id }) => id)).toEqual(['14']);
    expect(evaluate(form, { '1': '14' }).errors).toHaveLength(1);
    expect(evaluate(form, { '1': '14' }, { previous: { '1': '14' } }).errors).toEqual([]);
  });

  it.each([[{}], [true], [[{}]], [Number.NaN], [[['a']]]])('refuses %j as any answer', (answer) => {
    expect(codes('textbox', answer)).toEqual(['not_text']);
  });

  it('refuses anything for a question that takes no answer', () => {
    expect(codes('title', {})).toEqual(['not_answerable']);
    expect(codes('textbox', {}, { question_active: '0' })).toEqual(['not_answerable']);
  });

  it('asks nothing of a photos question by question_required', () => {
    const form = read({ questions: [question('1', 'photos', { question_required: '1' })] });
    expect(evaluate(form, {})).toMatchObject({ complete: true, required: [] });
  });

  it('refuses two texts', () => {
    expect(codes('textbox', ['a', 'b'])).toEqual(['too_many_values']);
  });
});
