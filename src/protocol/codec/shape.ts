/** The kinds of scalar values, named as in `schemas/link/canonical.json` and `wire.json`. */
export const KINDS = [
  'id',
  'id_text',
  'id_any',
  'opaque_id',
  'flag',
  'flag_number',
  'flag_text',
  'unix_time',
  'date_compact',
  'date',
  'date_time',
  'decimal',
  'number',
  'count',
  'count_text',
  'file_area',
  'text',
] as const;

/** The spelling of a scalar value in code and on the wire. */
export type Kind = (typeof KINDS)[number];

/** A value of an enumeration. */
type EnumValue = string | number | boolean | null;

interface Nullable {
  /** Present when null is allowed beside the kind itself. */
  readonly nullable?: true;
}

/** A scalar of one kind. */
export interface ScalarShape extends Nullable {
  readonly kind: Kind;
  /** The most characters of a text, where it is limited. */
  readonly longest?: number;
  /** The least and the greatest value of a number, where both are limited. */
  readonly range?: readonly [least: number, greatest: number];
}

/** One of a few fixed values. */
export interface EnumShape extends Nullable {
  readonly kind: 'enum';
  readonly values: readonly EnumValue[];
}

/** An object with named members. Unknown members stay unchanged, or have the shape `rest`. */
export interface ObjectShape extends Nullable {
  readonly kind: 'object';
  readonly properties: ReadonlyMap<string, Shape>;
  readonly required: readonly string[];
  readonly rest?: Shape;
  /** The identifying members where the object is a record of a list. At least one must be readable. Default: none. */
  readonly ids?: readonly string[];
}

/** An array of one kind of element. */
export interface ListShape extends Nullable {
  readonly kind: 'list';
  readonly items: Shape;
}

/** An object whose names are data, such as ids. All values have one shape. */
export interface MapShape extends Nullable {
  readonly kind: 'map';
  readonly values: Shape;
}

/** Always null. */
interface NullShape {
  readonly kind: 'null';
  readonly nullable: true;
}

/** A value of any form, which stays as it is. */
interface AnyShape extends Nullable {
  readonly kind: 'any';
}

/**
 * The facts of a schema that are needed to convert a value between the wire and the canonical form. The validator alone
 * refuses values.
 */
export type Shape =
  | ScalarShape
  | EnumShape
  | ObjectShape
  | ListShape
  | MapShape
  | NullShape
  | AnyShape;

/** Returns the shape of the target of a `$ref`; undefined where it is unknown. */
type ShapeOfRef = (ref: string) => Shape | undefined;

type Schema = { readonly [keyword: string]: unknown };
type Derive = (schema: unknown) => Shape;

const ANY: Shape = { kind: 'any' };
const NULL: Shape = { kind: 'null', nullable: true };

const kinds = new Map<string, Kind>(KINDS.map((kind) => [kind, kind]));

// The kinds of our own schemas are refs. The plain types occur in schemas of users.
const inlineTypes = new Map<unknown, Shape>([
  ['string', { kind: 'text' }],
  ['boolean', { kind: 'flag' }],
  ['number', { kind: 'number' }],
  ['null', NULL],
]);

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isEnumValue(value: unknown): value is EnumValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function nullable(shape: Shape): Shape {
  return { ...shape, nullable: true };
}

/**
 * Returns the shape of a `$ref` to a kind of the link protocol: one that ends in `canonical.json#/$defs/K` or
 * `wire.json#/$defs/K`.
 */
function linkKind(ref: string): Shape | undefined {
  const name = /(?:canonical|wire)\.json#\/\$defs\/([a-z_]+)$/.exec(ref)?.[1];
  const kind = kinds.get(name ?? '');
  if (kind === undefined) return undefined;
  return kind === 'date_compact' ? nullable({ kind }) : { kind };
}

function enumShape(values: readonly unknown[]): Shape {
  const known = values.filter(isEnumValue);
  const named = known.filter((value) => value !== null);
  if (named.length === 0) return known.length === 0 ? ANY : NULL;
  const shape: Shape = { kind: 'enum', values: named };
  return named.length === known.length ? shape : nullable(shape);
}

