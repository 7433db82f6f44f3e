import type { DataType, QuestionType } from './types.js';

/** How a question is answered: one option, many options, a number, a date, a text, not at all. */
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

/** How questions of a type are answered. */
export function answerKind(type: QuestionType): AnswerKind {
  return KINDS[type];
}

/** Whether `text` is one of the document's question types. */
export function isQuestionType(text: string): text is QuestionType {
  return text !== 'unknown' && Object.hasOwn(KINDS, text);
}

/** The data types that go with a kind of answer, the usual one first. */
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

/** Reads a data type in any of the spellings that occur; undefined when it is none. */
export function readDataType(text: string): DataType | undefined {
  return SPELLINGS.get(text.toLowerCase().replace(/[ _-]/g, ''));
}

/** Longest answer of a `textbox` question and of data type string, in characters. */
const SHORT_TEXT = 255;

/** Longest answer that a question takes, in characters; null where there is no limit. */
export function longestAnswer(type: QuestionType, dataType: DataType | null): number | null {
  return type === 'textbox' || dataType === 'string' ? SHORT_TEXT : null;
}
