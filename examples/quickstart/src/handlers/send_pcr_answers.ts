import { LinkError } from 'svclink';
import { checkRows } from 'svclink/forms';
import type { EventHandler, Site } from '../site.js';
import type { AnswerRow } from '../store/results.js';

/**
 * send_pcr_answers: the answers to a form.
 *
 * - Several rows for one question are one answer with several options; a value of null clears the question.
 * - A later call replaces the answers of its questions and leaves the others.
 * - Rows that the form does not allow fail the call, and nothing is stored.
 */
export function sendPcrAnswers({ store, forms }: Site): EventHandler<'send_pcr_answers'> {
  return ({ data }) => {
    const order = store.order(data.dst_report_id);
    const form = forms.ofOrder(order, data.pcr_form_id);
    const [wrong] = checkRows(form, data.pcr_form_rows).errors;
    if (wrong) throw new LinkError('answer_invalid', wrong.message);
    const sent = new Map<string, AnswerRow[]>();
    for (const row of data.pcr_form_rows) {
      const rows = sent.get(row.pcr_question_id) ?? [];
      sent.set(row.pcr_question_id, isBlank(row) ? rows : [...rows, row]);
    }
    const { answers } = order.results;
    const all = new Map([...(answers.get(form.id) ?? []), ...sent]);
    for (const [question, rows] of sent) if (rows.length === 0) all.delete(question);
    answers.set(form.id, all);
    return null;
  };
}

function isBlank(row: AnswerRow): boolean {
  return Object.values(row).includes(null);
}
