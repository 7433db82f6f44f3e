import { isObject } from '../envelope/envelope.js';
import { nearest } from '../nearest.js';
import type { ObjectShape, Shape } from './shape.js';

/** The most names that are compared. A misspelt name is among the first ones. */
const MOST_NAMES = 20;

function misspelt(shape: ObjectShape, value: Record<string, unknown>, path: string): string[] {
  const unknown = Object.keys(value).filter((name) => !shape.properties.has(name));
  const missing = [...shape.properties.keys()].filter((name) => value[name] === undefined);
  return unknown.slice(0, MOST_NAMES).flatMap((name) => {
    const meant = nearest(name, missing);
    return meant === undefined
      ? []
      : [`${path}.${name}: is not a name of this event; did you mean ${meant}?`];
  });
}

/**
 * Reports unknown members of event_data whose names resemble a known member that is missing. The data is accepted
 * nevertheless, because integrators send members of their own. Of a list only the first element is checked.
 */
export function noticeUnknownNames(
  shape: Shape,
  data: Record<string, unknown>,
  notice: (text: string) => void,
): void {
  if (shape.kind !== 'object' || shape.rest !== undefined) return;
  for (const text of misspelt(shape, data, 'event_data')) notice(text);
  for (const [name, member] of shape.properties) {
    const value = data[name];
    if (member.kind !== 'list' || !Array.isArray(value)) continue;
    const [first]: unknown[] = value;
    if (!isObject(first) || member.items.kind !== 'object') continue;
    for (const text of misspelt(member.items, first, `event_data.${name}[0]`)) notice(text);
  }
}
