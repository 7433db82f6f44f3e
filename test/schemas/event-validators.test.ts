import { eventValidators, listOf } from '../../src/protocol/codec/validation.js';
import { compiled } from '../../src/protocol/generated/validators.js';

const { item } = compiled.get_all_orders;
if (item === undefined) throw new Error('get_all_orders is a list');
const order = { report_id: 1, wo_number: 'WO-1', wo_status: 'Unread' };

describe('listOf', () => {
  const validate = listOf(item);

  it('names the element and the member', () => {
    expect(validate([order, order, { ...order, wo_number: 5 }, 'x'])).toBe(false);
    expect(validate.errors).toMatchObject([
      { instancePath: '/2/wo_number', schemaPath: '#/items/properties/wo_number/type' },
      { instancePath: '/3', schemaPath: '#/items/type' },
    ]);
  });

  it.each([[{}], ['[]'], [null], [undefined], [{ length: 0 }]])('refuses %j as a list', (value) => {
    expect(validate(value)).toBe(false);
    expect(validate.errors).toMatchObject([{ instancePath: '', keyword: 'type' }]);
  });

  it('forgets the errors of the last value', () => {
    validate('x');
    expect(validate([order])).toBe(true);
    expect(validate.errors).toBeNull();
  });

  it('refuses an element that is not there', () => {
    expect(validate([order, ...new Array(1), order])).toBe(false);
  });
});

describe('eventValidators', () => {
  it('refuses an event whose result was not compiled', () => {
    const { data } = compiled.get_order;
    expect(() => eventValidators('get_order', { data })).toThrow('get_order');
  });
});
