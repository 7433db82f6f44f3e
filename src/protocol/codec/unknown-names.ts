import { isObject } from '../envelope/envelope.js';
import { nearest } from '../nearest.js';
import type { ObjectShape, Shape } from './shape.js';

/** Names beyond this many are not looked at: nobody misspells that often. */
const MOST_NAMES = 20;

function misspelt(shape: ObjectShape, value: Record<string, unknown>, place: string): string[] {
  const unknown = Object.keys(value).filter((name) => !shape.properties.has(name));
  const missing = [...shape.properties.keys()].filter((name) => value[name] === undefined);
  return unknown.slice(0, MOST_NAMES).flatMap((name) => {
    const meant = nearest(name, missing);
    return meant === undefined
      ? []
      : [`${place}.${name}: is no name of this event; did you mean ${meant}?`];
  });
}

/**
 * Tells of members of event_data that nobody knows and that look like a known one that is missing. They are taken all
 * the same: integrators send members of their own. Of a list the first element stands for all.
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
