import { SvclinkError, type SvclinkErrorOptions } from '../protocol/errors/base-error.js';

/** What the process ends with; the same for every command. */
export const exitCodes = {
  /** It did what it was asked for, and what it looked at is in order. */
  ok: 0,
  /** It was asked rightly, and the call, the check or the writing failed. */
  failed: 1,
  /** It was asked wrongly, or what it was given cannot be used: nothing was done. */
  misuse: 2,
  /** It was asked rightly, and has changed nothing: it showed the lines that people put in. */
  byHand: 3,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Why a command could not do its work; the message says what helps, and holds no secret. */
export class CommandError extends SvclinkError {
  static override readonly kind: string = 'CommandError';
  readonly exitCode: ExitCode = exitCodes.failed;

  constructor(message: string, options?: SvclinkErrorOptions) {
    super('command_failed', message, options);
  }
}

/** Wrong usage of a command, or an input that cannot be used. A message about an option begins with `--name:`. */
export class UsageError extends CommandError {
  static override readonly kind = 'UsageError';
  override readonly exitCode = exitCodes.misuse;
}

/** The line below a failure that leads to its explanation. */
export function whatHelps(code: string): string {
  return `What helps: svclink errors ${code}\n`;
}

/** @returns a reader of an option that holds a whole number @throws UsageError */
export function wholeNumber(name: string, unit = ''): (text: string) => number {
  return (text) => {
    if (/^[0-9]{1,15}$/.test(text)) return Number(text);
    throw new UsageError(`--${name}: must be a whole number${unit}, not ${text}`);
  };
}

/** @returns a reader of an option that holds a time @throws UsageError */
export function milliseconds(name: string): (text: string) => number {
  return wholeNumber(name, ' of milliseconds');
}
