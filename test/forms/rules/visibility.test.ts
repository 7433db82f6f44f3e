import { evaluate } from '../../../src/forms/index.js';
import { actionRule, check, options, question, read } from '../support/wire.js';

const hidden = { question_display_active: '0' };

/** 1 shows 2 with option 11, 2 shows 3 with option 21, 3 shows 4 with option 31. */
const chain = read({
  questions: [
    question('1', 'radio'),
    question('2', 'radio', hidden),
    question('3', 'radio', hidden),
    question('4', 'textbox', { ...hidden, question_required: '1' }),
  ],
  options: [...options('1', '11', '12'), ...options('2', '21', '22'), ...options('3', '31', '32')],
  rules: [
    actionRule('51', '1', '=', '11'),
    actionRule('52', '2', '=', '21'),
    actionRule('53', '3', '=', '31'),
  ],
  checks: [
    check('61', '51', 'show', '2'),
    check('62', '52', 'show', '3'),
    check('63', '53', 'show', '4'),
  ],
});

describe('which questions are shown', () => {
  it('shows a question by question_display_active until a rule says otherwise [forms.question.display-active]', () => {
    expect(evaluate(chain, {}).visible).toEqual(['1']);
    expect(evaluate(chain, { '1': '11' }).visible).toEqual(['1', '2']);
  });

  it('shows the target of a met rule with a show check [forms.check.show]', () => {
    expect(evaluate(chain, { '1': '11', '2': '21' }).visible).toEqual(['1', '2', '3']);
    expect(evaluate(chain, { '1': '12' }).visible).toEqual(['1']);
  });

  it('hides the target of a met rule with a hide check [forms.check.hide]', () => {
    const form = read({
      questions: [question('1', 'numeric'), question('2', 'textbox')],
      rules: [actionRule('5', '1', '>', '3')],
      checks: [check('6', '5', 'hide', '2')],
    });
    expect(evaluate(form, { '1': '3' }).visible).toEqual(['1', '2']);
    expect(evaluate(form, { '1': '4' }).visible).toEqual(['1']);
  });

  it('returns a target to question_display_active when its rule is not met [forms.check.unmet]', () => {
    const form = read({
      questions: [
        question('1', 'radio'),
        question('2', 'textbox'),
        question('3', 'textbox', hidden),
      ],
      options: options('1', '11', '12'),
      rules: [actionRule('5', '1', '=', '11')],
      checks: [check('6', '5', 'hide', '2'), check('7', '5', 'show', '3')],
    });
    expect(evaluate(form, { '1': '11' }).visible).toEqual(['1', '3']);
    expect(evaluate(form, { '1': '12' }).visible).toEqual(['1', '2']);
    expect(evaluate(form, {}).visible).toEqual(['1', '2']);
  });

  it('acts on every target of a rule with several checks [forms.check.several]', () => {
    const form = read({
      questions: [
        question('1', 'textbox'),
        question('2', 'textbox', hidden),
        question('3', 'textbox'),
        question('4', 'title', hidden),
      ],
      rules: [actionRule('5', '1', '=', 'go')],
      checks: [
        check('6', '5', 'show', '2'),
        check('7', '5', 'hide', '3'),
        check('8', '5', 'show', '4'),
      ],
    });
    expect(evaluate(form, { '1': 'go' }).visible).toEqual(['1', '2', '4']);
  });

  it('acts on other questions and never makes the answer an error [forms.rule.action]', () => {
    const unmet = evaluate(chain, { '1': '12' });
    expect(unmet.errors).toEqual([]);
    expect(evaluate(chain, { '1': '11' }).errors).toEqual([]);
    expect(unmet.complete).toBe(true);
  });

  it('folds a chain up completely: hidden questions trigger no rules', () => {
    const answers = { '1': '12', '2': '21', '3': '31', '4': 'text' };
    expect(evaluate(chain, answers).visible).toEqual(['1']);
    expect(evaluate(chain, { ...answers, '1': '11' }).visible).toEqual(['1', '2', '3', '4']);
  });

  it('lets answers of hidden questions count where that is chosen', () => {
    const answers = { '1': '12', '2': '21', '3': '31' };
    const { visible } = evaluate(chain, answers, { hiddenAnswers: 'count' });
    expect(visible).toEqual(['1', '3', '4']);
  });

  it('lets hide win over show, or show over hide where that is chosen', () => {
    const form = read({
      questions: [question('1', 'textbox'), question('2', 'textbox', hidden)],
      rules: [actionRule('5', '1', '=', 'a'), actionRule('6', '1', 'length_less_than', '5')],
      checks: [check('7', '5', 'show', '2'), check('8', '6', 'hide', '2')],
    });
    expect(evaluate(form, { '1': 'a' }).visible).toEqual(['1']);
    expect(evaluate(form, { '1': 'a' }, { conflict: 'show' }).visible).toEqual(['1', '2']);
    expect(evaluate(form, { '1': 'b' }, { conflict: 'show' }).visible).toEqual(['1']);
  });

  it('meets no rule without an answer, unless blanks are to be compared', () => {
    const form = read({
      questions: [question('1', 'checkbox'), question('2', 'textbox', hidden)],
      options: options('1', '11'),
      rules: [actionRule('5', '1', 'doesnt_contain_any', '11')],
      checks: [check('7', '5', 'show', '2')],
    });
    expect(evaluate(form, {}).visible).toEqual(['1']);
    expect(evaluate(form, { '1': [] }).visible).toEqual(['1']);
    expect(evaluate(form, {}, { blankAnswers: 'compare' }).visible).toEqual(['1', '2']);
    expect(evaluate(form, { '1': ['11'] }, { blankAnswers: 'compare' }).visible).toEqual(['1']);
  });

  it('meets no rule with an answer that cannot be taken', () => {
    expect(evaluate(chain, { '1': ['11', '12'] }).visible).toEqual(['1']);
    const form = read({
      questions: [question('1', 'numeric'), question('2', 'textbox', hidden)],
      rules: [actionRule('5', '1', 'not_equal', '7')],
      checks: [check('7', '5', 'show', '2')],
    });
    expect(evaluate(form, { '1': 'seven' }).visible).toEqual(['1']);
    expect(evaluate(form, { '1': '8' }).visible).toEqual(['1', '2']);
  });

  it('compares blanks only: an answer that cannot be taken is none', () => {
    const form = read({
      questions: [question('1', 'numeric'), question('2', 'textbox', hidden)],
      rules: [actionRule('5', '1', 'not_equal', '7')],
      checks: [check('7', '5', 'show', '2')],
    });
    expect(evaluate(form, {}, { blankAnswers: 'compare' }).visible).toEqual(['1', '2']);
    expect(evaluate(form, { '1': 'seven' }, { blankAnswers: 'compare' }).visible).toEqual(['1']);
  });

  it('neither uses nor shows inactive and deleted questions [forms.question.active]', () => {
    const form = read({
      questions: [
        question('1', 'radio'),
        question('2', 'textbox', { question_active: '0', question_required: '1' }),
        question('3', 'textbox', { question_deleted: '1', question_required: '1' }),
        question('4', 'radio', { question_active: '0' }),
        question('5', 'textbox', hidden),
      ],
      options: [...options('1', '11'), ...options('4', '41')],
      rules: [actionRule('51', '1', '=', '11'), actionRule('52', '4', '=', '41')],
      checks: [
        check('61', '51', 'show', '2'),
        check('62', '51', 'show', '3'),
        check('63', '52', 'show', '5'),
      ],
    });
    const { visible, required, complete } = evaluate(form, { '1': '11' });
    expect(visible).toEqual(['1']);
    expect(required).toEqual([]);
    expect(complete).toBe(true);
    const { errors } = evaluate(form, { '2': 'x', '3': 'y', '4': '41' });
    expect(errors.map(({ questionId, code }) => [questionId, code])).toEqual([
      ['2', 'not_answerable'],
      ['3', 'not_answerable'],
      ['4', 'not_answerable'],
    ]);
    expect(evaluate(form, { '4': '41' }).visible).toEqual(['1']);
  });
});

