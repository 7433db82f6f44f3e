import fc from 'fast-check';
import { readAmount } from '../../../src/protocol/codec/amount.js';
import { listByDigits, mapByIndex } from '../../../src/protocol/codec/digit-keys.js';
import { readDay, readOpenDate, readOpenDateTime } from '../../../src/protocol/codec/open-date.js';
import { slowness } from '../../support/slowness.js';

const seed = 24;

describe('the reader of amounts', () => {
  it.each<[unknown, string]>([
    ['1,250.00', '1250.00'],
    ['-1,250.5', '-1250.50'],
    ['1,000,000', '1000000.00'],
    ['999,999,999,999,999.99', '999999999999999.99'],
    [' 12 ', '12.00'],
    ['12.', '12.00'],
    ['.5', '0.50'],
    ['2.500', '2.50'],
    [3 * 1.1, '3.30'],
    [0.1 + 0.2, '0.30'],
    [-(0.1 + 0.2), '-0.30'],
    [0.3 - 0.1 - 0.2, '0.00'],
    [-0, '0.00'],
    [100 * 1.15, '115.00'],
    [1e-9, '0.00'],
    [3703701.3000000003, '3703701.30'],
    [99999999999999.5, '99999999999999.50'],
  ])('%j is %s', (value, amount) => {
    expect(readAmount(value)).toBe(amount);
  });

  it.each<[unknown]>([
    ['1,25'],
    ['1,2500'],
    ['12,50.00'],
    [',250'],
    ['1,250,'],
    ['0,125'],
    ['1,250.00,5'],
    ['1250,000.00'],
    ['1,000,000,000,000,000'],
    ['3.3000000000000003'],
    ['1.005'],
    ['1e3'],
    ['$5'],
    ['5 USD'],
    ['--5'],
    ['.'],
    ['-'],
    [''],
    ['٥'],
    ['1 250.00'],
    [1.005],
    [3.300001],
    [1e15],
    [1e300],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [null],
    [true],
    [['5']],
    [{}],
  ])('%j is none', (value) => {
    expect(readAmount(value)).toBeUndefined();
  });

  it('gives back every amount, however it is written', () => {
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
    fc.assert(
      fc.property(cents, (amount) => {
        const text = (amount / 100).toFixed(2).replace(/^-0\.00$/, '0.00');
        const grouped = (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
        expect(readAmount(amount / 100)).toBe(text);
        expect(readAmount(text)).toBe(text);
        expect(readAmount(grouped)).toBe(text);
      }),
      { seed, numRuns: 300 },
    );
  });

  it('takes no time over hostile text', () => {
    const started = performance.now();
    for (const hostile of ['1'.repeat(1e6), '1,111'.repeat(2e5), `0.${'0'.repeat(1e6)}1`]) {
      expect(readAmount(hostile)).toBeUndefined();
    }
    expect(performance.now() - started).toBeLessThan(1000 * slowness());
  });
});

describe('lists and objects by number', () => {
  it('reads a list with gaps in the order of its keys', () => {
    expect(listByDigits({ 5: 'c', 0: 'a', 2: 'b' })).toEqual(['a', 'b', 'c']);
    expect(listByDigits({ '010': 'c', '02': 'b', 1: 'a' })).toEqual(['a', 'b', 'c']);
    expect(listByDigits({})).toEqual([]);
  });

  it.each([[{ a: 1 }], [{ 0: 1, a: 2 }], [{ '-1': 1 }], [{ '1.5': 1 }], [{ '': 1 }]])(
    'takes %j for no list',
    (value) => {
      expect(listByDigits(value)).toBeUndefined();
    },
  );

  it('reads an object from a list, by index', () => {
    expect(mapByIndex(['a', 'b'])).toEqual({ 0: 'a', 1: 'b' });
    expect(mapByIndex([])).toEqual({});
  });
});

describe('the reader of dates whose form is open', () => {
  const DAYS = ['20261120', '2026-11-20', '2026/11/20', '11/20/2026'];

  it.each(DAYS)('%s is a day, with and without a time', (day) => {
    expect(readDay(day)).toBe('2026-11-20');
    for (const time of [
      '',
      ' 10:00',
      ' 10:00:07',
      'T10:00:07.123Z',
      ' 23:00:00 -0600',
      ' 10:00 UTC',
    ]) {
      expect(readOpenDate(`${day}${time}`)).toBe('2026-11-20');
    }
  });

  it.each<[unknown, string]>([
    ['2026-11-20', '2026-11-20T00:00:00'],
    ['11/20/2026', '2026-11-20T00:00:00'],
    ['2026-11-20 10:00', '2026-11-20T10:00:00'],
    ['2026-11-20T10:00:05', '2026-11-20T10:00:05'],
    ['20261120 10:00:05', '2026-11-20T10:00:05'],
    ['2026/11/20 10:00:05.999', '2026-11-20T10:00:05'],
    ['2026-11-20 10:00:00 -0600', '2026-11-20T16:00:00Z'],
    ['2026-11-20T10:00:00+05:30', '2026-11-20T04:30:00Z'],
    ['2026-11-20T10:00:00-06', '2026-11-20T16:00:00Z'],
    ['2026-11-20T23:00:00-06:00', '2026-11-21T05:00:00Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['11/20/2026 10:00:00 utc', '2026-11-20T10:00:00Z'],
    [1795168800, '2026-11-20T10:00:00Z'],
    ['1795168800', '2026-11-20T10:00:00Z'],
    [1795168800.25, '2026-11-20T10:00:00Z'],
    [1795168800123, '2026-11-20T10:00:00Z'],
    ['1795168800123', '2026-11-20T10:00:00Z'],
  ])('%j is the moment %s', (value, moment) => {
    expect(readOpenDateTime(value)).toBe(moment);
    expect(readOpenDate(value)).toBeDefined();
  });

  it.each<[unknown]>([
    ['2026-02-30'],
    ['02/30/2026'],
    ['20260230'],
    ['2023-02-29 10:00:00'],
    ['2026-13-01'],
    ['20/11/2026'],
    ['2026-11-20 24:00:00'],
    ['2026-11-20 10:60'],
    ['2026-11-20 10:00:00 +1500'],
    ['2026-11-20 10:00:00 CST'],
    ['2026-11-20 '.concat('0'.repeat(80))],
    ['9999-12-31 23:00:00 -0600'],
    ['0000-01-01'],
    ['tomorrow'],
    ['12345'],
    [-1795168800],
    [12],
    [''],
    [null],
    [{}],
    [['2026-11-20']],
  ])('%j is no date', (value) => {
    expect(readOpenDate(value) && readOpenDateTime(value)).toBeUndefined();
    expect(readOpenDateTime(value)).toBeUndefined();
  });
});
