import { shortName } from '../../../protocol/errors/short-name.js';
import { didYouMean } from '../../../protocol/nearest.js';
import { recordAct } from '../../engine/audit/record-act.js';
import { type ActingUser, alreadyThere, notFound, type SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWrite } from '../../engine/owner-write.js';
import type { Statements } from '../../engine/store/database.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import {
  hasOptions,
  PROPERTY_FIELD_TYPES,
  type PropertyField,
  type PropertyFieldType,
} from './field-value.js';

/** The data of a new field of properties. */
export interface NewPropertyField {
  /** The name in data: letters a to z, digits and `_`, a letter first; at most 64 characters. */
  readonly name: string;
  /** The name that is shown. Default: the name in data. */
  readonly label?: string;
  /** Default `text`. */
  readonly type?: PropertyFieldType;
  /** The names of the options of a `dropdown` or `multiselect` field, without commas; at most 500. */
  readonly options?: readonly string[];
}

/** The names that identify a property. A field of the site cannot have them. */
export const PROPERTY_DEFINITION = ['address', 'city', 'state', 'zip'] as const;

const RESERVED: ReadonlySet<string> = new Set([
  'id',
  'has_foh',
  ...PROPERTY_DEFINITION,
  'client_company',
  'loan_number',
  'org_property_id',
  'constructor',
]);
const NAME = /^[a-z][a-z0-9_]{0,63}$/;
const LONGEST_LABEL = 255;
const MOST_FIELDS = 500;
const MOST_OPTIONS = 500;
const MEMBERS = ['name', 'label', 'type', 'options'] as const;

/** A definition with the id of its row. */
export interface StoredField extends PropertyField {
  readonly id: string;
}

/** Returns the fields of properties by their names, in the order in which they were added. */
export async function propertyFields(
  statements: Statements,
): Promise<ReadonlyMap<string, StoredField>> {
  const rows = await statements.selectFrom('property_fields').selectAll().orderBy('id').execute();
  return new Map(rows.map((row) => [row.name, fieldOf(row)]));
}

function fieldOf({ id, name, label, field_type, options }: StoredRow<'property_fields'>) {
  const type = PROPERTY_FIELD_TYPES.find((one) => one === field_type) ?? 'text';
  return { id, name, label, type, options: JSON.parse(options) as readonly string[] };
}

/** The fields of properties that a site defines. */
export class PropertyFields {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /** Returns all fields, in the order in which they were added. */
  async list(): Promise<readonly PropertyField[]> {
    const fields = await propertyFields(this.context.database.read);
    return [...fields.values()].map(({ id: _id, ...field }) => field);
  }

  /**
   * Adds a field to all properties.
   *
   * @throws LinkError `input_invalid`, `already_there`
   */
  async add(field: NewPropertyField, acting?: ActingUser): Promise<void> {
    const row = readField(field);
    await ownerWrite(this.context, acting, async (tx) => {
      const fields = await propertyFields(tx);
      if (fields.has(row.name)) throw alreadyThere(`a field ${row.name}`);
      if (fields.size >= MOST_FIELDS)
        throw alreadyThere(`${MOST_FIELDS} fields, which is the most`);
      const created_at = this.context.now();
      await tx
        .insertInto('property_fields')
        .values({ ...row, created_at })
        .execute();
      const detail = { type: row.field_type };
      await recordAct(this.context, tx, acting, { action: 'field.add', subject: row.name, detail });
    });
  }

  /** Removes a field with its values. @throws LinkError `not_found` */
  async remove(name: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const fields = await propertyFields(tx);
      const field = fields.get(name);
      if (!field) {
        throw notFound(`field ${shortName(name)}${didYouMean(name, fields.keys())}`);
      }
      await tx.deleteFrom('property_values').where('field_id', '=', field.id).execute();
      await tx.deleteFrom('property_fields').where('id', '=', field.id).execute();
      await recordAct(this.context, tx, acting, { action: 'field.remove', subject: name });
    });
  }
}

function readField(field: NewPropertyField) {
  const input = new Input('properties.fields.add', field, MEMBERS);
  const name = input.required('name');
  if (!NAME.test(name)) {
    const form = 'must be at most 64 letters a to z, digits and _, a letter first';
    throw input.wrong('name', form);
  }
  if (RESERVED.has(name)) throw input.wrong('name', 'is that of a part of every property');
  const field_type = input.choice('type', PROPERTY_FIELD_TYPES, 'text');
  const options = readOptions(input, field_type);
  const label = input.name('label', LONGEST_LABEL) || name;
  return { name, label, field_type, options: JSON.stringify(options) };
}

function readOptions(input: Input, type: PropertyFieldType): readonly string[] {
  const names = input.list('options').map((option, index) => {
    const name = `options[${index}]`;
    return new Input(input.path, { [name]: option }, [name]).requiredName(name, LONGEST_LABEL);
  });
  if (hasOptions(type) === (names.length === 0)) {
    const problem = hasOptions(type) ? `is required for ${type}` : `is not for ${type}`;
    throw input.wrong('options', problem);
  }
  if (names.length > MOST_OPTIONS) throw input.wrong('options', `are at most ${MOST_OPTIONS}`);
  if (new Set(names).size < names.length) throw input.wrong('options', 'has one of them twice');
  if (names.some((name) => name.includes(','))) {
    throw input.wrong('options', 'must not contain commas, which separate several of them');
  }
  return names;
}
