import { type DialectOptions, LinkError } from '../../index.js';
import { createDialect, parseDialect } from '../../protocol/dialect.js';
import { SvclinkError } from '../../protocol/errors/base-error.js';
import type { Input } from './input.js';

/** Names on the wire as settings give them: an object, or text such as `acme` or `brand=acme,obj_url=s3_url`. */
export type GivenDialect = DialectOptions | string;

function isNames(value: unknown): value is DialectOptions {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the member `dialect` of an input; no names where it is blank. @throws LinkError `input_invalid` */
export function readDialect(input: Input): DialectOptions {
  const given = input.get('dialect') ?? '';
  try {
    if (typeof given === 'string') return given.trim() === '' ? {} : parseDialect(given);
    if (isNames(given)) {
      createDialect(given);
      return given;
    }
  } catch (error) {
    if (SvclinkError.is(error) || LinkError.is(error)) throw input.wrong('dialect', error.message);
    throw error;
  }
  throw input.wrong(
    'dialect',
    'must be an object of names, or text such as acme or brand=acme,obj_url=s3_url',
  );
}
