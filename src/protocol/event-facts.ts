import type { CatalogueEntry } from './catalogue-entry.js';

/** Every event here goes from the side that imports orders to the side that owns them (supplement: "direction"). */
const TO_OWNER = { caller: 'importer', receiver: 'owner' } as const;

/** What an event of the document that changes nothing has in common with the others. */
export const reads = {
  source: 'document',
  section: 'Rules per event',
  direction: TO_OWNER,
  effect: 'reads',
  result: 'checked',
} as const;

/** The same for one that stores something. */
export const changes = { ...reads, effect: 'changes' } as const;

/** The same for one that only deployed systems are known to use. */
export const fromSupplement = {
  ...changes,
  source: 'supplement',
  section: 'events and values not in the document',
} as const;

/** An entry of the catalogue, under its name. */
export type EventFacts = Omit<CatalogueEntry, 'name'>;
