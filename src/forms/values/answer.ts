import { answerKind } from '../model/question-types.js';
import type { PcrQuestion } from '../model/types.js';
import { isCalendarDate, readDecimal } from './spellings.js';

/**
 * An answer: text for one value (an option id, a number, a date `YYYY-MM-DD`, a text), a list of
 * option ids for a checkbox. Numbers are taken as their text. null, undefined, empty text and an
 * empty list mean not given.
 */
export type AnswerValue = string | number | readonly (string | number)[] | null | undefined;

/** Answers by question id. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** Why an answer cannot be taken, whatever the rules say. */
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

/** An answer as understood: the values given in canonical text, or why it cannot be taken. */
export interface AnswerReading {
  /** Empty when nothing was given or the answer cannot be taken. */
  readonly given: readonly string[];
  readonly problem: AnswerProblem | null;
}

/** The option ids that a question takes, for quick look-up. */
export interface Selectable {
  readonly offered: ReadonlySet<string>;
  readonly withdrawn: ReadonlySet<string>;
}

export const BLANK: AnswerReading = { given: [], problem: null };

const problem = (code: AnswerProblem): AnswerReading => ({ given: [], problem: code });

/** The texts that an answer holds; undefined when a part of it is neither text nor a finite number. */
export function answerTexts(value: unknown): readonly string[] | undefined {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = parts.filter((part) => part !== null && part !== undefined && part !== '');
  const isText = (part: unknown) => typeof part === 'string' || Number.isFinite(part);
  return texts.every(isText) ? texts.map(String) : undefined;
}

/** Number of characters (Unicode code points) of a text. */
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
  // Code units are never fewer than characters, so most texts need no counting.
  const limit = question.maxLength;
  if (limit !== null && text.length > limit && characters(text) > limit) return problem('too_long');
  return { given: [text], problem: null };
}

/** Reads the answer of one question into canonical text, or says why it cannot be taken. */
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

/** The answer that a reading stands for: a list for a checkbox, one text for everything else. */
export function answerOf(
  question: PcrQuestion,
  reading: AnswerReading,
): string | string[] | undefined {
  if (reading.given.length === 0) return undefined;
  return answerKind(question.type) === 'many' ? [...reading.given] : reading.given[0];
}
