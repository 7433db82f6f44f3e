import { channel } from 'node:diagnostics_channel';
import type { ErrorCode } from '../protocol/errors/error-codes.js';
import type { LinkError } from '../protocol/errors/errors.js';
import { callHook, type EventExchange } from '../protocol/exchange.js';
import { adaptLogger, consoleErrors, type Logger } from '../protocol/logger.js';
import { printableLine } from '../protocol/printable.js';
import type { FailureContext, ReceiverOptions } from './options.js';

/** The parts of an exchange that become known during the request. */
export interface Exchanged {
  data: unknown;
  answer: string | undefined;
  isRepetition: boolean;
  wireNames: EventExchange['wireNames'] | undefined;
}

/** The parts of a request that an observer reads. */
interface ObservedRequest {
  readonly exchanged: Exchanged;
  /** Returns the context for hooks, which contains no secret. */
  context(): FailureContext;
}

/**
 * The report of an answered request on the diagnostics channel `svclink:event`, if the request began after the first
 * subscription.
 */
export interface EventReport extends FailureContext {
  /** Milliseconds from the request to its reply. */
  readonly duration: number;
  /** The failure; undefined for a success. */
  readonly error: LinkError | undefined;
}

/** The name of the channel; subscribers get an {@link EventReport}. */
export const EVENT_CHANNEL = 'svclink:event';

const reports = channel(EVENT_CHANNEL);

/** The codes of failures that the operator or the app has to fix. They are logged as errors, for every caller. */
const OWN_FAILURES: ReadonlySet<string> = new Set<ErrorCode>([
  'handler_failed',
  'handler_timed_out',
  'result_invalid',
  'accounts_failed',
  'body_consumed',
  'storage_full',
  'storage_unavailable',
  'internal_error',
  'receiver_not_made',
]);

/** Reports every event and every failure. */
export class Observer {
  readonly #logger: Logger | undefined;
  readonly #onError: ReceiverOptions['onError'];
  readonly #onExchange: ReceiverOptions['onExchange'];
  /** True if nothing but errors is logged. */
  readonly isQuiet: boolean;
  /** True if exchanges are recorded, with data and answers. */
  readonly isRecording: boolean;

  constructor({
    logger = consoleErrors,
    onError,
    onExchange,
  }: Pick<ReceiverOptions, 'logger' | 'onError' | 'onExchange'>) {
    this.#logger = logger === false ? undefined : adaptLogger(logger);
    this.#onError = onError;
    this.#onExchange = onExchange;
    this.isRecording = onExchange !== undefined;
    this.isQuiet = logger === false || logger === consoleErrors;
  }

  /**
   * Returns the time at which a request begins, in milliseconds; undefined without an observer, because reading the
   * clock costs time.
   */
  begin(): number | undefined {
    const isObserved = reports.hasSubscribers || !this.isQuiet || this.#onExchange !== undefined;
    return isObserved ? performance.now() : undefined;
  }

  /** Reports an answered request. */
  done(request: ObservedRequest, started: number | undefined, error?: LinkError): void {
    if (started === undefined && !error) return;
    const context = request.context();
    const duration = started === undefined ? undefined : performance.now() - started;
    if (duration !== undefined) {
      if (reports.hasSubscribers || !this.isQuiet) this.#report({ ...context, duration, error });
      if (this.#onExchange) this.#recordExchange(request, context, duration, error);
    }
    if (error) this.failed(error, context, duration);
  }

  #recordExchange(
    { exchanged: { data, answer, isRepetition, wireNames } }: ObservedRequest,
    context: FailureContext,
    duration: number,
    error: LinkError | undefined,
  ): void {
    const { id, event, username, remoteAddress: peer } = context;
    const exchange = {
      id,
      event,
      username,
      peer,
      duration,
      data,
      answer,
      error,
      isRepetition,
      ...(wireNames && { wireNames }),
    };
    callHook(
      () => this.#onExchange?.(exchange),
      (err) => this.#log('error', { ...context, err }, 'onExchange failed'),
    );
  }

  #report(report: EventReport): void {
    if (reports.hasSubscribers) reports.publish(report);
    const { error, ...entry } = report;
    if (!error) this.#log('debug', entry, 'event answered');
  }

  /** Logs a deviation that was accepted. */
  notice(text: string, context: FailureContext): void {
    this.#log('warn', { ...context, stage: 'data' }, text);
  }

  /**
   * Reports a failure, also one that no answer shows: a late result, a broken stream.
   *
   * @param duration milliseconds of the request, where its answer is the failure
   */
  failed(error: LinkError, context: FailureContext, duration?: number): void {
    const { code, stage, cause } = error;
    const level = OWN_FAILURES.has(code) ? 'error' : 'warn';
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
      // The type is a function without a result, which an asynchronous function fits too.
      const outcome: unknown = this.#onError?.(error, context);
      if (outcome instanceof Promise) outcome.catch(hookFailed);
    } catch (hookError) {
      hookFailed(hookError);
    }
  }

  /** Logs a file that could not be removed. It affects no answer. */
  notRemoved(cause: unknown): void {
    this.#log('error', { err: cause }, 'a file on its way in could not be removed');
  }

  /** Logs a stored password that could not be renewed. Its old form stays valid. */
  notRenewed(cause: unknown, username: string): void {
    this.#log('debug', { err: cause, username }, 'the stored form of a password was not renewed');
  }

  // A failing hook or logger must not fail the answer, and text of callers must not control a terminal.
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
