import { channel } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type HostBody, HttpFailure } from '../http/index.js';
import type { ErrorCode, Stage } from '../protocol/errors/error-codes.js';
import { LinkError } from '../protocol/errors/errors.js';
import type { EventExchange } from '../protocol/exchange.js';
import { newExchangeId } from '../protocol/exchange-id.js';
import { adaptLogger, consoleErrors, type Logger } from '../protocol/logger.js';
import { printableLine } from '../protocol/printable.js';
import type { FailureContext, ReceiverOptions } from './options.js';

/** What a receiver has to know of a request; no framework in it, so that any can be served. */
export interface ReceiverRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** The address of the caller, for throttling and logs. */
  readonly remoteAddress: string;
  /** The body: `{ kind: 'bytes' }`, `{ kind: 'text' }`, `{ kind: 'parsed' }`, or `{ kind: 'unread' }` with `message`. */
  readonly body: HostBody;
  /** Where an unread body is read from. */
  readonly message?: IncomingMessage;
  /** The files that a host app's multer has read. */
  readonly files?: readonly unknown[];
}

/** Names come from outside, as long as a form may be; a log entry takes no more of one. */
const LONGEST_NAME = 200;

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

/** The part of an exchange that is known as the request goes on. */
interface Exchanged {
  data: unknown;
  answer: string | undefined;
  isRepetition: boolean;
  wireNames: EventExchange['wireNames'] | undefined;
}

/** What hooks, logs and the event itself are told of one request. */
export class RequestContext {
  username: string | undefined;
  /** Known as soon as credentials and site hold. */
  eventName: string | undefined;
  /** What is told to who keeps a record: set as the request goes on. */
  readonly exchanged: Exchanged = {
    data: undefined,
    answer: undefined,
    isRepetition: false,
    wireNames: undefined,
  };
  readonly #started: number | undefined;
  #id: string | undefined;

  constructor(
    readonly request: ReceiverRequest,
    readonly observer: Observer,
  ) {
    this.#started = observer.begin();
  }

  /** Drawn when it is asked for: most requests are never spoken of. */
  get id(): string {
    this.#id ??= newExchangeId();
    return this.#id;
  }

  /** Tells of the end of the request. */
  done(error?: LinkError): void {
    this.observer.done(this, this.#started, error);
  }

  /** Tells of a failure that no answer could show any more. */
  failed(error: LinkError): void {
    this.observer.failed(error, this.context());
  }

  /** Tells the log of what was taken although it is not as it should be; undefined when there is no log to read. */
  get notice(): ((text: string) => void) | undefined {
    if (this.observer.isQuiet) return undefined;
    return (text) => this.observer.notice(text, this.context());
  }

  /** What is told; nothing in it is secret. */
  context(): FailureContext {
    const { id, eventName, username, request } = this;
    return {
      id,
      event: eventName && shorten(eventName),
      username: username && shorten(username),
      remoteAddress: request.remoteAddress,
    };
  }
}

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
  'storage_unavailable',
  'internal_error',
  'receiver_not_made',
]);

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
    this.#logger = logger === false ? undefined : adaptLogger(logger);
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
  done(request: RequestContext, started: number | undefined, error?: LinkError): void {
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
    { exchanged: { data, answer, isRepetition, wireNames } }: RequestContext,
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
        ...(wireNames && { wireNames }),
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

  /** Tells of a stored password that could not be renewed: its old form stays valid. */
  notRenewed(cause: unknown, username: string): void {
    this.#log('debug', { err: cause, username }, 'the stored form of a password was not renewed');
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
