import { inspect } from 'node:util';
import { SvclinkError } from './errors/base-error.js';
import { printable } from './printable.js';

/**
 * Takes log entries, as `logger.error(entry, text)`. Loggers of pino, bunyan and winston fit, and so does `console`. The
 * private cause of a failure is the member `err` of its entry; `error` and `cause` are other names of it.
 */
export interface Logger {
  debug(entry: object, message: string): void;
  info(entry: object, message: string): void;
  warn(entry: object, message: string): void;
  error(entry: object, message: string): void;
}

/** The name of a method of a logger. */
type Level = keyof Logger;

/** A logger of which errors alone may be asked for. */
type GivenLogger = Pick<Logger, 'error'> & Partial<Logger>;

/** Writes one entry in the way of one kind of logger. */
type Write = (level: Level, entry: Readonly<Record<string, unknown>>, message: string) => void;

/** The message, the stack and every cause of an error, as text: what callers sent cannot steer who reads it. */
function errorText(error: unknown): string {
  return printable(typeof error === 'string' ? error : inspect(error, { depth: 4 }));
}

/** The members of an error that JSON would lose. */
export function shownError(error: unknown): object {
  if (!(error instanceof Error)) return { message: errorText(error) };
  const code = SvclinkError.is(error) ? { code: error.code } : {};
  const { name, message } = error;
  return { name, type: name, message: printable(message), ...code, stack: errorText(error) };
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** winston takes the text first, and writes an error within an entry as `{}`. */
function winston(logger: GivenLogger): Write | undefined {
  if (!('transports' in logger) || !('levels' in logger || 'createLogger' in logger))
    return undefined;
  return (level, { err, ...entry }, message) => {
    const cause = err === undefined ? {} : { err: errorText(err) };
    // Typed as others are called.
    const call: unknown = Reflect.get(logger, level);
    if (typeof call === 'function') call.call(logger, message, { ...entry, ...cause });
  };
}

/** bunyan writes an error as `{}` where no serializer is set for it. */
function bunyan(logger: GivenLogger): Write | undefined {
  if (!('addStream' in logger) || !('fields' in logger)) return undefined;
  return (level, { err, ...entry }, message) => {
    logger[level]?.({ ...entry, ...(err === undefined ? {} : { err: shownError(err) }) }, message);
  };
}

/** The mark of a logger that writes the error of an entry whole, whichever build of this package it is from. */
export const WRITES_ERRORS = Symbol.for('svclink.writesErrors');

/** pino, console and our own write an error whole. */
function whole(logger: GivenLogger): Write | undefined {
  const isPino = 'bindings' in logger && isFunction(logger.bindings);
  const isConsole =
    logger === console || Object.prototype.toString.call(logger) === '[object console]';
  const isOwn = logger === consoleErrors || WRITES_ERRORS in logger;
  if (!isPino && !isConsole && !isOwn) return undefined;
  return (level, entry, message) => logger[level]?.(entry, message);
}

/** A logger that nobody knows: the error is an error, under three names, and a text that JSON does not lose. */
function unknown(logger: GivenLogger): Write {
  return (level, entry, message) => {
    const { err } = entry;
    if (err === undefined) return logger[level]?.({ ...entry }, message);
    const shown = { ...entry, stack: errorText(err) };
    const hidden = { value: err, enumerable: false };
    const text = err instanceof Error ? err.message : errorText(err);
    Object.defineProperties(shown, {
      error: hidden,
      cause: hidden,
      message: { value: text, enumerable: false },
    });
    return logger[level]?.(shown, message);
  };
}

/**
 * Writes the entries of a logger in its own way, so that none loses the cause of a failure.
 *
 * @returns a logger that takes entries with the error as `err`
 */
export function adaptLogger(logger: GivenLogger): Logger {
  const write = winston(logger) ?? bunyan(logger) ?? whole(logger) ?? unknown(logger);
  const method = (level: Level) => (entry: object, message: string) =>
    write(level, { ...entry }, message);
  return {
    debug: method('debug'),
    info: method('info'),
    warn: method('warn'),
    error: method('error'),
  };
}

const nothing = (): void => undefined;

const printError = (entry: object, message: string) =>
  console.error(message, printable(inspect(entry)));

/** The logger where none is given: errors go to the console with their cause, the rest nowhere. */
export const consoleErrors: Logger = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  // Losing an error in silence would be worse than an unasked line.
  // The causes in an entry quote what callers sent, as it came.
  error: printError,
};
