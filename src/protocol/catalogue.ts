import { askingEvents } from './asking-events.js';
import type { CatalogueEntry } from './catalogue-entry.js';
import type { EventFacts } from './event-facts.js';
import type { EventName } from './generated/event-names.js';
import { sendingEvents } from './sending-events.js';

// A name without its schemas, or schemas without an entry, does not compile.
const definitions: Readonly<Record<EventName, EventFacts>> = { ...askingEvents, ...sendingEvents };

/**
 * The events of the link protocol, in the order of the document's table. Types, validation, documentation, client,
 * audits and scaffold all derive from it and from `schemas/link/`.
 */
export const catalogue: readonly CatalogueEntry<EventName>[] = Object.entries(definitions).map(
  ([name, definition]) => ({ name: name as EventName, ...definition }),
);

const byName: ReadonlyMap<string, CatalogueEntry<EventName>> = new Map(
  catalogue.map((entry) => [entry.name, entry]),
);

/** The entry of an event, or undefined for a name that no document knows. */
export function catalogueEntry(name: string): CatalogueEntry<EventName> | undefined {
  return byName.get(name);
}
