import { isObject } from '../envelope/envelope.js';
import { listByDigits, mapByIndex } from './digit-keys.js';
import { hasWireSpelling, spellEnum, spellOpenDate, spellScalar, wireScalar } from './scalars.js';
import type { Kind, ListShape, MapShape, ObjectShape, Shape } from './shape.js';

/**
 * The meaning of an empty text where text is expected: in data a field that was not filled in, in a result an empty
 * text.
 */
type EmptyText = 'absent' | 'text';

/**
 * Converts data from the wire to the one spelling of handlers and callers. Changes the value in place: it was parsed
 * for this purpose, and a copy of a large one would double its memory.
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
      return map(shape, value, empty);
    case 'enum':
      return spellEnum(shape, value);
    case 'any':
      return value;
    case 'null':
      return empty === 'text' && isEmpty(value) ? null : value;
    case 'text':
      return empty === 'text' ? textOf(value) : value;
    case 'date':
    case 'date_time':
      return empty === 'absent' ? spellOpenDate(shape.kind, value) : spellScalar(shape.kind, value);
    default:
      return spellScalar(shape.kind, value);
  }
}

function members(shape: ObjectShape, value: Record<string, unknown>, empty: EmptyText): unknown {
  for (const name in value) {
    const member = shape.properties.get(name) ?? shape.rest;
    if (member === undefined) continue;
    const given = value[name];
    const isBlank = given === null || given === '';
    const spelled =
      isBlank && isAbsent(shape, name, member, given, empty)
        ? undefined
        : toCanonical(member, given, empty);
    if (spelled === undefined) delete value[name];
    else if (spelled !== given) value[name] = spelled;
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
  const given = empty === 'absent' ? asList(value) : singleAsList(value);
  if (!Array.isArray(given)) return given;
  for (let index = 0; index < given.length; index++) {
    const element: unknown = given[index];
    const spelled = toCanonical(shape.items, element, empty);
    if (spelled !== element) given[index] = spelled;
  }
  return given;
}

/** Returns the list that a single object stands for. Some peers send one object where the document says array. */
function singleAsList(value: unknown): unknown {
  return isObject(value) ? [value] : value;
}

/**
 * Returns the list that an object of event_data stands for: its elements by number if its names are digits, else a list
 * of the object.
 */
function asList(value: unknown): unknown {
  if (!isObject(value)) return value;
  const listed = listByDigits(value);
  return listed === undefined || listed.length === 0 ? [value] : listed;
}

function map(shape: MapShape, value: unknown, empty: EmptyText): unknown {
  const given = empty === 'absent' ? asMap(value) : emptyList(value);
  return isObject(given) ? entries(shape, given, empty) : given;
}

function asMap(value: unknown): unknown {
  return Array.isArray(value) ? mapByIndex(value) : value;
}

/**
 * Converts the members of event_data that are lists or objects by number to that structure, before their values are
 * converted. Changes the data in place.
 */
export function arrange(shape: Shape, data: Record<string, unknown>): void {
  if (shape.kind !== 'object') return;
  for (const [name, member] of shape.properties) {
    if (member.kind !== 'list' && member.kind !== 'map') continue;
    const given = data[name];
    const arranged = member.kind === 'list' ? asList(given) : asMap(given);
    if (arranged !== given) data[name] = arranged;
  }
}

