import { datePattern, numberPattern } from '../../../src/forms/export/patterns.js';
import { isCalendarDate, readDecimal } from '../../../src/forms/values/spellings.js';

const magnitudes = [
  '0',
  '0.01',
  '0.05',
  '0.1',
  '0.5',
  '0.99',
  '1',
  '1.01',
  '1.5',
  '4.99',
  '5',
  '5.05',
  '5.1',
  '9',
  '9.9',
  '9.99',
  '10',
  '10.01',
  '11',
  '19.99',
  '99',
  '100',
  '109',
  '110',
  '999.99',
  '1000',
  '1000.5',
];
const numbers = magnitudes.flatMap((text) => [text, `-${text}`, `00${text}`, `-0${text}`]);
const dates = [
  '1000-01-01',
  '1999-12-31',
  '2000-01-01',
  '2000-02-29',
  '2009-10-09',
  '2010-09-10',
  '2024-12-31',
  '9999-12-31',
];

describe('numbers compared by pattern', () => {
  it.each(['=', '>', '<'] as const)('agree with arithmetic: %s', (operator) => {
    for (const bound of numbers) {
      const pattern = new RegExp(numberPattern(operator, readDecimal(bound) ?? ''));
      const compare = { '=': 0, '>': 1, '<': -1 }[operator];
      for (const number of numbers) {
        const sign = Math.sign(Math.round(Number(number) * 100) - Math.round(Number(bound) * 100));
        expect([bound, number, pattern.test(number)]).toEqual([bound, number, sign === compare]);
      }
    }
  });

  it('read one and two decimals alike', () => {
    expect('5.5').toMatch(new RegExp(numberPattern('=', '5.50')));
    expect('5.50').toMatch(new RegExp(numberPattern('=', '5.50')));
    expect('5.00').toMatch(new RegExp(numberPattern('=', '5.00')));
    expect('5.05').not.toMatch(new RegExp(numberPattern('=', '5.50')));
  });

  it('take time in proportion to the text', () => {
    const texts = [`${'0'.repeat(50_000)}x`, `${'9'.repeat(50_000)}x`, `-${'0'.repeat(50_000)}.x`];
    for (const operator of ['=', '>', '<'] as const) {
      for (const bound of ['0.00', '12345.67', '-9.90']) {
        for (const text of texts)
          expect(text).not.toMatch(new RegExp(numberPattern(operator, bound)));
      }
    }
  });
});

describe('dates compared by pattern', () => {
  it.each(['>', '<'] as const)('agree with the calendar: %s', (operator) => {
    for (const bound of dates) {
      const pattern = new RegExp(datePattern(operator, bound));
      for (const date of dates) {
        const isMet = operator === '>' ? date > bound : date < bound;
        expect([bound, date, pattern.test(date)]).toEqual([bound, date, isMet]);
      }
    }
  });

  it('exist as Date says, for four hundred years', () => {
    const pad = (number: number) => String(number).padStart(2, '0');
    for (let year = 1800; year < 2200; year += 1) {
      for (const [month, day] of [
        [2, 28],
        [2, 29],
        [2, 30],
        [4, 30],
        [4, 31],
        [12, 31],
        [13, 1],
        [0, 1],
        [1, 0],
        [1, 32],
      ] as const) {
        const text = `${year}-${pad(month)}-${pad(day)}`;
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.toISOString().startsWith(text);
        expect([text, isCalendarDate(text)]).toEqual([text, exists]);
      }
    }
  });
});
