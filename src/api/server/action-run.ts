import type { Socket } from 'node:net';
import { HandlerRun, HttpFailure } from '../../http/index.js';
import { newExchangeId } from '../../protocol/exchange-id.js';
import { adaptLogger } from '../../protocol/logger.js';
import { type ActionEntry, generalErrors } from '../catalogue/index.js';
import { ApiError, httpRefusal, internalError, Refusal, serviceUnavailable } from '../errors.js';
import { refusalOf } from '../request/check.js';
import type { ApiLogger } from './options.js';

/** Refusals of the exchange that somebody on our side has to look at. */
const OURS: ReadonlySet<string> = new Set(['body_consumed', 'storage_full']);

/** Turns whatever was thrown into what the caller is told; what is ours alone goes to the log. */
export class Refusals {
  readonly logger: ApiLogger | undefined;

  constructor(logger: ApiLogger | undefined) {
    this.logger = logger && adaptLogger(logger);
  }

  /** @param entry the action that was called, when it is known */
  refusalOf(error: unknown, entry?: ActionEntry, id?: string): Refusal {
    if (Refusal.is(error)) return error;
    if (error instanceof HttpFailure && !OURS.has(error.code)) return httpRefusal(error);
    const listed = ApiError.is(error) ? this.#listedRefusal(error, entry) : undefined;
    if (listed) return listed;
    const reference = id ?? newExchangeId();
    this.log(error, entry?.action ?? 'none', reference);
    return error instanceof HttpFailure ? httpRefusal(error) : internalError(reference);
  }

  log(error: unknown, action: string, id: string): void {
    try {
      this.logger?.error({ err: error, action, id }, `the JSON API could not answer ${action}`);
    } catch {
      // A log that fails must not keep the caller from getting an answer.
    }
  }

  /** Tells of a file that could not be removed. What was done is done: no answer changes by it. */
  notRemoved(error: unknown): void {
    try {
      this.logger?.error({ err: error }, 'a file on its way in could not be removed');
    } catch {
      // As above.
    }
  }

  /** A type that the action's table does not have would be one that no caller expects: it is not told. */
  #listedRefusal(error: ApiError, entry: ActionEntry | undefined): Refusal | undefined {
    const rows = [...(entry?.errors ?? []), ...generalErrors];
    const row = rows.find((candidate) => candidate.type === error.type);
    return row && refusalOf(row, error.message === '' ? row.when : error.message);
  }
}

/** The run of an action's handler, with what its caller and the log are told of it. */
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

  /** Names the call in the log; drawn when it is asked for. */
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

  /** Logs what no answer can tell any more; a caller that has gone is no failure. */
  report(error: unknown): void {
    if (HttpFailure.is(error) && error.code === 'client_gone') return;
    this.failures.log(error, this.action, this.id);
  }
}
