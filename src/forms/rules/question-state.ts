import { answerKind } from '../model/question-types.js';
import type { PhotoLimits } from '../model/rule-types.js';
import { BLANK } from '../values/answer.js';
import { type AnswerError, answerError, answerErrors } from './answer-errors.js';
import { photoLimits } from './photos.js';
import type { FormState } from './state.js';

/** How one question stands now. */
export interface QuestionState {
  readonly id: string;
  readonly visible: boolean;
  /** An answer is demanded; never of a hidden question, nor of one that takes none. */
  readonly required: boolean;
  /** Required, and nothing was answered. */
  readonly missing: boolean;
  /** Photos needed and allowed now; null when hidden or without photo rules. */
  readonly photos: PhotoLimits | null;
  /** Fewer photos flagged than needed; false while photos are not judged. */
  readonly photosMissing: boolean;
  readonly errors: readonly AnswerError[];
}

/** How a question stands, given the photos flagged to it (undefined: not judged). */
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
  // An answer where none can be given is wrong whether the question is shown or not.
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
