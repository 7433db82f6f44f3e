import type { Validate } from '../protocol/codec/validation.js';

/** By action: a response that came from elsewhere, in every accepted spelling. */
export { receivedValidators } from './generated/received-validators.js';
/** By action, a request in every accepted spelling; by `action.field`, one field of it that a row of the error table names. */
export { fieldValidators, requestValidators } from './generated/request-validators.js';
/** By action: a response as it leaves, in the one spelling. */
export { responseValidators } from './generated/response-validators.js';

/** What a validator found first, in words: the place and what is wrong there. */
export function describeFinding({ errors }: Validate): string {
  const [first] = errors ?? [];
  if (!first) return 'it is not as it has to be';
  const path = first.instancePath.slice(1, 80).replaceAll('/', '.');
  return `${path} ${first.message ?? 'is not as it has to be'}`.trim();
}
