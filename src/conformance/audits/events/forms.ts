import { isObject } from '../../../protocol/envelope/envelope.js';
import type { Audit, Level } from '../../audit.js';
import { audit } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { accepted } from '../../findings/replies.js';
import { type Item, resultOf, textOf, valuesOf } from '../../judge/event.js';
import { fail, skip } from '../../verdict.js';

/** A form: its six objects, after tolerant reading. */
type Form = Item;
/** Tests a form. Returns the problem as text, or undefined. */
type Test = (form: Form) => string | undefined;

async function formIn(context: AuditContext) {
  const { answer, data } = await accepted(context, 'get_pcr_json');
  const { result } = resultOf(context, 'get_pcr_json', answer);
  return { answer, result: isObject(result) ? result : {}, id: textOf(data, 'pcr_form_id') };
}

const ids = (form: Form, table: string, name: string) =>
  new Set(valuesOf(form[table]).map((record) => textOf(record, name)));

/** Tests that every record of a table refers to an existing record of another table. */
const refersTo =
  (table: string, member: string, target: string): Test =>
  (form) => {
    const known = ids(form, target, member);
    const stray = valuesOf(form[table]).find((record) => !known.has(textOf(record, member)));
    return stray && `${table}: ${member} ${textOf(stray, member)} is not among ${target}`;
  };

const keyedById =
  (table: string, member: string): Test =>
  (form) => {
    const records = isObject(form[table]) ? Object.entries(form[table]) : [];
    const wrong = records.find(
      ([key, record]) => isObject(record) && textOf(record, member) !== key,
    );
    return wrong && `${table}: the key ${wrong[0]} is not the ${member} of its record`;
  };

const CHOICES: ReadonlySet<string> = new Set(['checkbox', 'dropdown', 'radio']);

const withOptions: Test = (form) => {
  const known = ids(form, 'options_pcr_forms_questions_values', 'pcr_question_id');
  const bare = valuesOf(form.options_pcr_forms_questions).find(
    (question) =>
      CHOICES.has(textOf(question, 'question_type')) &&
      !known.has(textOf(question, 'pcr_question_id')),
  );
  return bare && `question ${textOf(bare, 'pcr_question_id')} has nothing to choose from`;
};

const defaultPhotoRule: Test = (form) => {
  const rules = valuesOf(form.options_pcr_forms_photo_rules);
  const ruled = new Set(
    rules
      .filter((rule) => textOf(rule, 'rule_operator') === 'default')
      .map((rule) => textOf(rule, 'pcr_question_id')),
  );
  const bare = valuesOf(form.options_pcr_forms_questions).find(
    (question) => !ruled.has(textOf(question, 'pcr_question_id')),
  );
  return bare && `question ${textOf(bare, 'pcr_question_id')} has no default photo rule`;
};

const QUESTIONS = 'options_pcr_forms_questions';
const RULES = 'options_pcr_forms_rules';

const tests: readonly (readonly [id: string, level: Level, title: string, test: Test])[] = [
  ['default-photo-rule', 'MUST', 'Each question has a default photo rule', defaultPhotoRule],
  ['options', 'SHOULD', 'Each checkbox, dropdown and radio has options', withOptions],
  [
    'values-of-questions',
    'SHOULD',
    'Options belong to questions of the form',
    refersTo('options_pcr_forms_questions_values', 'pcr_question_id', QUESTIONS),
  ],
  [
    'rules-of-questions',
    'SHOULD',
    'Rules belong to questions of the form',
    refersTo(RULES, 'pcr_question_id', QUESTIONS),
  ],
  [
    'checks-of-rules',
    'SHOULD',
    'What an action rule does belongs to a rule of the form',
    refersTo('options_pcr_forms_rules_checks', 'pcr_form_rule_id', RULES),
  ],
  [
    'checks-of-questions',
    'SHOULD',
    'What an action rule does acts on a question of the form',
    refersTo('options_pcr_forms_rules_checks', 'pcr_question_id', QUESTIONS),
  ],
  [
    'keyed-questions',
    'MUST',
    'Questions are keyed by their id',
    keyedById(QUESTIONS, 'pcr_question_id'),
  ],
  ['keyed-rules', 'MUST', 'Rules are keyed by their id', keyedById(RULES, 'pcr_form_rule_id')],
];

const FIX = 'Send forms that fit together: programs that fill them in follow these ids.';

/** Audits of PCR forms. */
export const formAudits: readonly Audit[] = [
  audit(
    {
      id: 'get_pcr_json.keyed',
      level: 'MUST',
      title: 'get_pcr_json gives one object whose key is the requested pcr_form_id',
      source: 'PCR form',
    },
    async (context) => {
      const { answer, result, id } = await formIn(context);
      const keys = Object.keys(result);
      if (keys.length === 1 && keys[0] === id) return;
      const fix = `Key the form by its id: { "${id}": { … } }.`;
      fail(answer, `the keys are ${keys.join(', ').slice(0, 100) || 'none'}, not ${id}`, fix);
    },
  ),
  ...tests.map(([id, level, title, test]) =>
    audit({ id: `get_pcr_json.${id}`, level, title, source: 'PCR form' }, async (context) => {
      const { answer, result } = await formIn(context);
      const [form] = valuesOf(result);
      const problem = form ? test(form) : skip('get_pcr_json gave no form');
      if (problem !== undefined) fail(answer, problem, FIX);
    }),
  ),
];
