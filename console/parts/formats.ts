import type { ShownAnswer } from '../../src/site/console/orders/order-forms.js';
import { currencyOfSite } from './currency.js';

/** The milliseconds of a day. */
export const DAY = 24 * 60 * 60 * 1000;

/** One format each for days, times and amounts, in the language and the zone of the user; money in the currency of the site. */
const TIME_FORMAT = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'medium',
});
const EXACT_FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const DAY_FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Returns a time. @param at milliseconds since 1970 */
export const formatTime = (at: number) => TIME_FORMAT.format(at);

/** Returns a time with the day of the week and the zone. */
export const formatExactTime = (at: number) => EXACT_FORMAT.format(at);

/** Returns a day, `YYYYMMDD` or `YYYY-MM-DD`; any other text, and a day that does not exist, unchanged. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return day;
  const at = new Date(`${year}-${month}-${date}T12:00:00`);
  return at.getDate() === Number(date) ? DAY_FORMAT.format(at) : day;
}

const POINT =
  new Intl.NumberFormat().formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
const FROM_TODAY = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** Returns the order of day and month in the language of the user. */
export function usualDays(): 'dmy' | 'mdy' {
  const parts = new Intl.DateTimeFormat(undefined).formatToParts(0);
  const first = parts.find(({ type }) => type === 'day' || type === 'month');
  return first?.type === 'day' ? 'dmy' : 'mdy';
}

/** Returns the distance of a day, `YYYYMMDD`, from another one: "in 2 days", "yesterday"; '' for any other text. */
export function formatDaysFrom(day: string, today: string): string {
  const [one, other] = [day, today].map((text) => {
    const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
    return Date.parse(`${year}-${month}-${date}T00:00:00Z`);
  });
  const days = Math.round(((one ?? Number.NaN) - (other ?? Number.NaN)) / DAY);
  return Number.isNaN(days) ? '' : FROM_TODAY.format(days, 'day');
}

/**
 * Returns the time of a note or check-in, which peers write as text. Without a zone it is UTC, as svclink writes it.
 * Other text is unchanged.
 */
export function formatNoteTime(text: string): string {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)Z?$/.exec(text) ?? [];
  const at = Date.parse(`${day}T${clock}Z`);
  return Number.isNaN(at) ? formatDay(text) : formatTime(at);
}

/** Returns a time that was written without a zone, by the clock that wrote it; other text unchanged. */
export function formatClock(text: string): string {
  const at = new Date(text.replace(' ', 'T')).getTime();
  return Number.isNaN(at) ? text : formatTime(at);
}

/** Returns the day of the week of a day, `YYYYMMDD`, and the day. */
export function formatWeekDay(day: string): string {
  const at = new Date(`${day.replace(/(\d{4})(\d{2})/, '$1-$2-')}T12:00:00`);
  return `${at.toLocaleDateString(undefined, { weekday: 'short' })}, ${formatDay(day)}`;
}

const TIMES =
  /(?<!such as )\b(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?: ?(?:Z|UTC))?)?(?![\w-])/g;

/**
 * Returns a sentence of the site with its days and times in the user's form. Times there are UTC. An example stays as
 * it has to be written.
 */
export function formatTimesIn(sentence: string): string {
  return sentence.replace(TIMES, (text, day: string, clock?: string) => {
    const at = Date.parse(`${day}T${clock}Z`);
    return clock === undefined || Number.isNaN(at) ? formatDay(text) : formatTime(at);
  });
}

/** Returns a count. @param digits the most decimals */
export const formatCount = (count: number, digits = 0) =>
  count.toLocaleString(undefined, { maximumFractionDigits: digits });

const NAMES = new Intl.Collator(undefined, { numeric: true });

/** Compares two names in the order of the user's language, numbers within them by their value: `IMG_9` before `IMG_10`. */
export const compareNames = (one: string, other: string) => NAMES.compare(one, other);

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,18}))?$/;

/** Returns an amount with the signs of the user's language, and at least two decimals; any other text unchanged. */
export function formatAmount(text: string): string {
  const [, sign = '', whole, cents = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return text;
  return decimal(sign, whole, cents.padEnd(2, '0'));
}

const MONEY = new Map<string, Intl.NumberFormat>();

/** Returns the form of amounts in a currency. */
function moneyFormat(currency: string): Intl.NumberFormat {
  const known = MONEY.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  MONEY.set(currency, format);
  return format;
}

/** Returns the sign of a currency in the language of the user: `$`, `kr`. */
export function currencySign(currency: string): string {
  const parts = moneyFormat(currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

const CURRENCIES = new Intl.DisplayNames(undefined, { type: 'currency' });

/** Returns the name and the code of a currency. */
export function currencyName(code: string): string {
  const name = CURRENCIES.of(code) ?? code;
  return name === code ? code : `${name} (${code})`;
}

/**
 * Returns an amount of money in the currency of the site; without one, as {@link formatAmount} does. Decimals beyond
 * those of the currency stay. Any other text is unchanged.
 */
export function formatMoney(text: string, currency = currencyOfSite()): string {
  const [, sign = '', whole, cents = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return text;
  if (currency === undefined) return formatAmount(text);
  const format = moneyFormat(currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const shown = decimal('', whole, withoutZeros(cents).padEnd(digits, '0'));
  return format
    .formatToParts(sign === '' ? 1 : -1)
    .filter(({ type }) => type !== 'decimal' && type !== 'fraction')
    .map(({ type, value }) => (type === 'integer' ? shown : value))
    .join('');
}

/** Returns decimals without the zeros at their end. */
function withoutZeros(decimals: string): string {
  let end = decimals.length;
  while (decimals[end - 1] === '0') end -= 1;
  return decimals.slice(0, end);
}

/** Returns a decimal text with the signs of the user's language, and its own decimals; any other text unchanged. */
export function formatNumber(text: string): string {
  const [, sign = '', whole, cents = ''] = DECIMAL.exec(text) ?? [];
  return whole === undefined ? text : decimal(sign, whole, cents);
}

function decimal(sign: string, whole: string, cents: string): string {
  // A number would round long amounts.
  const start = `${sign}${BigInt(whole).toLocaleString()}`;
  return cents === '' ? start : `${start}${POINT}${cents}`;
}

/** Returns an answer of a form in the user's form. */
export function formatAnswer(kind: ShownAnswer['kind'], text: string): string {
  if (kind === 'day') return formatDay(text);
  return kind === 'number' ? formatNumber(text) : text;
}
