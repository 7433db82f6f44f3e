import { answerSentences } from '../../src/site/orders/filling/answer-sentences.js';

/** The texts of filling a form. Another language is another object of this shape. */
export const fillingTexts = {
  progress: (done: number, all: number) => `${done} of ${all} done`,
  nothingRequired: 'No answer is required.',
  next: (name: string) => `Next: ${name}`,
  check: 'Check',
  complete: 'Complete: nothing is missing.',
  open: (count: number) => (count === 1 ? 'One question is open:' : `${count} questions are open:`),
  photos: {
    choose: (count: number) => `Choose from the photos of the order (${count})`,
    chooseFor: (question: string) => `Photos for “${question}”`,
    use: (count: number) => (count === 0 ? 'Use' : `Use ${count}`),
    add: 'Add photos',
    addTo: (question: string) => `to “${question}”`,
    none: 'No photo yet.',
  },
  problems: {
    missing: 'An answer is required.',
    noDay: 'This day is not complete, or does not exist: it is not saved.',
    photosMissing: (min: number, count: number) =>
      `${min === 1 ? 'A photo is' : `${min} photos are`} required; there ${count === 1 ? 'is' : 'are'} ${count}.`,
    length: (count: string) => `These are ${count}.`,
  },
  answers: answerSentences,
} as const;
