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

/** How a scalar value is spelled in code and on the wire. */
export type Kind = (typeof KINDS)[number];

/** A value of an enumeration. */
export type EnumValue = string | number | boolean | null;

interface Nullable {
  /** Present when null is allowed beside the kind itself. */
  readonly nullable?: true;
}

/** A scalar of one kind. */
export interface ScalarShape extends Nullable {
  readonly kind: Kind;
}

/** One of a few fixed values. */
export interface EnumShape extends Nullable {
  readonly kind: 'enum';
  readonly values: readonly EnumValue[];
}

/** An object with named members. Unknown members are kept as they are, or are of `rest`. */
export interface ObjectShape extends Nullable {
  readonly kind: 'object';
  readonly properties: ReadonlyMap<string, Shape>;
  readonly required: readonly string[];
  readonly rest?: Shape;
  /**
   * Where the object is a record of a list: the members of which one has to be readable, so that it can be told from
   * others. Default: none.
   */
  readonly ids?: readonly string[];
}

/** An array of one kind of element. */
export interface ListShape extends Nullable {
  readonly kind: 'list';
  readonly items: Shape;
}

/** An object whose names are data: ids to values of one kind. */
export interface MapShape extends Nullable {
  readonly kind: 'map';
  readonly values: Shape;
}

/** Always null. */
export interface NullShape {
  readonly kind: 'null';
  readonly nullable: true;
}

/** Nothing is known about the value: it is left as it is. */
export interface AnyShape extends Nullable {
  readonly kind: 'any';
}

/**
 * What has to be known of a schema to respell a value between the wire and the canonical form.
 * It says how to spell, never what to refuse: that is the validator's part.
 */
export type Shape =
  | ScalarShape
  | EnumShape
  | ObjectShape
  | ListShape
  | MapShape
  | NullShape
  | AnyShape;
