import { isObject } from '../envelope.js';
import { hasWireSpelling, wireScalar } from './scalars.js';
import type { Kind, ObjectShape, Shape } from './shape.js';

/** Brings the values of one shape into the spelling of the wire. */
type Speller = (value: unknown) => unknown;

/** One per shape, put together when it is first asked for; null where nothing has a spelling of its own on the wire. */
const spellers = new WeakMap<Shape, Speller | null>();

/**
 * Brings a canonical value into the spelling of the wire. Copies what it changes and nothing else: the value may be
 * the handler's own record, still in use.
 */
export function toWire(shape: Shape, value: unknown): unknown {
  const spell = spellerOf(shape);
  return spell ? spell(value) : value;
}

function spellerOf(shape: Shape): Speller | null {
  let speller = spellers.get(shape);
  if (speller === undefined) {
    speller = makeSpeller(shape);
    spellers.set(shape, speller);
  }
  return speller;
}

function makeSpeller(shape: Shape): Speller | null {
  switch (shape.kind) {
    case 'object':
      return spellMembers(shape);
    case 'list':
      return spellList(spellerOf(shape.items));
    case 'map':
      return spellEntries(spellerOf(shape.values));
    case 'enum':
    case 'any':
    case 'null':
      return null;
    default:
      return spellScalar(shape.kind);
  }
}

function spellScalar(kind: Kind): Speller | null {
  return hasWireSpelling(kind) ? (value) => wireScalar(kind, value) : null;
}

// Most members are texts, which need not be looked at.
function spellMembers(shape: ObjectShape): Speller | null {
  const members: (readonly [string, Speller])[] = [];
  for (const [name, member] of shape.properties) {
    const spell = spellerOf(member);
    if (spell) members.push([name, spell]);
  }
  if (members.length === 0) return null;
  return (value) => {
    if (!isObject(value)) return value;
    let copy: Record<string, unknown> | undefined;
    for (const [name, spell] of members) {
      const given = value[name];
      if (given === undefined) continue;
      const spelled = spell(given);
      if (spelled === given) continue;
      copy ??= { ...value };
      copy[name] = spelled;
    }
    return copy ?? value;
  };
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
