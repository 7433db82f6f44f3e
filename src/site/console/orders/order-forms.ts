import { type AnswerValue, fromRows, type PcrForm } from '../../../forms/index.js';
import { SvclinkError } from '../../../protocol/errors/base-error.js';
import type { Statements } from '../../engine/store/database.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import type { OrderResults } from '../../owner/results.js';

/** A form of an order with its answers for display. */
export interface ShownForm {
  readonly pcr_form_id: string;
  readonly form_ver_id: string;
  readonly is_required: boolean;
  /** '' before the form is imported. */
  readonly name: string;
  readonly answers: readonly ShownAnswer[];
}

/** The answer to a question; of choices their texts. */
export interface ShownAnswer {
  readonly question_id: string;
  readonly question: string;
  /** A day is `YYYY-MM-DD`. */
  readonly answer: string;
  readonly kind: 'text' | 'day' | 'number';
}

/** The readable forms of an order, by their ids. */
export type FormsOfOrder = ReadonlyMap<string, PcrForm>;

/** Returns the forms of an order. A form that is not imported yet, or is unreadable, has no name and no questions. */
export async function shownForms(
  read: Statements,
  orderId: string,
  given: OrderResults['answers'] = [],
): Promise<{ readonly shown: readonly ShownForm[]; readonly forms: FormsOfOrder }> {
  const attached = await read
    .selectFrom('order_forms')
    .select(['pcr_form_id', 'form_ver_id', 'is_required'])
    .where('order_id', '=', orderId)
    .orderBy('pcr_form_id')
    .execute();
  const forms = new Map<string, PcrForm>();
  for (const { pcr_form_id: id } of attached) {
    const form = await readable(read, orderId, id);
    if (form) forms.set(id, form);
  }
  const shown = attached.map((row): ShownForm => {
    const form = forms.get(row.pcr_form_id);
    const rows = given
      .filter(({ pcr_form_id }) => pcr_form_id === row.pcr_form_id)
      .flatMap((answer) => answer.rows);
    return { ...row, name: form?.name ?? '', answers: form ? shownAnswers(form, rows) : [] };
  });
  return { shown, forms };
}

async function readable(read: Statements, orderId: string, formId: string) {
  try {
    return await formOfOrder(read, orderId, formId);
  } catch (error) {
    if (SvclinkError.is(error)) return undefined;
    throw error;
  }
}

function shownAnswers(form: PcrForm, rows: readonly unknown[]): readonly ShownAnswer[] {
  const answers = fromRows(form, rows);
  return form.questions
    .filter(({ id }) => answers[id] !== undefined)
    .map((question) => ({
      question_id: question.id,
      question: question.name,
      answer: answerText(question, answers[question.id]),
      kind: kindOf(question),
    }));
}

/** Returns the kind of a question's answer. */
export function kindOf({ type }: PcrForm['questions'][number]): ShownAnswer['kind'] {
  if (type === 'date') return 'day';
  return type === 'numeric' ? 'number' : 'text';
}

/** Returns an answer for display; of choices their texts. */
export function answerText({ options }: PcrForm['questions'][number], value: AnswerValue): string {
  return asTexts(value)
    .map((one) => options.find(({ id }) => id === one)?.text ?? one)
    .join(', ');
}

function asTexts(value: AnswerValue): readonly string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? value.map(String) : [String(value)];
}
