import { compile } from 'json-schema-to-typescript';
import type { Schema } from './schemas.js';

/** A text that is none of the known ones, without losing them to the eye of an editor. */
const ODD_TEXT = '(string & {})';

/** Turns words, a path or a snake_case name into the name of a type. */
export function pascal(words: string): string {
  const parts = words.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()).join('');
}

/** The type of a value that one who reads tolerantly finds where the schema lists values. */
export function readValuesType(values: readonly unknown[]): string {
  const known = values.filter((value) => value !== '' && value !== null);
  return `(${[...known.map((value) => JSON.stringify(value)), ODD_TEXT].join(' | ')})`;
}

/** The code of the types of a schema, in the style of the project. */
export function typeCode(schema: Schema, name: string): Promise<string> {
  // A copy, because the compiler writes into what it is given.
  return compile(JSON.parse(JSON.stringify(schema)), name, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { printWidth: 100, singleQuote: true },
  });
}
