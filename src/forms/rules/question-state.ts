import { answerKind } from '../model/question-types.js';
import type { PhotoLimits } from '../model/rule-types.js';
import { BLANK } from '../values/answer.js';
import { type AnswerError, answerError, answerErrors } from './answer-errors.js';
import { photoLimits } from './photos.js';
import type { FormState } from './state.js';

/** The present state of one question. */
export interface QuestionState {
  readonly id: string;
  readonly visible: boolean;
  /** True when an answer is required; never for a hidden question, nor for one that takes no answer. */
  readonly required: boolean;
  /** True when it is required and not answered. */
  readonly missing: boolean;
  /** Photo limits now; null for a hidden question or one without photo rules. */
  readonly photos: PhotoLimits | null;
  /** True when fewer photos are flagged than needed; false while photos are not checked. */
  readonly photosMissing: boolean;
  readonly errors: readonly AnswerError[];
}

/** Returns the state of a question with the number of its flagged photos (undefined: not checked). */
export function questionState(
  state: FormState,
  position: number,
  flagged: number | undefined,
): QuestionState | undefined {
  const planned = state.plan.questions[position];
  if (planned === undefined) return undefined;
  const { question } = planned;
  const visible = state.visible[position] === 1;
  const reading = state.readings[position] ?? BLANK;
  // An answer to a question that takes none is an error even if the question is hidden.
  const isChecked = visible || reading.problem === 'not_answerable';
  const errors = isChecked ? answerErrors(planned, reading) : [];
  const photos = (visible ? photoLimits(state, position) : undefined) ?? null;
  const most = photos?.max ?? Infinity;
  if (flagged !== undefined && flagged > most) {
    errors.push(answerError('too_many_photos', question, `${flagged} of ${most}`));
  }
  const required = visible && question.required && answerKind(question.type) !== 'none';
  return {
    id: question.id,
    visible,
    required,
    missing: required && reading.given.length === 0 && reading.problem === null,
    photos,
    photosMissing: photos !== null && flagged !== undefined && flagged < photos.min,
    errors,
  };
}
