/**
 * The regular expression of calendar dates `YYYY-MM-DD` of the years 1000 to 9999, with leap years. It has no
 * look-around, so that validators in any language can use it.
 */
export const CALENDAR_DATE =
  '^(?:[1-9][0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])' +
  '|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))' +
  '|(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$';

const DATE = new RegExp(CALENDAR_DATE);

/** Returns true for an existing date, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return DATE.test(text);
}

/** The regular expression of a number with at most two decimals; leading zeros are allowed. */
export const DECIMAL = '^-?[0-9]{1,200}(?:\\.[0-9]{1,2})?$';

const NUMBER = new RegExp(DECIMAL);

/**
 * Parses a number with at most two decimals into canonical text with exactly two ("5" becomes "5.00"). It stays text,
 * so that no digit is lost. Undefined for other text: more decimals are refused, never rounded.
 */
export function readDecimal(text: string): string | undefined {
  if (!NUMBER.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = whole.replace(/^(-?)0+(?=[0-9])/, '$1');
  const canonical = `${digits}.${fraction.padEnd(2, '0')}`;
  return canonical === '-0.00' ? '0.00' : canonical;
}

/** Returns the hundredths of a canonical number. */
export function hundredths(canonical: string): bigint {
  return BigInt(canonical.replace('.', ''));
}
