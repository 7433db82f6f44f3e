import { channel } from 'node:diagnostics_channel';
import { inspect } from 'node:util';
import { HttpFailure } from '../http/index.js';
import type { ErrorCode, Stage } from '../protocol/error-codes.js';
import { LinkError } from '../protocol/errors.js';
import type { EventExchange } from '../protocol/exchange.js';
import { printable, printableLine } from '../protocol/printable.js';
import type { FailureContext, Logger, ReceiverOptions } from './options.js';

/**
 * What is published on the diagnostics channel `svclink:event` when a request has been dealt with that began after the
 * first subscriber came.
 */
export interface EventReport extends FailureContext {
  /** Milliseconds from the request to its reply. */
  readonly duration: number;
  /** Undefined when all went well. */
  readonly error: LinkError | undefined;
}

/** The name of the channel; subscribers get an {@link EventReport}. */
export const EVENT_CHANNEL = 'svclink:event';

const reports = channel(EVENT_CHANNEL);

/** Failures that are ours or the app's: somebody has to look, whatever the caller did. */
const OURS: ReadonlySet<string> = new Set<ErrorCode>([
  'handler_failed',
  'handler_timed_out',
  'result_invalid',
  'accounts_failed',
  'body_consumed',
  'storage_full',
  'internal_error',
]);

const consoleErrors: Logger = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  // Losing an error in silence would be worse than an unasked line.
  // The causes in an entry quote what callers sent, as it came.
  error: (entry, message) => console.error(message, printable(inspect(entry))),
};

/** A request, as far as it is told of. */
interface Told {
  context(): FailureContext;
  /** What was sent and answered, for who keeps a record. */
  readonly exchanged: Pick<EventExchange, 'data' | 'answer' | 'isRepetition'>;
}

/** The one place through which every event and every failure passes on its way out. */
export class Observer {
  readonly #logger: Logger | undefined;
  readonly #onError: ReceiverOptions['onError'];
  readonly #onExchange: ReceiverOptions['onExchange'];
  /** Whether nobody reads more than errors. */
  readonly isQuiet: boolean;

  constructor({
    logger = consoleErrors,
    onError,
    onExchange,
  }: Pick<ReceiverOptions, 'logger' | 'onError' | 'onExchange'>) {
    this.#logger = logger === false ? undefined : logger;
    this.#onError = onError;
    this.#onExchange = onExchange;
    this.isQuiet = logger === false || logger === consoleErrors;
  }

  /** When a request begins, in milliseconds; undefined when nobody looks, who would pay for the clock. */
  begin(): number | undefined {
    const isWatched = reports.hasSubscribers || !this.isQuiet || this.#onExchange !== undefined;
    return isWatched ? performance.now() : undefined;
  }

  /** Tells of a request that was answered. */
  done(request: Told, started: number | undefined, error?: LinkError): void {
    if (started === undefined && !error) return;
    const context = request.context();
    const duration = started === undefined ? undefined : performance.now() - started;
    if (duration !== undefined) {
      if (reports.hasSubscribers || !this.isQuiet) this.#report({ ...context, duration, error });
      if (this.#onExchange) this.#exchanged(request, context, duration, error);
    }
    if (error) this.failed(error, context, duration);
  }

  #exchanged(
    { exchanged: { data, answer, isRepetition } }: Told,
    context: FailureContext,
    duration: number,
    error: LinkError | undefined,
  ): void {
    const { id, event, username, remoteAddress: peer } = context;
    try {
      this.#onExchange?.({
        id,
        event,
        username,
        peer,
        duration,
        data,
        answer,
        error,
        isRepetition,
      });
    } catch (err) {
      this.#log('error', { ...context, err }, 'onExchange failed');
    }
  }

  #report(report: EventReport): void {
    if (reports.hasSubscribers) reports.publish(report);
    const { error, ...entry } = report;
    if (!error) this.#log('debug', entry, 'event answered');
  }

  /** Tells of something that was taken although it is not as it should be. */
  notice(text: string, context: FailureContext): void {
    this.#log('warn', { ...context, stage: 'data' }, text);
  }

  /**
   * Tells of a failure, also one that no answer shows: a late result, a stream that broke.
   *
   * @param duration milliseconds of the request, where its answer is the failure
   */
  failed(error: LinkError, context: FailureContext, duration?: number): void {
    const { code, stage, cause } = error;
    const level = OURS.has(code) ? 'error' : 'warn';
    const took = duration === undefined ? {} : { duration };
    const entry = {
      ...context,
      ...took,
      code,
      stage,
      ...(cause === undefined ? {} : { err: cause }),
    };
    this.#log(level, entry, error.message);
    const hookFailed = (hookError: unknown) =>
      this.#log('error', { ...context, err: hookError }, 'onError failed');
    try {
      // Typed as giving nothing, which an asynchronous function fits too.
      const outcome: unknown = this.#onError?.(error, context);
      if (outcome instanceof Promise) outcome.catch(hookFailed);
    } catch (hookError) {
      hookFailed(hookError);
    }
  }

  /** Tells of a file that could not be removed. What was done is done: no answer changes by it. */
  notRemoved(cause: unknown): void {
    this.#log('error', { err: cause }, 'a file on its way in could not be removed');
  }

  // A hook or a logger that fails must not fail the answer; and nothing that a caller sent steers who reads the log.
  #log(level: keyof Logger, entry: object, message: string): void {
    try {
      this.#logger?.[level](printableEntry(entry), printableLine(message));
    } catch (cause) {
      consoleErrors.error({ err: cause }, 'the logger failed');
    }
  }
}

function printableEntry(entry: object): object {
  const members = Object.entries(entry).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? printableLine(value) : value,
  ]);
  return Object.fromEntries(members);
}

/** Whatever was thrown, as the one error that users see. */
export function toLinkError(error: unknown, stage?: Stage): LinkError {
  if (LinkError.is(error)) return error;
  if (error instanceof HttpFailure) {
    const { code, message, cause, retryAfter } = error;
    return new LinkError(code, message, {
      cause,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }
  const placed = stage === undefined ? {} : { stage };
  return new LinkError('internal_error', 'The receiver failed', { cause: error, ...placed });
}
