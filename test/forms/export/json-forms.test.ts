import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import {
  canonicalAnswers,
  evaluate,
  type JsonFormsRule,
  toJsonFormsUi,
} from '../../../src/forms/index.js';
import { filled } from '../support/arbitrary.js';
import { actionRule, check, options, question, read } from '../support/wire.js';

/** Whether JSON Forms would show an element: it checks the condition's schema by itself. */
function isShown(rule: JsonFormsRule | undefined, answers: unknown): boolean {
  if (rule === undefined) return true;
  const ajv = new Ajv2020({ strict: false, formats: { date: true } });
  return ajv.validate(rule.condition.schema, answers) === (rule.effect === 'SHOW');
}

describe('the JSON Forms UI schema', () => {
  const form = read({
    questions: [
      question('1', 'title', { question_name: 'Welcome' }),
      question('2', 'radio', { question_name: 'Occupied?' }),
      question('3', 'textarea', { question_display_active: '0' }),
      question('a/b', 'textbox'),
      question('5', 'textbox', { question_display_active: '0' }),
      question('6', 'date', { question_active: '0' }),
    ],
    options: options('2', '21', '22'),
    rules: [actionRule('7', '2', '=', '21')],
    checks: [check('8', '7', 'show', '3'), check('9', '7', 'hide', 'a/b')],
  });
  const { type, elements } = toJsonFormsUi(form);

  it('has labels to read and controls to answer, in question order', () => {
    expect(type).toBe('VerticalLayout');
    expect(elements.map(({ rule, ...element }) => [element, rule?.effect])).toEqual([
      [{ type: 'Label', text: 'Welcome' }, undefined],
      [
        {
          type: 'Control',
          scope: '#/properties/2',
          label: 'Occupied?',
          options: { format: 'radio' },
        },
        undefined,
      ],
      [
        { type: 'Control', scope: '#/properties/3', label: 'Question 3', options: { multi: true } },
        'SHOW',
      ],
      [{ type: 'Control', scope: '#/properties/a~1b', label: 'Question a/b' }, 'HIDE'],
    ]);
  });

  it('shows and hides by the answers', () => {
    expect(elements.map(({ rule }) => isShown(rule, { '2': '21' }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(elements.map(({ rule }) => isShown(rule, { '2': '22' }))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(elements.map(({ rule }) => isShown(rule, {}))).toEqual([true, true, false, true]);
  });

  it('agrees with evaluate about what is shown, on any form', () => {
    fc.assert(
      fc.property(filled, ({ parts, answers }) => {
        const any = read(parts);
        const canonical = canonicalAnswers(any, answers);
        const shown = toJsonFormsUi(any).elements.filter(({ rule }) => isShown(rule, canonical));
        const { visible } = evaluate(any, canonical);
        const names = any.questions
          .filter(({ id }) => visible.includes(id))
          .map(({ name }) => name);
        expect(shown.map(({ label, text }) => label ?? text)).toEqual(names);
      }),
      { numRuns: 40 },
    );
  });
});
