import { evaluate, FormError, formIds, parseForm } from '../../../src/forms/index.js';
import {
  actionRule,
  check,
  fieldRule,
  options,
  photoRule,
  question,
  read,
  sixObjects,
} from '../support/wire.js';

const FORMS = 'options_pcr_forms';
const QUESTIONS = 'options_pcr_forms_questions';
const RULES = 'options_pcr_forms_rules';

describe('the outer shape', () => {
  it.each([
    [null],
    [undefined],
    ['{}'],
    [7],
    [[]],
    [{}],
    [{ '1': {} }],
    [{ '1': 'form' }],
    [{ result_data: 1 }],
  ])('is refused: %j', (result) => {
    expect(() => parseForm(result)).toThrow(FormError);
    expect(() => parseForm(result)).toThrow(expect.objectContaining({ code: 'not_a_form' }));
  });

  it.each(['text', 7, true])(
    'is refused with %j for one of the six objects, which is named',
    (section) => {
      const result = { '1': { ...sixObjects({}), [RULES]: section } };
      expect(() => parseForm(result)).toThrow(`${RULES}: expected records keyed by id`);
    },
  );

  it('may be the six objects by themselves', () => {
    expect(parseForm(sixObjects({ questions: [question('1', 'date')] }))).toMatchObject({
      id: '1',
    });
  });

  it('may hold several forms, of which one is named', () => {
    const other = sixObjects({ form: { pcr_form_id: '2', pcr_form_name: 'Other' } });
    const result = { '1': sixObjects({}), '2': other, '3': 'no form' };
    expect(formIds(result)).toEqual(['1', '2']);
    expect(parseForm(result, { formId: '2' })).toMatchObject({ id: '2', name: 'Other' });
    expect(() => parseForm(result)).toThrow('forms 1, 2: name one by formId');
    expect(() => parseForm(result, { formId: '9' })).toThrow('no form 9, only 1, 2');
    expect(() => parseForm({ '1': {} }, { formId: '9' })).toThrow(FormError);
  });

  it('may have arrays for objects, as services written in PHP send them', () => {
    const form = parseForm({
      '1': {
        options_pcr_forms: [{ pcr_form_id: '1' }],
        options_pcr_forms_questions: [question('7', 'radio'), question('8', 'date')],
        options_pcr_forms_questions_values: options('7', '11'),
        options_pcr_forms_rules: [],
        options_pcr_forms_rules_checks: [],
        options_pcr_forms_photo_rules: [],
      },
    });
    expect(form.questions.map(({ id }) => id)).toEqual(['7', '8']);
    expect(form.findings).toEqual([]);
  });

  it('is refused with more records than any form has', () => {
    const rules = Array.from({ length: 100_001 }, (_, index) => index);
    expect(() => parseForm({ ...sixObjects({}), [RULES]: rules })).toThrow(
      expect.objectContaining({ code: 'too_many_records' }),
    );
  });

  it('reports objects that are missing', () => {
    const form = parseForm({ '1': { options_pcr_forms_questions: {} } });
    expect(form.id).toBe('1');
    expect(form.findings.map(({ code, section }) => [code, section])).toEqual([
      ['section_missing', FORMS],
      ['section_missing', 'options_pcr_forms_questions_values'],
      ['section_missing', RULES],
      ['section_missing', 'options_pcr_forms_rules_checks'],
      ['section_missing', 'options_pcr_forms_photo_rules'],
      ['form_record_missing', FORMS],
    ]);
  });
});

