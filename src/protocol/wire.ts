import { isObject } from './envelope.js';
import { hasWireSpelling, wireScalar } from './scalars.js';
import type { ListShape, MapShape, ObjectShape, Shape } from './shape.js';

/**
 * Brings a canonical value into the spelling of the wire. Copies what it changes and nothing else: the value may be
 * the handler's own record, still in use.
 */
export function toWire(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'object':
      return isObject(value) ? wireMembers(shape, value) : value;
    case 'list':
      return Array.isArray(value) && isRespelled(shape) ? wireList(shape, value) : value;
    case 'map':
      return isObject(value) ? wireEntries(shape, value) : value;
    case 'enum':
    case 'any':
    case 'null':
      return value;
    default:
      return wireScalar(shape.kind, value);
  }
}

/** The members of a shape that have a spelling of their own on the wire; most texts need not be looked at. */
const respelled = new WeakMap<ObjectShape, readonly (readonly [string, Shape])[]>();

function respelledMembers(shape: ObjectShape): readonly (readonly [string, Shape])[] {
  let members = respelled.get(shape);
  if (members === undefined) {
    members = [...shape.properties].filter(([, member]) => isRespelled(member));
    respelled.set(shape, members);
  }
  return members;
}

function isRespelled(shape: Shape): boolean {
  switch (shape.kind) {
    case 'object':
      return respelledMembers(shape).length > 0;
    case 'list':
      return isRespelled(shape.items);
    case 'map':
      return isRespelled(shape.values);
    case 'enum':
    case 'any':
    case 'null':
      return false;
    default:
      return hasWireSpelling(shape.kind);
  }
}

function wireMembers(shape: ObjectShape, value: Record<string, unknown>): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const [name, member] of respelledMembers(shape)) {
    const given = value[name];
    if (given === undefined) continue;
    const spelled = toWire(member, given);
    if (spelled === given) continue;
    copy ??= { ...value };
    copy[name] = spelled;
  }
  return copy ?? value;
}

function wireEntries(shape: MapShape, value: Record<string, unknown>): Record<string, unknown> {
  if (!isRespelled(shape)) return value;
  const entries = Object.entries(value).map(([name, given]) => [name, toWire(shape.values, given)]);
  return Object.fromEntries(entries);
}

function wireList(shape: ListShape, value: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < value.length; index++) {
    const given = value[index];
    const spelled = toWire(shape.items, given);
    if (spelled === given) continue;
    copy ??= value.slice();
    copy[index] = spelled;
  }
  return copy ?? value;
}
