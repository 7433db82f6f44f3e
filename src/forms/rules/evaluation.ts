import type { PhotoLimits } from '../model/rule-types.js';
import type { AnswerError } from './answer-errors.js';
import type { QuestionState } from './question-state.js';

/** How a form stands with the answers given; ids are in question order. */
export interface Evaluation {
  /**
   * Nothing is missing: every required question is answered and, where photos are judged, has the
   * photos it needs. Whether the answers are right is told by `errors`.
   */
  readonly complete: boolean;
  /** Questions shown, headings included. */
  readonly visible: readonly string[];
  /** Questions shown that demand an answer. */
  readonly required: readonly string[];
  /** Required questions without an answer. */
  readonly missing: readonly string[];
  /** Questions with fewer photos than they need. */
  readonly missingPhotos: readonly string[];
  /** What is wrong with the answers given. */
  readonly errors: readonly AnswerError[];
  /** Photos needed and allowed now, by id of each shown question that has photo rules. */
  readonly photos: ReadonlyMap<string, PhotoLimits>;
}

/** Sums up how the questions stand; `strays` are errors of answers that belong to no question. */
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
