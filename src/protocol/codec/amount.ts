/**
 * An amount in text, with up to 15 digits before the point: more than any sum of money has, and as many as a number
 * represents exactly.
 */
const AMOUNT = /^(-?)(?:([1-9][0-9]{0,2}(?:,[0-9]{3}){1,4})|([0-9]{0,15}))(?:\.([0-9]{0,20}))?$/;

/** The least number with more than 15 digits before the point. */
const TOO_LARGE = 1e15;

/** A millionth of a cent. The error of binary floating point is smaller (3 x 1.1 is 3.3000000000000003). */
const NOISE = 1e-8;

/**
 * Reads an amount of money or a quantity from any source: the link, the JSON API, the answer of a peer. A number is
 * read as the amount of two decimals within a millionth of a cent of it. In text, commas between groups of three digits
 * are removed (`1,250.00`). Amounts are never rounded (decisions: "more than two decimals", "noise of floating point").
 *
 * @returns text with exactly two decimals, such as `1250.00`; undefined for any other value
 */
export function readAmount(value: unknown): string | undefined {
  if (typeof value === 'string') return amountOfText(value.trim());
  return typeof value === 'number' ? amountOfNumber(value) : undefined;
}

function amountOfText(text: string): string | undefined {
  const [matched, sign, grouped, plain = '', fraction = ''] = AMOUNT.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const whole = grouped === undefined ? plain : grouped.replaceAll(',', '');
  if (whole === '' && fraction === '') return undefined;
  if (/[1-9]/.test(fraction.slice(2))) return undefined;
  return `${sign}${whole === '' ? '0' : whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
}

function amountOfNumber(number: number): string | undefined {
  // NaN and the infinities fail both comparisons.
  if (!(Math.abs(number) < TOO_LARGE)) return undefined;
  const text = number.toFixed(2);
  if (!(Math.abs(number - Number(text)) <= NOISE)) return undefined;
  return text === '-0.00' ? '0.00' : text;
}
