import { LinkError } from '../../protocol/errors.js';
import { didYouMean } from '../../protocol/nearest.js';
import { optionError } from '../../protocol/options.js';
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

  /** @throws LinkError for an unknown action, a second handler, or one that comes after the first request */
  add(action: string, handler: unknown): void {
    if (!KNOWN.has(action)) {
      const meant = didYouMean(action, KNOWN);
      const text = `there is no action ${action}${meant}; actions are written like bid/list`;
      throw new LinkError('handler_unknown_event', text);
    }
    if (typeof handler !== 'function') throw optionError(action, 'its handler is a function');
    if (this.#handlers.has(action)) {
      throw new LinkError('handler_duplicate', `${action} has a handler already`);
    }
    if (this.#sealed) {
      const text = `the handler of ${action} comes too late: register it before the first request`;
      throw new LinkError('registration_late', text);
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
