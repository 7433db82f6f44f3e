import type { QuestionProblem } from './form-problems.js';

/** A part that an order lacks before it is ready for office. */
export interface MissingPart {
  /**
   * `answers`: answers of a form. `photos`: photos of a question. `after`: a photo after a completion. `bids`: a bid, a
   * completion, or the confirmation that there are none. `invoice`: the invoice.
   */
  readonly kind: 'answers' | 'photos' | 'after' | 'bids' | 'invoice';
  /** The id of the form, or the key of the completion; '' for the other kinds. */
  readonly key: string;
  /** The name of the question or of the item; '' for the other kinds. */
  readonly of: string;
  readonly count: number;
}

/** Returns the missing parts of a form: its answers together, and the photos of each question. */
export function partsOfForm(
  key: string,
  problems: readonly QuestionProblem[],
): readonly MissingPart[] {
  const photos = problems.filter(({ kind }) => kind === 'photos');
  const count = problems.length - photos.length;
  return [
    ...(count === 0 ? [] : [{ kind: 'answers' as const, key, of: '', count }]),
    ...photos.map((one) => ({
      kind: 'photos' as const,
      key,
      of: one.question,
      count: one.lacking,
    })),
  ];
}
