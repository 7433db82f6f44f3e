import type { Modules } from '../project-files.js';
import { eventNames } from './bundle.js';
import { eventTypesModule } from './event-types.js';
import { fileTypesModule } from './file-types.js';
import { shapesModule } from './shapes.js';
import { validatorsModule, validatorsTypes } from './validators.js';

/** Writes `event-names.ts`: the names of all events and their union type. */
function eventNamesModule(): string {
  const names = eventNames().map((name) => `  '${name}',\n`);
  return `/** The names of all events that have schemas, in alphabetical order. */
export const EVENT_NAMES = [
${names.join('')}] as const;

/** The name of an event that the documents or the supplement describe. */
export type EventName = (typeof EVENT_NAMES)[number];
`;
}

/** The modules of `src/protocol/generated`. */
export async function linkModules(): Promise<Modules> {
  return {
    'event-names.ts': eventNamesModule(),
    'event-types.ts': await eventTypesModule(),
    'file-types.ts': fileTypesModule(),
    'shapes.ts': shapesModule(),
    'validators.d.ts': validatorsTypes(),
    'validators.js': validatorsModule(),
  };
}
