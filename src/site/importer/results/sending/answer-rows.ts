import { makeRow, type PcrFormRow } from '../../../../forms/answers/row-types.js';
import { type Answers, type PcrForm, toRows } from '../../../../forms/index.js';

/**
 * Returns answers as the rows of send_pcr_answers. A question whose answer was cleared, or is hidden by another answer,
 * has a blank row: its owner keeps the answers of questions without one.
 */
export function answerRows(form: PcrForm, answers: Answers): PcrFormRow[] {
  const rows = toRows(form, answers);
  const given = new Set(rows.map(({ pcr_question_id }) => pcr_question_id));
  const cleared = form.questions.flatMap(({ id, active, dataType }): PcrFormRow[] => {
    const isCleared = active && Object.hasOwn(answers, id) && !given.has(id);
    return isCleared && dataType !== null ? [makeRow(id, dataType, '')] : [];
  });
  return [...rows, ...cleared];
}
