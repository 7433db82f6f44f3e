import { answerKind } from '../model/question-types.js';
import type { PcrQuestion } from '../model/types.js';
import { isCalendarDate, readDecimal } from './spellings.js';

/**
 * An answer: text for one value (an option id, a number, a date `YYYY-MM-DD`, a text), or a list of option ids for a
 * checkbox. A number is converted to its text. null, undefined, empty text and an empty list mean no answer.
 */
export type AnswerValue = string | number | readonly (string | number)[] | null | undefined;

/** Answers by question id. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** The reason why an answer is invalid, regardless of the rules. */
export type AnswerProblem =
  | 'not_answerable'
  | 'not_text'
  | 'too_many_values'
  | 'duplicate_option'
  | 'unknown_option'
  | 'inactive_option'
  | 'not_a_number'
  | 'not_a_date'
  | 'too_long';

/** A parsed answer: its values in canonical text, or the reason why it is invalid. */
export interface AnswerReading {
  /** Empty for a missing or an invalid answer. */
  readonly given: readonly string[];
  readonly problem: AnswerProblem | null;
}

/** The option ids of a question, as sets. */
export interface Selectable {
  readonly offered: ReadonlySet<string>;
  readonly withdrawn: ReadonlySet<string>;
}

export const BLANK: AnswerReading = { given: [], problem: null };

const problem = (code: AnswerProblem): AnswerReading => ({ given: [], problem: code });

/** Returns the texts in an answer; undefined when a part of it is neither text nor a finite number. */
export function answerTexts(value: unknown): readonly string[] | undefined {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = parts.filter((part) => part !== null && part !== undefined && part !== '');
  const isText = (part: unknown) => typeof part === 'string' || Number.isFinite(part);
  return texts.every(isText) ? texts.map(String) : undefined;
}

/** Returns the number of characters (Unicode code points) of a text. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function readChoice(texts: readonly string[], options: Selectable): AnswerReading {
  if (new Set(texts).size < texts.length) return problem('duplicate_option');
  for (const id of texts) {
    if (options.offered.has(id)) continue;
    return problem(options.withdrawn.has(id) ? 'inactive_option' : 'unknown_option');
  }
  return { given: texts, problem: null };
}

function readSingle(
  question: PcrQuestion,
  kind: 'number' | 'date' | 'text',
  text: string,
): AnswerReading {
  if (kind === 'number') {
    const decimal = readDecimal(text.trim());
    return decimal === undefined ? problem('not_a_number') : { given: [decimal], problem: null };
  }
  if (kind === 'date' && !isCalendarDate(text)) return problem('not_a_date');
  // A text has at least as many code units as characters, so most texts need no counting.
  const limit = question.maxLength;
  if (limit !== null && text.length > limit && characters(text) > limit) return problem('too_long');
  return { given: [text], problem: null };
}

/** Parses the answer of one question into canonical text, or returns the reason why it is invalid. */
export function readAnswer(
  question: PcrQuestion,
  options: Selectable,
  value: unknown,
): AnswerReading {
  const texts = answerTexts(value);
  const kind = answerKind(question.type);
  if (texts?.length === 0) return BLANK;
  if (kind === 'none' || !question.active) return problem('not_answerable');
  const [first] = texts ?? [];
  if (texts === undefined || first === undefined) return problem('not_text');
  if (texts.length > 1 && kind !== 'many') return problem('too_many_values');
  return kind === 'one' || kind === 'many'
    ? readChoice(texts, options)
    : readSingle(question, kind, first);
}

/** Returns the answer of a reading: a list for a checkbox, one text for everything else. */
export function answerOf(
  question: PcrQuestion,
  reading: AnswerReading,
): string | string[] | undefined {
  if (reading.given.length === 0) return undefined;
  return answerKind(question.type) === 'many' ? [...reading.given] : reading.given[0];
}
