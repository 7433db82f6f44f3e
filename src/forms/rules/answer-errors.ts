import type { Condition } from '../model/rule-types.js';
import type { PcrQuestion } from '../model/types.js';
import type { AnswerProblem, AnswerReading } from '../values/answer.js';
import type { PlannedQuestion } from './plan.js';

/** A rule's value in words: options by their texts. */
function valueText(question: PcrQuestion, { value }: Condition): string {
  if (typeof value === 'string') return value;
  const texts = new Map(
    [...question.options, ...question.inactiveOptions].map(({ id, text }) => [id, text]),
  );
  return value.map((id) => `"${texts.get(id) ?? id}"`).join(', ');
}

/** A condition in words: its operator and what it compares with. */
export function demand(question: PcrQuestion, condition: Condition): string {
  return `${condition.operator.replaceAll('_', ' ')} ${valueText(question, condition)}`;
}

/** The question's part of a message. */
function nameOf(question: PcrQuestion): string {
  return `question ${question.id} "${question.name}"`;
}

/** What can be wrong with an answer, a row or the photos of a question. */
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

/** Something wrong with what was answered to one question. */
export interface AnswerError {
  readonly code: AnswerErrorCode;
  /** Empty when a row names none. */
  readonly questionId: string;
  /** The field rule that the answer breaks; null when it is no rule's doing. */
  readonly ruleId: string | null;
  /** Names question and rule, for people. */
  readonly message: string;
}

/** An error that is no rule's doing; the message says the code in words, and `detail` what was found. */
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

/** An answer to a question that the form does not have. */
export function unknownQuestion(id: string): AnswerError {
  return answerError('unknown_question', id);
}

/** What is wrong with one answer: that it cannot be taken, or the field rules that it breaks. */
export function answerErrors(planned: PlannedQuestion, reading: AnswerReading): AnswerError[] {
  const { question, fieldRules } = planned;
  if (reading.problem !== null) return [answerError(reading.problem, question)];
  // Only given answers are checked: whether one is needed is question_required's to say.
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
