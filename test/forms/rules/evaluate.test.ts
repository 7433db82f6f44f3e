import fc from 'fast-check';
import { evaluate, FormError, parseForm } from '../../../src/forms/index.js';
import { anyAnswers, brokenForms, filled } from '../support/arbitrary.js';
import { actionRule, check, fieldRule, options, question, read } from '../support/wire.js';

const required = { question_required: '1' };

describe('required questions', () => {
  it('make the form incomplete without an answer, and are named [forms.question.required]', () => {
    const form = read({ questions: [question('1', 'textbox', required), question('2', 'date')] });
    expect(evaluate(form, { '2': '2024-01-01' })).toMatchObject({
      complete: false,
      required: ['1'],
      missing: ['1'],
    });
    expect(evaluate(form, { '1': 'x' })).toMatchObject({ complete: true, missing: [] });
  });

  it.each([[''], [null], [undefined], [[]], [['']]])('are not answered by %j', (blank) => {
    const form = read({
      questions: [question('1', 'checkbox', required)],
      options: options('1', '11'),
    });
    expect(evaluate(form, { '1': blank }).missing).toEqual(['1']);
  });

  it('are never required while hidden [forms.question.required-hidden]', () => {
    const form = read({
      questions: [question('1', 'textbox'), question('2', 'textbox', required)],
      rules: [actionRule('5', '1', '=', 'no')],
      checks: [check('6', '5', 'hide', '2')],
    });
    expect(evaluate(form, { '1': 'no' })).toMatchObject({ complete: true, required: [] });
    expect(evaluate(form, { '1': 'yes' })).toMatchObject({ complete: false, required: ['2'] });
  });

  it('are never required while hidden, in any form', () => {
    fc.assert(
      fc.property(filled, ({ parts, answers }) => {
        const { visible, required: asked, missing } = evaluate(read(parts), answers);
        expect(visible).toEqual(expect.arrayContaining([...asked]));
        expect(asked).toEqual(expect.arrayContaining([...missing]));
      }),
    );
  });
});

describe('field rules', () => {
  const form = read({
    questions: [question('1', 'numeric', { question_name: 'Lot size' }), question('2', 'textbox')],
    rules: [
      fieldRule('5', '1', '>', '10'),
      fieldRule('6', '1', 'not_equal', '7'),
      actionRule('7', '2', '=', 'hide'),
    ],
    checks: [check('8', '7', 'hide', '1')],
  });

  it('report a given answer that does not meet them, on their question [forms.rule.field]', () => {
    expect(evaluate(form, { '1': '7' }).errors).toEqual([
      {
        code: 'rule_broken',
        questionId: '1',
        ruleId: '5',
        message: 'question 1 "Lot size": has to be > 10.00 (rule 5)',
      },
      expect.objectContaining({ ruleId: '6', questionId: '1' }),
    ]);
    expect(evaluate(form, { '1': '11' }).errors).toEqual([]);
  });

  it('check given answers only', () => {
    expect(evaluate(form, {}).errors).toEqual([]);
    expect(evaluate(form, { '1': '' }).errors).toEqual([]);
  });

  it('do not check the answer of a hidden question', () => {
    expect(evaluate(form, { '1': '7', '2': 'hide' }).errors).toEqual([]);
    expect(evaluate(form, { '1': 'seven', '2': 'hide' }).errors).toEqual([]);
  });

  it('name options by their texts', () => {
    const choice = read({
      questions: [question('1', 'checkbox')],
      options: options('1', '11', '12'),
      rules: [fieldRule('5', '1', 'contains_all', '["11","12"]')],
    });
    const [error] = evaluate(choice, { '1': ['11'] }).errors;
    expect(error?.message).toContain('contains all "Option 11", "Option 12" (rule 5)');
  });
});

describe('evaluate', () => {
  it('names answers to questions that the form does not have', () => {
    const form = read({ questions: [question('1', 'textbox')] });
    const { errors } = evaluate(form, { '9': 'x', toString: 'y', '8': '' });
    expect(errors.map(({ code, questionId }) => [code, questionId])).toEqual([
      ['unknown_question', '9'],
      ['unknown_question', 'toString'],
    ]);
  });

  it.each([[null], [[]], ['answers']])('refuses %j as answers', (answers) => {
    const form = read({});
    expect(() => Reflect.apply(evaluate, undefined, [form, answers])).toThrow(FormError);
    expect(() => Reflect.apply(evaluate, undefined, [form, answers])).toThrow(/pcr_question_id/);
  });

  it('never throws or hangs, whatever the form and the answers', () => {
    fc.assert(
      fc.property(brokenForms, anyAnswers, (result, answers) => {
        const form = parseForm(result);
        const { visible, required: asked } = evaluate(form, answers, { photos: {} });
        expect(visible).toEqual(expect.arrayContaining([...asked]));
        expect(evaluate(form, answers, { photos: {} }).visible).toEqual(visible);
      }),
      { numRuns: 300 },
    );
  });
});
