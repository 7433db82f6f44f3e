/** Where in the life of a request a failure arose: before any request, or one of the nine stages in their order. */
export type Stage =
  | 'setup'
  | 'form'
  | 'envelope'
  | 'credentials'
  | 'site'
  | 'event'
  | 'data'
  | 'handler'
  | 'result'
  | 'reply';

/** One row of the table of codes. */
export interface ErrorCodeEntry {
  readonly stage: Stage;
  /** The HTTP status of form and envelope failures; of all others only with the option `httpStatus`. */
  readonly status: number;
  /** What happened, and the mend. */
  readonly explanation: string;
}

/** Writes one row. */
export function entry(stage: Stage, status: number, explanation: string): ErrorCodeEntry {
  return { stage, status, explanation };
}
