import type { ReceiverOptions } from './options.js';

const DEFAULT = 60_000;

/** How long the handler of each event may take, in milliseconds. Names come from the wire: a Map, never a plain object. */
export class EventDeadlines {
  readonly #byEvent = new Map<string, number>();
  /** For what belongs to no event yet, and for events without one of their own. */
  readonly default: number;

  constructor(option: ReceiverOptions['deadline']) {
    const own = typeof option === 'object' ? option : { default: option };
    this.default = own.default ?? DEFAULT;
    for (const [event, timeout] of Object.entries(own)) {
      if (timeout !== undefined) this.#byEvent.set(event, timeout);
    }
  }

  /** Gives an event of the app's own its time. */
  set(event: string, timeout: number): void {
    this.#byEvent.set(event, timeout);
  }

  /** The milliseconds of an event. */
  of(event: string): number {
    return this.#byEvent.get(event) ?? this.default;
  }
}
