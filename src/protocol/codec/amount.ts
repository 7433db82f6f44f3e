/** Digits in front of the point: more than any sum of money has, and as many as a number holds exactly. */
const AMOUNT = /^(-?)(?:([1-9][0-9]{0,2}(?:,[0-9]{3}){1,4})|([0-9]{0,15}))(?:\.([0-9]{0,20}))?$/;

/** Numbers from here on have more than 15 digits in front of the point. */
const TOO_LARGE = 1e15;

/** A millionth of a cent: the noise of binary floating point stays below it (3 x 1.1 is 3.3000000000000003). */
const NOISE = 1e-8;

/**
 * Reads an amount of money or a quantity, from whichever side it comes: the link, the JSON API, the answer of a peer.
 * A number is the amount that two decimals express to within a millionth of a cent. Of text, commas between groups of
 * three digits are dropped (`1,250.00`). Nothing is ever rounded (decisions: "more than two decimals", "noise of
 * floating point").
 *
 * @returns text with exactly two decimals, such as `1250.00`; undefined for what is no such amount
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
