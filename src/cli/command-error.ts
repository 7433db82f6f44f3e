import { SvclinkError, type SvclinkErrorOptions } from '../protocol/errors/base-error.js';

/** The exit codes, which are the same for every command. */
export const exitCodes = {
  /** The command has done its work, and everything that it inspected is correct. */
  ok: 0,
  /** The usage was right, but the call, the check or the writing failed. */
  failed: 1,
  /** The usage was wrong, or an input cannot be used. Nothing was changed. */
  misuse: 2,
  /** The usage was right. The command has changed nothing and shown the lines that the user adds. */
  byHand: 3,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The failure of a command. The message states the fix and contains no secret. */
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

/** Returns the line after a failure that refers to its explanation. */
export function whatHelps(code: string): string {
  return `What helps: svclink errors ${code}\n`;
}

/** Returns the names of an option with commas between them, without blank ones; none where it is absent. */
export function commaNames(text: unknown): string[] {
  return String(text ?? '')
    .split(',')
    .flatMap((name) => name.trim() || []);
}

/** @returns a reader of an option that is a whole number @throws UsageError */
export function wholeNumber(name: string, unit = ''): (text: string) => number {
  return (text) => {
    if (/^[0-9]{1,15}$/.test(text)) return Number(text);
    throw new UsageError(`--${name}: must be a whole number${unit}, not ${text}`);
  };
}

/** @returns a reader of an option that is a time @throws UsageError */
export function milliseconds(name: string): (text: string) => number {
  return wholeNumber(name, ' of milliseconds');
}

/** A day, with or without a time of it, as ISO 8601 writes them. */
const ISO_TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/i;

/**
 * Reads a time such as `2026-11-22T08:00:00Z`, or a day. `Date.parse` alone takes `7` for July of 2001, and
 * `2026-02-30` for a day in March.
 *
 * @returns milliseconds since 1970; undefined for any other text, and for a day that does not exist
 */
export function readTime(text: string): number | undefined {
  const day = ISO_TIME.exec(text)?.[1];
  const time = Date.parse(text);
  if (day === undefined || Number.isNaN(time)) return undefined;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? time : undefined;
}

/** Reads an option that is a time; undefined without it. @throws UsageError */
export function timeOption(name: string, text: unknown): number | undefined {
  if (typeof text !== 'string') return undefined;
  const time = readTime(text);
  if (time !== undefined) return time;
  throw new UsageError(`--${name}: must be a time`);
}
