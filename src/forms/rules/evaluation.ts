import type { PhotoLimits } from '../model/rule-types.js';
import type { AnswerError } from './answer-errors.js';
import type { QuestionState } from './question-state.js';

/** Result of evaluating a form with answers; ids are in question order. */
export interface Evaluation {
  /**
   * True when nothing is missing: every required question is answered and, where photos are checked, has the photos
   * that it needs. `errors` lists invalid answers.
   */
  readonly complete: boolean;
  /** Shown questions, headings included. */
  readonly visible: readonly string[];
  /** Shown questions that require an answer. */
  readonly required: readonly string[];
  /** Required questions without an answer. */
  readonly missing: readonly string[];
  /** Questions with fewer photos than they need. */
  readonly missingPhotos: readonly string[];
  /** Errors of the given answers. */
  readonly errors: readonly AnswerError[];
  /** Photo limits now, by id of each shown question with photo rules. */
  readonly photos: ReadonlyMap<string, PhotoLimits>;
}

/** Combines the states of the questions; `strays` are errors of answers to unknown questions. */
export function summarize(
  states: readonly QuestionState[],
  strays: readonly AnswerError[],
): Evaluation {
  const idsOf = (test: (state: QuestionState) => boolean): string[] =>
    states.filter(test).map(({ id }) => id);
  const missing = idsOf((state) => state.missing);
  const missingPhotos = idsOf((state) => state.photosMissing);
  return {
    complete: missing.length === 0 && missingPhotos.length === 0,
    visible: idsOf((state) => state.visible),
    required: idsOf((state) => state.required),
    missing,
    missingPhotos,
    errors: [...states.flatMap(({ errors }) => errors), ...strays],
    photos: new Map(states.flatMap(({ id, photos }) => (photos === null ? [] : [[id, photos]]))),
  };
}
