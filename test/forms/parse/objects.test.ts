import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, parseForm, writeForm } from '../../../src/forms/index.js';
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

const said = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, `${name}!`]));

const FORM_FIELDS =
  'pcr_form_id org_id pcr_form_name default_required form_photos_required transfer_prev_values ' +
  'client_new_wo global_form web_template fillable_pdf pcr_form_active partner_a_ver thirdparty_id ' +
  'form_deleted form_share_name partner_a_master_id insert_by insert_date publish_changes ' +
  'partner_b_id partner_c_id partner_a_id';
const QUESTION_FIELDS =
  'pcr_question_id pcr_form_id question_num question_name question_desc question_type ' +
  'question_data_type question_display_active question_required question_na_option ' +
  'question_flag_photos question_photos_required question_active question_deleted ' +
  'question_form_length question_order pdf_field_id thirdpartyfield_id question_share_name ' +
  'question_transfer_prev_values question_show_prev_values question_auto_transfer_prev_values ' +
  'question_field_rules_cnt question_action_rules_cnt question_photo_rules_cnt insert_by insert_date';

const PCR_SCHEMAS = join(__dirname, '../../../schemas/link/pcr');
const QUESTION_SCHEMA = JSON.parse(
  readFileSync(join(PCR_SCHEMAS, 'options_pcr_forms_questions.json'), 'utf8'),
);

/** Fields that the document lists without a use, by the object that has them. */
const UNUSED = {
  form: ['form_photos_required', 'transfer_prev_values'],
  question: [
    'question_num',
    'question_desc',
    'question_na_option',
    'question_flag_photos',
    'question_photos_required',
  ],
  option: ['thirdparty_value_id', 'question_share_value'],
  check: ['check_value'],
  photo: ['take_photo', 'require_photo'],
} as const;
type UnusedObject = keyof typeof UNUSED;
const UNUSED_FIELDS = Object.entries(UNUSED).flatMap(([object, names]) =>
  names.map((name) => [object, name] as const),
);

/** Answers and photos, among them none, too few and too many. */
const SITUATIONS: readonly [Record<string, string | number>, Record<string, number>][] = [
  [{}, {}],
  [{ '1': '11' }, {}],
  [
    { '1': '11', '2': 'x', '3': 3 },
    { '1': 1, '4': 2 },
  ],
  [
    { '1': '12', '2': 'x', '3': 5 },
    { '1': 3, '2': 1, '4': 1 },
  ],
  [
    { '1': 'N/A', '2': '', '3': 5 },
    { '1': 2, '3': 1, '4': 9 },
  ],
];

