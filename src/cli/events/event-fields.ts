import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { DAY_IN_SECONDS } from '../../protocol/units.js';
import { unixTime } from '../../protocol/values.js';

/** One field of an event, for people. */
export interface Field {
  /** The name with its path: `note[].note_id`. */
  readonly name: string;
  /** The kind of value, or the allowed values. */
  readonly type: string;
  readonly required: boolean;
  readonly note: string;
  /** Other accepted spellings. */
  readonly spellings: readonly string[];
}

/** The fields of an event's data and result. */
export interface EventFields {
  readonly data: readonly Field[];
  readonly result: readonly Field[];
  /** The explanations of the kinds of values. */
  readonly kinds: Readonly<Record<string, string>>;
  /** A valid `event_data`. */
  readonly example: Readonly<Record<string, unknown>>;
}

type Schema = Readonly<Record<string, unknown>>;

const DEEPEST = 6;

function object(value: unknown): Schema {
  return isObject(value) ? value : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads schemas of the package, which are the source of all facts about a field. */
class FieldReader {
  readonly kinds: Record<string, string> = {};

  constructor(private readonly folder: string) {}

  load(file: string): Schema {
    return object(JSON.parse(readFileSync(join(this.folder, file), 'utf8')));
  }

  /** Returns the fields of a schema. The fields of a record follow it. */
  fields(schema: Schema, file: string, prefix = '', depth = 0): Omit<Field, 'spellings'>[] {
    if (depth > DEEPEST) return [];
    const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
    const rows = Object.entries(object(schema.properties)).flatMap(([name, given]) => {
      const [member, from] = this.#resolved(object(given), file);
      const way = `${prefix}${name}`;
      const row = { name: way, type: this.#type(member, from), required: required.includes(name) };
      const note = text(member.description);
      return [{ ...row, note }, ...this.fields(member, from, `${way}.`, depth + 1)];
    });
    return [...rows, ...this.#inner(schema, file, prefix, depth)];
  }

  /** Returns the fields of the records in a list or a map. */
  #inner(schema: Schema, file: string, prefix: string, depth: number) {
    const inner = schema.items ?? schema.additionalProperties;
    if (!isObject(inner)) return [];
    const [member, from] = this.#resolved(inner, file);
    const mark = schema.items === undefined ? '{}' : '[]';
    return this.fields(member, from, `${prefix.replace(/\.$/, '')}${mark}.`, depth + 1);
  }

  /** Returns the target of a reference to another record. A reference to a kind of value stays. */
  #resolved(schema: Schema, file: string): [Schema, string] {
    const reference = text(schema.$ref);
    if (reference === '' || reference.includes('#')) return [schema, file];
    const target = join(dirname(file), reference);
    const { description = '', ...loaded } = this.load(target);
    return [{ description, ...loaded, ...schema, $ref: '' }, target];
  }

  #type(schema: Schema, file: string): string {
    const { $ref: reference, enum: values, const: one, anyOf, type, items } = schema;
    const [other = '', pointer = ''] = text(reference).split('#');
    if (pointer !== '')
      return this.#kind(other === '' ? file : join(dirname(file), other), pointer);
    if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
    if (one !== undefined) return JSON.stringify(one);
    if (Array.isArray(anyOf)) {
      return [...new Set(anyOf.map((choice) => this.#type(object(choice), file)))].join(' | ');
    }
    if (items !== undefined) return `list of ${this.#type(object(items), file)}`;
    return text(type) || 'any';
  }

  #kind(file: string, pointer: string): string {
    const name = pointer.split('/').at(-1) ?? '';
    this.kinds[name] = text(object(object(this.load(file).$defs)[name]).description);
    return name;
  }
}

/** Sets times of an example relative to now. Some events accept only the last 30 days. */
function upToDate(example: Schema): Schema {
  const isTimed = typeof example.timestamp === 'number';
  return isTimed ? { ...example, timestamp: unixTime() - DAY_IN_SECONDS } : example;
}

/** Reads the fields of an event's data and result from the schemas of the package. */
export function readEventFields(
  { entry }: Pick<EventDefinition, 'entry'>,
  packageRoot: string,
): EventFields {
  const reader = new FieldReader(join(packageRoot, 'schemas/link'));
  const [data, result] = [`${entry.name}.data.json`, `${entry.name}.result.json`];
  const spellingsOf = (name: string) =>
    Object.entries(entry.spellings ?? {}).flatMap(([other, known]) =>
      known === name ? other : [],
    );
  const withSpellings = (rows: Omit<Field, 'spellings'>[]) =>
    rows.map((row) => ({ ...row, spellings: spellingsOf(row.name) }));
  const dataSchema = reader.load(data);
  const { examples } = dataSchema;
  return {
    data: withSpellings(reader.fields(dataSchema, data)),
    result: reader.fields(reader.load(result), result).map((row) => ({ ...row, spellings: [] })),
    kinds: reader.kinds,
    example: upToDate(object(Array.isArray(examples) ? examples[0] : {})),
  };
}
