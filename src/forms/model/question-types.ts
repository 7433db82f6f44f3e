import type { DataType, QuestionType } from './types.js';

/** The kind of an answer: one option, many options, a number, a date, a text, or none. */
export type AnswerKind = 'one' | 'many' | 'number' | 'date' | 'text' | 'none';

const KINDS: Readonly<Record<QuestionType, AnswerKind>> = {
  checkbox: 'many',
  date: 'date',
  dropdown: 'one',
  numeric: 'number',
  photos: 'none',
  radio: 'one',
  svcfield: 'none',
  textarea: 'text',
  textbox: 'text',
  title: 'none',
  unknown: 'none',
};

/** Returns the kind of answers to questions of a type. */
export function answerKind(type: QuestionType): AnswerKind {
  return KINDS[type];
}

/** Returns true for a question type of the document. */
export function isQuestionType(text: string): text is QuestionType {
  return text !== 'unknown' && Object.hasOwn(KINDS, text);
}

/** Returns the data types of a question type, the usual one first. */
export function dataTypesOf(type: QuestionType): readonly DataType[] {
  const kind = answerKind(type);
  if (kind === 'none') return [];
  if (kind === 'text') return type === 'textbox' ? ['string', 'longText'] : ['longText', 'string'];
  if (kind === 'number' || kind === 'date') return [kind];
  return ['integer'];
}

const SPELLINGS: ReadonlyMap<string, DataType> = new Map(
  Object.entries({
    int: 'integer',
    integer: 'integer',
    number: 'number',
    decimal: 'number',
    string: 'string',
    varchar: 'string',
    date: 'date',
    longtext: 'longText',
    text: 'longText',
  }),
);

/** Parses a data type in any of its spellings; undefined for other text. */
export function readDataType(text: string): DataType | undefined {
  return SPELLINGS.get(text.toLowerCase().replace(/[ _-]/g, ''));
}

/** Longest answer of a `textbox` question and of data type string, in characters. */
const SHORT_TEXT = 255;

/** Returns the longest answer of a question, in characters; null where there is no limit. */
export function longestAnswer(type: QuestionType, dataType: DataType | null): number | null {
  return type === 'textbox' || dataType === 'string' ? SHORT_TEXT : null;
}
