import type { PcrForm } from '../../../forms/index.js';
import { type FormOffer, fieldsOfForm, type OfferedAnswer } from '../../orders/form-offer.js';
import { person, seen } from '../../orders/visibility/visibility.js';
import { answerText, type ShownAnswer } from './order-forms.js';

/** What a form of an order begins with; the codes of the house are not in it. */
export interface ShownOffer {
  /** The values of the questions that show a field of the order, by question id; null of a code, which is told at its order. */
  readonly fields: Readonly<Record<string, string | null>>;
  /** What earlier orders have answered and the form allows to take over. */
  readonly offered: readonly OfferedAnswer[];
}

/** An offer as it is shown to who may see the form, and not what opens doors. */
export function shownOffer(form: PcrForm, { fields, answers }: FormOffer): ShownOffer {
  const names = fieldsOfForm(form);
  const shown = Object.entries(fields).map(([id, value]) => {
    const field = names.get(id) ?? '';
    return [id, seen(person(), 'field', { field, value })?.value ?? null] as const;
  });
  return { fields: Object.fromEntries(shown), offered: answers };
}

/** What a form begins with, as people read it: a field of the order, or an answer of an earlier order. */
export interface ShownBeginning extends ShownAnswer {
  /** The number of the order that it was answered for; null of a field of the order itself. */
  readonly wo_number: string | null;
}

/** What a form begins with, question by question; what opens doors is named and not told. */
export function shownBeginning(
  form: PcrForm,
  { fields, offered }: ShownOffer,
): readonly ShownBeginning[] {
  return form.questions.flatMap((question): ShownBeginning[] => {
    const { id, name } = question;
    const offer = offered.find(({ pcr_question_id }) => pcr_question_id === id);
    const shared = { question_id: id, question: name };
    if (offer) {
      return [
        { ...shared, answer: answerText(question, offer.answer), wo_number: offer.wo_number },
      ];
    }
    const field = fields[id];
    return field === undefined ? [] : [{ ...shared, answer: field ?? '***', wo_number: null }];
  });
}
