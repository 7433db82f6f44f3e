import { definitions, type EventDefinition } from '../protocol/catalogue/definition.js';
import type { CatalogueEntry } from '../protocol/catalogue/entry.js';
import { LinkError } from '../protocol/errors/errors.js';
import { shortName } from '../protocol/errors/short-name.js';
import { didYouMean } from '../protocol/nearest.js';
import type { AnyHandler } from './event.js';
import type { ReceiverOptions } from './options.js';

/** The event of a request, and its handler. */
export interface EventRoute {
  /** Undefined for a name that is not defined. */
  readonly definition: EventDefinition | undefined;
  /** Undefined where the event may be answered without a handler. */
  readonly handler: AnyHandler | undefined;
}

/** An event of a receiver. */
export interface EventDescription
  extends Pick<CatalogueEntry, 'name' | 'purpose' | 'direction' | 'section' | 'effect'> {
  /** The source of its definition; `custom`: this app. */
  readonly source: CatalogueEntry['source'] | 'custom';
  /** True if a call of it is answered. */
  readonly handled: boolean;
}

/**
 * The events of a receiver and their handlers. Names come from the wire, so that this is a Map, never a plain object.
 */
export class Registry {
  readonly #definitions = new Map(definitions);
  readonly #handlers = new Map<string, AnyHandler>();
  #catchAll: AnyHandler | undefined;
  #sealed = false;

  /** Adds a custom event. */
  define(definition: EventDefinition): void {
    const { name } = definition.entry;
    this.#refuseLate(`define('${name}')`);
    if (this.#definitions.has(name)) {
      throw new LinkError('handler_duplicate', `define('${name}'): this event is defined already`);
    }
    this.#definitions.set(name, definition);
  }

  /** Registers the handler of an event; `*` handles all others. */
  register(name: string, handler: unknown): void {
    const call = `on('${name}')`;
    this.#refuseLate(call);
    if (typeof handler !== 'function') {
      throw new LinkError('option_invalid', `${call}: the handler must be a function`);
    }
    if (name !== '*' && !this.#definitions.has(name)) {
      const message = `${call}: no such event${this.#nearest(name)}; call define('${name}', …) first, or see events()`;
      throw new LinkError('handler_unknown_event', message);
    }
    if (name === '*' ? this.#catchAll : this.#handlers.has(name)) {
      throw new LinkError('handler_duplicate', `${call}: there is a handler already`);
    }
    if (name === '*') this.#catchAll = handler as AnyHandler;
    else this.#handlers.set(name, handler as AnyHandler);
  }

  /** Refuses further registrations, because earlier requests would have been answered otherwise. */
  seal(): void {
    this.#sealed = true;
  }

  /**
   * Returns the handler of an event.
   *
   * @throws LinkError `event_unknown`, `event_not_handled`
   */
  route(name: string): EventRoute {
    const definition = this.#definitions.get(name);
    const handler = this.#handlers.get(name) ?? this.#catchAll;
    if (handler !== undefined) return { definition, handler };
    const shown = shortName(name);
    if (definition === undefined) {
      throw new LinkError(
        'event_unknown',
        `event_name: there is no event ${shown}${this.#nearest(name)}`,
      );
    }
    if (definition.entry.handlerOptional) return { definition, handler };
    throw new LinkError('event_not_handled', `event_name: ${shown} is not handled here`);
  }

  /** Returns true if a call of this event passes {@link Registry.route}. */
  #handles(name: string): boolean {
    return (
      this.#handlers.has(name) ||
      this.#catchAll !== undefined ||
      this.#definitions.get(name)?.entry.handlerOptional === true
    );
  }

  /** Returns all events, the catalogue's first, and whether they are answered. */
  events(): readonly EventDescription[] {
    return [...this.#definitions.values()].map(({ entry }) => {
      const { name, purpose, source, direction, section, effect } = entry;
      return { name, purpose, source, direction, section, effect, handled: this.#handles(name) };
    });
  }

  #nearest(name: string): string {
    return didYouMean(name, this.#definitions.keys());
  }

  #refuseLate(call: string): void {
    if (!this.#sealed) return;
    const message = `${call}: too late, a request has come in; register everything before listening`;
    throw new LinkError('registration_late', message);
  }
}

/** Milliseconds. */
const DEFAULT_DEADLINE = 60_000;

/**
 * The deadlines of the handlers of events, in milliseconds. Names come from the wire, so that this is a Map, never a
 * plain object.
 */
export class EventDeadlines {
  readonly #byEvent = new Map<string, number>();
  /** The deadline before an event is known, and of events without their own. */
  readonly default: number;

  constructor(option: ReceiverOptions['deadline']) {
    const own = typeof option === 'object' ? option : { default: option };
    this.default = own.default ?? DEFAULT_DEADLINE;
    for (const [event, timeout] of Object.entries(own)) {
      if (timeout !== undefined) this.#byEvent.set(event, timeout);
    }
  }

  /** Sets the deadline of a custom event. */
  set(event: string, timeout: number): void {
    this.#byEvent.set(event, timeout);
  }

  /** Returns the deadline of an event in milliseconds. */
  of(event: string): number {
    return this.#byEvent.get(event) ?? this.default;
  }
}
