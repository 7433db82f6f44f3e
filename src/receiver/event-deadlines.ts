import { Deadlines } from '../http/index.js';
import type { ReceiverOptions } from './options.js';

const DEFAULT = 60_000;

/** The deadlines of all events; events with equally long ones share a timer. */
export class EventDeadlines {
  readonly #byDuration = new Map<number, Deadlines>();
  readonly #byEvent = new Map<string, Deadlines>();
  /** For what belongs to no event yet, and for events without one of their own. */
  readonly default: Deadlines;

  constructor(option: ReceiverOptions['deadline']) {
    const own = typeof option === 'object' ? option : { default: option };
    this.default = this.#lasting(own.default ?? DEFAULT);
    for (const [event, duration] of Object.entries(own)) {
      if (duration !== undefined) this.#byEvent.set(event, this.#lasting(duration));
    }
  }

  /** The deadlines that an event's belongs to. */
  of(event: string): Deadlines {
    return this.#byEvent.get(event) ?? this.default;
  }

  #lasting(duration: number): Deadlines {
    const known = this.#byDuration.get(duration) ?? new Deadlines(duration);
    this.#byDuration.set(duration, known);
    return known;
  }
}