describe('loops of rules', () => {
  const loop = read({
    questions: [
      question('1', 'textbox'),
      question('2', 'textbox'),
      question('3', 'textbox', hidden),
    ],
    rules: [actionRule('51', '1', '=', 'x'), actionRule('52', '2', '=', 'x')],
    checks: [
      check('61', '51', 'hide', '2'),
      check('62', '52', 'hide', '1'),
      check('63', '52', 'show', '3'),
    ],
  });

  it('are reported with the questions in them', () => {
    expect(loop.findings).toEqual([
      expect.objectContaining({ code: 'rule_loop', ids: ['1', '2'] }),
    ]);
  });

  it('are decided in question order, the closing rule by the display default', () => {
    // 2 is shown by default, so its rule hides 1; 1 hidden cannot hide 2; 2 shown shows 3.
    expect(evaluate(loop, { '1': 'x', '2': 'x' }).visible).toEqual(['2', '3']);
    expect(evaluate(loop, { '1': 'x' }).visible).toEqual(['1']);
    expect(evaluate(loop, { '2': 'x' }).visible).toEqual(['2', '3']);
  });

  it('are not closed by a rule of a question that is hidden by default', () => {
    const form = read({
      questions: [question('1', 'textbox'), question('2', 'textbox', hidden)],
      rules: [actionRule('51', '1', '=', 'x'), actionRule('52', '2', '=', 'x')],
      checks: [check('61', '51', 'show', '2'), check('62', '52', 'hide', '1')],
    });
    const answers = { '1': 'x', '2': 'x' };
    expect(evaluate(form, answers).visible).toEqual(['1', '2']);
    expect(evaluate(form, answers, { hiddenAnswers: 'count' }).visible).toEqual(['2']);
  });

  it('of one question that hides itself end too', () => {
    const form = read({
      questions: [question('1', 'textbox')],
      rules: [actionRule('5', '1', '=', 'x')],
      checks: [check('6', '5', 'hide', '1')],
    });
    expect(form.findings.map(({ code, ids }) => [code, ...ids])).toEqual([['rule_loop', '1']]);
    expect(evaluate(form, { '1': 'x' }).visible).toEqual([]);
    expect(evaluate(form, { '1': 'y' }).visible).toEqual(['1']);
  });

  it('of questions not in use are none', () => {
    const form = read({
      questions: [question('1', 'textbox', { question_active: '0' }), question('2', 'textbox')],
      rules: [actionRule('51', '1', '=', 'x'), actionRule('52', '2', '=', 'x')],
      checks: [check('61', '51', 'hide', '2'), check('62', '52', 'hide', '1')],
    });
    expect(form.findings).toEqual([]);
  });

  it('do not grow the stack: a chain of 5,000 questions', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => String(index + 1));
    const form = read({
      questions: ids.map((id) => question(id, 'textbox', id === '1' ? {} : hidden)),
      rules: ids
        .slice(1)
        .map((_, index) => actionRule(String(index + 1), String(index + 1), '=', 'x')),
      checks: ids.slice(1).map((id, index) => check(id, String(index + 1), 'show', id)),
    });
    const answers = Object.fromEntries(ids.map((id) => [id, 'x']));
    expect(evaluate(form, answers).visible).toHaveLength(5000);
    expect(evaluate(form, { ...answers, '2500': 'y' }).visible).toHaveLength(2500);
  });
});
