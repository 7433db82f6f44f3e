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
