import type { AuditContext } from '../context.js';
import { type Item, textOf, valuesOf } from '../judge/event.js';
import { prerequisite } from '../shared.js';
import { skip } from '../verdict.js';
import { formObjects, formsOf, orderOf, writableOrders } from './orders.js';

/** A question of a form of an order. */
interface FoundQuestion {
  readonly reportId: string;
  readonly pcr_form_id: string;
  readonly pcr_question_id: string;
}

/** A question with a row that answers it. */
interface AnswerableQuestion extends FoundQuestion {
  readonly row: Readonly<Record<string, string>>;
}

/** Tests a question. Returns its data; undefined when the question does not fit. */
type Test<T> = (question: Item, form: Item) => T | undefined;

const TEXT = 'Sent by svclink check';
const CHOICES: ReadonlySet<string> = new Set(['checkbox', 'dropdown', 'radio']);

/** A question that accepts photos whatever its answer is. */
export const photoQuestion = prerequisite(
  (context): Promise<FoundQuestion> => search(context, 'that takes photos', takesPhotos),
);

/** A question that is shown from the start, without rules on its answer, and an answer for it. */
export const answerableQuestion = prerequisite(
  (context): Promise<AnswerableQuestion> => search(context, 'that takes any answer', answerFor),
);

async function search<T extends object>(
  context: AuditContext,
  what: string,
  test: Test<T>,
): Promise<FoundQuestion & T> {
  for (const reportId of await writableOrders(context)) {
    for (const { pcr_form_id, form_ver_id } of formsOf(await orderOf(context, reportId))) {
      const form = await formObjects(context, `${pcr_form_id}/${form_ver_id}`);
      for (const question of valuesOf(form.options_pcr_forms_questions)) {
        const found = isShown(question) ? test(question, form) : undefined;
        if (found === undefined) continue;
        const pcr_question_id = textOf(question, 'pcr_question_id');
        return { reportId, pcr_form_id, pcr_question_id, ...found };
      }
    }
  }
  return skip(`no form of the checked orders has a question ${what}`);
}

const takesPhotos: Test<object> = (question, form) => {
  const id = textOf(question, 'pcr_question_id');
  const rule = valuesOf(form.options_pcr_forms_photo_rules).find(
    (one) => textOf(one, 'pcr_question_id') === id && textOf(one, 'rule_operator') === 'default',
  );
  return Number(textOf(rule, 'max_photo')) > 0 ? {} : undefined;
};

const answerFor: Test<{ row: Record<string, string> }> = (question, form) => {
  const id = textOf(question, 'pcr_question_id');
  const rules = valuesOf(form.options_pcr_forms_rules);
  if (rules.some((rule) => textOf(rule, 'pcr_question_id') === id)) return undefined;
  const type = textOf(question, 'question_type');
  if (type === 'textarea') return { row: { question_data_type: 'longtext', longtext_value: TEXT } };
  if (type === 'textbox') return { row: { question_data_type: 'varchar', varchar_value: TEXT } };
  const option = CHOICES.has(type) ? optionOf(id, form) : undefined;
  return option === undefined
    ? undefined
    : { row: { question_data_type: 'int', int_value: option } };
};

function optionOf(questionId: string, form: Item): string | undefined {
  const option = valuesOf(form.options_pcr_forms_questions_values).find(
    (value) =>
      textOf(value, 'pcr_question_id') === questionId && isYes(value.question_value_active ?? '1'),
  );
  return option && textOf(option, 'question_value_id');
}

function isShown(question: Item): boolean {
  const { question_active: active, question_display_active: shown } = question;
  return isYes(active ?? '1') && isYes(shown ?? '1') && !isYes(question.question_deleted ?? '0');
}

function isYes(flag: unknown): boolean {
  return ['1', 'true'].includes(String(flag).toLowerCase());
}
