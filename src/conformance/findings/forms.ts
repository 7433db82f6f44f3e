import { isObject } from '../../protocol/envelope.js';
import type { AuditContext } from '../context.js';
import { expectSuccess } from '../judge/envelope.js';
import { resultOf } from '../judge/event.js';
import { type Item, textOf, valuesOf } from '../judge/read.js';
import { prerequisite } from '../shared.js';
import { skip } from '../verdict.js';
import { type FormReference, formsOf, orderWhere, target } from './orders.js';
import { wireData } from './wire-data.js';

/** A form that some order carries: that of the checked order, else the first that is found. */
export const someForm = prerequisite(async (context): Promise<FormReference> => {
  const own = context.settings.order === undefined ? undefined : (await target(context)).form;
  const found = own ?? (await firstForm(context));
  return found ?? skip('no order that was looked at carries a form');
});

async function firstForm(context: AuditContext): Promise<FormReference | undefined> {
  const found = await orderWhere(context, (order) => formsOf(order).length > 0);
  return found && formsOf(found.order)[0];
}

/** The six objects of a form, in canonical spelling. */
export const formObjects = prerequisite(async (context, key): Promise<Item> => {
  const form = key === '' ? await someForm(context) : keyed(key);
  const answer = await context.call('get_pcr_json', wireData(context, 'get_pcr_json', { ...form }));
  expectSuccess(answer, 'get_pcr_json', 'Answer every form that an order carries.');
  const { result } = resultOf(context, 'get_pcr_json', answer);
  const objects = isObject(result) ? result[form.pcr_form_id] : undefined;
  return isObject(objects) ? objects : skip('get_pcr_json gave no form');
});

function keyed(key: string): FormReference {
  const [pcr_form_id = '', form_ver_id = ''] = key.split('/');
  return { pcr_form_id, form_ver_id };
}

/** The form of the checked order: its reference and its objects. */
async function targetForm(context: AuditContext): Promise<{ form: FormReference; objects: Item }> {
  const { form } = await target(context);
  if (form === undefined) skip('the checked order carries no form; name one that does');
  const objects = await formObjects(context, `${form.pcr_form_id}/${form.form_ver_id}`);
  return { form, objects };
}

/** A question of the checked order's form, by what it is wanted for. */
export interface FoundQuestion {
  readonly pcr_form_id: string;
  readonly pcr_question_id: string;
  readonly question_type: string;
}

const TEXT_TYPES: ReadonlySet<string> = new Set(['textarea', 'textbox']);

/** A question that takes any text: shown, active, without rules on its answer. */
export const textQuestion = prerequisite(async (context): Promise<FoundQuestion> => {
  const { form, objects } = await targetForm(context);
  const ruled = ruledQuestions(objects);
  return pick(form, objects, 'that takes free text', (question) => {
    const id = textOf(question, 'pcr_question_id');
    return TEXT_TYPES.has(textOf(question, 'question_type')) && !ruled.has(id);
  });
});

/** A question that photos may be flagged to. */
export const photoQuestion = prerequisite(async (context): Promise<FoundQuestion> => {
  const { form, objects } = await targetForm(context);
  const rules = valuesOf(objects.options_pcr_forms_photo_rules);
  return pick(form, objects, 'that takes photos', (question) => {
    const id = textOf(question, 'pcr_question_id');
    return rules.some(
      (rule) =>
        textOf(rule, 'pcr_question_id') === id &&
        textOf(rule, 'rule_operator') === 'default' &&
        Number(textOf(rule, 'max_photo')) > 0,
    );
  });
});

function pick(
  { pcr_form_id }: FormReference,
  objects: Item,
  what: string,
  test: (question: Item) => boolean,
): FoundQuestion {
  const found = valuesOf(objects.options_pcr_forms_questions).find(
    (question) => isShown(question) && test(question),
  );
  if (found === undefined) skip(`the checked order's form has no question ${what}`);
  const pcr_question_id = textOf(found, 'pcr_question_id');
  return { pcr_form_id, pcr_question_id, question_type: textOf(found, 'question_type') };
}

function isShown(question: Item): boolean {
  const no = (name: string) => ['0', 'false'].includes(String(question[name] ?? '1'));
  const deleted = ['1', 'true'].includes(String(question.question_deleted ?? '0'));
  return !no('question_active') && !no('question_display_active') && !deleted;
}

function ruledQuestions(objects: Item): ReadonlySet<string> {
  const rules = valuesOf(objects.options_pcr_forms_rules);
  return new Set(rules.map((rule) => textOf(rule, 'pcr_question_id')));
}
