/**
 * Calendar dates `YYYY-MM-DD` of the years 1000 to 9999, leap years counted, as a regular expression
 * without look-around, so that the same text serves validators in any language.
 */
export const CALENDAR_DATE =
  '^(?:[1-9][0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])' +
  '|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))' +
  '|(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$';

const DATE = new RegExp(CALENDAR_DATE);

/** Whether `text` is a date that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return DATE.test(text);
}

/** A number as people and services write it, with at most two decimals; leading zeros are harmless. A regular expression. */
export const DECIMAL = '^-?[0-9]{1,200}(?:\\.[0-9]{1,2})?$';

const NUMBER = new RegExp(DECIMAL);

/**
 * Reads a number with at most two decimals into its canonical text with exactly two ("5" is
 * "5.00"). Text is kept so that no digit is lost. Undefined when it is not such a number: more
 * decimals are refused, never rounded.
 */
export function readDecimal(text: string): string | undefined {
  if (!NUMBER.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = whole.replace(/^(-?)0+(?=[0-9])/, '$1');
  const canonical = `${digits}.${fraction.padEnd(2, '0')}`;
  return canonical === '-0.00' ? '0.00' : canonical;
}

/** The hundredths that a canonical number text stands for. */
export function hundredths(canonical: string): bigint {
  return BigInt(canonical.replace('.', ''));
}
