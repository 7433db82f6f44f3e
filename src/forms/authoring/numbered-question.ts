import type { QuestionDefinition } from './definition.js';

/** Who made a record and when: not known. */
export const ORIGIN = { insert_by: '', insert_date: '' };

/** A question with the ids and the place it was given. */
export interface NumberedQuestion {
  readonly key: string;
  readonly id: string;
  readonly formId: string;
  readonly place: number;
  readonly definition: QuestionDefinition;
  /** Option ids by their texts. */
  readonly optionIds: ReadonlyMap<string, string>;
}
