import { definitions, type EventDefinition } from '../protocol/catalogue/definition.js';
import type { CatalogueEntry } from '../protocol/catalogue/entry.js';
import { LinkError } from '../protocol/errors/errors.js';
import { didYouMean } from '../protocol/nearest.js';
import type { AnyHandler } from './event.js';
import type { ReceiverOptions } from './options.js';

/** An event that a request named, and who answers it. */
export interface EventRoute {
  /** Undefined for a name that nobody defined. */
  readonly definition: EventDefinition | undefined;
  /** Undefined where the event may be answered without one. */
  readonly handler: AnyHandler | undefined;
}

/** An event that a receiver knows. */
export interface EventDescription
  extends Pick<CatalogueEntry, 'name' | 'purpose' | 'direction' | 'section' | 'effect'> {
  /** Where it is described; `custom`: defined by this app. */
  readonly source: CatalogueEntry['source'] | 'custom';
  /** Whether a call of it is answered. */
  readonly handled: boolean;
}

/** Which events there are and who handles them. Names come from the wire: a Map, never a plain object. */
export class Registry {
  readonly #definitions = new Map(definitions);
  readonly #handlers = new Map<string, AnyHandler>();
  #catchAll: AnyHandler | undefined;
  #sealed = false;

  /** Adds an event of the integrator's own. */
  define(definition: EventDefinition): void {
    const { name } = definition.entry;
    this.#refuseLate(`define('${name}')`);
    if (this.#definitions.has(name)) {
      throw new LinkError('handler_duplicate', `define('${name}'): this event is defined already`);
    }
    this.#definitions.set(name, definition);
  }

  /** Gives an event its handler; `*` takes what nothing else takes. */
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

  /** From now on nothing can be added: a request that came before it would have been answered otherwise. */
  seal(): void {
    this.#sealed = true;
  }

  /**
   * Finds who answers an event.
   *
   * @throws LinkError `event_unknown`, `event_not_handled`
   */
  route(name: string): EventRoute {
    const definition = this.#definitions.get(name);
    const handler = this.#handlers.get(name) ?? this.#catchAll;
    if (handler !== undefined) return { definition, handler };
    const shown = name.length > 80 ? `${name.slice(0, 80)}…` : name;
    if (definition === undefined) {
      throw new LinkError(
        'event_unknown',
        `event_name: there is no event ${shown}${this.#nearest(name)}`,
      );
    }
    if (definition.entry.handlerOptional) return { definition, handler };
    throw new LinkError('event_not_handled', `event_name: ${shown} is not handled here`);
  }

  /** Whether a call of this event gets past {@link Registry.route}. */
  #handles(name: string): boolean {
    return (
      this.#handlers.has(name) ||
      this.#catchAll !== undefined ||
      this.#definitions.get(name)?.entry.handlerOptional === true
    );
  }

  /** What events there are, the catalogue's first, and which of them are answered. */
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

/** How long the handler of each event may take, in milliseconds. Names come from the wire: a Map, never a plain object. */
export class EventDeadlines {
  readonly #byEvent = new Map<string, number>();
  /** For what belongs to no event yet, and for events without one of their own. */
  readonly default: number;

  constructor(option: ReceiverOptions['deadline']) {
    const own = typeof option === 'object' ? option : { default: option };
    this.default = own.default ?? DEFAULT_DEADLINE;
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
