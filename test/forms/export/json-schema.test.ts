import { execFileSync } from 'node:child_process';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import {
  type Answers,
  canonicalAnswers,
  type EvaluateOptions,
  evaluate,
  type JsonSchema,
  toJsonFormsUi,
  toJsonSchema,
} from '../../../src/forms/index.js';
import { filled } from '../support/arbitrary.js';
import { actionRule, check, fieldRule, options, question, read } from '../support/wire.js';

const optionSets: readonly EvaluateOptions[] = [
  {},
  { conflict: 'show', blankAnswers: 'compare' },
  { hiddenAnswers: 'count' },
  { previous: { '100': ['1002'], '103': '1032' } },
];

function ajvAccepts(schema: JsonSchema, answers: Answers): boolean {
  const ajv = new Ajv2020({ strict: true, formats: { date: true } });
  return ajv.compile(schema)(answers);
}

/** The second validator is ESM only, so it runs in a process of its own, all cases at once. */
const SECOND_VALIDATOR = `
  import { text } from 'node:stream/consumers';
  import { registerSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
  const cases = JSON.parse(await text(process.stdin));
  const verdicts = [];
  for (const [number, { schema, answers }] of cases.entries()) {
    const id = 'https://example.org/form/' + number;
    registerSchema(schema, id);
    verdicts.push((await validate(id, answers)).valid);
  }
  process.stdout.write(JSON.stringify(verdicts));
`;

function secondAccepts(cases: readonly { schema: JsonSchema; answers: Answers }[]): unknown {
  const args = ['--input-type=module', '--eval', SECOND_VALIDATOR];
  const input = JSON.stringify(cases);
  return JSON.parse(execFileSync(process.execPath, args, { input, encoding: 'utf8' }));
}

describe('the JSON Schema of a form', () => {
  it.each(optionSets)('agrees with evaluate under ajv, options %j', (settings) => {
    let accepted = 0;
    fc.assert(
      fc.property(filled, ({ parts, answers }) => {
        const form = read(parts);
        const canonical = canonicalAnswers(form, answers, settings);
        const { complete, errors } = evaluate(form, canonical, settings);
        const isGood = complete && errors.length === 0;
        if (isGood) accepted += 1;
        expect(ajvAccepts(toJsonSchema(form, settings), canonical)).toBe(isGood);
      }),
      { numRuns: 80 },
    );
    expect(accepted).toBeGreaterThan(5);
  });

  it('agrees with evaluate under a second independent validator', () => {
    const samples = fc.sample(filled, { numRuns: 250, seed: 20 }).map(({ parts, answers }) => {
      const form = read(parts);
      const canonical = canonicalAnswers(form, answers);
      const { complete, errors } = evaluate(form, canonical);
      return { schema: toJsonSchema(form), answers: canonical, isGood: complete && !errors.length };
    });
    const expected = samples.map(({ isGood }) => isGood);
    expect(new Set(expected).size).toBe(2);
    expect(secondAccepts(samples)).toEqual(expected);
  });

  it('says rules as if/then and asks for hidden questions only when they are shown', () => {
    const form = read({
      questions: [
        question('1', 'radio'),
        question('2', 'textbox', { question_display_active: '0', question_required: '1' }),
      ],
      options: options('1', '11', '12'),
      rules: [actionRule('5', '1', '=', '11'), fieldRule('6', '2', 'length_greater_than', '2')],
      checks: [check('7', '5', 'show', '2')],
    });
    const schema = toJsonSchema(form);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    const [conditional] = Object.values(schema.allOf ?? []);
    expect(Object.entries(conditional)).toEqual([
      ['if', { $ref: '#/$defs/visible-1' }],
      ['then', expect.objectContaining({ required: ['2'] })],
    ]);
    expect(ajvAccepts(schema, {})).toBe(true);
    expect(ajvAccepts(schema, { '1': '12', '2': '' })).toBe(true);
    expect(ajvAccepts(schema, { '1': '11' })).toBe(false);
    expect(ajvAccepts(schema, { '1': '11', '2': 'ab' })).toBe(false);
    expect(ajvAccepts(schema, { '1': '11', '2': 'abc' })).toBe(true);
    expect(ajvAccepts(schema, { '3': 'abc' })).toBe(false);
  });

  it('keeps ids apart that mean something in references and in objects', () => {
    const form = read({
      questions: [
        question('a/b~c%d', 'radio'),
        question('2', 'textbox', { question_display_active: '0', question_required: '1' }),
      ],
      options: options('a/b~c%d', '1'),
      rules: [actionRule('r/1', 'a/b~c%d', '=', '1')],
      checks: [check('7', 'r/1', 'show', '2')],
    });
    expect(ajvAccepts(toJsonSchema(form), { 'a/b~c%d': '1' })).toBe(false);
    expect(ajvAccepts(toJsonSchema(form), { 'a/b~c%d': '1', '2': 'x' })).toBe(true);
  });

  it('takes blank texts and selections as not given, as evaluate does', () => {
    const form = read({
      questions: [question('1', 'textbox'), question('2', 'checkbox')],
      options: options('2', '21'),
      rules: [fieldRule('5', '1', 'length_equal', '3'), fieldRule('6', '2', 'count', '1')],
    });
    expect(ajvAccepts(toJsonSchema(form), { '1': '', '2': [] })).toBe(true);
    expect(ajvAccepts(toJsonSchema(form), { '1': 'ab' })).toBe(false);
  });

  it('is made even of ids that no address can hold', () => {
    const form = read({
      questions: [question('\ud800', 'radio')],
      options: options('\ud800', '1'),
    });
    expect(toJsonSchema(form)).toHaveProperty('type', 'object');
    expect(toJsonFormsUi(form).elements).toMatchObject([{ scope: '#/properties/_' }]);
  });

  it('refuses every answer of a form that takes none', () => {
    const schema = toJsonSchema(read({ questions: [question('1', 'title')] }));
    expect(ajvAccepts(schema, {})).toBe(true);
    expect(ajvAccepts(schema, { '1': 'x' })).toBe(false);
  });
});
