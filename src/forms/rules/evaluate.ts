import { isMembers } from '../../protocol/codec/form-record.js';
import { FormError } from '../model/form-error.js';
import type { PcrForm } from '../model/types.js';
import { type Answers, answerTexts } from '../values/answer.js';
import { type AnswerError, unknownQuestion } from './answer-errors.js';
import { type Evaluation, summarize } from './evaluation.js';
import { type EvaluateOptions, settle } from './options.js';
import { planOf } from './plan.js';
import { type QuestionState, questionState } from './question-state.js';
import { assign, emptyState, type FormState, refresh } from './state.js';

const nothing = (): void => undefined;

/** Returns the entries of an object by question id. @throws FormError for any other shape */
export function entriesOf<Value>(
  name: string,
  given: Readonly<Record<string, Value>>,
): readonly [string, Value][] {
  if (!isMembers(given)) {
    throw new FormError('not_answers', `${name}: expected an object keyed by pcr_question_id`);
  }
  return Object.entries(given);
}

/** Returns true unless an answer is blank. */
export function isGiven(value: unknown): boolean {
  return answerTexts(value)?.length !== 0;
}

/** Evaluates a whole form: linear in questions, rules and checks. */
export function decide(form: PcrForm, answers: Answers, options: EvaluateOptions): FormState {
  const plan = planOf(form);
  const state = emptyState(plan, settle(options));
  const given = new Map(entriesOf('answers', answers));
  for (const [position, { question }] of plan.questions.entries()) {
    assign(state, position, given.get(question.id), nothing);
  }
  for (const position of plan.order) refresh(state, position, nothing);
  return state;
}

/** Returns errors for answers to unknown questions, in the order given. */
function strayErrors(form: PcrForm, answers: Answers): AnswerError[] {
  const { positions } = planOf(form);
  return Object.entries(answers)
    .filter(([id, value]) => !positions.has(id) && isGiven(value))
    .map(([id]) => unknownQuestion(id));
}

/**
 * Evaluates a form with given answers: which questions are shown and required, which answers have errors, and how many
 * photos each question needs and may have.
 *
 * Show and hide rules form chains: a question is evaluated after all questions that decide on it. Where rules form a
 * loop, its questions are evaluated in question order, and a rule that would close it reads the default visibility of
 * its question; the loop is among the form's findings. This, and the choices in the options, are ours and not the
 * protocol's.
 *
 * @throws FormError when `answers` is not an object keyed by question id.
 */
export function evaluate(
  form: PcrForm,
  answers: Answers,
  options: EvaluateOptions = {},
): Evaluation {
  const state = decide(form, answers, options);
  const photos = options.photos && new Map(entriesOf('photos', options.photos));
  const states: QuestionState[] = [];
  for (const [position, { question }] of state.plan.questions.entries()) {
    const flagged = photos && (photos.get(question.id) ?? 0);
    const standing = questionState(state, position, flagged);
    if (standing !== undefined) states.push(standing);
  }
  return summarize(states, strayErrors(form, answers));
}
