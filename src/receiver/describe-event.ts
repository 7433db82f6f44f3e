import type { CatalogueEntry } from '../protocol/catalogue-entry.js';
import type { EventDefinition } from '../protocol/event-definition.js';
import type { Registry } from './registry.js';

/** An event that a receiver knows. */
export interface EventDescription
  extends Pick<CatalogueEntry, 'name' | 'purpose' | 'direction' | 'section' | 'effect'> {
  /** Where it is described; `custom`: defined by this app. */
  readonly source: CatalogueEntry['source'] | 'custom';
  /** Whether a call of it is answered. */
  readonly handled: boolean;
}

/** Describes one event. */
export function describeEvent({ entry }: EventDefinition, registry: Registry): EventDescription {
  const { name, purpose, source, direction, section, effect } = entry;
  return { name, purpose, source, direction, section, effect, handled: registry.handles(name) };
}
