import { evaluate, FormError, parseForm, writeForm } from '../../src/forms/index.js';
import { definitions } from '../../src/protocol/catalogue/definition.js';
import { type Reading, readResult } from '../../src/protocol/codec/read-result.js';
import {
  actionRule,
  check,
  options,
  photoRule,
  question,
  sixObjects,
} from '../forms/support/wire.js';

type Members = Record<string, unknown>;

/** The form as the document describes it: all six objects keyed. */
function documented(): Record<string, Members> {
  return sixObjects({
    form: { default_required: '1', partner_b_id: '' },
    questions: [question('7', 'radio', { question_required: '1' }), question('8', 'textbox')],
    options: options('7', '71', '72'),
    rules: [actionRule('5', '7', '=', '71')],
    checks: [check('51', '5', 'hide', '8')],
    photos: [photoRule('9', '7', '0', '5')],
  });
}

const RECORDS = [
  'options_pcr_forms_questions',
  'options_pcr_forms_questions_values',
  'options_pcr_forms_rules',
  'options_pcr_forms_rules_checks',
  'options_pcr_forms_photo_rules',
] as const;

/** How services deviate from the document, each in place. */
const deviations: readonly (readonly [string, (six: Record<string, unknown>) => void])[] = [
  [
    'a flat form record',
    (six) => {
      six.options_pcr_forms = Object.values(Object(six.options_pcr_forms))[0];
    },
  ],
  [
    'null for values that are not known',
    (six) => {
      for (const record of RECORDS.flatMap((name) => Object.values(Object(six[name])))) {
        Object.assign(Object(record), { insert_by: null, insert_date: null, pdf_field_id: null });
      }
    },
  ],
  [
    'numbers and booleans for text',
    (six) => {
      const [first] = Object.values(Object(six.options_pcr_forms_questions));
      Object.assign(Object(first), { pcr_question_id: 7, question_required: true });
    },
  ],
  [
    'blanks around values',
    (six) => {
      const [rule] = Object.values(Object(six.options_pcr_forms_rules));
      Object.assign(Object(rule), { rule_operator: ' = ', rule_type: 'action ' });
    },
  ],
];

const blank = (value: unknown): boolean => value === null || value === '' || value === undefined;

/** What matters of a form: blanks are the same as fields that are not there. */
function meaning(result: unknown) {
  const form = parseForm(result);
  const { findings, id, name, defaultRequired } = form;
  const questions = form.questions.map(({ raw: _, ...rest }) =>
    JSON.stringify(rest, (key, value) => (key === 'raw' ? undefined : value)),
  );
  const shown = evaluate(form, { '7': '71' }).visible;
  return { id, name, defaultRequired, questions, findings, shown };
}

/** The same through the client's reading. */
function received(result: unknown, reading: Reading = 'strict') {
  const definition = definitions.get('get_pcr_json');
  if (!definition) throw new Error('no such event');
  return readResult(definition, structuredClone(result), { dialect: undefined, reading });
}

function with_(...changes: readonly ((six: Record<string, unknown>) => void)[]): unknown {
  const six: Record<string, unknown> = structuredClone(documented());
  for (const change of changes) change(six);
  return { '1': six };
}

