import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

/** Values that are refused, and the message. */
const WRONG: readonly (readonly [object, string])[] = [
  [{}, 'properties.update: names no field'],
  [{ occupncy: 'Vacant' }, 'is not a field of properties (did you mean occupancy?)'],
  [{ address: '2 Elm St' }, 'identifies the property: change it in an order'],
  [{ occupancy: 'Empty' }, 'properties.update.occupancy: must be one of its 3 options'],
  [{ occupancy: '4' }, 'must be one of its 3 options'],
  [{ occupancy: ['Vacant', 'Occupied'] }, 'takes one value, not a list'],
  [{ built: '2026-02-30' }, 'must be a date that exists'],
  [{ gated: 'perhaps' }, 'must be Yes or No'],
  [{ power: 'perhaps' }, 'must be On or Off'],
  [{ remark: { a: 1 } }, 'must be text, a number, a flag, or a list of options'],
  [{ remark: 2 ** 60 }, 'must be text: as a number it has an exponent, or has lost digits'],
  [{ remark: 1e21 }, 'must be text: as a number'],
  [{ remark: 'a\0b' }, 'must not hold NUL'],
  [{ remark: 'a'.repeat(10_001) }, 'must have at most 10000 characters'],
  [{ hazards: 'Dog,Cat' }, 'must be one of its 2 options'],
];

/** Fields that are refused, and the message. */
const NO_FIELDS: readonly (readonly [object, string])[] = [
  [{ name: 'Occupancy' }, 'must be at most 64 letters'],
  [{ name: 'address' }, 'is that of a part of every property'],
  [{ name: 'id' }, 'is that of a part of every property'],
  [{ name: 'has_foh' }, 'is that of a part of every property'],
  [{ name: 'constructor' }, 'is that of a part of every property'],
  [{ name: 'more', type: 'list' }, 'must be one of text, date'],
  [{ name: 'more', type: 'dropdown' }, 'properties.fields.add.options: is required for dropdown'],
  [{ name: 'more', options: ['A'] }, 'options: is not for text'],
  [{ name: 'more', type: 'dropdown', options: ['A', 'A'] }, 'has one of them twice'],
  [{ name: 'more', type: 'dropdown', options: ['A,B'] }, 'must not contain commas'],
  [{ name: 'more', type: 'dropdown', options: [' '] }, 'is required'],
  [{ name: 'more', kind: 'text' }, 'properties.fields.add.kind: is not known'],
];

describe.each(ENGINES)('the fields of properties on $name', (engine) => {
  let test: TestSite;
  let id: string;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    const { fields } = test.site.properties;
    const acting = { by: 'ada' };
    const options = ['Vacant', 'Occupied', 'Unknown'];
    await fields.add({ name: 'occupancy', label: 'Occupancy', type: 'dropdown', options }, acting);
    await fields.add({ name: 'hazards', type: 'multiselect', options: ['Dog', 'Pool'] });
    await fields.add({ name: 'built', type: 'date' });
    await fields.add({ name: 'gated', type: 'bool/yn' });
    await fields.add({ name: 'power', type: 'bool/oo' });
    await fields.add({ name: 'remark' });
    id = (await test.owner.orders.get(await test.order()))?.property_id ?? '';
  });
  afterAll(async () => {
    await test.close();
    await engine.stop();
  });

  it('are listed in the order in which they were added, and audited', async () => {
    const [first, ...others] = await test.site.properties.fields.list();
    expect(first).toEqual({
      name: 'occupancy',
      label: 'Occupancy',
      type: 'dropdown',
      options: ['Vacant', 'Occupied', 'Unknown'],
    });
    expect(others.map(({ name }) => name)).toEqual([
      'hazards',
      'built',
      'gated',
      'power',
      'remark',
    ]);
    const acts = await test.site.audit.list({ action: 'field.add' });
    expect(acts.at(-1)).toMatchObject({ who: 'ada', subject: 'occupancy' });
  });

  it('take options by id and by name, dates in three spellings and flags in all; blank values empty them', async () => {
    const { properties } = test.site;
    await properties.update(id, {
      occupancy: 2,
      hazards: ['Pool', '1'],
      built: '11/20/1996',
      gated: true,
      power: 'OFF',
      remark: '=1+1 <b>',
    });
    expect(await properties.values(id)).toEqual({
      occupancy: 'Occupied',
      hazards: 'Dog, Pool',
      built: '19961120',
      gated: 'Yes',
      power: 'Off',
      remark: '=1+1 <b>',
    });
    await properties.update(id, {
      occupancy: 'Vacant',
      built: '1996-11-21',
      remark: ' ',
      hazards: [],
    });
    expect(await properties.values(id)).toEqual({
      occupancy: 'Vacant',
      built: '19961121',
      gated: 'Yes',
      power: 'Off',
    });
    const [act] = await test.site.audit.list({ action: 'property.change' });
    expect(act).toMatchObject({ subject: id });
    expect(JSON.stringify(act)).not.toContain('Vacant');
  });

  it('refuse wrong values, and then change nothing', async () => {
    const { properties } = test.site;
    const before = await properties.values(id);
    for (const [values, message] of WRONG) {
      const both = { ...(Object.keys(values).length > 0 ? { power: 'On' } : {}), ...values };
      await expect(properties.update(id, both)).rejects.toThrow(message);
    }
    for (const unknown of ['999999', '0', 'x', '1 OR 1=1']) {
      const code = 'not_found';
      await expect(properties.update(unknown, { remark: 'x' })).rejects.toMatchObject({ code });
      await expect(properties.values(unknown)).rejects.toMatchObject({ code });
    }
    expect(await properties.values(id)).toEqual(before);
  });

  it('refuse what is no field, one that exists, and the removal of an unknown one', async () => {
    const { fields } = test.site.properties;
    for (const [field, message] of NO_FIELDS) {
      await expect(fields.add(field as Parameters<typeof fields.add>[0])).rejects.toThrow(message);
    }
    const twice = fields.add({ name: 'remark' });
    await expect(twice).rejects.toMatchObject({ code: 'already_there' });
    await expect(fields.remove('remarks')).rejects.toThrow('(did you mean remark?)');
  });

  it('are removed with their values, and begin empty where they are added again', async () => {
    const { properties } = test.site;
    await properties.update(id, { remark: 'the gate sticks' });
    await properties.fields.remove('remark');
    expect(await properties.values(id)).not.toHaveProperty('remark');
    await properties.fields.add({ name: 'remark' });
    expect(await properties.values(id)).not.toHaveProperty('remark');
  });
});
