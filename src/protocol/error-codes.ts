import type { ErrorCodeEntry } from './error-code-entry.js';
import { eventCodes } from './event-codes.js';
import { requestCodes } from './request-codes.js';

export type { ErrorCodeEntry, Stage } from './error-code-entry.js';

/** Every code that svclink itself gives a LinkError. The README's table is generated from it. */
export const errorCodes = { ...requestCodes, ...eventCodes } as const satisfies Record<
  string,
  ErrorCodeEntry
>;

/** A code that svclink itself uses. */
export type ErrorCode = keyof typeof errorCodes;

/** Looks a code up; handlers use codes of their own, which the table does not hold. */
export function errorCode(code: string): ErrorCodeEntry | undefined {
  return Object.hasOwn(errorCodes, code) ? errorCodes[code as ErrorCode] : undefined;
}
