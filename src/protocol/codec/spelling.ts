import { isObject } from '../envelope/envelope.js';
import { listByDigits, mapByIndex } from './digit-keys.js';
import { hasWireSpelling, spellEnum, spellOpenDate, spellScalar, wireScalar } from './scalars.js';
import type { Kind, ListShape, MapShape, ObjectShape, Shape } from './shape.js';

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
  const given = empty === 'absent' ? asList(value) : singleAsList(value);
  if (!Array.isArray(given)) return given;
  for (let index = 0; index < given.length; index++) {
    const element: unknown = given[index];
    const kept = toCanonical(shape.items, element, empty);
    if (kept !== element) given[index] = kept;
  }
  return given;
}

/** Where the document says array, a single object is sent now and then. */
function singleAsList(value: unknown): unknown {
  return isObject(value) ? [value] : value;
}

/** The list that an object stands for in event_data: by the digits that are its names, else a list of one. */
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
 * Brings the members of event_data that are lists or objects by number to that structure, before their values are
 * spelled; works in place.
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

/** Brings the values of one shape into the spelling of the wire. */
type Speller = (value: unknown) => unknown;

/** One per shape, put together when it is first asked for; null where nothing has a spelling of its own on the wire. */
type Spellers = WeakMap<Shape, Speller | null>;

/** Of event_data, where null is a value like any other for the validator to refuse. */
const ofData: Spellers = new WeakMap();
/** Of results, where null and undefined are blank texts. */
const ofResults: Spellers = new WeakMap();

/**
 * Brings canonical event_data into the spelling of the wire. Copies what it changes and nothing else: the value may be
 * the caller's own record, still in use.
 */
export function toWire(shape: Shape, value: unknown): unknown {
  const spell = spellerOf(shape, ofData);
  return spell ? spell(value) : value;
}

/**
 * Brings a handler's result into the spelling of the wire, in the same way. Null or undefined for a text that may be
 * blank is blank text: rows of a database look so (decisions: "blanks of a handler"). A member that is not there at all
 * stays so, for the validator to find.
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
    // What tells a record from others is never blank.
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
 * A copy whose texts that are null or undefined are blank; undefined where there are none. Most members are texts that are
 * filled in: a loop over the names that the object has reads them several times as fast as reading each by its name.
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

/** Spells the members that a shape does not name. */
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
