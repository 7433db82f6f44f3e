import { memberName } from '../../../console/views/order-file/member-name.js';
import { NEW_ORDER_MEMBERS } from '../../../src/site/orders/order-fields.js';
import { memberOfColumn, nearestMember } from '../../../src/site/owner/order-files/column-names.js';
import { writtenDay } from '../../../src/site/owner/order-files/written-day.js';

describe('a day as people write it', () => {
  it.each([
    ['11/23/2026', '20261123'],
    ['1/2/2026', '20260102'],
    ['1/2/26', '20260102'],
    ['11-23-2026', '20261123'],
    ['23.11.2026', '20261123'],
    ['11/23/2026 0:00', '20261123'],
    ['2026-11-23T00:00:00', '20261123'],
    ['20261123', '20261123'],
    [' Nov 23,  2026 ', '20261123'],
    ['November 3, 2026', '20261103'],
    ['23-Nov-2026', '20261123'],
    ['2/29/2028', '20280229'],
  ])('%s is read', (text, day) => expect(writtenDay(text, 'mdy')).toBe(day));

  it.each([
    '23/11/2026',
    '2/29/2026',
    '0/1/2026',
    '11/23',
    '11/23/026',
    '11/23-2026',
    '11/23/2026 10:30',
    'soon',
    'Mon 1, 2026',
    '45984',
    '',
    '1'.repeat(100_000),
  ])('%.20s is refused', (text) => expect(writtenDay(text, 'mdy')).toBeUndefined());

  it('has the day first where people write it so', () => {
    expect(['23/11/2026', '3/4/2026', '11/23/2026'].map((text) => writtenDay(text, 'dmy'))).toEqual(
      ['20261123', '20260403', undefined],
    );
  });
});

describe('a name of a column', () => {
  it('is known in the words of the console, of each member', () => {
    const wrong = NEW_ORDER_MEMBERS.filter(
      (member) => memberOfColumn(memberName(member)) !== member,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Work Order #', 'wo_number'],
    ['WO#', 'wo_number'],
    ['DUE_DATE', 'date_due'],
    ['Zip-Code', 'zip'],
    ['Loan Number', 'loan_number'],
  ])('%s is %s', (name, member) => expect(memberOfColumn(name)).toBe(member));

  it.each([
    ['Adress', 'address'],
    ['Zip cod', 'zip'],
    ['Wrok type', 'work_type_alias'],
  ])('%s is near %s', (name, member) => {
    expect([memberOfColumn(name), nearestMember(name)]).toEqual([undefined, member]);
  });

  it.each(['Colour of the door', '', '?', '__proto__', 'x'.repeat(1_000_000)])(
    '%.20s is near none',
    (name) => expect([memberOfColumn(name), nearestMember(name)]).toEqual([undefined, undefined]),
  );
});
