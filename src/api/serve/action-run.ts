import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { HandlerRun, HttpFailure } from '../../http/index.js';
import { unavailable } from '../errors/refusal.js';
import type { Failures } from './failures.js';

/** The run of an action's handler, with what its caller and the log are told of it. */
export class ActionRun extends HandlerRun {
  #id: string | undefined;

  /** @param timeout milliseconds, the option `handlerTimeout` */
  constructor(
    readonly action: string,
    timeout: number,
    socket: Socket | undefined,
    readonly failures: Failures,
  ) {
    super(timeout, socket);
  }

  /** Names the call in the log; drawn when it is asked for. */
  get id(): string {
    this.#id ??= randomUUID();
    return this.#id;
  }

  protected timedOut(): Error {
    return unavailable('The service took too long to answer.', 5);
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
