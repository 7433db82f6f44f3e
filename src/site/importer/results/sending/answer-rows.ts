import { makeRow, type PcrFormRow } from '../../../../forms/answers/row-types.js';
import { type Answers, type PcrForm, toRows } from '../../../../forms/index.js';
import { isGiven } from '../../../../forms/rules/evaluate.js';

/**
 * Returns answers as the rows of send_pcr_answers. A question whose answer was cleared has a blank row: its owner keeps
 * the answers of questions without one.
 */
export function answerRows(form: PcrForm, answers: Answers): PcrFormRow[] {
  const cleared = form.questions.flatMap(({ id, active, dataType }): PcrFormRow[] => {
    const isCleared = active && Object.hasOwn(answers, id) && !isGiven(answers[id]);
    return isCleared && dataType !== null ? [makeRow(id, dataType, '')] : [];
  });
  return [...toRows(form, answers), ...cleared];
}
