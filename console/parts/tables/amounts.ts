import { currencyOfSite } from '../currency.js';
import { currencySign } from '../formats.js';

/** The signs of numbers in a language. */
interface Signs {
  readonly group: string;
  readonly decimal: string;
}

function signsOf(language: string | undefined): Signs {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(12345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.' };
}

const LONGEST = 40;

/** Leaves out the sign of the currency of the site, which may have letters alone: `kr`, `Fr.`. */
function withoutSign(text: string): string {
  const currency = currencyOfSite();
  const sign = currency === undefined ? '' : currencySign(currency);
  if (sign === '') return text;
  if (text.startsWith(sign)) return text.slice(sign.length);
  return text.endsWith(sign) ? text.slice(0, -sign.length) : text;
}

/**
 * Reads an amount as people type it: `60`, `$60`, `1,200.50`, `60 USD`. Signs are those of the language; a point before
 * one or two last digits is always that of decimals. A sign or a code of a currency is left out.
 *
 * @returns the amount with two decimals; undefined for a text that is no amount, or that has more decimals
 */
export function readAmount(text: string, language?: string): string | undefined {
  const { group, decimal } = signsOf(language);
  const plain = withoutSign(
    text.slice(0, LONGEST + 1).replace(/[\s\u00a0\u202f\u2019']/g, ''),
  ).replace(/^(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3})|(?:\p{Sc}|[A-Z]{3})$/gu, '');
  if (plain === '' || plain.length > LONGEST) return undefined;
  const point = /^[\d]*\.\d{1,2}$/.test(plain) ? '.' : decimal;
  const [whole = '', cents = '', ...more] = plain.split(point);
  if (more.length > 0 || !/^\d{0,2}$/.test(cents)) return undefined;
  const [first = '', ...groups] = whole.split(/\s/.test(group) ? '\u0000' : group);
  const isGrouped = groups.every((one) => /^\d{3}$/.test(one)) && /^\d{1,3}$/.test(first);
  if (groups.length > 0 ? !isGrouped : !/^\d*$/.test(first)) return undefined;
  const digits = `${first}${groups.join('')}`;
  if (digits === '' && cents === '') return undefined;
  return `${digits.replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0')}`;
}

/** Returns the hundredths of an amount with at most two decimals. */
function hundredths(amount: string): bigint {
  const [whole = '0', cents = ''] = amount.split('.', 2);
  return BigInt(`${whole}${cents.padEnd(2, '0')}`);
}

/** Returns quantity times price with two decimals, rounded half up, away from zero for credits. Both have two decimals. */
export function multiply(quantity: string, price: string): string {
  const product = hundredths(quantity) * hundredths(price);
  return asAmount((product + (product < 0n ? -50n : 50n)) / 100n);
}

/** Returns the sum of amounts with two decimals. */
export function sum(amounts: readonly string[]): string {
  return asAmount(amounts.reduce((total, amount) => total + hundredths(amount), 0n));
}

function asAmount(total: bigint): string {
  const text = String(total < 0n ? -total : total).padStart(3, '0');
  return `${total < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}
