import { type Answers, evaluate, type PcrForm } from '../../../forms/index.js';
import { answerSentence } from './answer-sentences.js';

/** A missing part of a form, without which its order cannot be ready for office. */
export interface FormProblem {
  /** `answer`: an answer is missing or wrong. `photos`: a question has too few photos. */
  readonly kind: 'answer' | 'photos';
  readonly text: string;
  /** The least number of photos of the question; 0 for an answer. */
  readonly least: number;
}

/** A problem with its question. */
export interface QuestionProblem extends FormProblem {
  /** The name of the question; '' for a wrong answer, which the text describes. */
  readonly question: string;
  /** The number of photos that the question lacks; 0 for an answer. */
  readonly lacking: number;
}

/** Returns the problems of a form with its answers, and the number of photos that are flagged to each question. */
export function formProblems(
  form: PcrForm,
  answers: Answers,
  photos: Readonly<Record<string, number>>,
): readonly QuestionProblem[] {
  const found = evaluate(form, answers, { photos });
  const name = (id: string) => form.questions.find((question) => question.id === id)?.name ?? id;
  return [
    ...found.missing.map((id) => answer(`"${name(id)}" is not answered.`, name(id))),
    ...found.missingPhotos.map((id) => {
      const least = found.photos.get(id)?.min ?? 1;
      return {
        kind: 'photos' as const,
        text: `"${name(id)}" needs more photos.`,
        least,
        question: name(id),
        lacking: least - (photos[id] ?? 0),
      };
    }),
    ...found.errors.map((error) => {
      const question = form.questions.find(({ id }) => id === error.questionId);
      if (!question) return answer(error.message, '');
      const most = found.photos.get(question.id)?.max ?? 0;
      return answer(`"${question.name}": ${answerSentence(question, error, most)}`, '');
    }),
  ];
}

function answer(text: string, question: string): QuestionProblem {
  return { kind: 'answer', text, least: 0, question, lacking: 0 };
}
