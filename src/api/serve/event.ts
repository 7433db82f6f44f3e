import type { ApiCaller } from '../access/bearer.js';
import { ApiError } from '../errors/api-error.js';
import type { ActionName, GeneralErrorType } from '../generated/action-types.js';
import type { ActionRun } from './action-run.js';
import type { ServedActions } from './served-actions.js';

/** What the handler of an action gets. */
export interface ApiEvent<Action extends ActionName> {
  readonly action: Action;
  /** The request, checked and in one spelling: ids are numbers, absent fields are absent. */
  readonly data: ServedActions[Action]['request'];
  /** The client app that calls. */
  readonly client: ApiCaller;
  /** Aborted when the caller hangs up or the handler's time is over; tells so too when it is first asked for afterwards. */
  readonly signal: AbortSignal;
  /** Names this call in the log. */
  readonly id: string;
  /** Throws an {@link ApiError} of a type that this action has. */
  fail(type: ServedActions[Action]['errors'] | GeneralErrorType, description?: string): never;
}

/** The event as the pipeline makes it. */
export class RunningEvent {
  constructor(
    readonly action: string,
    readonly data: unknown,
    readonly client: ApiCaller,
    readonly run: ActionRun,
  ) {}

  get id(): string {
    return this.run.id;
  }

  get signal(): AbortSignal {
    return this.run.signal;
  }

  readonly fail = (type: ApiError['type'], description?: string): never => {
    throw new ApiError(type, description);
  };
}
