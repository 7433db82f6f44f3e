import { eventNames } from './schemas.js';

/** Writes `event-names.ts`: the names of all events and their union type. */
export function eventNamesModule(): string {
  const names = eventNames().map((name) => `  '${name}',\n`);
  return `/** The names of all events that have schemas, in alphabetical order. */
export const EVENT_NAMES = [
${names.join('')}] as const;

/** The name of an event that the documents or the supplement describe. */
export type EventName = (typeof EVENT_NAMES)[number];
`;
}
