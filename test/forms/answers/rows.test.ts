import fc from 'fast-check';
import {
  type Answers,
  canonicalAnswers,
  checkRows,
  evaluate,
  FormError,
  fromRows,
  type PcrFormRow,
  parseForm,
  toRows,
} from '../../../src/forms/index.js';
import { anyAnswers, brokenForms, filled } from '../support/arbitrary.js';
import { actionRule, check, fieldRule, options, question, read } from '../support/wire.js';

const form = read({
  questions: [
    question('1', 'checkbox'),
    question('2', 'radio', { question_name: 'Occupied?' }),
    question('3', 'numeric'),
    question('4', 'textbox'),
    question('5', 'date'),
    question('6', 'textarea'),
    question('7', 'title'),
    question('8', 'svcfield'),
    question('9', 'textbox', { question_active: '0' }),
    question('10', 'textbox', { question_display_active: '0' }),
    question('11', 'photos'),
    question('12', 'dropdown'),
  ],
  options: [
    ...options('1', '11', '12', '13'),
    ...options('2', '21', '22'),
    ...options('12', '121', '122'),
    { question_value_id: '14', pcr_question_id: '1', question_value_active: '0' },
  ],
  rules: [actionRule('51', '2', '=', '21'), fieldRule('52', '3', '<', '100')],
  checks: [check('61', '51', 'show', '10')],
});

const row = (id: string, type: string, value: unknown) => ({
  pcr_question_id: id,
  question_data_type: type,
  [`${type}_value`]: value,
});

const codes = (rows: unknown) => checkRows(form, rows).errors.map(({ code }) => code);

