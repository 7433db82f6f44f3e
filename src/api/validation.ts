import { receivedValidators as received } from './generated/received-validators.js';
import {
  fieldValidators as fields,
  requestValidators as requests,
} from './generated/request-validators.js';
import { responseValidators as responses } from './generated/response-validators.js';

/** What a validator found. */
export interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
}

/** Tells whether a value is valid; what it found stays in `errors` until it is asked again. */
export interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly Finding[] | null;
}

type Validators = ReadonlyMap<string, Validate>;

/** By action: a request in every accepted spelling. */
export const requestValidators: Validators = requests;
/** By `action.field`: one field of a request that a row of the error table names. */
export const fieldValidators: Validators = fields;
/** By action: a response as it leaves, in the one spelling. */
export const responseValidators: Validators = responses;
/** By action: a response that came from elsewhere, in every accepted spelling. */
export const receivedValidators: Validators = received;

/** What a validator found first, in words: the place and what is wrong there. */
export function describeFinding({ errors }: Validate): string {
  const [first] = errors ?? [];
  if (!first) return 'it is not as it has to be';
  const place = first.instancePath.slice(1, 80).replaceAll('/', '.');
  return `${place} ${first.message ?? 'is not as it has to be'}`.trim();
}
