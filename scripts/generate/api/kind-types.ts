import { readValuesType } from '../type-code.js';

/** The kinds whose values are numbers. */
export const numberKinds = {
  whole: ['id', 'numeric_id', 'offset', 'count'],
  fraction: ['qty', 'amount', 'number', 'percentage'],
};

const NUMBERS = [...numberKinds.whole, ...numberKinds.fraction];
const FLAGS = ['flag_number', 'file_area'];

/** The type of a kind as code holds it. */
export function canonicalType(kind: string): string {
  if (NUMBERS.includes(kind)) return 'number';
  if (FLAGS.includes(kind)) return '0 | 1';
  return kind === 'time_of_day' ? 'string | number' : 'string';
}

/** The type of a kind for a tolerant caller, who gets a malformed value as its text. */
export function readType(kind: string): string {
  if (NUMBERS.includes(kind)) return '(number | string)';
  if (FLAGS.includes(kind)) return readValuesType([0, 1]);
  return kind === 'time_of_day' ? '(string | number)' : 'string';
}
