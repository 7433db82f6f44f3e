/** A number as people and services write it, with at most two decimals; leading zeros are harmless. */
const DECIMAL = /^-?[0-9]{1,200}(?:\.[0-9]{1,2})?$/;

/**
 * Reads a number with at most two decimals into its canonical text with exactly two ("5" is
 * "5.00"). Text is kept so that no digit is lost. Undefined when it is not such a number: more
 * decimals are refused, never rounded.
 */
export function readDecimal(text: string): string | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const digits = whole.replace(/^0+(?=[0-9])/, '');
  const canonical = `${digits}.${fraction.padEnd(2, '0')}`;
  return negative && canonical !== '0.00' ? `-${canonical}` : canonical;
}

/** The hundredths that a canonical number text stands for. */
export function hundredths(canonical: string): bigint {
  return BigInt(canonical.replace('.', ''));
}
