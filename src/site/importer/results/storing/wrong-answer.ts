import { type Answers, evaluate, type PcrForm, toRows } from '../../../../forms/index.js';
import { readAmount } from '../../../../protocol/codec/amount.js';
import { shortName } from '../../../../protocol/errors/short-name.js';

/**
 * Returns the reason for which answers cannot be sent: the first one that the form does not allow, or that the event
 * does not take; undefined without one. Missing answers are reported when the order is ready.
 */
export function wrongAnswer(form: PcrForm, answers: Answers): string | undefined {
  const [wrong] = evaluate(form, answers).errors;
  if (wrong) return wrong.message;
  const row = toRows(form, answers).find(
    ({ number_value }) => number_value !== undefined && readAmount(number_value) === undefined,
  );
  if (!row) return undefined;
  const { pcr_question_id: id, number_value } = row;
  const name = form.questions.find((one) => one.id === id)?.name ?? '';
  const number = shortName(number_value);
  return `question ${id} "${name}": ${number} has more than 15 digits before the point`;
}