function entries(shape: MapShape, value: Record<string, unknown>, empty: EmptyText): unknown {
  for (const name of Object.keys(value)) {
    const given = value[name];
    const spelled = toCanonical(shape.values, given, empty);
    if (spelled !== given) value[name] = spelled;
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

/** Converts the values of one shape to the spelling of the wire. */
type Speller = (value: unknown) => unknown;

/** One converter per shape, made at its first use; null for a shape whose spelling on the wire does not differ. */
type Spellers = WeakMap<Shape, Speller | null>;

/** Converters of event_data. They leave null for the validator. */
const ofData: Spellers = new WeakMap();
/** Converters of results. They convert null and undefined to blank texts. */
const ofResults: Spellers = new WeakMap();

/**
 * Converts canonical event_data to the spelling of the wire. Copies only the parts that it changes: the value may be
 * the caller's own record, still in use.
 */
export function toWire(shape: Shape, value: unknown): unknown {
  const spell = spellerOf(shape, ofData);
  return spell ? spell(value) : value;
}

/**
 * Converts a handler's result to the spelling of the wire in the same way. Null or undefined in a text that may be
 * blank becomes blank text, because rows of a database have such values (decisions: "blanks of a handler"). An absent
 * member stays absent, and the validator finds it.
 */
export function resultToWire(shape: Shape, value: unknown): unknown {
  const spell = spellerOf(shape, ofResults);
  return spell ? spell(value) : value;
}

function spellerOf(shape: Shape, spellers: Spellers): Speller | null {
  let speller = spellers.get(shape);
  if (speller === undefined) {
    speller = makeSpeller(shape, spellers);
    spellers.set(shape, speller);
  }
  return speller;
}

function makeSpeller(shape: Shape, spellers: Spellers): Speller | null {
  switch (shape.kind) {
    case 'object':
      return spellMembers(shape, spellers);
    case 'list':
      return spellList(spellerOf(shape.items, spellers));
    case 'map':
      return spellEntries(spellerOf(shape.values, spellers));
    case 'text':
      return spellers === ofResults && !shape.nullable ? blankText : null;
    case 'enum':
    case 'any':
    case 'null':
      return null;
    default:
      return spellWireScalar(shape.kind);
  }
}

function blankText(value: unknown): unknown {
  return value ?? '';
}

function spellWireScalar(kind: Kind): Speller | null {
  return hasWireSpelling(kind) ? (value) => wireScalar(kind, value) : null;
}

function spellMembers(shape: ObjectShape, spellers: Spellers): Speller | null {
  const members: (readonly [string, Speller])[] = [];
  const texts = new Set<string>();
  for (const [name, member] of shape.properties) {
    // The identifying member of a record is never blank.
    const isId = shape.ids?.includes(name) && member.kind === 'text';
    const spell = isId ? null : spellerOf(member, spellers);
    if (spell === blankText) texts.add(name);
    else if (spell) members.push([name, spell]);
  }
  const rest = shape.rest && spellerOf(shape.rest, spellers);
  if (members.length === 0 && texts.size === 0 && !rest) return null;
  return (value) => {
    if (!isObject(value)) return value;
    let copy = texts.size > 0 ? blankTexts(value, texts) : undefined;
    for (const [name, spell] of members) {
      const given = value[name];
      if (given === undefined) continue;
      const spelled = spell(given);
      if (spelled === given) continue;
      copy ??= { ...value };
      copy[name] = spelled;
    }
    const whole = copy ?? value;
    return rest ? spellRest(whole, shape, rest) : whole;
  };
}

/**
 * Returns a copy in which null and undefined texts are blank; undefined where there are none. Most members are texts
 * with a value: a loop over the names of the object reads them several times as fast as reading each by its name.
 */
function blankTexts(
  value: Readonly<Record<string, unknown>>,
  texts: ReadonlySet<string>,
): Record<string, unknown> | undefined {
  let copy: Record<string, unknown> | undefined;
  for (const name in value) {
    if ((value[name] ?? null) !== null || !texts.has(name)) continue;
    copy ??= { ...value };
    copy[name] = '';
  }
  return copy;
}

/** Converts the members that a shape does not name. */
function spellRest(
  value: Record<string, unknown>,
  { properties }: ObjectShape,
  spell: Speller,
): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const [name, given] of Object.entries(value)) {
    if (properties.has(name)) continue;
    const spelled = spell(given);
    if (spelled === given) continue;
    copy ??= { ...value };
    copy[name] = spelled;
  }
  return copy ?? value;
}

function spellEntries(spell: Speller | null): Speller | null {
  if (!spell) return null;
  return (value) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, given]) => [name, spell(given)]);
    return Object.fromEntries(entries);
  };
}

function spellList(spell: Speller | null): Speller | null {
  if (!spell) return null;
  return (value) => {
    if (!Array.isArray(value)) return value;
    let copy: unknown[] | undefined;
    for (let index = 0; index < value.length; index++) {
      const given: unknown = value[index];
      const spelled = spell(given);
      if (spelled === given) continue;
      copy ??= value.slice();
      copy[index] = spelled;
    }
    return copy ?? value;
  };
}
