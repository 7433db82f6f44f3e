import { isMembers } from '../../protocol/codec/form-record.js';
import { FormError } from '../model/form-error.js';
import { answerKind, readDataType } from '../model/question-types.js';
import type { PcrForm, PcrQuestion } from '../model/types.js';
import { type AnswerError, answerError, unknownQuestion } from '../rules/answer-errors.js';
import { planOf } from '../rules/plan.js';
import { type Answers, answerTexts } from '../values/answer.js';
import { isAcceptable, WIRE_DATA_TYPES } from './row-types.js';

/** Most rows of one call, far more than any form has. */
const MAX_ROWS = 100_000;

/** The answers in rows, and the errors of the rows themselves. */
interface RowsRead {
  readonly answers: Map<string, string | string[]>;
  readonly errors: readonly AnswerError[];
}

/** Returns the rows of an input: a list, or a single row. */
function listRows(rows: unknown): readonly unknown[] {
  const list: unknown = isMembers(rows) ? [rows] : rows;
  if (!Array.isArray(list) || list.length > MAX_ROWS) {
    throw new FormError('not_rows', `pcr_form_rows: expected an array of up to ${MAX_ROWS} rows`);
  }
  return list;
}

/** Returns the text of a member, empty when it is absent; undefined for any other type. */
function memberText(row: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const texts = answerTexts(Object.hasOwn(row, name) ? row[name] : undefined);
  return texts && texts.length < 2 && !Array.isArray(row[name]) ? (texts[0] ?? '') : undefined;
}

function valueMembers(row: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(row).filter((name) => name.endsWith('_value') && memberText(row, name) !== '');
}

function checkRow(
  row: Readonly<Record<string, unknown>>,
  question: PcrQuestion,
  member: string,
): AnswerError | undefined {
  const sent = memberText(row, 'question_data_type') ?? '';
  const others = valueMembers(row).filter((name) => name !== member);
  // The row of a question that takes no answer fails for its answer, not for its data type.
  if (question.dataType !== null && !isAcceptable(question.dataType, readDataType(sent))) {
    return answerError(
      'data_type_differs',
      question,
      `"${sent}", expected ${WIRE_DATA_TYPES[question.dataType]}`,
    );
  }
  if (others.length > 0) return answerError('value_extra', question, others[0]);
  if (memberText(row, member) === undefined) return answerError('row_unreadable', question, member);
  return undefined;
}

/** Reads rows into answers. An invalid row is reported, and its value is still used where it has one. */
export function readRows(form: PcrForm, rows: unknown): RowsRead {
  const { positions, questions } = planOf(form);
  const answers = new Map<string, string | string[]>();
  const errors: AnswerError[] = [];
  for (const [index, row] of listRows(rows).entries()) {
    const id = isMembers(row) ? memberText(row, 'pcr_question_id') : undefined;
    if (!isMembers(row) || id === undefined || id === '') {
      errors.push(
        answerError(
          'row_unreadable',
          '',
          `row ${index + 1}: expected an object with pcr_question_id`,
        ),
      );
      continue;
    }
    const question = questions[positions.get(id) ?? -1]?.question;
    const member = `${memberText(row, 'question_data_type') ?? ''}_value`;
    const error = question === undefined ? unknownQuestion(id) : checkRow(row, question, member);
    if (error !== undefined) errors.push(error);
    const text = memberText(row, member) || memberText(row, valueMembers(row)[0] ?? member);
    if (text === undefined || text === '') continue;
    const known = answers.get(id);
    const isMany = question !== undefined && answerKind(question.type) === 'many';
    if (known === undefined) answers.set(id, isMany ? [text] : text);
    else if (typeof known === 'string') answers.set(id, [known, text]);
    else known.push(text);
  }
  return { answers, errors };
}

/**
 * Reads the rows of send_pcr_answers into answers: several rows of one question become one list. Unreadable rows are
 * skipped; `checkRows` names them.
 *
 * @throws FormError when `rows` is neither an array nor one row.
 */
export function fromRows(form: PcrForm, rows: unknown): Answers {
  return Object.fromEntries(readRows(form, rows).answers);
}
