import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const NAME = { by: 'ada', from: 'command' } as const;

/** Prices that are refused, and the message. */
const WRONG: readonly (readonly [object, string])[] = [
  [{ item_id: 1 }, 'prices.set.client_company: or report_id is required, one of them'],
  [{ item_id: 1, client_company: '', report_id: '1' }, 'one of them'],
  [{ client_company: '' }, 'prices.set.item_id: is required'],
  [{ client_company: '', item_id: '0' }, '0 is reserved for the protocol'],
  [{ client_company: '', item_id: '***other***' }, 'is reserved for the protocol'],
  [{ client_company: '', item_id: 1, client_price: '1.005' }, 'at most two decimals'],
  [{ client_company: '', item_id: 1, client_price: 'ten' }, 'prices.set.client_price: must be'],
  [{ client_company: '', item_id: 1, unit: 'Bushel' }, 'There is no unit Bushel'],
  [{ client_company: '', item_id: 1, price: 1 }, 'prices.set.price: is not known'],
  [{ report_id: '999', item_id: 1 }, 'There is no order 999.'],
  [{ report_id: 'x', item_id: 1 }, 'There is no order x.'],
];

describe.each(ENGINES)('the prices and units of a site on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test.close();
    await engine.stop();
  });

  it('makes units, which are disabled and enabled again, each recorded in the audit', async () => {
    const { units } = test.owner;
    const id = await units.create(' Each ', NAME);
    await units.create('Yard');
    await units.disable('Yard', NAME);
    expect(await units.list()).toEqual([
      { id, name: 'Each', is_active: true },
      { id: expect.any(String), name: 'Yard', is_active: false },
    ]);
    await units.enable('Yard');
    expect((await units.list()).map(({ is_active }) => is_active)).toEqual([true, true]);
    await expect(units.create('Each')).rejects.toMatchObject({ code: 'already_there' });
    await expect(units.create(' ')).rejects.toMatchObject({ code: 'input_invalid' });
    await expect(units.create('a'.repeat(101))).rejects.toMatchObject({ code: 'input_invalid' });
    await expect(units.disable('each')).rejects.toMatchObject({ code: 'not_found' });
    const acts = await test.site.audit.list({ action: 'unit' });
    expect(acts.map(({ who, action, subject }) => [who, action, subject])).toEqual([
      ['owner', 'unit.enable', 'Yard'],
      ['ada', 'unit.disable', 'Yard'],
      ['owner', 'unit.create', 'Yard'],
      ['ada', 'unit.create', 'Each'],
    ]);
  });

  it('sets prices by client and by order, member by member, and removes them', async () => {
    const { prices } = test.owner;
    const bank = { client_company: 'First Bank' };
    await prices.set({ ...bank, item_id: 501, client_price: '1,055.5', unit: 'Each' }, NAME);
    await prices.set({ ...bank, item_id: '501', contractor_price: -40 });
    await prices.set({ client_company: '', item_id: 501, client_price: 1 });
    const report_id = await test.order();
    await prices.set({ report_id, item_id: 501, client_price: 0 });
    expect(await prices.list(bank)).toEqual([
      { item_id: '501', client_price: '1055.50', contractor_price: '-40.00', unit: 'Each' },
    ]);
    expect(await prices.list({ report_id })).toEqual([
      { item_id: '501', client_price: '0.00', contractor_price: null, unit: null },
    ]);
    await prices.set({ ...bank, item_id: 501, unit: null, client_price: null });
    expect(await prices.list(bank)).toMatchObject([{ client_price: null, unit: null }]);
    await prices.remove({ ...bank, item_id: 501 }, NAME);
    expect(await prices.list(bank)).toEqual([]);
    expect(await prices.list({ client_company: '' })).toHaveLength(1);
    await expect(prices.remove({ ...bank, item_id: 501 })).rejects.toMatchObject({
      code: 'not_found',
    });
    const [act] = await test.site.audit.list({ action: 'price' });
    expect(act).toMatchObject({
      who: 'ada',
      action: 'price.remove',
      subject: 'First Bank',
      detail: { item: '501' },
    });
  });

  it.each(WRONG)('refuses the price %j', async (price, message) => {
    await expect(test.owner.prices.set(Object(price))).rejects.toThrow(message);
  });
});
