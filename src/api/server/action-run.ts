import type { Socket } from 'node:net';
import { HandlerRun, HttpFailure } from '../../http/index.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { newExchangeId } from '../../protocol/exchange-id.js';
import { adaptLogger } from '../../protocol/logger.js';
import { type ActionEntry, generalErrors } from '../catalogue/index.js';
import { ApiError, httpRefusal, internalError, Refusal, serviceUnavailable } from '../errors.js';
import { refusalOf } from '../request/check.js';
import type { ApiLogger } from './options.js';

/** Failures of the exchange that the operator has to fix; they are logged. */
const OURS: ReadonlySet<string> = new Set(['body_consumed', 'storage_full', 'storage_unavailable']);

/** Returns the refusal for a failure that passes by itself, such as a database that is away; undefined for others. */
function temporaryRefusal(error: unknown): Refusal | undefined {
  if (!LinkError.is(error) || error.status !== 503 || error.retryAfter === undefined) {
    return undefined;
  }
  return serviceUnavailable(error.message, error.retryAfter);
}

/** Converts any error into the refusal for the caller; internal errors are logged. */
export class Refusals {
  readonly logger: ApiLogger | undefined;

  constructor(logger: ApiLogger | undefined) {
    this.logger = logger && adaptLogger(logger);
  }

  /** @param entry the called action, when it is known */
  refusalOf(error: unknown, entry?: ActionEntry, id?: string): Refusal {
    if (Refusal.is(error)) return error;
    if (error instanceof HttpFailure && !OURS.has(error.code)) return httpRefusal(error);
    const listed = ApiError.is(error) ? this.#listedRefusal(error, entry) : undefined;
    if (listed) return listed;
    const reference = id ?? newExchangeId();
    this.log(error, entry?.action ?? 'none', reference);
    if (error instanceof HttpFailure) return httpRefusal(error);
    return temporaryRefusal(error) ?? internalError(reference);
  }

  log(error: unknown, action: string, id: string): void {
    try {
      this.logger?.error({ err: error, action, id }, `the JSON API could not answer ${action}`);
    } catch {
      // A failing logger must not prevent an answer.
    }
  }

  /** Logs a file that could not be removed; the request itself has succeeded. */
  notRemoved(error: unknown): void {
    try {
      this.logger?.error({ err: error }, 'an uploaded file could not be removed');
    } catch {
      // As above.
    }
  }

  /** Returns the refusal of a type in the action's table. Other types are not sent, because no caller expects them. */
  #listedRefusal(error: ApiError, entry: ActionEntry | undefined): Refusal | undefined {
    const rows = [...(entry?.errors ?? []), ...generalErrors];
    const row = rows.find((candidate) => candidate.type === error.type);
    return row && refusalOf(row, error.message === '' ? row.when : error.message);
  }
}

/** The run of an action's handler, with its errors and log entries. */
export class ActionRun extends HandlerRun {
  #id: string | undefined;

  /** @param timeout milliseconds, the option `handlerTimeout` */
  constructor(
    readonly action: string,
    timeout: number,
    socket: Socket | undefined,
    readonly failures: Refusals,
  ) {
    super(timeout, socket);
  }

  /** The id of the call in the log, made on first use. */
  get id(): string {
    this.#id ??= newExchangeId();
    return this.#id;
  }

  protected timedOut(): Error {
    return serviceUnavailable('The service took too long to answer.', 5);
  }

  protected hungUp(): Error {
    return new HttpFailure('client_gone', 'the caller hung up before the answer');
  }

  protected settledLate(cause: unknown): void {
    const message = `the handler of ${this.action} settled after its time; its answer was not sent`;
    this.report(new Error(message, { cause }));
  }

  protected closingFailed(error: unknown): void {
    this.report(error);
  }

  /** Logs an error that cannot be answered any more; a disconnected caller is not an error. */
  report(error: unknown): void {
    if (HttpFailure.is(error) && error.code === 'client_gone') return;
    this.failures.log(error, this.action, this.id);
  }
}
