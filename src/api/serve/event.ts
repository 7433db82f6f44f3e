import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ApiCaller } from '../access/bearer.js';
import { ApiError } from '../errors/api-error.js';
import type { ActionName, GeneralErrorType } from '../generated/action-types.js';
import type { ServedActions } from './served-actions.js';

/** What the handler of an action gets. */
export interface ApiEvent<Action extends ActionName> {
  readonly action: Action;
  /** The request, checked and in one spelling: ids are numbers, absent fields are absent. */
  readonly data: ServedActions[Action]['request'];
  /** The client app that calls. */
  readonly client: ApiCaller;
  /** Aborted when the caller hangs up or the handler's time is over. */
  readonly signal: AbortSignal;
  /** Names this call in the log. */
  readonly id: string;
  /** Throws an {@link ApiError} of a type that this action has. */
  fail(type: ServedActions[Action]['errors'] | GeneralErrorType, description?: string): never;
}

/** The event as the pipeline makes it. Signal and id are made when somebody asks for them: most handlers do not. */
export class RunningEvent {
  #controller: AbortController | undefined;
  #id: string | undefined;

  constructor(
    readonly action: string,
    readonly data: unknown,
    readonly client: ApiCaller,
    readonly response: ServerResponse,
  ) {}

  get id(): string {
    this.#id ??= randomUUID();
    return this.#id;
  }

  get signal(): AbortSignal {
    if (!this.#controller) {
      const controller = new AbortController();
      this.#controller = controller;
      this.response.once('close', () => {
        if (!this.response.writableFinished) controller.abort(new Error('the caller hung up'));
      });
    }
    return this.#controller.signal;
  }

  /** Ends the handler's time. */
  abort(): void {
    this.#controller?.abort(new Error('the time of the handler is over'));
  }

  readonly fail = (type: ApiError['type'], description?: string): never => {
    throw new ApiError(type, description);
  };
}
