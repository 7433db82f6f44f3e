import { evaluate, type PcrForm } from '../../../src/forms/index.js';
import { golden } from '../../golden/forms/operators.js';
import {
  actionRule,
  check,
  fieldRule,
  options,
  photoRule,
  question,
  read,
} from '../support/wire.js';

/** Question 1 with a field rule, an action rule and a photo rule of one operator, and 2 to be shown. */
function formWith(type: string, operator: string, value: string): PcrForm {
  return read({
    questions: [question('1', type), question('2', 'title', { question_display_active: '0' })],
    options: options('1', '11', '12', '13', '14').filter(() =>
      ['checkbox', 'dropdown', 'radio'].includes(type),
    ),
    rules: [fieldRule('51', '1', operator, value), actionRule('52', '1', operator, value)],
    checks: [check('61', '52', 'show', '2')],
    photos: [photoRule('71', '1', '0', '0'), photoRule('72', '1', '1', '2', operator, value)],
  });
}

const choices = ['checkbox', 'dropdown', 'radio'];
const applicable: Readonly<Record<string, readonly string[]>> = {
  '=': [...choices, 'numeric', 'date', 'textbox', 'textarea'],
  not_equal: [...choices, 'numeric', 'date', 'textbox', 'textarea'],
  '>': ['numeric', 'date'],
  '<': ['numeric', 'date'],
  contains_any: choices,
  contains_all: choices,
  doesnt_contain_any: choices,
  doesnt_contain_all: choices,
  count: choices,
  count_less_than: choices,
  count_greater_than: choices,
  length_greater_than: ['textbox', 'textarea'],
  length_less_than: ['textbox', 'textarea'],
  length_equal: ['textbox', 'textarea'],
};

const allTypes = [
  ...choices,
  'numeric',
  'date',
  'textbox',
  'textarea',
  'photos',
  'svcfield',
  'title',
];

const combinations = Object.entries(applicable).flatMap(([operator, types]) =>
  allTypes.map((type) => [operator, type, types.includes(type)] as const),
);

describe('rule operators', () => {
  it.each(golden)(
    '%s on %s with value %s and answer %j: %s %s',
    (operator, type, value, answer, met) => {
      const form = formWith(type, operator, value);
      const { errors, visible, photos } = evaluate(form, { '1': answer });
      expect(form.findings).toEqual([]);
      expect(errors.map(({ ruleId }) => ruleId)).toEqual(met ? [] : ['51']);
      expect(visible).toEqual(met ? ['1', '2'] : ['1']);
      expect(photos.get('1')).toEqual(met ? { min: 1, max: 2 } : { min: 0, max: 0 });
    },
  );

  it.each(combinations)('%s on %s applies: %s', (operator, type, applies) => {
    const outcomes = golden.filter((row) => row[0] === operator && row[1] === type);
    expect(new Set(outcomes.map((row) => row[4])).size).toBe(applies ? 2 : 0);
    const { findings } = formWith(type, operator, '1');
    const refusals = findings.filter(({ code }) => code === 'rule_operator_not_applicable');
    expect(refusals.map(({ ids }) => ids)).toEqual(applies ? [] : [['51'], ['52'], ['72']]);
  });

  it.each(['length_greater_than', 'length_less_than', 'length_equal'])(
    'reports %s on a question other than textbox or textarea [forms.operator.length-elsewhere]',
    (operator) => {
      const form = formWith('numeric', operator, '1');
      expect(form.findings).toContainEqual(
        expect.objectContaining({ code: 'rule_operator_not_applicable', ids: ['51'] }),
      );
      const { errors, visible } = evaluate(form, { '1': '5' });
      expect(errors).toEqual([]);
      expect(visible).toEqual(['1']);
    },
  );

  it('reports an operator outside the listed ones and never takes it as met [forms.rule.unknown-operator]', () => {
    const form = formWith('textbox', 'matches', '.*');
    const unknown = form.findings.filter(({ code }) => code === 'rule_operator_unknown');
    expect(unknown.map(({ ids, section }) => [section, ...ids])).toEqual([
      ['options_pcr_forms_rules', '51'],
      ['options_pcr_forms_rules', '52'],
      ['options_pcr_forms_photo_rules', '72'],
    ]);
    expect(unknown[0]?.message).toContain('"matches"');
    const { visible, photos } = evaluate(form, { '1': 'anything' });
    expect(visible).toEqual(['1']);
    expect(photos.get('1')).toEqual({ min: 0, max: 0 });
  });

  it.each([
    ['numeric', '>', 'many'],
    ['numeric', '=', '1.234'],
    ['date', '<', '2023-02-29'],
    ['date', '=', '01/02/2023'],
    ['checkbox', 'count', '-1'],
    ['checkbox', 'count', '1.5'],
    ['checkbox', '=', ''],
    ['checkbox', 'contains_any', '[]'],
    ['checkbox', 'contains_any', '["11"'],
    ['checkbox', 'contains_any', '[["11"]]'],
    ['radio', '=', '[{}]'],
    ['textbox', 'length_equal', 'three'],
  ])('reports a value that %s %s cannot compare with: %s', (type, operator, value) => {
    const form = formWith(type, operator, value);
    const codes = form.findings.map(({ code }) => code);
    expect(codes).toEqual(['rule_value_invalid', 'rule_value_invalid', 'rule_value_invalid']);
    expect(form.questions[0]?.fieldRules).toEqual([]);
  });

  it('compares with a rule_value that holds one value [forms.rule.value-single]', () => {
    const form = formWith('checkbox', 'contains_any', '12');
    expect(form.questions[0]?.fieldRules[0]?.value).toEqual(['12']);
    expect(evaluate(form, { '1': ['12', '13'] }).errors).toEqual([]);
    expect(evaluate(form, { '1': ['11', '13'] }).errors).toHaveLength(1);
    expect(formWith('textbox', '=', '[12]').questions[0]?.fieldRules[0]?.value).toBe('[12]');
  });

  it.each(['["11","12"]', '[11,12]', ' [ "11" , 12 ] '])(
    'reads a rule_value that holds a JSON array as answer ids: %s [forms.rule.value-array]',
    (value) => {
      const form = formWith('checkbox', 'contains_all', value);
      expect(form.questions[0]?.fieldRules[0]?.value).toEqual(['11', '12']);
      expect(evaluate(form, { '1': ['11', '12'] }).errors).toEqual([]);
      expect(evaluate(form, { '1': ['11'] }).errors).toHaveLength(1);
    },
  );

  it('keeps all digits of a long id in an array', () => {
    const long = '90071992547409931234';
    const form = read({
      questions: [question('1', 'checkbox')],
      options: options('1', long),
      rules: [fieldRule('5', '1', 'contains_any', `[${long}]`)],
    });
    expect(form.findings).toEqual([]);
    expect(evaluate(form, { '1': [long] }).errors).toEqual([]);
  });

  it('reports a rule that names an option of another question', () => {
    const form = read({
      questions: [question('1', 'radio'), question('2', 'radio')],
      options: [...options('1', '11'), ...options('2', '21')],
      rules: [fieldRule('5', '1', 'not_equal', '21')],
    });
    expect(form.findings).toEqual([
      expect.objectContaining({ code: 'rule_value_unknown_option', ids: ['5'] }),
    ]);
    expect(evaluate(form, { '1': '11' }).errors).toEqual([]);
  });
});
