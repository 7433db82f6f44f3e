import type { PcrForm } from '../../../forms/index.js';
import { type FormOffer, fieldsFor, type OfferedAnswer } from '../../orders/filling/form-offer.js';
import { person } from '../../orders/visibility/visibility.js';
import { answerText, kindOf, type ShownAnswer } from './order-forms.js';

/** The initial answers of a form of an order, without the codes of the house. */
export interface ShownOffer {
  /**
   * The values of questions that display a field of the order, by question id; null for a code, which the order
   * displays separately.
   */
  readonly fields: Readonly<Record<string, string | null>>;
  /** The answers for earlier orders that the form allows to reuse. */
  readonly offered: readonly OfferedAnswer[];
}

/** Returns an offer without the codes that open doors. */
export function shownOffer(form: PcrForm, { fields, answers }: FormOffer): ShownOffer {
  return { fields: fieldsFor(person(), form, fields), offered: answers };
}

/** An initial answer for display: a field of the order, or an answer for an earlier order. */
export interface ShownBeginning extends ShownAnswer {
  /** The number of the earlier order; null for a field of the order itself. */
  readonly wo_number: string | null;
}

/** Returns the initial answers of a form by question. A code is named, but not displayed. */
export function shownBeginning(
  form: PcrForm,
  { fields, offered }: ShownOffer,
): readonly ShownBeginning[] {
  return form.questions.flatMap((question): ShownBeginning[] => {
    const { id, name } = question;
    const offer = offered.find(({ pcr_question_id }) => pcr_question_id === id);
    const shared = { question_id: id, question: name, kind: kindOf(question) };
    if (offer) {
      return [
        { ...shared, answer: answerText(question, offer.answer), wo_number: offer.wo_number },
      ];
    }
    const field = fields[id];
    return field === undefined ? [] : [{ ...shared, answer: field ?? '***', wo_number: null }];
  });
}
