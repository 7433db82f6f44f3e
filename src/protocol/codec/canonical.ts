import { isObject } from '../envelope.js';
import { spellEnum, spellScalar } from './scalars.js';
import type { ListShape, MapShape, ObjectShape, Shape } from './shape.js';

/** What an empty text means where text is due: in data a field that was not filled in, in a result simply no text. */
type EmptyText = 'absent' | 'text';

/**
 * Brings data from the wire into the one spelling that handlers and callers get. Works in place: the value was
 * parsed for this purpose, and a large one is not to be held twice.
 *
 * @returns the value, or undefined when it stands for "not given"
 */
export function toCanonical(shape: Shape, value: unknown, empty: EmptyText = 'absent'): unknown {
  switch (shape.kind) {
    case 'object':
      return isObject(value) ? members(shape, value, empty) : emptyList(value);
    case 'list':
      return list(shape, value, empty);
    case 'map':
      return isObject(value) ? entries(shape, value, empty) : emptyList(value);
    case 'enum':
      return spellEnum(shape, value);
    case 'any':
      return value;
    case 'null':
      return empty === 'text' && isEmpty(value) ? null : value;
    default:
      return shape.kind === 'text' && empty === 'text'
        ? textOf(value)
        : spellScalar(shape.kind, value);
  }
}

function members(shape: ObjectShape, value: Record<string, unknown>, empty: EmptyText): unknown {
  for (const name in value) {
    const member = shape.properties.get(name) ?? shape.rest;
    if (member === undefined) continue;
    const given = value[name];
    const isBlank = given === null || given === '';
    const kept =
      isBlank && isAbsent(shape, name, member, given, empty)
        ? undefined
        : toCanonical(member, given, empty);
    if (kept === undefined) delete value[name];
    else if (kept !== given) value[name] = kept;
  }
  return value;
}

function isAbsent(
  shape: ObjectShape,
  name: string,
  member: Shape,
  given: unknown,
  empty: EmptyText,
): boolean {
  if (given === null) return !(member.nullable || member.kind === 'any');
  if (given !== '') return false;
  if (member.kind === 'any') return false;
  if (member.kind === 'enum' && member.values.includes('')) return false;
  return empty === 'absent' || member.kind !== 'text' || !shape.required.includes(name);
}

function list(shape: ListShape, value: unknown, empty: EmptyText): unknown {
  // Where the document says array, a single object is sent now and then.
  if (isObject(value)) return [toCanonical(shape.items, value, empty)];
  if (!Array.isArray(value)) return value;
  for (let index = 0; index < value.length; index++) {
    const given: unknown = value[index];
    const kept = toCanonical(shape.items, given, empty);
    if (kept !== given) value[index] = kept;
  }
  return value;
}

function entries(shape: MapShape, value: Record<string, unknown>, empty: EmptyText): unknown {
  for (const name of Object.keys(value)) {
    const given = value[name];
    const kept = toCanonical(shape.values, given, empty);
    if (kept !== given) value[name] = kept;
  }
  return value;
}

// Deployed peers answer `""` or `[]` where there is no result, and ids as numbers where the document says text.
function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

function textOf(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

// PHP writes an object without members as `[]`.
function emptyList(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? {} : value;
}