describe('the six objects', () => {
  it('hold the form record with all its fields [forms.object.forms]', () => {
    const record = { ...said(FORM_FIELDS), pcr_form_id: '1' };
    const form = parseForm({ '1': { ...sixObjects({}), options_pcr_forms: { '1': record } } });
    expect(form.raw).toEqual(record);
    expect(form.name).toBe('pcr_form_name!');
  });

  it('hold questions by pcr_question_id with the 27 fields [forms.object.questions]', () => {
    const names = QUESTION_FIELDS.split(' ');
    expect(Object.keys(QUESTION_SCHEMA.properties).sort()).toEqual([...names].sort());
    expect(names).toHaveLength(27);
    const records = {
      '7': { ...said(QUESTION_FIELDS), pcr_question_id: '7', question_type: 'date' },
      '8': {
        ...said(QUESTION_FIELDS),
        pcr_question_id: '8',
        question_type: 'textbox',
        question_data_type: 'longtext',
        question_share_name: 'other',
      },
    };
    const form = parseForm({
      '1': { ...sixObjects({}), options_pcr_forms_questions: records },
    });
    expect(form.questions.map(({ raw }) => raw)).toEqual(Object.values(records));
    expect(
      form.questions.map(({ id, name, type, dataType, shareName }) => [
        id,
        name,
        type,
        dataType,
        shareName,
      ]),
    ).toEqual([
      ['7', 'question_name!', 'date', 'date', 'question_share_name!'],
      ['8', 'question_name!', 'textbox', 'longText', 'other'],
    ]);
    expect(form.records.options_pcr_forms_questions).toEqual(records);
  });

  it('hold questions as the record says whose they are, not the key [forms.object.questions]', () => {
    const record = { ...question('7', 'date'), pcr_form_id: '2' };
    const form = parseForm({
      '1': { ...sixObjects({}), options_pcr_forms_questions: { '9': record } },
    });
    expect(form.questions.map(({ id }) => id)).toEqual(['7']);
    expect(form.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['record_id_differs', 'question_other_form']),
    );
  });

  it('hold options with all their fields [forms.object.options]', () => {
    const record = {
      ...said('question_value pdf_field_id thirdparty_value_id question_share_value'),
      question_value_id: '11',
      pcr_question_id: '7',
      question_value_active: '1',
    };
    const form = read({ questions: [question('7', 'radio')], options: [record] });
    expect(form.questions[0]?.options).toEqual([
      { id: '11', text: 'question_value!', raw: record },
    ]);
  });

  it('hold rules with all their fields [forms.object.rules]', () => {
    const record = {
      ...fieldRule('5', '7', '=', 'x'),
      pcr_form_id: '1',
      insert_by: '9',
      insert_date: '2024-01-01 10:00:00',
    };
    const form = read({ questions: [question('7', 'textbox')], rules: [record] });
    expect(form.questions[0]?.fieldRules).toEqual([
      { id: '5', operator: '=', value: 'x', raw: record },
    ]);
  });

  it('hold checks with all their fields [forms.object.checks]', () => {
    const record = {
      ...check('6', '5', 'show', '8'),
      check_value: 'v',
      insert_by: '9',
      insert_date: 'd',
    };
    const form = read({
      questions: [question('7', 'textbox'), question('8', 'textbox')],
      rules: [actionRule('5', '7', '=', 'x')],
      checks: [record],
    });
    expect(form.questions[0]?.actionRules[0]?.checks).toEqual([
      { id: '6', questionId: '8', effect: 'show', raw: record },
    ]);
  });

  it('hold photo rules with all their fields [forms.object.photo-rules]', () => {
    const record = {
      ...photoRule('4', '7', '1', '3'),
      take_photo: '1',
      require_photo: '1',
      insert_by: '9',
      insert_date: 'd',
    };
    const form = read({ questions: [question('7', 'photos')], photos: [record] });
    expect(form.questions[0]?.photoRules).toEqual([
      { id: '4', condition: null, min: 1, max: 3, raw: record },
    ]);
  });

  it('hold text; boolean fields are true for 1 and false for 0 [forms.object.string-values]', () => {
    const form = read({
      form: { default_required: '1', form_deleted: '0' },
      questions: [
        question('1', 'textbox', { question_required: '1', question_display_active: '0' }),
        question('2', 'textbox', { question_required: '0', question_display_active: '1' }),
      ],
    });
    expect(form).toMatchObject({ defaultRequired: true, deleted: false });
    expect(
      form.questions.map(({ required, shownByDefault }) => [required, shownByDefault]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('take the other spellings of booleans and numbers too, and report what is neither', () => {
    const form = read({
      questions: [
        question('1', 'textbox', { question_required: true }),
        question('2', 'textbox', { question_required: 'True' }),
        question('3', 'textbox', { question_required: 1, question_order: 3 }),
        question('4', 'textbox', { question_required: 'yes' }),
      ],
    });
    expect(form.questions.map(({ required }) => required)).toEqual([true, true, true, false]);
    expect(form.findings).toEqual([expect.objectContaining({ code: 'flag_invalid', ids: ['4'] })]);
  });

  const whole = {
    form: { ...said(FORM_FIELDS), pcr_form_id: '1', unheard_of: 'kept' },
    questions: [
      { ...said(QUESTION_FIELDS), ...question('7', 'radio'), question_num: '', pcr_form_id: '1' },
    ],
    options: options('7', '11', '12'),
    rules: [actionRule('5', '7', 'contains_any', '["11"]'), fieldRule('6', '7', 'unknown', '')],
    checks: [check('61', '5', 'show', '999')],
    photos: [photoRule('4', '7', '3', '0')],
  };

  it('come back the same when the form is written, the form record flat [forms.object.all-fields]', () => {
    const six = sixObjects(whole);
    const flat = { ...six, options_pcr_forms: six.options_pcr_forms?.['1'] };
    for (const given of [six, flat]) {
      const form = parseForm({ '1': given });
      expect(writeForm(form)).toMatchObject({ '1': flat });
      expect(writeForm(form, { formRecord: 'flat' })).toEqual(writeForm(form));
      expect(writeForm(form, { formRecord: 'keyed' })).toMatchObject({ '1': six });
      expect(parseForm(writeForm(form)).findings).toEqual(form.findings);
    }
  });

  it('are written with every field of the document, blank where it was not read [forms.object.all-fields]', () => {
    const form = parseForm({ '1': sixObjects(whole) });
    const [written] = Object.values(writeForm(form));
    const fields = (records: object = {}) =>
      Object.values(records).map((record) => Object.keys(record).length);
    expect(Object.keys(written?.options_pcr_forms ?? {})).toHaveLength(23);
    expect(fields(written?.options_pcr_forms_questions)).toEqual([27]);
    expect(fields(written?.options_pcr_forms_questions_values)).toEqual([7, 7]);
    expect(fields(written?.options_pcr_forms_rules)).toEqual([8, 8]);
    expect(fields(written?.options_pcr_forms_rules_checks)).toEqual([7]);
    expect(fields(written?.options_pcr_forms_photo_rules)).toEqual([10]);
    expect(written?.options_pcr_forms_questions_values['11']).toMatchObject({
      question_value: 'Option 11',
      thirdparty_value_id: '',
    });
    expect(form.records.options_pcr_forms_questions_values['11']).not.toHaveProperty(
      'thirdparty_value_id',
    );
  });

  it('are six where a form has no record of its own [forms.object.all-fields]', () => {
    const form = parseForm({ '9': { ...sixObjects({}), options_pcr_forms: [] } });
    expect(writeForm(form)).toMatchObject({ '9': { options_pcr_forms: { pcr_form_id: '9' } } });
    expect(writeForm(form, { formRecord: 'keyed' })['9']?.options_pcr_forms).toEqual({});
  });

  it.each(UNUSED_FIELDS)(
    'have %s.%s, which changes no evaluation [forms.object.unused-fields]',
    (object, name) => {
      // Each stands alone, so that none hides what another one does.
      const outcomesWith = (fields: Readonly<Record<string, string>>) => {
        const of = (other: UnusedObject) => (other === object ? fields : {});
        const form = read({
          form: of('form'),
          questions: [
            question('1', 'radio', { question_required: '1', ...of('question') }),
            question('2', 'textbox', { question_display_active: '0', ...of('question') }),
            question('3', 'numeric', of('question')),
            question('4', 'photos', of('question')),
          ],
          options: options('1', '11', '12').map((option) => ({ ...option, ...of('option') })),
          rules: [actionRule('5', '1', '=', '11'), actionRule('7', '3', '>', '4')],
          checks: [
            { ...check('6', '5', 'show', '2'), ...of('check') },
            { ...check('8', '7', 'hide', '2'), ...of('check') },
          ],
          photos: [
            { ...photoRule('4', '1', '1', '2'), ...of('photo') },
            { ...photoRule('9', '4', '2', '3'), ...of('photo') },
          ],
        });
        return SITUATIONS.map(([answers, photos]) => evaluate(form, answers, { photos }));
      };
      const without = outcomesWith({});
      for (const value of ['', '0', '1', '2', '5', '11', 'x', 'hide', 'true', 'N/A']) {
        expect(outcomesWith({ [name]: value })).toEqual(without);
      }
    },
  );
});
