import { shortName } from '../../../protocol/errors/short-name.js';
import { didYouMean } from '../../../protocol/nearest.js';
import { inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { PROPERTY_DEFINITION, propertyFields } from './field-definitions.js';
import { shownValue, storedValue } from './field-value.js';

/** Returns the values of a property by the names of their fields. Fields without a value are left out. */
export async function valuesOf(
  statements: Statements,
  propertyId: string,
): Promise<Readonly<Record<string, string>>> {
  const fields = await propertyFields(statements);
  const rows = await statements
    .selectFrom('property_values')
    .select(['field_id', 'content'])
    .where('property_id', '=', propertyId)
    .execute();
  const stored = new Map(rows.map(({ field_id, content }) => [field_id, content]));
  const shown: [string, string][] = [];
  for (const [name, field] of fields) {
    const content = stored.get(field.id);
    if (content !== undefined) shown.push([name, shownValue(field, content)]);
  }
  return Object.fromEntries(shown);
}

/**
 * Changes values of a property, within a transaction. A blank value empties its field; other fields stay as they are.
 *
 * @returns the names of the fields
 * @throws LinkError `input_invalid` for an unknown field or a wrong value: then nothing is changed
 */
export async function changeValues(
  tx: Statements,
  property: { readonly id: string; readonly at: number },
  values: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const fields = await propertyFields(tx);
  const changes = Object.entries(values).map(([name, value]) => {
    const field = fields.get(name);
    if (!field) throw inputError(`properties.update.${shortName(name)}`, unknown(name, fields));
    return { field, content: storedValue(field, value, `properties.update.${name}`) };
  });
  if (changes.length === 0) throw inputError('properties.update', 'names no field');
  for (const { field, content } of changes) {
    const row = { property_id: property.id, field_id: field.id, content, modified_at: property.at };
    if (content === '') await emptyValue(tx, row);
    else {
      await tx
        .insertInto('property_values')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['property_id', 'field_id'])
            .doUpdateSet({ content, modified_at: property.at }),
        )
        .execute();
    }
  }
  return changes.map(({ field }) => field.name);
}

async function emptyValue(
  tx: Statements,
  { property_id, field_id }: { readonly property_id: string; readonly field_id: string },
): Promise<void> {
  await tx
    .deleteFrom('property_values')
    .where('property_id', '=', property_id)
    .where('field_id', '=', field_id)
    .execute();
}

function unknown(name: string, fields: ReadonlyMap<string, unknown>): string {
  if (PROPERTY_DEFINITION.some((one) => one === name)) {
    return 'identifies the property: change it in an order';
  }
  return `is not a field of properties${didYouMean(name, fields.keys())}`;
}
