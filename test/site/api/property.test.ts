import { ENGINES } from '../databases.js';
import { PLACE, type TestSite } from '../open-site.js';
import { OrdersOfApp } from './orders-of-app.js';
import type { TestApp } from './site-api.js';

describe.each(ENGINES)('the service property of a site on $name', (engine) => {
  let opened: OrdersOfApp;
  let test: TestSite;
  let app: TestApp;
  let limited: TestApp;
  let own: number;
  let others: number;
  beforeAll(async () => {
    await engine.start();
    opened = await OrdersOfApp.open(engine, { order: { address: '3 Elm St' } });
    test = opened.site;
    app = opened.app;
    const { fields } = test.site.properties;
    const options = ['Vacant', 'Occupied'];
    await fields.add({ name: 'occupancy', label: 'Occupancy', type: 'dropdown', options });
    await fields.add({ name: 'built', type: 'date' });
    const scopes = ['property-rw'];
    limited = await opened.createApp({ name: 'limited', scopes, accounts: ['bolt'] });
    const idOf = async (order: string) => Number((await test.owner.orders.get(order))?.property_id);
    own = await idOf(await test.order({ account: 'bolt', address: '2 Elm St' }));
    others = await idOf(String(opened.owned));
  });
  afterAll(async () => {
    await opened.close();
    await engine.stop();
  });

  const refusal = async (one: TestApp, action: string, data: object) => {
    const { status, body } = await one.call(action, data);
    return [status, body.error];
  };

  it('answers its own fields, the id of an address in any case, and values that are set by name or id [site.api.properties]', async () => {
    const { definition, fields } = await app.result('property/definition');
    expect(definition).toEqual(['address', 'city', 'state', 'zip']);
    expect(fields).toMatchObject({
      address: { name: 'address', type: 'text', source: 'property' },
      occupancy: {
        name: 'Occupancy',
        type: 'dropdown',
        source: 'property',
        options: { '1': 'Vacant', '2': 'Occupied' },
      },
    });
    const address = { ...PLACE, address: ' 2  ELM st', zip: 68102 };
    expect(await app.result('property/id', address)).toEqual({ org_property_id: own });
    const values = { occupancy: 2, built: '11/20/1996' };
    const { result } = await app.result('property/update', { org_property_id: `${own}`, values });
    expect(result).toBe(`Property ${own} is changed.`);
    expect(await app.result('property/get', { org_property_id: own })).toEqual({
      org_property_id: own,
      ...PLACE,
      address: '2 Elm St',
      values: { occupancy: 'Occupied', built: '19961120' },
      fields: {
        occupancy: {
          name: 'Occupancy',
          type: 'dropdown',
          options: { '1': 'Vacant', '2': 'Occupied' },
        },
        built: { name: 'built', type: 'date' },
      },
    });
    expect(await test.site.properties.values(String(own))).toEqual({
      occupancy: 'Occupied',
      built: '19961120',
    });
    const [act] = await test.site.audit.list({ action: 'property.change' });
    expect(act).toMatchObject({ who: 'app desk', subject: String(own) });
  });

  it('hides the properties of orders beyond the limits of an app [site.api.properties]', async () => {
    const hidden = { org_property_id: others };
    const address = PLACE;
    expect(await app.result('property/id', address)).toEqual(hidden);
    const seen = await limited.result('property/id', { ...PLACE, address: '2 Elm St' });
    expect(seen).toEqual({ org_property_id: own });
    const missing = [404, 'not_found'];
    expect(await refusal(limited, 'property/id', address)).toEqual(missing);
    expect(await refusal(limited, 'property/get', hidden)).toEqual(missing);
    const change = { ...hidden, values: { occupancy: 'Vacant' } };
    expect(await refusal(limited, 'property/update', change)).toEqual(missing);
    expect(await refusal(limited, 'property/update', { ...change, org_property_id: 0 })).toEqual(
      missing,
    );
    expect(await test.site.properties.values(String(others))).toEqual({});
    const [unknown, unseen] = await Promise.all([
      limited.call('property/get', { org_property_id: 999_999 }),
      limited.call('property/get', hidden),
    ]);
    expect(unseen.text.replace(String(others), '999999')).toBe(unknown.text);
  });

  it('answers properties of imported orders to apps that see their link', async () => {
    const importing = await opened.createApp({ name: 'importing', links: ['owner'] });
    const order = await app.result('workorder/get', { report_id: opened.imported });
    const found = { org_property_id: order.org_property_id };
    expect(await importing.result('property/id', { ...PLACE, address: '3 ELM ST' })).toEqual(found);
    await importing.result('property/update', { ...found, values: { occupancy: 'Vacant' } });
    expect(await app.result('property/get', found)).toMatchObject({
      values: { occupancy: 'Vacant' },
    });
    expect(await refusal(limited, 'property/get', found)).toEqual([404, 'not_found']);
  });

  it('refuses what is absent, malformed or unknown, and then changes nothing', async () => {
    const before = await app.result('property/get', { org_property_id: own });
    for (const [action, data, expected] of [
      ['id', { ...PLACE, city: undefined }, [400, 'missing_fields']],
      ['id', { ...PLACE, city: {} }, [400, 'address_invalid']],
      ['id', { ...PLACE, city: 'Lincoln' }, [404, 'not_found']],
      ['get', {}, [400, 'invalid_request']],
      ['get', { org_property_id: 'x' }, [400, 'invalid_request']],
      ['update', { org_property_id: own }, [400, 'invalid_request']],
      ['update', { org_property_id: own, values: {} }, [400, 'invalid_request']],
      ['update', { org_property_id: own, values: { occupncy: 1 } }, [400, 'invalid_request']],
      ['update', { org_property_id: own, values: { occupancy: 3 } }, [400, 'invalid_request']],
      ['update', { org_property_id: own, values: { city: 'Lincoln' } }, [400, 'invalid_request']],
    ] as const) {
      expect([action, data, await refusal(app, `property/${action}`, data)]).toEqual([
        action,
        data,
        expected,
      ]);
    }
    const { body } = await app.call('property/update', {
      org_property_id: own,
      values: { occupncy: 1 },
    });
    expect(body.error_description).toBe(
      'values.occupncy: is not a field of properties (did you mean occupancy?)',
    );
    expect(await app.result('property/get', { org_property_id: own })).toEqual(before);
  });

  it('makes the change of a repeated request once', async () => {
    const headers = { 'Idempotency-Key': 'one' };
    const data = { org_property_id: own, values: { occupancy: 'Vacant' } };
    const first = await app.call('property/update', data, headers);
    await app.result('property/update', { ...data, values: { occupancy: 'Occupied' } });
    const again = await app.call('property/update', data, headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const { values } = await app.result('property/get', { org_property_id: own });
    expect(values.occupancy).toBe('Occupied');
  });
});
