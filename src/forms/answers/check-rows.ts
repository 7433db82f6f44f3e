import type { PcrForm } from '../model/types.js';
import { type AnswerError, answerErrors } from '../rules/answer-errors.js';
import { planOf, selectable } from '../rules/plan.js';
import { type Answers, readAnswer } from '../values/answer.js';
import { readRows } from './read-rows.js';

/** Options of {@link checkRows}. */
export interface CheckRowsOptions {
  /** Previously stored answers: options in them that are no longer active stay allowed. */
  readonly previous?: Answers;
}

/** Result of {@link checkRows}. */
export interface RowsCheck {
  /** True when the rows have no errors. */
  readonly ok: boolean;
  /** The answers in the rows, by question id. */
  readonly answers: Answers;
  /** Errors, each with a message that names question and rule. */
  readonly errors: readonly AnswerError[];
}

/**
 * Checks the rows of one send_pcr_answers call, for receivers. Every answered question is checked, also hidden ones:
 * callers do not send rows of hidden questions, and the answer that shows a question may have come with an earlier
 * call. Completeness is not checked, because a call may bring a part of the answers.
 *
 * @throws FormError when `rows` is neither an array nor one row.
 */
export function checkRows(form: PcrForm, rows: unknown, options: CheckRowsOptions = {}): RowsCheck {
  const { positions, questions } = planOf(form);
  const previous = new Map(Object.entries(options.previous ?? {}));
  const { answers, errors } = readRows(form, rows);
  const wrong = [...answers].flatMap(([id, value]) => {
    const planned = questions[positions.get(id) ?? -1];
    if (planned === undefined) return [];
    return answerErrors(
      planned,
      readAnswer(planned.question, selectable(planned, previous), value),
    );
  });
  const all = [...errors, ...wrong];
  return { ok: all.length === 0, answers: Object.fromEntries(answers), errors: all };
}
