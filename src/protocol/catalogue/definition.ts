import type { ListShape, Shape } from '../codec/shape.js';
import { type EventValidators, eventValidators } from '../codec/validation.js';
import { shapes } from '../generated/shapes.js';
import { compiled } from '../generated/validators.js';
import { catalogue } from './catalogue.js';
import type { CatalogueEntry } from './entry.js';

/** An event with everything that is needed to read and write it. */
export interface EventDefinition {
  readonly entry: CatalogueEntry;
  readonly data: Shape;
  readonly result: Shape;
  readonly validators: EventValidators;
}

/** The definitions of all events of the documents and the supplement, by name. */
export const definitions: ReadonlyMap<string, EventDefinition> = new Map(
  catalogue.map((entry) => [
    entry.name,
    {
      entry,
      ...shapes[entry.name],
      validators: eventValidators(entry.name, compiled[entry.name]),
    },
  ]),
);

/** Returns the shape of one element when the result of the event is a list. */
export function itemShape({ result }: EventDefinition): ListShape['items'] {
  return result.kind === 'list' ? result.items : result;
}
