import { apiCatalogue } from '../../../src/api/catalogue/index.js';
import { answerIds, recordIds } from '../../../src/api/catalogue/record-ids.js';
import type { Kind, ObjectShape, Shape } from '../../../src/protocol/codec/shape.js';
import { definitions, isSchema, type Schema } from '../schemas.js';
import { identified, writeShape } from '../shape-code.js';
import { actionSchema, refParts } from './action-schemas.js';
import { numberKinds } from './kind-types.js';

const ANY: Shape = { kind: 'any' };
const FLAG: Shape = { kind: 'enum', values: [1, 0] };

/** The kinds of values of the JSON API as values of the link service are read; all others are text. */
const KINDS: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...numberKinds.whole.map((name) => [name, scalar('count')] as const),
  ...numberKinds.fraction.map((name) => [name, scalar('number')] as const),
  ['flag_number', FLAG],
  ['file_area', FLAG],
  ['date', scalar('date')],
  ['date_compact', scalar('date_compact')],
  ['time_of_day', ANY],
]);

const TYPES: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  ['string', scalar('text')],
  ['boolean', scalar('flag')],
  ['number', scalar('number')],
  ['integer', scalar('count')],
]);

function scalar(kind: Kind): Shape {
  return { kind };
}

function shapeOfRef(ref: string): Shape {
  const { file, name } = refParts(ref);
  if (file === 'kinds') return KINDS.get(name) ?? scalar('text');
  return identified(shapeOf(definitions('api', `${file}.json`).get(name)), listed(recordIds[name]));
}

function listed(id: string | undefined): readonly string[] | undefined {
  return id === undefined ? undefined : [id];
}

/** The members of records of several kinds; one that chooses among values in all of them chooses among those of all. */
function mergedMembers(objects: readonly ObjectShape[]): Map<string, Shape> {
  const merged = new Map<string, Shape>();
  for (const [name, member] of objects.flatMap(({ properties }) => [...properties])) {
    const before = merged.get(name);
    const both = before?.kind === 'enum' && member.kind === 'enum';
    const values = both ? [...new Set([...before.values, ...member.values])] : [];
    merged.set(name, both ? { ...member, values } : member);
  }
  return merged;
}

function choiceShape(choices: readonly unknown[]): Shape {
  const given = choices.filter((choice) => !(isSchema(choice) && choice.type === 'null'));
  const shapes = given.map(shapeOf);
  const [only] = shapes;
  const nullable = given.length < choices.length ? { nullable: true as const } : {};
  if (only !== undefined && shapes.length === 1) return { ...only, ...nullable };
  const objects = shapes.flatMap((shape) => (shape.kind === 'object' ? [shape] : []));
  // What may be of several types is left as it came, but records of several kinds have the members of all.
  if (objects.length < shapes.length) return ANY;
  const properties = mergedMembers(objects);
  return { kind: 'object', properties, required: [], ...nullable };
}

function objectShape({ properties, required, additionalProperties }: Schema): Shape {
  if (!isSchema(properties)) {
    return isSchema(additionalProperties)
      ? { kind: 'map', values: shapeOf(additionalProperties) }
      : ANY;
  }
  const members = Object.entries(properties).filter(([, member]) => member !== false);
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return {
    kind: 'object',
    properties: new Map(members.map(([name, member]) => [name, shapeOf(member)])),
    required: needed.map(String),
  };
}

function shapeOf(schema: unknown): Shape {
  if (!isSchema(schema)) return ANY;
  if (typeof schema.$ref === 'string') return shapeOfRef(schema.$ref);
  if (isSchema(schema.properties) || schema.type === 'object') return objectShape(schema);
  if (schema.type === 'array') return { kind: 'list', items: shapeOf(schema.items) };
  const choices: unknown = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return choiceShape(choices);
  if (Array.isArray(schema.enum)) return { kind: 'enum', values: schema.enum };
  return TYPES.get(schema.type) ?? ANY;
}

/** Writes `response-shapes.ts`: how the values of each answer are spelled, and what tells its records apart. */
export function shapesModule(): string {
  const entries = apiCatalogue.map(({ action }) => {
    const answer = shapeOf(actionSchema(action, 'response'));
    const shape = identified(answer, listed(answerIds[action]));
    return `  ['${action}', ${writeShape(shape, '  ')}],\n`;
  });
  return `import type { Shape } from '../../protocol/codec/shape.js';

/** How the values of each action's answer are spelled. */
export const responseShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
${entries.join('')}]);
`;
}
