import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { exteriorInspection } from '../../../examples/forms/exterior-inspection.js';
import { grassCut } from '../../../examples/forms/grass-cut.js';
import { occupancy } from '../../../examples/forms/occupancy.js';
import {
  defineForm,
  evaluate,
  FormError,
  type PcrForm,
  type PcrQuestion,
  parseForm,
  writeForm,
} from '../../../src/forms/index.js';

const definition = {
  id: 77,
  name: 'All of it',
  shareName: 'allofit',
  orgId: '18',
  defaultRequired: true,
  questions: {
    heading: { type: 'title', text: 'Read this' },
    kind: { type: 'radio', text: 'Kind', options: ['A', 'B'], required: true },
    parts: {
      type: 'checkbox',
      text: 'Parts',
      options: ['Roof', 'Wall', 'Door'],
      hidden: true,
      rules: [{ operator: 'count_less_than', value: 3 }],
      photos: {
        min: 1,
        max: 2,
        when: [{ operator: 'contains_all', value: ['Roof', 'Wall'], min: 3 }],
      },
    },
    size: {
      type: 'numeric',
      text: 'Size',
      rules: [{ operator: '>', value: 2.5 }],
      transferPrevValues: true,
      showPrevValues: true,
      autoTransferPrevValues: true,
    },
    day: { type: 'date', text: 'Day', rules: [{ operator: '<', value: '2030-01-01' }] },
    note: { type: 'textarea', text: 'Note', dataType: 'string', shareName: 'remark' },
  },
  actions: [
    { when: 'kind', operator: '=', value: 'A', show: ['parts'], hide: ['note', 'day'] },
    { when: 'size', operator: 'not_equal', value: 4, hide: ['day'] },
  ],
} as const;

/** The definition again, out of a form that was read. */
function describeForm(form: PcrForm) {
  const keys = new Map(form.questions.map(({ id, shareName }) => [id, shareName]));
  const texts = (question: PcrQuestion, value: string | readonly string[]) => {
    const byId = new Map(question.options.map(({ id, text }) => [id, text]));
    const found = typeof value === 'string' ? [value] : value.map((id) => byId.get(id));
    return found.length === 1 ? found[0] : found;
  };
  return {
    id: Number(form.id),
    name: form.name,
    shareName: form.shareName,
    orgId: form.orgId,
    defaultRequired: form.defaultRequired,
    questions: form.questions.map((question) => ({
      key: question.shareName,
      type: question.type,
      text: question.name,
      dataType: question.dataType,
      options: question.options.map(({ text }) => text),
      required: question.required,
      hidden: !question.shownByDefault,
      rules: question.fieldRules.map(({ operator, value }) => [operator, texts(question, value)]),
      photos: question.photoRules.map(({ condition, min, max }) => [
        condition && [condition.operator, texts(question, condition.value)],
        min,
        max,
      ]),
      previous: [
        question.transferPrevValues,
        question.showPrevValues,
        question.autoTransferPrevValues,
      ],
    })),
    actions: form.questions.flatMap((question) =>
      question.actionRules.map(({ operator, value, checks }) => [
        question.shareName,
        operator,
        texts(question, value),
        checks.map(({ effect, questionId }) => `${effect} ${keys.get(questionId)}`),
      ]),
    ),
  };
}

const plain = {
  options: [],
  required: false,
  hidden: false,
  rules: [],
  photos: [[null, 0, null]],
  previous: [false, false, false],
};

