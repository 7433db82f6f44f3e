import { readCurrencyBy } from '../../../console/parts/currency.js';
import { currencySign, formatMoney } from '../../../console/parts/formats.js';
import { multiply, readAmount, sum } from '../../../console/parts/tables/amounts.js';

describe('amounts of money', () => {
  it.each([
    ['1234.5', 'USD', '$1,234.50'],
    ['-0.05', 'USD', '-$0.05'],
    ['1234.00', 'JPY', '¥1,234'],
    ['1234.50', 'JPY', '¥1,234.5'],
    ['1.5', 'KWD', 'KWD\u00a01.500'],
    ['12.345', 'EUR', '€12.345'],
    ['99999999999999999.99', 'USD', '$99,999,999,999,999,999.99'],
    ['1234.5', undefined, '1,234.50'],
    ['', 'USD', ''],
    ['see text', 'USD', 'see text'],
  ])('show %s in %s as %s', (text, currency, shown) => {
    expect(formatMoney(text, currency)).toBe(shown);
  });

  it('are shown in the currency of the site', () => {
    readCurrencyBy(() => 'USD');
    try {
      expect(formatMoney('2')).toBe('$2.00');
    } finally {
      readCurrencyBy(() => null);
    }
    expect(formatMoney('2')).toBe('2.00');
  });
});

describe('amounts that people type', () => {
  it.each([
    ['60', '60.00'],
    ['$60', '60.00'],
    ['60 USD', '60.00'],
    ['€ 12.5', '12.50'],
    ['1,200.50', '1200.50'],
    ['$1,234,567.8', '1234567.80'],
    ['.5', '0.50'],
    ['007', '7.00'],
    ['1 200.50', '1200.50'],
    ['0', '0.00'],
    ['CA$60', '60.00'],
    ['US$ 1,200.50', '1200.50'],
  ])('are read in English: %s', (text, amount) => {
    expect(readAmount(text, 'en-US')).toBe(amount);
  });

  it.each([
    ['1.200,50', '1200.50'],
    ['12,5 €', '12.50'],
    ['60.50', '60.50'],
    ['1.200', '1200.00'],
  ])('are read in German: %s', (text, amount) => {
    expect(readAmount(text, 'de-DE')).toBe(amount);
  });

  it('are read in French, whose groups have a space', () => {
    expect(readAmount('1\u202f200,50', 'fr-FR')).toBe('1200.50');
    expect(readAmount('1 200,50 €', 'fr-FR')).toBe('1200.50');
  });

  it('are read with the sign of the currency of the site, which may be letters', () => {
    expect(readAmount('60 kr', 'en-US')).toBeUndefined();
    readCurrencyBy(() => 'SEK');
    try {
      const sign = currencySign('SEK');
      expect(readAmount(`60 ${sign}`, 'en-US')).toBe('60.00');
      expect(readAmount(`${sign}1,200.50`, 'en-US')).toBe('1200.50');
      expect(readAmount(sign, 'en-US')).toBeUndefined();
    } finally {
      readCurrencyBy(() => null);
    }
  });

  it.each([
    '',
    ' ',
    'sixty',
    '$',
    '1,20.5',
    '12,00',
    '1.2.3',
    '1.005',
    '1e3',
    '-5',
    '5-',
    '0x10',
    '60 per hour',
    '١٢',
    '9'.repeat(60),
  ])('are refused: %s', (text) => {
    expect(readAmount(text, 'en-US')).toBeUndefined();
  });

  it('are multiplied and added without binary noise', () => {
    expect(multiply('3.00', '0.10')).toBe('0.30');
    expect(multiply('1.25', '10.01')).toBe('12.51');
    expect(multiply('0.50', '0.01')).toBe('0.01');
    expect(sum(['0.10', '0.20', '99999999999999999.99'])).toBe('100000000000000000.29');
    expect(sum([])).toBe('0.00');
    expect(multiply('0.50', '-0.05')).toBe('-0.03');
    expect(sum(['1.00', '-1.05'])).toBe('-0.05');
  });
});