// null beside one alternative makes it nullable. Of several alternatives, the first with the most information is used.
function oneOfShapes(shapes: readonly Shape[]): Shape {
  const telling = shapes.filter((shape) => shape.kind !== 'null' && shape.kind !== 'any');
  const best = telling.find((shape) => shape.kind !== 'enum') ?? telling[0];
  const takesNull = shapes.some((shape) => shape.nullable === true);
  if (best === undefined) return takesNull && shapes.every((s) => s.kind === 'null') ? NULL : ANY;
  return takesNull ? nullable(best) : best;
}

function objectShape(schema: Schema, derive: Derive): Shape {
  const properties = new Map<string, Shape>();
  const required = new Set<string>();
  for (const part of [schema, ...itemsOf(schema.allOf)]) {
    if (!isSchema(part)) continue;
    const own = isSchema(part.properties) ? Object.entries(part.properties) : [];
    for (const [name, member] of own) {
      const shape = derive(member);
      if (shape.kind !== 'any' || !properties.has(name)) properties.set(name, shape);
    }
    for (const name of itemsOf(part.required)) if (typeof name === 'string') required.add(name);
  }
  const extra = schema.additionalProperties;
  const rest = isSchema(extra) ? derive(extra) : undefined;
  if (properties.size === 0 && rest !== undefined) return { kind: 'map', values: rest };
  const shape: ObjectShape = { kind: 'object', properties, required: [...required] };
  return rest === undefined ? shape : { ...shape, rest };
}

/** Returns the limits of a scalar for messages. */
function limitsOf(schema: Schema): Pick<ScalarShape, 'longest' | 'range'> {
  const { maxLength, minimum, maximum } = schema;
  const isRange = typeof minimum === 'number' && typeof maximum === 'number';
  return {
    ...(typeof maxLength === 'number' ? { longest: maxLength } : {}),
    ...(isRange ? { range: [minimum, maximum] } : {}),
  };
}

/** Returns true for the shape of a scalar. */
export function isScalarShape(shape: Shape): shape is ScalarShape {
  return !['enum', 'object', 'list', 'map', 'null', 'any'].includes(shape.kind);
}

function limited(shape: Shape, schema: Schema): Shape {
  return isScalarShape(shape) ? { ...shape, ...limitsOf(schema) } : shape;
}

function typeShape(type: unknown, schema: Schema, derive: Derive): Shape {
  if (type === 'object') return objectShape(schema, derive);
  if (type === 'array') return { kind: 'list', items: derive(schema.items) };
  if (type === 'integer') {
    const fromZero = typeof schema.minimum === 'number' && schema.minimum >= 0;
    return limited({ kind: fromZero ? 'count' : 'number' }, schema);
  }
  return limited(inlineTypes.get(type) ?? ANY, schema);
}

function schemaShape(schema: Schema, derive: Derive): Shape {
  if (schema.const !== undefined) return enumShape([schema.const]);
  if (Array.isArray(schema.enum)) return enumShape(schema.enum);
  if (Array.isArray(schema.type)) {
    return oneOfShapes(schema.type.map((type: unknown) => typeShape(type, schema, derive)));
  }
  if (schema.type !== undefined) return typeShape(schema.type, schema, derive);
  if (isSchema(schema.properties)) return objectShape(schema, derive);
  const choices = [...itemsOf(schema.anyOf), ...itemsOf(schema.oneOf), ...itemsOf(schema.allOf)];
  return oneOfShapes(choices.map(derive));
}

/**
 * Derives the shape of a schema. Inline types become `text`, `flag`, `number` and `count`. An unknown schema becomes
 * `any`.
 *
 * @param shapeOfRef default: the kinds of the link protocol
 */
export function shapeOf(schema: unknown, shapeOfRef: ShapeOfRef = linkKind): Shape {
  const derive: Derive = (part) => {
    if (!isSchema(part)) return ANY;
    return typeof part.$ref === 'string'
      ? limited(shapeOfRef(part.$ref) ?? ANY, part)
      : schemaShape(part, derive);
  };
  return derive(schema);
}
