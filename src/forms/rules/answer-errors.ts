import type { Condition } from '../model/rule-types.js';
import type { PcrQuestion } from '../model/types.js';
import type { AnswerProblem, AnswerReading } from '../values/answer.js';
import type { PlannedQuestion } from './plan.js';

/** Describes the value of a rule, with the texts of options. */
function valueText(question: PcrQuestion, { value }: Condition): string {
  if (typeof value === 'string') return value;
  const texts = new Map(
    [...question.options, ...question.inactiveOptions].map(({ id, text }) => [id, text]),
  );
  return value.map((id) => `"${texts.get(id) ?? id}"`).join(', ');
}

/** Describes a condition: its operator and its operand. */
export function demand(question: PcrQuestion, condition: Condition): string {
  return `${condition.operator.replaceAll('_', ' ')} ${valueText(question, condition)}`;
}

/** Names a question in a message. */
function nameOf(question: PcrQuestion): string {
  return `question ${question.id} "${question.name}"`;
}

/** Codes of errors of an answer, a row or the photos of a question. */
export type AnswerErrorCode =
  | AnswerProblem
  | 'rule_broken'
  | 'unknown_question'
  | 'too_many_photos'
  | 'row_unreadable'
  | 'data_type_differs'
  | 'value_extra'
  | 'work_type_differs'
  | 'file_id_missing';

/** An error of the answer to one question. */
export interface AnswerError {
  readonly code: AnswerErrorCode;
  /** Empty for a row without one. */
  readonly questionId: string;
  /** The broken field rule; null for other errors. */
  readonly ruleId: string | null;
  /** Names question and rule, for people. */
  readonly message: string;
}

/**
 * Makes an error other than a broken rule. The message has the code in words, and `detail`, the value that was found.
 */
export function answerError(
  code: AnswerErrorCode,
  where: PcrQuestion | string,
  detail?: string,
): AnswerError {
  const questionId = typeof where === 'string' ? where : where.id;
  const subject = typeof where === 'string' ? where && `question ${where}` : nameOf(where);
  const message = [subject, code.replaceAll('_', ' '), detail].filter(Boolean).join(': ');
  return { code, questionId, ruleId: null, message };
}

/** Makes the error of an answer to an unknown question. */
export function unknownQuestion(id: string): AnswerError {
  return answerError('unknown_question', id);
}

/** Returns the errors of one answer: that it is invalid, or the field rules that it breaks. */
export function answerErrors(planned: PlannedQuestion, reading: AnswerReading): AnswerError[] {
  const { question, fieldRules } = planned;
  if (reading.problem !== null) return [answerError(reading.problem, question)];
  // Only given answers are checked: question_required decides on missing ones.
  if (reading.given.length === 0) return [];
  return fieldRules
    .filter(({ test }) => !test(reading.given))
    .map(({ rule }) => ({
      code: 'rule_broken',
      questionId: question.id,
      ruleId: rule.id,
      message: `${nameOf(question)}: has to be ${demand(question, rule)} (rule ${rule.id})`,
    }));
}
