import { compile } from 'json-schema-to-typescript';
import type { Schema } from './schemas.js';

/** Any other text. In this form editors still offer the known ones. */
const ODD_TEXT = '(string & {})';

/** Turns words, a path or a snake_case name into the name of a type. */
export function pascal(words: string): string {
  const parts = words.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()).join('');
}

/** Returns the type of a value with listed values for a tolerant reader. */
export function readValuesType(values: readonly unknown[]): string {
  const known = values.filter((value) => value !== '' && value !== null);
  return `(${[...known.map((value) => JSON.stringify(value)), ODD_TEXT].join(' | ')})`;
}

/** The code of the types of a schema, in the style of the project. */
export function typeCode(schema: Schema, name: string): Promise<string> {
  // A copy, because the compiler changes its input.
  return compile(JSON.parse(JSON.stringify(schema)), name, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { printWidth: 100, singleQuote: true },
  });
}
