import type { Api, PropertyField } from 'svclink/api';
import type { DemoStore } from '../data/store.js';

const DEFINITION = ['address', 'city', 'state', 'zip'];

const FIELDS: Record<string, PropertyField> = {
  occupancy: { name: 'Occupancy', type: 'dropdown', options: { 1: 'Vacant', 2: 'Occupied' } },
  lot_size: { name: 'Lot size', type: 'text' },
};

/** Registers the Property service. */
export function serveProperty(api: Api, store: DemoStore): void {
  api.on('property/definition', () => ({
    definition: DEFINITION,
    fields: Object.fromEntries(
      DEFINITION.map((name) => [name, { name, type: 'text', source: 'property' }]),
    ),
  }));

  api.on('property/id', ({ data, fail }) => {
    if (!/^[0-9]{1,6} \S/.test(data.address))
      return fail('address_invalid', 'An address begins with its number.');
    const order = [...store.orders.values()].find(
      ({ address, city, state, zip }) =>
        address.toLowerCase() === data.address.toLowerCase() &&
        city.toLowerCase() === data.city.toLowerCase() &&
        state === data.state &&
        zip === data.zip,
    );
    return order ? { org_property_id: order.org_property_id } : fail('not_found');
  });

  api.on('property/get', ({ data: { org_property_id }, fail }) => {
    const order = [...store.orders.values()].find((one) => one.org_property_id === org_property_id);
    if (!order) return fail('not_found', `There is no property ${org_property_id}.`);
    const { address, city, state, zip } = order;
    return {
      org_property_id,
      address,
      city,
      state,
      zip,
      values: store.properties.get(org_property_id) ?? {},
      fields: FIELDS,
    };
  });

  api.on('property/update', ({ data: { org_property_id, values }, fail }) => {
    const before = store.properties.get(org_property_id);
    if (!before) return fail('not_found', `There is no property ${org_property_id}.`);
    store.properties.set(org_property_id, { ...before, ...values });
    return { result: `Property ${org_property_id} updated` };
  });
}
