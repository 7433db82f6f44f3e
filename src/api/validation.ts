import type { Validate } from '../protocol/codec/validation.js';

/** Validators of received responses, by action; they accept every spelling. */
export { receivedValidators } from './generated/received-validators.js';
/**
 * Validators of requests in every accepted spelling, by action; and of single fields that a row of the error table
 * names, by `action.field`.
 */
export { fieldValidators, requestValidators } from './generated/request-validators.js';
/** Validators of responses that are sent, by action; they accept one spelling. */
export { responseValidators } from './generated/response-validators.js';

/** Describes the first error of a validator: its path and the fault. */
export function describeFinding({ errors }: Validate): string {
  const [first] = errors ?? [];
  if (!first) return 'it is invalid';
  const path = first.instancePath.slice(1, 80).replaceAll('/', '.');
  return `${path} ${first.message ?? 'is invalid'}`.trim();
}