describe('a form as deployed services send it', () => {
  const asDocumented = meaning({ '1': documented() });

  it('is without findings where it is as documented', () => {
    expect(asDocumented).toMatchObject({ id: '1', findings: [], shown: ['7'] });
  });

  it.each(deviations)('is the same form with %s [client.form.flat]', (_, change) => {
    expect(meaning(with_(change))).toEqual(asDocumented);
  });

  it('is the same form with all of them together', () => {
    expect(meaning(with_(...deviations.map(([, change]) => change).reverse()))).toEqual(
      asDocumented,
    );
  });

  it.each(deviations.slice(0, 3))(
    'is the same to the client with %s [client.form.flat]',
    (_, change) => {
      const plain = received({ '1': documented() });
      const other = received(with_(change));
      expect([plain.problem, other.problem]).toEqual([undefined, undefined]);
      expect(other.result).toEqual(plain.result);
      expect(meaning(other.result)).toEqual(asDocumented);
    },
  );

  it('is given flat by the client, whichever way it came [client.form.flat]', () => {
    const { result } = received({ '1': documented() });
    expect(result).toMatchObject({ '1': { options_pcr_forms: { pcr_form_id: '1' } } });
  });

  it.each([...RECORDS, 'options_pcr_forms'])('may have [] for an empty %s', (name) => {
    const result = with_((six) => {
      six[name] = [];
    });
    expect(parseForm(result).id).toBe('1');
    const { result: read } = received(
      with_((six) => {
        if (name !== 'options_pcr_forms') six[name] = [];
      }),
    );
    expect(parseForm(read).id).toBe('1');
  });

  it.each([null, ''])('may have %j for an object without records', (empty) => {
    for (const name of RECORDS) {
      const form = parseForm(
        with_((six) => {
          six[name] = empty;
        }),
      );
      expect(form.findings.map(({ code }) => code)).toContain('section_missing');
    }
  });

  it('has a flat record of nulls alone, known by its key', () => {
    const result = with_((six) => {
      six.options_pcr_forms = { pcr_form_id: null, pcr_form_name: null };
    });
    expect(parseForm(result)).toMatchObject({ id: '1', name: '' });
  });

  it('tells a flat record of another form, and takes its id', () => {
    const result = with_((six) => {
      six.options_pcr_forms = { pcr_form_id: '2', pcr_form_name: 'Other' };
    });
    const form = parseForm(result);
    expect([form.id, form.name]).toEqual(['2', 'Other']);
    expect(form.findings.map(({ code }) => code)).toContain('record_id_differs');
  });

  it('tells a member of a flat record that is no text, and reads the others', () => {
    const form = parseForm(
      with_((six) => {
        six.options_pcr_forms = { pcr_form_id: '1', pcr_form_name: 'F', odd: { deep: 1 } };
      }),
    );
    expect(form.name).toBe('F');
    expect(form.findings).toEqual([
      expect.objectContaining({ code: 'value_not_text', section: 'options_pcr_forms' }),
    ]);
  });

  it('is written as it is sent, and reads back the same', () => {
    const written = writeForm(
      parseForm(with_(...deviations.map(([, change]) => change).reverse())),
    );
    expect(meaning(written)).toEqual(asDocumented);
    expect(Object.values(Object(written['1']).options_pcr_forms).some(blank)).toBe(true);
  });
});

describe('what a form says that no document knows', () => {
  const odd = with_((six) => {
    Object.assign(Object(six.options_pcr_forms_questions)['8'], {
      question_type: 'signature',
      question_data_type: 'blob',
    });
    Object.assign(Object(six.options_pcr_forms_questions)['7'], { question_data_type: 'blob' });
    Object.assign(Object(six.options_pcr_forms_rules)['5'], { rule_operator: 'sounds_like' });
    Object.assign(Object(six.options_pcr_forms_photo_rules)['9'], { rule_operator: 'near' });
    Object.assign(Object(six.options_pcr_forms_rules_checks)['51'], { check_operator: 'blink' });
  });

  it('are findings, and the rest of the form is read', () => {
    const form = parseForm(odd);
    expect(form.findings.map(({ code }) => code).sort()).toEqual([
      'check_operator_unknown',
      'question_data_type_unknown',
      'question_type_unknown',
      'rule_operator_unknown',
      'rule_operator_unknown',
      'rule_without_check',
    ]);
    expect(form.questions.map(({ type }) => type)).toEqual(['radio', 'unknown']);
    expect(evaluate(form, { '7': '71' }).complete).toBe(true);
  });

  it('comes back as it was when the form is written', () => {
    const [written] = Object.values(writeForm(parseForm(odd)));
    expect(written?.options_pcr_forms_questions['8']).toMatchObject({ question_type: 'signature' });
    expect(written?.options_pcr_forms_rules['5']).toMatchObject({ rule_operator: 'sounds_like' });
  });
});

describe('an error of a form', () => {
  it('is known by its code, and as an error of the package', async () => {
    const { SvclinkError } = await import('../../src/protocol/errors/base-error.js');
    const error = new FormError('not_a_form', 'x');
    expect(error).toMatchObject({ name: 'FormError', code: 'not_a_form', message: 'x' });
    expect([FormError.is(error), SvclinkError.is(error)]).toEqual([true, true]);
    expect(FormError.is(new SvclinkError('not_a_form', 'x'))).toBe(false);
  });
});
