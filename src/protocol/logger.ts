import { inspect } from 'node:util';
import { SvclinkError } from './errors/base-error.js';
import { orFalse, withMethods } from './option-rows.js';
import { printable } from './printable.js';

/**
 * A receiver of log entries, called as `logger.error(entry, text)`. Loggers of pino, bunyan and winston fit, and so
 * does `console`. The private cause of a failure is the member `err` of its entry; `error` and `cause` are other names
 * of it.
 */
export interface Logger {
  debug(entry: object, message: string): void;
  info(entry: object, message: string): void;
  warn(entry: object, message: string): void;
  error(entry: object, message: string): void;
}

const METHODS = ['debug', 'info', 'warn', 'error'] as const;

/** The row of an option `logger`. False switches it off. */
export const LOGGER_ROW = orFalse(
  withMethods('an object with the methods debug, info, warn and error', ...METHODS),
);

/** The name of a method of a logger. */
type Level = keyof Logger;

/** A logger of which only errors are required. */
type GivenLogger = Pick<Logger, 'error'> & Partial<Logger>;

/** Writes one entry in the way of one kind of logger. */
type Write = (level: Level, entry: Readonly<Record<string, unknown>>, message: string) => void;

/** Returns the message, the stack and every cause of an error as text without control characters of callers. */
function errorText(error: unknown): string {
  return printable(typeof error === 'string' ? error : inspect(error, { depth: 4 }));
}

/** Returns the members of an error that JSON would lose. */
export function shownError(error: unknown): object {
  if (!(error instanceof Error)) return { message: errorText(error) };
  const code = SvclinkError.is(error) ? { code: error.code } : {};
  const { name, message } = error;
  return { name, type: name, message: printable(message), ...code, stack: errorText(error) };
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** Writes entries for winston, which takes the text first and writes an error within an entry as `{}`. */
function winston(logger: GivenLogger): Write | undefined {
  if (!('transports' in logger) || !('levels' in logger || 'createLogger' in logger))
    return undefined;
  return (level, { err, ...entry }, message) => {
    const cause = err === undefined ? {} : { err: errorText(err) };
    // winston has the signature of the other loggers in its types.
    const call: unknown = Reflect.get(logger, level);
    if (typeof call === 'function') call.call(logger, message, { ...entry, ...cause });
  };
}

/** Writes entries for bunyan, which writes an error as `{}` without a serializer for it. */
function bunyan(logger: GivenLogger): Write | undefined {
  if (!('addStream' in logger) || !('fields' in logger)) return undefined;
  return (level, { err, ...entry }, message) => {
    logger[level]?.({ ...entry, ...(err === undefined ? {} : { err: shownError(err) }) }, message);
  };
}

/**
 * Marks a logger that writes the error of an entry completely. It is the same symbol in both builds of this package.
 */
export const WRITES_ERRORS = Symbol.for('svclink.writesErrors');

/** Writes entries for pino, console and our own loggers, which write an error completely. */
function whole(logger: GivenLogger): Write | undefined {
  const isPino = 'bindings' in logger && isFunction(logger.bindings);
  const isConsole =
    logger === console || Object.prototype.toString.call(logger) === '[object console]';
  const isOwn = logger === consoleErrors || WRITES_ERRORS in logger;
  if (!isPino && !isConsole && !isOwn) return undefined;
  return (level, entry, message) => logger[level]?.(entry, message);
}

/** Writes entries for an unknown logger: the error under three names, and its text, which JSON does not lose. */
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
 * Adapts the entries to the kind of a logger, so that none loses the cause of a failure.
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

/** The default logger: it writes errors with their cause to the console, and nothing else. */
export const consoleErrors: Logger = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  // A lost error would be worse than an unexpected line. The causes in an entry quote text of callers, unchanged.
  error: printError,
};