describe('defineForm', () => {
  it('makes a form that reads back as it was defined', () => {
    const form = parseForm(defineForm(definition));
    expect(form.findings).toEqual([]);
    expect(describeForm(form)).toEqual({
      id: 77,
      name: 'All of it',
      shareName: 'allofit',
      orgId: '18',
      defaultRequired: true,
      questions: [
        { ...plain, key: 'heading', type: 'title', text: 'Read this', dataType: null },
        {
          ...plain,
          key: 'kind',
          type: 'radio',
          text: 'Kind',
          dataType: 'integer',
          options: ['A', 'B'],
          required: true,
        },
        {
          ...plain,
          key: 'parts',
          type: 'checkbox',
          text: 'Parts',
          dataType: 'integer',
          options: ['Roof', 'Wall', 'Door'],
          hidden: true,
          rules: [['count_less_than', '3']],
          photos: [
            [null, 1, 2],
            [['contains_all', ['Roof', 'Wall']], 3, null],
          ],
        },
        {
          ...plain,
          key: 'size',
          type: 'numeric',
          text: 'Size',
          dataType: 'number',
          rules: [['>', '2.50']],
          previous: [true, true, true],
        },
        {
          ...plain,
          key: 'day',
          type: 'date',
          text: 'Day',
          dataType: 'date',
          rules: [['<', '2030-01-01']],
        },
        { ...plain, key: 'remark', type: 'textarea', text: 'Note', dataType: 'string' },
      ],
      actions: [
        ['kind', '=', 'A', ['show parts', 'hide remark', 'hide day']],
        ['size', 'not_equal', '4.00', ['hide day']],
      ],
    });
  });

  it('writes what it made back as it was', () => {
    const made = defineForm(definition);
    expect(writeForm(parseForm(made))).toEqual(made);
  });

  it('gives every record an id of its own', () => {
    const [six = {}] = Object.values(defineForm({ ...definition, firstId: 500 }));
    const ids = Object.values(six)
      .slice(1)
      .flatMap((records) => Object.keys(Object(records)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.min(...ids.map(Number))).toBe(500);
  });

  it.each([
    ['exterior inspection', exteriorInspection],
    ['grass cut', grassCut],
    ['occupancy', occupancy],
    ['all of it', defineForm(definition)],
  ])('makes %s as the schema of get_pcr_json wants it', (_, json) => {
    const ajv = new Ajv2020({ strict: false, formats: { date: true, 'date-time': true } });
    const folder = join(__dirname, '../../../schemas/link');
    const files = ['wire.json', ...readdirSync(join(folder, 'pcr')).map((name) => `pcr/${name}`)];
    for (const file of files) ajv.addSchema(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const schema = JSON.parse(readFileSync(join(folder, 'get_pcr_json.result.json'), 'utf8'));
    const validate = ajv.compile(schema);
    expect([validate(json), validate.errors]).toEqual([true, null]);
    expect(parseForm(json).findings).toEqual([]);
  });

  const textbox = { type: 'textbox', text: 'T' } as const;
  it.each([
    ['a key of digits', { id: 1, name: 'F', questions: { '12': textbox } }, '12: a key of digits'],
    [
      'a choice without options',
      { id: 1, name: 'F', questions: { q: { type: 'radio', text: 'Q' } } },
      'q: type radio needs options',
    ],
    [
      'options of a text',
      { id: 1, name: 'F', questions: { q: { ...textbox, options: ['A'] } } },
      'q: type textbox has no options',
    ],
    [
      'an option twice',
      { id: 1, name: 'F', questions: { q: { type: 'radio', text: 'Q', options: ['A', 'A'] } } },
      'q: has an option twice',
    ],
    [
      'a data type that does not go',
      { id: 1, name: 'F', questions: { q: { ...textbox, dataType: 'date' } } },
      'q: type textbox cannot have data type date',
    ],
    [
      'an operator that does not apply',
      { id: 1, name: 'F', questions: { q: { ...textbox, rules: [{ operator: '>', value: 1 }] } } },
      'q: > does not apply to type textbox',
    ],
    [
      'an operator that does not exist',
      {
        id: 1,
        name: 'F',
        questions: { q: { ...textbox, rules: [{ operator: 'near', value: 1 }] } },
      },
      'q: near does not apply',
    ],
    [
      'a value that does not compare',
      {
        id: 1,
        name: 'F',
        questions: { q: { ...textbox, rules: [{ operator: 'length_equal', value: 'x' }] } },
      },
      'q: length_equal cannot compare with "x"',
    ],
    [
      'an unknown option',
      {
        id: 1,
        name: 'F',
        questions: {
          q: { type: 'radio', text: 'Q', options: ['A'], rules: [{ operator: '=', value: 'B' }] },
        },
      },
      'q: has no option "B"',
    ],
    [
      'photos the wrong way round',
      { id: 1, name: 'F', questions: { q: { ...textbox, photos: { min: 3, max: 2 } } } },
      'q: photos: at least 3, but at most 2',
    ],
    [
      'an action on nothing',
      {
        id: 1,
        name: 'F',
        questions: { q: textbox },
        actions: [{ when: 'q', operator: '=', value: 'x', show: ['z'] }],
      },
      'z: an action names it',
    ],
    [
      'an id that is none',
      { id: 1.5, name: 'F', questions: {} },
      'F: id has to be a positive whole number',
    ],
  ])('refuses %s', (_, wrong, message) => {
    const attempt = () => Reflect.apply(defineForm, undefined, [wrong]);
    expect(attempt).toThrow(FormError);
    expect(attempt).toThrow(message);
  });
});

describe('the types of defineForm', () => {
  const questions = {
    kind: { type: 'radio', text: 'Kind', options: ['A', 'B'] },
    note: { type: 'textbox', text: 'Note' },
  } as const;

  it('refuse an option that the question does not have', () => {
    const attempt = () =>
      defineForm({
        id: 1,
        name: 'F',
        questions,
        // @ts-expect-error C is not among the options of kind
        actions: [{ when: 'kind', operator: '=', value: 'C', show: ['note'] }],
      });
    expect(attempt).toThrow('kind: has no option "C"');
  });

  it('refuse a question that is not there', () => {
    const attempt = () =>
      defineForm({
        id: 1,
        name: 'F',
        questions,
        // @ts-expect-error there is no question remark
        actions: [{ when: 'kind', operator: '=', value: 'A', show: ['remark'] }],
      });
    expect(attempt).toThrow('remark: an action names it');
  });
});

describe('the example forms', () => {
  const ids = (form: PcrForm) =>
    Object.fromEntries(form.questions.map(({ shareName, id }) => [shareName, id]));
  const option = (form: PcrForm, key: string, text: string) =>
    form.questions
      .find(({ shareName }) => shareName === key)
      ?.options.find((one) => one.text === text)?.id ?? '';
  const keysOf = (form: PcrForm, given: readonly string[]) => {
    const keys = new Map(form.questions.map(({ id, shareName }) => [id, shareName]));
    return given.map((id) => keys.get(id));
  };

  it('ask for photos of grass depending on what was done', () => {
    const form = parseForm(grassCut);
    const { completed = '', height = '' } = ids(form);
    const cut = evaluate(form, { [completed]: option(form, 'completed', 'Yes'), [height]: '15' });
    expect(cut.photos.get(completed)).toEqual({ min: 4, max: 12 });
    expect(cut.photos.get(height)).toEqual({ min: 1, max: 3 });
    const not = evaluate(form, { [completed]: option(form, 'completed', 'No') });
    expect(not.photos.get(completed)).toEqual({ min: 1, max: 2 });
    expect(keysOf(form, not.visible)).toEqual(['completed', 'reasons']);
  });

  it('go three levels deep in occupancy', () => {
    const form = parseForm(occupancy);
    const { status = '', occupiedBy = '', tenantContact = '' } = ids(form);
    const answers = {
      [status]: option(form, 'status', 'Occupied'),
      [occupiedBy]: option(form, 'occupiedBy', 'Tenant'),
      [tenantContact]: option(form, 'tenantContact', 'Yes'),
    };
    expect(keysOf(form, evaluate(form, answers).missing)).toEqual(['tenantName']);
    const vacant = evaluate(form, { ...answers, [status]: option(form, 'status', 'Vacant') });
    expect(keysOf(form, vacant.visible)).toEqual(['status', 'vacantSigns', 'remarks']);
  });

  it('want damage described and pictured in the exterior inspection', () => {
    const form = parseForm(exteriorInspection);
    const { damage = '', damageDescription = '' } = ids(form);
    const found = evaluate(form, {
      [damage]: [option(form, 'damage', 'Roof')],
      [damageDescription]: 'Leak',
    });
    expect(found.photos.get(damage)).toEqual({ min: 1, max: 20 });
    expect(found.errors.map(({ questionId }) => questionId)).toEqual([damageDescription]);
    const none = evaluate(
      form,
      { [damage]: [option(form, 'damage', 'None')] },
      { photos: { [damage]: 1 } },
    );
    expect(none.errors.map(({ code }) => code)).toEqual(['too_many_photos']);
  });
});