describe('answers as rows', () => {
  it('have the question, the data type and the one value field of that type [forms.answers.rows]', () => {
    const answers = {
      '4': 'text',
      '5': '2024-01-31',
      '3': '1',
      '2': '21',
      '6': 'long',
      '12': '121',
    };
    const rows = toRows(form, answers);
    expect(rows).toEqual([
      row('2', 'int', '21'),
      row('3', 'number', '1.00'),
      row('4', 'varchar', 'text'),
      row('5', 'date', '2024-01-31'),
      row('6', 'longtext', 'long'),
      row('12', 'int', '121'),
    ]);
    for (const each of rows) expect(Object.keys(each)).toHaveLength(3);
  });

  it('are one row per selected option of a checkbox [forms.answers.multi-rows]', () => {
    expect(toRows(form, { '1': ['13', '11'] })).toEqual([
      row('1', 'int', '13'),
      row('1', 'int', '11'),
    ]);
  });

  it('hold option ids as int for checkbox, dropdown and radio [forms.data-type.integer]', () => {
    const answers: Answers = { '1': ['11'], '2': '22', '12': '122' };
    const rows = toRows(form, answers);
    expect(rows).toEqual([row('1', 'int', '11'), row('2', 'int', '22'), row('12', 'int', '122')]);
    expect(fromRows(form, rows)).toEqual(answers);
    expect(fromRows(form, [row('2', 'int', 22)])).toEqual({ '2': '22' });
  });

  it.each([
    ['5', '5.00'],
    ['-0.5', '-0.50'],
    ['007.1', '7.10'],
    [12.5, '12.50'],
    ['-0', '0.00'],
  ])('carry the number %j as %s [forms.data-type.number]', (given, written) => {
    const rows = toRows(form, { '3': given });
    expect(rows).toEqual([row('3', 'number', written)]);
    expect(fromRows(form, rows)).toEqual({ '3': written });
  });

  it('take a number under any data type member [forms.data-type.number]', () => {
    expect(fromRows(form, [row('3', 'decimal', '9.50')])).toEqual({ '3': '9.50' });
    expect(codes([row('3', 'decimal', '9.50')])).toEqual([]);
    expect(codes([row('3', 'int', 9)])).toEqual([]);
    expect(codes([row('3', 'decimal', 'nine')])).toEqual(['not_a_number']);
  });

  it('hold a short text as varchar [forms.data-type.string]', () => {
    const rows = toRows(form, { '4': 'Ünï' });
    expect(rows).toEqual([row('4', 'varchar', 'Ünï')]);
    expect(fromRows(form, rows)).toEqual({ '4': 'Ünï' });
  });

  it('hold a date as YYYY-MM-DD [forms.data-type.date]', () => {
    const rows = toRows(form, { '5': '2024-02-29' });
    expect(rows).toEqual([row('5', 'date', '2024-02-29')]);
    expect(fromRows(form, rows)).toEqual({ '5': '2024-02-29' });
    expect(codes([row('5', 'date', '02/29/2024')])).toEqual(['not_a_date']);
  });

  it('hold a long text as longtext, longer than 255 [forms.data-type.long-text]', () => {
    const text = 'x\n'.repeat(200);
    const rows = toRows(form, { '6': text });
    expect(rows).toEqual([row('6', 'longtext', text)]);
    expect(fromRows(form, rows)).toEqual({ '6': text });
    expect(codes(rows)).toEqual([]);
  });

  it('leave out hidden, inactive, title and svcfield questions [forms.answers.hidden]', () => {
    const answers = { '7': 'a', '8': 'b', '9': 'c', '10': 'd', '11': 'e', '4': '' };
    expect(toRows(form, answers)).toEqual([]);
    expect(toRows(form, { ...answers, '2': '21' })).toEqual([
      row('2', 'int', '21'),
      row('10', 'varchar', 'd'),
    ]);
  });

  it('are read back, several rows of a question into one answer [forms.answers.read-rows]', () => {
    const rows = [row('1', 'int', '11'), row('4', 'varchar', 'x'), row('1', 'int', '13')];
    expect(fromRows(form, rows)).toEqual({ '1': ['11', '13'], '4': 'x' });
    expect(fromRows(form, [row('2', 'int', '21'), row('2', 'int', '22')])).toEqual({
      '2': ['21', '22'],
    });
    expect(fromRows(form, row('4', 'varchar', 'alone'))).toEqual({ '4': 'alone' });
    expect(fromRows(form, [])).toEqual({});
  });

  it('lose nothing on the way there and back, on any form', () => {
    fc.assert(
      fc.property(filled, ({ parts, answers }) => {
        const any = read(parts);
        const { visible } = evaluate(any, answers);
        const writable = any.questions.filter(
          ({ id, dataType }) => dataType && visible.includes(id),
        );
        const canonical = canonicalAnswers(any, answers);
        const kept = Object.entries(canonical).filter(([id]) =>
          writable.some((one) => one.id === id),
        );
        const rows = toRows(any, answers);
        const back = fromRows(any, rows);
        const asLists = (given: Answers) =>
          Object.fromEntries(Object.entries(given).map(([id, value]) => [id, [value].flat()]));
        expect(asLists(back)).toEqual(asLists(Object.fromEntries(kept)));
        const again = toRows(any, back);
        expect(rows).toEqual(expect.arrayContaining(again));
        // A rule of a question that hides itself may show another one: without its answer that one is gone, too.
        const isAsVisible = evaluate(any, back).visible.join() === visible.join();
        if (isAsVisible) expect(again).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('are refused in another outer shape', () => {
    for (const rows of [null, 'rows', 7, undefined]) {
      expect(() => fromRows(form, rows)).toThrow(FormError);
      expect(() => checkRows(form, rows)).toThrow(
        'pcr_form_rows: expected an array of up to 100000 rows',
      );
    }
    const many = Array.from({ length: 100_001 }, () => row('4', 'varchar', 'x'));
    expect(() => checkRows(form, many)).toThrow('up to 100000 rows');
  });

  it('never make reading throw on any form', () => {
    const cell = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string()));
    const anyRow = fc.oneof(
      cell,
      fc.record({
        pcr_question_id: fc.oneof(
          fc.nat({ max: 8 }).map((index) => String(100 + index)),
          cell,
        ),
        question_data_type: fc.oneof(fc.constantFrom('int', 'date', 'varchar', '__proto__'), cell),
        int_value: cell,
        varchar_value: cell,
      }),
    );
    fc.assert(
      fc.property(brokenForms, fc.array(anyRow), anyAnswers, (result, rows, previous) => {
        const any = parseForm(result);
        const { ok, errors, answers } = checkRows(any, rows, { previous });
        expect(ok).toBe(errors.length === 0);
        expect(fromRows(any, rows)).toEqual(answers);
      }),
      { numRuns: 200 },
    );
  });
});

describe('checkRows', () => {
  it('names question and rule of an answer that breaks the form', () => {
    const { ok, errors, answers } = checkRows(form, [
      row('3', 'number', '100'),
      row('2', 'int', '99'),
    ]);
    expect(ok).toBe(false);
    expect(answers).toEqual({ '3': '100', '2': '99' });
    expect(errors.map(({ message }) => message)).toEqual([
      'question 3 "Question 3": has to be < 100.00 (rule 52)',
      'question 2 "Occupied?": unknown option',
    ]);
  });

  it('takes what toRows writes, part of a form or all of it', () => {
    const rows: PcrFormRow[] = toRows(form, { '1': ['11'], '3': '99.99', '5': '2024-01-01' });
    expect(checkRows(form, rows)).toMatchObject({ ok: true, errors: [] });
    expect(checkRows(form, [])).toMatchObject({ ok: true, errors: [] });
  });

  it.each([
    ['text', 'row_unreadable'],
    [null, 'row_unreadable'],
    [{ question_data_type: 'int', int_value: '1' }, 'row_unreadable'],
    [{ pcr_question_id: ['1'], question_data_type: 'int', int_value: '11' }, 'row_unreadable'],
    [row('99', 'int', '1'), 'unknown_question'],
    [row('2', 'varchar', '21'), 'data_type_differs'],
    [row('5', 'int', '5'), 'data_type_differs'],
    [{ pcr_question_id: '2', int_value: '21' }, 'data_type_differs'],
    [{ ...row('2', 'int', '21'), varchar_value: '22' }, 'value_extra'],
    [row('4', 'varchar', { deep: 1 }), 'row_unreadable'],
    [row('7', 'varchar', 'x'), 'not_answerable'],
    [row('8', 'varchar', 'x'), 'not_answerable'],
    [row('9', 'varchar', 'x'), 'not_answerable'],
    [row('11', 'varchar', 'x'), 'not_answerable'],
    [row('2', 'int', '11'), 'unknown_option'],
    [row('1', 'int', '14'), 'inactive_option'],
    [row('4', 'varchar', 'x'.repeat(256)), 'too_long'],
  ])('refuses the row %j: %s', (wrong, code) => {
    expect(codes([wrong])).toContain(code);
    expect(codes([row('5', 'date', '2024-01-01'), wrong])).toContain(code);
  });

  it('refuses two answers where one is asked, and an option twice', () => {
    expect(codes([row('12', 'int', '121'), row('12', 'int', '122')])).toEqual(['too_many_values']);
    expect(codes([row('4', 'varchar', 'a'), row('4', 'varchar', 'b')])).toEqual([
      'too_many_values',
    ]);
    expect(codes([row('1', 'int', '11'), row('1', 'int', '11')])).toEqual(['duplicate_option']);
  });

  it('takes the one text data type for the other', () => {
    expect(codes([row('4', 'longtext', 'x'), row('6', 'varchar', 'y')])).toEqual([]);
  });

  it('takes empty values of other members and blank answers', () => {
    expect(codes([{ ...row('2', 'int', '21'), varchar_value: '', date_value: null }])).toEqual([]);
    expect(codes([row('5', 'date', '')])).toEqual([]);
  });

  it('takes an option withdrawn since where it was selected before', () => {
    const rows = [row('1', 'int', '14')];
    expect(checkRows(form, rows, { previous: { '1': ['14'] } }).ok).toBe(true);
    expect(checkRows(form, rows, { previous: { '2': '14' } }).ok).toBe(false);
  });

  it('checks hidden questions too, because what shows them may have come before', () => {
    expect(codes([row('10', 'varchar', 'x')])).toEqual([]);
    expect(codes([row('10', 'varchar', 'x'.repeat(256))])).toEqual(['too_long']);
  });
});
