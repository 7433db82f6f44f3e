import { apiCatalogue } from '../../../src/api/catalogue/index.js';
import { answerIds, recordIds } from '../../../src/api/catalogue/record-ids.js';
import { type Kind, type Shape, shapeOf } from '../../../src/protocol/codec/shape.js';
import { changeSchema, definitions, isSchema, type Schema } from '../schemas.js';
import { identified, writeShape } from '../shape-code.js';
import { actionSchema, refParts } from './action-schemas.js';
import { numberKinds } from './kind-types.js';

/** The kinds of values of the JSON API as values of the link service are read; all others are text. */
const KINDS: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...numberKinds.whole.map((name) => [name, scalar('count')] as const),
  ...numberKinds.fraction.map((name) => [name, scalar('number')] as const),
  ['flag_number', { kind: 'enum', values: [1, 0] }],
  ['file_area', { kind: 'enum', values: [1, 0] }],
  ['date', scalar('date')],
  ['date_compact', scalar('date_compact')],
  ['time_of_day', { kind: 'any' }],
]);

function scalar(kind: Kind): Shape {
  return { kind };
}

/** An object is a record of its list, and has the members that identify it, wherever it stands. */
function shapeOfRef(ref: string): Shape {
  const { file, name } = refParts(ref);
  if (file === 'kinds') return KINDS.get(name) ?? scalar('text');
  return identified(answerShape(objectSchema(name)), idOf(recordIds[name]));
}

function objectSchema(name: string): Schema {
  return definitions('api', 'objects.json').get(name) ?? {};
}

function idOf(id: string | undefined): readonly string[] | undefined {
  return id === undefined ? undefined : [id];
}

const answerShape = (schema: Schema): Shape =>
  shapeOf(changeSchema(schema, withoutChoices), shapeOfRef);

/** Replaces choices by one shape: records of several kinds have the members of all. Other choices stay as they are. */
function withoutChoices(schema: Schema): Schema {
  const { anyOf, oneOf = anyOf, ...rest } = schema;
  if (isSchema(rest.properties)) return { ...rest, properties: possible(rest.properties) };
  if (!Array.isArray(oneOf)) return schema;
  const given = oneOf.filter((choice) => !(isSchema(choice) && choice.type === 'null'));
  if (given.length < 2) return schema;
  const records = given.map(recordOf);
  if (!records.every((record) => record !== undefined)) return {};
  return { type: 'object', properties: merged(records) };
}

function possible(properties: Schema): Schema {
  return Object.fromEntries(Object.entries(properties).filter(([, member]) => member !== false));
}

/** Returns the members of a record; undefined for anything else. */
function recordOf(schema: unknown): Schema | undefined {
  const { $ref, properties }: Schema = isSchema(schema) ? schema : {};
  if (isSchema(properties)) return possible(properties);
  const { file, name } = typeof $ref === 'string' ? refParts($ref) : { file: '', name: '' };
  return file === 'objects' ? recordOf(objectSchema(name)) : undefined;
}

/** Merges the members of all records. The listed values of a member are those of all records. */
function merged(records: readonly Schema[]): Schema {
  const members = new Map<string, unknown>();
  for (const [name, member] of records.flatMap((record) => Object.entries(record))) {
    const values = [members.get(name), member].map((one) => (isSchema(one) ? one.enum : undefined));
    const both = values.every(Array.isArray);
    members.set(name, both ? { enum: [...new Set(values.flat())] } : member);
  }
  return Object.fromEntries(members);
}

/** Writes `response-shapes.ts`: the spellings of the values of each answer, and the members that identify its records. */
export function shapesModule(): string {
  const entries = apiCatalogue.map(({ action }) => {
    const answer = answerShape(actionSchema(action, 'response'));
    const shape = identified(answer, idOf(answerIds[action]));
    return `  ['${action}', ${writeShape(shape, '  ')}],\n`;
  });
  return `import type { Shape } from '../../protocol/codec/shape.js';

/** The spellings of the values of each action's answer. */
export const responseShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
${entries.join('')}]);
`;
}
