import type { PcrQuestion, QuestionState } from '../../../src/forms/index.js';
import {
  type AnswerLanguage,
  answerSentence,
} from '../../../src/site/orders/filling/answer-sentences.js';
import { formatDay, formatNumber } from '../../parts/formats.js';
import { fillingTexts } from '../../texts/filling.js';

const words = fillingTexts.problems;
const LANGUAGE: AnswerLanguage = {
  sentences: fillingTexts.answers,
  day: formatDay,
  number: formatNumber,
};

/** Returns the missing and wrong parts of a question's answer, in sentences that say what to do. */
export function problemsAt(
  question: PcrQuestion,
  state: QuestionState,
  given: {
    readonly text: string;
    readonly photos: number;
    /** True for a typed day that is not complete, or that does not exist. */
    readonly isNoDay: boolean;
  },
): readonly string[] {
  const { photos, errors } = state;
  const isLong = errors.some(({ code }) => code === 'too_long');
  return [
    ...(given.isNoDay ? [words.noDay] : state.missing ? [words.missing] : []),
    ...(state.photosMissing && photos ? [words.photosMissing(photos.min, given.photos)] : []),
    ...errors.map((error) => answerSentence(question, error, photos?.max ?? 0, LANGUAGE)),
    ...(isLong ? [words.length(formatNumber(String([...given.text].length)))] : []),
  ];
}