describe('records that cannot be read', () => {
  it('are left out and reported', () => {
    const six = {
      ...sixObjects({}),
      [QUESTIONS]: { '7': 'text', '8': null, '9': question('9', 'date') },
    };
    const form = parseForm(six);
    expect(form.questions.map(({ id }) => id)).toEqual(['9']);
    expect(form.findings.map(({ code, ids }) => [code, ...ids])).toEqual([
      ['record_unreadable', '7'],
      ['record_unreadable', '8'],
    ]);
  });

  it('are known by their own id, whatever the key', () => {
    const six = {
      ...sixObjects({}),
      [QUESTIONS]: {
        '7': question('70', 'date'),
        '8': question('70', 'radio'),
        '9': { question_type: 'date' },
      },
    };
    const form = parseForm(six);
    expect(form.questions.map(({ id, type }) => [id, type])).toEqual([
      ['9', 'date'],
      ['70', 'date'],
    ]);
    expect(form.findings.map(({ code, ids }) => [code, ...ids])).toEqual([
      ['record_id_differs', '7', '70'],
      ['record_id_duplicate', '70'],
    ]);
  });

  it('have members that are not text read as empty', () => {
    const form = read({
      questions: [question('1', 'textbox', { question_name: { deep: [] }, question_desc: null })],
    });
    expect(form.questions[0]).toMatchObject({ name: '', raw: { question_desc: '' } });
    expect(form.findings).toEqual([
      expect.objectContaining({
        code: 'value_not_text',
        ids: ['1'],
        message: `${QUESTIONS} 1: value not text: question_name; read as empty`,
      }),
    ]);
  });

  it('may hold a rule_value as an array', () => {
    const form = read({
      questions: [question('1', 'checkbox')],
      options: options('1', '11', '12'),
      rules: [{ ...fieldRule('5', '1', 'contains_any', ''), rule_value: ['11', 12] }],
    });
    expect(form.findings).toEqual([]);
    expect(form.questions[0]?.fieldRules[0]?.value).toEqual(['11', '12']);
  });

  it('cannot reach a prototype by their names', () => {
    const six = JSON.parse(JSON.stringify(sixObjects({ questions: [question('1', 'textbox')] })));
    const evil: unknown = JSON.parse(
      '{"__proto__": {"pcr_question_id": "__proto__", "question_type": "textbox", "constructor": "x"}}',
    );
    const form = parseForm({ '1': { ...six, [QUESTIONS]: evil } });
    expect(form.questions.map(({ id }) => id)).toEqual(['__proto__']);
    const answers = JSON.parse('{"__proto__": "x"}');
    expect(evaluate(form, answers)).toMatchObject({ visible: ['__proto__'], errors: [] });
    expect(Reflect.get({}, 'question_type')).toBeUndefined();
  });
});

describe('a form that contradicts itself', () => {
  const form = read({
    form: { pcr_form_id: '1' },
    questions: [
      question('1', 'radio', { question_share_name: 'same' }),
      question('2', 'textbox', { question_share_name: 'same', pcr_form_id: '44' }),
      question('3', 'slider'),
    ],
    options: [...options('1', '11'), ...options('99', '12'), ...options('2', '13')],
    rules: [
      { ...fieldRule('50', '1', '=', '11'), rule_type: 'other' },
      fieldRule('51', '98', '=', 'x'),
      actionRule('52', '1', '=', '11'),
      fieldRule('53', '1', 'matches', '11'),
      fieldRule('54', '1', '=', '11'),
    ],
    checks: [
      check('61', '52', 'blink', '2'),
      check('62', '77', 'show', '2'),
      check('63', '52', 'show', '97'),
      check('64', '54', 'show', '2'),
    ],
    photos: [photoRule('71', '96', '1', '2')],
  });

  it.each([
    ['question_share_name_duplicate', QUESTIONS, ['1', '2']],
    ['question_other_form', QUESTIONS, ['2']],
    ['question_type_unknown', QUESTIONS, ['3']],
    ['option_question_unknown', 'options_pcr_forms_questions_values', ['12']],
    ['option_question_without_options', 'options_pcr_forms_questions_values', ['13']],
    ['rule_type_unknown', RULES, ['50']],
    ['rule_question_unknown', RULES, ['51']],
    ['rule_without_check', RULES, ['52']],
    ['rule_operator_unknown', RULES, ['53']],
    ['check_of_field_rule', RULES, ['54']],
    ['check_operator_unknown', 'options_pcr_forms_rules_checks', ['61']],
    ['check_rule_unknown', 'options_pcr_forms_rules_checks', ['62']],
    ['check_question_unknown', 'options_pcr_forms_rules_checks', ['63']],
    ['rule_question_unknown', 'options_pcr_forms_photo_rules', ['71']],
  ])('is reported as %s with section and ids', (code, section, ids) => {
    expect(form.findings).toContainEqual(expect.objectContaining({ code, section, ids }));
  });

  it('is reported in nothing else, and can be evaluated', () => {
    expect(form.findings).toHaveLength(14);
    expect(evaluate(form, { '1': '11', '2': 'x' })).toMatchObject({
      visible: ['1', '2', '3'],
      errors: [],
    });
  });

  it('names records in every message', () => {
    for (const { section, ids, message } of form.findings) {
      expect(message).toContain(`${section} ${ids.join(', ')}: `);
    }
  });

  it('with several form records goes by the key', () => {
    const records = { '1': { pcr_form_id: '1', pcr_form_name: 'One' }, '2': { pcr_form_id: '2' } };
    const several = parseForm({ '1': { ...sixObjects({}), options_pcr_forms: records } });
    expect(several.name).toBe('One');
    expect(several.findings).toEqual([
      expect.objectContaining({ code: 'form_record_extra', ids: ['2'] }),
    ]);
  });
});
