import { parseForm, writeForm } from '../../../src/forms/index.js';
import { fieldRule, options, photoRule, question, read, sixObjects } from '../support/wire.js';

describe('the form model', () => {
  it('tells id, company, name and share name [forms.form.identity]', () => {
    const form = read({
      form: { org_id: '18', pcr_form_name: 'Exterior', form_share_name: 'exterior1' },
    });
    expect(form).toMatchObject({ id: '1', orgId: '18', name: 'Exterior', shareName: 'exterior1' });
  });

  it('tells whether the form is required by default [forms.form.default-required]', () => {
    expect(read({ form: { default_required: '1' } }).defaultRequired).toBe(true);
    expect(read({ form: { default_required: '0' } }).defaultRequired).toBe(false);
  });

  it('keeps the version it was requested with [forms.form.version]', () => {
    const versions = [read({}, { version: '3' }), read({}, { version: 4 }), read({})];
    expect(versions.map(({ id, version }) => [id, version])).toEqual([
      ['1', '3'],
      ['1', '4'],
      ['1', null],
    ]);
  });

  it('shows question_name for a question [forms.question.name]', () => {
    const form = read({ questions: [question('1', 'textbox', { question_name: 'Lot size?' })] });
    expect(form.questions[0]?.name).toBe('Lot size?');
  });

  it('lists questions by question_order as numbers [forms.question.order]', () => {
    const form = read({
      questions: [
        question('1', 'textbox', { question_order: '10' }),
        question('2', 'textbox', { question_order: '9' }),
        question('3', 'textbox', { question_order: '100' }),
        question('10', 'textbox', { question_order: '9' }),
        question('4', 'textbox', { question_order: 'last' }),
        question('5', 'textbox', { question_order: '' }),
        question('6', 'textbox', { question_order: '-1' }),
      ],
    });
    expect(form.questions.map(({ id }) => id)).toEqual(['6', '2', '10', '1', '3', '4', '5']);
    expect(form.findings).toEqual([
      expect.objectContaining({ code: 'question_order_invalid', ids: ['4'] }),
    ]);
  });

  it('tells the flags about previous answers [forms.question.prev-flags]', () => {
    const form = read({
      questions: [
        question('1', 'textbox', {
          question_show_prev_values: '1',
          question_auto_transfer_prev_values: '0',
        }),
        question('2', 'textbox', {
          question_show_prev_values: '0',
          question_auto_transfer_prev_values: '1',
        }),
      ],
    });
    expect(form.questions).toMatchObject([
      { showPrevValues: true, autoTransferPrevValues: false },
      { showPrevValues: false, autoTransferPrevValues: true },
    ]);
  });

  it('reports rule counts that differ and does not obey them [forms.question.rule-counts]', () => {
    const counts = (field: string, action: string, photo: string) => ({
      question_field_rules_cnt: field,
      question_action_rules_cnt: action,
      question_photo_rules_cnt: photo,
    });
    const form = read({
      questions: [
        question('1', 'textbox', counts('0', '2', '5')),
        question('2', 'textbox', counts('1', '0', '2')),
        question('3', 'textbox', counts('1', '', '1')),
      ],
      rules: [
        fieldRule('51', '1', '=', 'x'),
        fieldRule('52', '2', '=', 'x'),
        fieldRule('53', '3', '=', 'x'),
      ],
      photos: ['1', '2', '3'].flatMap((id) => [
        photoRule(`7${id}`, id, '0', ''),
        photoRule(`8${id}`, id, '1', '', '=', 'x'),
      ]),
    });
    expect(
      form.findings.map(({ code, ids, message }) => [code, ...ids, message.split(': ')[2]]),
    ).toEqual([
      ['rule_count_differs', '1', 'question_field_rules_cnt 0, found 1'],
      ['rule_count_differs', '1', 'question_action_rules_cnt 2, found 0'],
      ['rule_count_differs', '1', 'question_photo_rules_cnt 5, found 2'],
    ]);
    expect(form.questions[0]?.fieldRules).toHaveLength(1);
  });

  it('assigns mixed and unordered options to their questions [forms.option.grouping]', () => {
    const form = read({
      questions: [question('1', 'radio'), question('2', 'checkbox')],
      options: [...options('2', '30', '9'), ...options('1', '100', '20'), ...options('2', '10')],
    });
    expect(form.questions.map((each) => each.options.map(({ id }) => id))).toEqual([
      ['20', '100'],
      ['9', '10', '30'],
    ]);
  });

  it('shows question_value and answers with question_value_id [forms.option.text]', () => {
    const form = read({
      questions: [question('1', 'radio')],
      options: [{ question_value_id: '11', pcr_question_id: '1', question_value: 'Brick' }],
    });
    expect(form.questions[0]?.options[0]).toMatchObject({ id: '11', text: 'Brick' });
  });

  it.each([
    ['checkbox', '', 'integer', null],
    ['checkbox', 'int', 'integer', null],
    ['radio', 'integer', 'integer', null],
    ['numeric', 'decimal', 'number', null],
    ['date', 'DATE', 'date', null],
    ['textbox', 'varchar', 'string', 255],
    ['textbox', 'longtext', 'longText', 255],
    ['textarea', 'long text', 'longText', null],
    ['textarea', 'string', 'string', 255],
    ['title', 'whatever', null, null],
  ])('reads data type of %s "%s" as %s', (type, text, dataType, maxLength) => {
    const form = read({ questions: [question('1', type, { question_data_type: text })] });
    expect(form.questions[0]).toMatchObject({ dataType, maxLength });
    expect(form.findings).toEqual([]);
  });

  it.each([
    ['dropdown', 'varchar', 'integer', 'question_data_type_mismatch'],
    ['date', 'longtext', 'date', 'question_data_type_mismatch'],
    ['numeric', 'blob', 'number', 'question_data_type_unknown'],
  ])('reports data type of %s "%s" and reads it as %s', (type, text, dataType, code) => {
    const form = read({ questions: [question('1', type, { question_data_type: text })] });
    expect(form.questions[0]?.dataType).toBe(dataType);
    expect(form.findings).toEqual([expect.objectContaining({ code, ids: ['1'] })]);
  });

  it("reads and writes a deployed service's names [forms.type.wire-names]", () => {
    const dialect = { brand: 'acme', partner_a_ver: 'zeta_ver', partner_b_id: 'yota_id' };
    const six = sixObjects({
      form: { zeta_ver: '7', yota_id: '8' },
      questions: [
        question('1', 'acmefield', { question_name: 'acmefield' }),
        question('2', ' acmefield'),
      ],
    });
    const form = parseForm({ '1': six }, { dialect });
    expect(form.questions[0]).toMatchObject({ type: 'svcfield', name: 'acmefield' });
    expect(form.questions[1]).toMatchObject({ type: 'svcfield' });
    expect(form.raw).toMatchObject({ partner_a_ver: '7', partner_b_id: '8' });
    expect(form.findings).toEqual([]);
    expect(writeForm(form, { dialect })).toMatchObject({
      '1': {
        options_pcr_forms: { zeta_ver: '7', yota_id: '8', partner_c_id: '' },
        options_pcr_forms_questions: {
          '1': { question_type: 'acmefield', question_name: 'acmefield' },
        },
      },
    });
    expect(parseForm(writeForm(form, { dialect }), { dialect }).questions).toHaveLength(2);
    expect(parseForm({ '1': six }).questions[0]?.type).toBe('unknown');
  });

  it('reads the one name that was told, without a brand', () => {
    const six = sixObjects({ questions: [question('1', 'showfield')] });
    const form = parseForm({ '1': six }, { dialect: { svcfield: 'showfield' } });
    expect(form.questions[0]?.type).toBe('svcfield');
    expect(
      writeForm(form, { dialect: { svcfield: 'showfield' } })['1']?.options_pcr_forms_questions,
    ).toMatchObject({ '1': { question_type: 'showfield' } });
  });
});
