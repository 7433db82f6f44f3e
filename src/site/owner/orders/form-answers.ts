import { checkRows, fromRows, type PcrFormRow } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import type { Statements } from '../../engine/store/database.js';
import { inStatements } from '../../engine/store/in-parts.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { formOfOrder } from '../../orders/filling/order-forms.js';
import { addHistory, type StoredOrder } from '../../orders/order-writing.js';
import { addReceived } from '../../orders/received/received-records.js';
import { storedRows } from '../received-answers.js';

/** The most questions that the history of an order names for a call. */
const MOST_NAMED = 100;

type AnswerRow = Readonly<Pick<PcrFormRow, 'pcr_question_id'>>;

/** Answers to a form of an order. */
export interface GivenAnswers<Row extends AnswerRow> {
  readonly formId: string;
  readonly rows: readonly Row[];
  /** The account whose answers they are. */
  readonly accountId: string;
  /** The user, app or account that gives them, for the history. */
  readonly actor: string;
  readonly at: number;
}

/**
 * Replaces the answers of the named questions of a form and leaves all others, within a transaction.
 *
 * @throws LinkError `form_not_found`; `answer_invalid` for rows that the form does not allow
 */
export async function takeAnswers<Row extends AnswerRow>(
  tx: Statements,
  order: StoredOrder,
  { formId, rows, accountId, actor, at }: GivenAnswers<Row>,
): Promise<void> {
  const form = await formOfOrder(tx, order.id, formId);
  const position = { order_id: order.id, account_id: accountId, pcr_form_id: form.id };
  const previous = fromRows(form, await storedRows(tx, position));
  const [wrong] = checkRows(form, rows, { previous }).errors;
  if (wrong) throw new LinkError('answer_invalid', wrong.message);
  const answers = [...rowsByQuestion(rows)].map(([pcr_question_id, those]) => {
    const content = { answer_rows: JSON.stringify(those), answered_at: at };
    return { ...position, pcr_question_id, ...content };
  });
  for (const part of inStatements(answers)) await storeAnswers(tx, part);
  await addReceived(tx, { kind: 'answers', keys: [form.id], orderId: order.id, at });
  const questions = answers.slice(0, MOST_NAMED).map(({ pcr_question_id }) => pcr_question_id);
  const detail = { pcr_form_id: form.id, questions };
  await addHistory(tx, { orderId: order.id, actor, action: 'answered', at, detail });
}

async function storeAnswers(
  tx: Statements,
  answers: readonly StoredRow<'answers'>[],
): Promise<void> {
  await tx
    .insertInto('answers')
    .values(answers)
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'account_id', 'pcr_form_id', 'pcr_question_id'])
        .doUpdateSet((row) => ({
          answer_rows: row.ref('excluded.answer_rows'),
          answered_at: row.ref('excluded.answered_at'),
        })),
    )
    .execute();
}

function rowsByQuestion<Row extends AnswerRow>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const byQuestion = new Map<string, Row[]>();
  for (const row of rows) {
    const those = byQuestion.get(row.pcr_question_id);
    if (those) those.push(row);
    else byQuestion.set(row.pcr_question_id, [row]);
  }
  return byQuestion;
}
