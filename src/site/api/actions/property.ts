import type {
  ApiEvent,
  PropertyField as DescribedField,
  FieldDefinition,
} from '../../../api/index.js';
import { LinkError } from '../../../index.js';
import { isRowId } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { propertiesAt } from '../../orders/properties.js';
import {
  PROPERTY_DEFINITION,
  propertyFields,
} from '../../orders/property-fields/field-definitions.js';
import {
  hasOptions,
  optionsById,
  type PropertyField,
} from '../../orders/property-fields/field-value.js';
import { valuesOf } from '../../orders/property-fields/property-values.js';
import { seen } from '../../orders/visibility/visibility.js';
import type { CallingApp } from '../apps/calling-app.js';
import { once } from '../once.js';
import type { SiteActions } from '../site-actions.js';

/** The actions of the service `property`. An app sees the properties of the orders that it may see. */
export const PROPERTY: SiteActions = {
  'property/definition': async ({ context }) => {
    const fields = await propertyFields(context.database.read);
    const source = 'property';
    const parts = PROPERTY_DEFINITION.map((name): [string, FieldDefinition] => [
      name,
      { name, type: 'text', source },
    ]);
    const own = [...fields].map(([name, field]): [string, FieldDefinition] => [
      name,
      { ...described(field), source },
    ]);
    return {
      definition: [...PROPERTY_DEFINITION],
      fields: Object.fromEntries([...parts, ...own]),
    };
  },

  'property/id': async ({ context, app, event }) => {
    const { read } = context.database;
    const { address, city, state, zip } = event.data;
    const links = await read.selectFrom('links').select('id').orderBy('id').execute();
    const ids = await propertiesAt(
      read,
      { address, city, state, zip },
      links.map(({ id }) => id),
    );
    for (const id of ids) {
      if (await sees(read, app, id)) return { org_property_id: Number(id) };
    }
    return event.fail('not_found');
  },

  'property/get': async ({ context, app, owner, event }) => {
    const { read } = context.database;
    const id = String(event.data.org_property_id);
    const property = (await sees(read, app, id)) ? await owner.properties.get(id) : undefined;
    if (!property) return event.fail('not_found', noProperty(id));
    const { address, city, state, zip } = property;
    const fields = await propertyFields(read);
    return {
      org_property_id: Number(id),
      address,
      city,
      state,
      zip,
      values: await valuesOf(read, id),
      fields: Object.fromEntries([...fields].map(([name, field]) => [name, described(field)])),
    };
  },

  'property/update': async (call) => {
    const { context, app, owner, event } = call;
    const id = String(event.data.org_property_id);
    if (!(await sees(context.database.read, app, id))) {
      return event.fail('not_found', noProperty(id));
    }
    return once(call, async (acting) => {
      await owner.properties.update(id, event.data.values, acting).catch(refusedBy(event));
      return { result: `Property ${id} is changed.` };
    });
  },
};

function described(field: PropertyField): DescribedField {
  const { label: name, type } = field;
  return hasOptions(type) ? { name, type, options: optionsById(field) } : { name, type };
}

const noProperty = (id: string): string => `There is no property ${id}.`;

/** Returns true for a property that an app may see: by the accounts and links of its orders. */
async function sees(read: Statements, { viewer }: CallingApp, id: string): Promise<boolean> {
  if (!isRowId(id)) return false;
  const holders = await read
    .selectFrom('orders')
    .select(['account_id', 'link_id'])
    .distinct()
    .where('property_id', '=', id)
    .execute();
  return seen(viewer, 'property', { holders }) !== undefined;
}

/** Returns the function that refuses a call for the error of a service about its input. */
function refusedBy({ fail }: Pick<ApiEvent<'property/update'>, 'fail'>) {
  return (error: unknown): never => {
    if (LinkError.is(error) && error.code === 'input_invalid') {
      return fail('invalid_request', error.message.replace(/^properties\.update\.?/, 'values.'));
    }
    if (LinkError.is(error) && error.code === 'not_found') return fail('not_found', error.message);
    throw error;
  };
}
