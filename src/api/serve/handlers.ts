import { ACTION_NAMES } from '../generated/action-names.js';
import type { ActionName } from '../generated/action-types.js';
import type { ApiEvent, RunningEvent } from './event.js';
import type { ServedActions } from './served-actions.js';

/** Answers one action. What it returns is checked against the action's schema before it leaves. */
export type ApiHandler<Action extends ActionName> = (
  event: ApiEvent<Action>,
) => ServedActions[Action]['response'] | Promise<ServedActions[Action]['response']>;

/** A handler whose action is known at run time only. */
export type AnyHandler = (event: RunningEvent) => unknown;

const KNOWN: ReadonlySet<string> = new Set(ACTION_NAMES);

/** The handlers of a service, until it is sealed by its first request. */
export class Handlers {
  readonly #handlers = new Map<string, AnyHandler>();
  #sealed = false;

  /** @throws Error for an unknown action, a second handler, or one that comes after the first request */
  add(action: string, handler: unknown): void {
    if (!KNOWN.has(action)) {
      throw new RangeError(`there is no action "${action}"; actions are written like bid/list`);
    }
    if (typeof handler !== 'function')
      throw new TypeError(`the handler of ${action} is no function`);
    if (this.#handlers.has(action)) throw new Error(`${action} has a handler already`);
    if (this.#sealed) {
      throw new Error(
        `the handler of ${action} comes too late: register it before the first request`,
      );
    }
    this.#handlers.set(action, (event) => handler(event));
  }

  seal(): void {
    this.#sealed = true;
  }

  get(action: string): AnyHandler | undefined {
    return this.#handlers.get(action);
  }

  names(): ActionName[] {
    return ACTION_NAMES.filter((name) => this.#handlers.has(name));
  }
}
