import { Ajv } from 'ajv';
import {
  asSchema,
  changeSchema,
  definitions,
  isSchema,
  type Schema,
  withoutWords,
} from '../schemas.js';
import { standaloneCode } from '../standalone.js';
import { bundle, eventNames, type SpellingName } from './bundle.js';
import { standalonePart } from './validator-code.js';

const kinds = {
  canonical: definitions('link', 'canonical.json'),
  wire: definitions('link', 'wire.json'),
};

function kindSchema(side: SpellingName, kind: string): Schema {
  const schema = kinds[side].get(kind);
  if (schema === undefined) throw new Error(`${side}.json has no kind ${kind}`);
  return schema;
}

// Members that obey the rule for all other members need no code of their own.
function withoutRepetition(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRepetition);
  if (!isSchema(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutRepetition(member)]);
  const { properties, additionalProperties: rest, required } = value;
  if (!isSchema(properties) || !isSchema(rest)) return Object.fromEntries(members);
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const telling = Object.entries(properties).filter(
    ([name, member]) => needed.includes(name) || JSON.stringify(member) !== JSON.stringify(rest),
  );
  return { ...Object.fromEntries(members), properties: Object.fromEntries(telling) };
}

function schemaOf(file: string, side?: SpellingName): Schema {
  const isRead = side !== undefined;
  const schema = bundle(file, (kind, own) => kindSchema(side ?? own, kind), isRead);
  return asSchema(withoutRepetition(changeSchema(schema, withoutWords)));
}

// A result that is a list is checked element by element: its elements are compiled, once.
function eventSchemas(event: string): Map<string, Schema> {
  const result = schemaOf(`${event}.result.json`);
  const received = schemaOf(`${event}.result.json`, 'canonical');
  const data: [string, Schema] = ['data', schemaOf(`${event}.data.json`)];
  if (result.type !== 'array') return new Map([data, ['result', result], ['received', received]]);
  const { type: _type, items, ...rules } = result;
  if (Object.keys(rules).length > 0) throw new Error(`${event}: a list may have no rule but items`);
  return new Map([data, ['item', asSchema(items)], ['receivedItem', asSchema(received.items)]]);
}

function memberCode(member: string, fn: string | undefined): string {
  if (fn === undefined) throw new Error(`${member} was not compiled`);
  return `${member}: ${fn}`;
}

function compile(schemas: ReadonlyMap<string, Schema>): string {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    code: { source: true, esm: true, lines: true },
  });
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  const names = [...schemas.keys()];
  return standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
}

/** Writes `validators.js`: compiled validators of all events. */
export function validatorsModule(): string {
  const names = new Map<string, string>();
  const schemas = new Map<string, Schema>();
  const events = eventNames().map((event) => {
    const members = [...eventSchemas(event)].map(([member, schema]) => {
      const text = JSON.stringify(schema);
      const name = names.get(text) ?? `${event}_${member}`;
      names.set(text, name);
      schemas.set(name, schema);
      return { member, name };
    });
    return { event, members };
  });
  for (const [kind, schema] of kinds.canonical) schemas.set(`kind_${kind}`, schema);
  const { code, functions } = standalonePart(compile(schemas));
  const entries = events.map(({ event, members }) => {
    const pairs = members.map(({ member, name }) => memberCode(member, functions.get(name)));
    return `  ${event}: { ${pairs.join(', ')} },\n`;
  });
  const kindEntries = [...kinds.canonical.keys()].map(
    (kind) => `  ${kind}: ${functions.get(`kind_${kind}`)},\n`,
  );
  return `export const compiled = {
${entries.join('')}};

export const kinds = {
${kindEntries.join('')}};

${code}`;
}

/** Writes `validators.d.ts`: the types of the compiled code, which is not in git. */
export const validatorsTypes = (): string => `import type { Kind } from '../codec/shape.js';
import type { CompiledEvent, Validate } from '../codec/validation.js';
import type { EventName } from './event-names.js';

/** The compiled schemas of all events. */
export declare const compiled: Readonly<Record<EventName, CompiledEvent>>;
/** The compiled schemas of the kinds of values, canonical. */
export declare const kinds: Readonly<Record<Kind, Validate>>;
`;
