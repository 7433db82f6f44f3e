/**
 * Comparisons of numbers and dates as regular expressions over their text, so that answers lose no digit and validators
 * in any language can check them. They use only character classes, groups and repetition, and no two alternatives of
 * one repetition overlap.
 */

const FRACTION = '(?:\\.[0-9]{1,2})?';
const ANY_NUMBER = `[0-9]+${FRACTION}`;

const range = (from: number, to: number): string => (from === to ? `${from}` : `[${from}-${to}]`);

const digits = (count: number): string => (count === 0 ? '' : `[0-9]{${count}}`);

const oneOf = (alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

interface Magnitude {
  readonly whole: string;
  readonly tenth: number;
  readonly hundredth: number;
}

function magnitude(canonical: string): Magnitude {
  const [whole = '0', fraction = '00'] = canonical.replace('-', '').split('.');
  return { whole, tenth: Number(fraction[0]), hundredth: Number(fraction[1]) };
}

/** Alternatives for whole parts with as many digits as `whole` that are greater (or less). */
function sameLength(whole: string, sign: 1 | -1): string[] {
  return [...whole].flatMap((character, index) => {
    const digit = Number(character);
    const lowest = index === 0 ? 1 : 0;
    const [from, to] = sign > 0 ? [digit + 1, 9] : [lowest, digit - 1];
    if (from > to) return [];
    return [
      `${whole.slice(0, index)}${range(from, to)}${digits(whole.length - index - 1)}${FRACTION}`,
    ];
  });
}

function above({ whole, tenth, hundredth }: Magnitude): string {
  const isZero = whole === '0';
  const fractions: string[] = [];
  if (tenth < 9) fractions.push(`${range(tenth + 1, 9)}[0-9]?`);
  if (hundredth < 9) fractions.push(`${tenth}${range(hundredth + 1, 9)}`);
  const longer = `[1-9][0-9]{${isZero ? 0 : whole.length},}${FRACTION}`;
  const alternatives = isZero ? [longer] : [longer, ...sameLength(whole, 1)];
  const sameWhole = fractions.length > 0 ? [`${whole}\\.${oneOf(fractions)}`] : [];
  return `0*${oneOf([...alternatives, ...sameWhole])}`;
}

function below({ whole, tenth, hundredth }: Magnitude): string {
  const isZero = whole === '0';
  const fractions: string[] = [];
  if (tenth > 0) fractions.push(`${range(0, tenth - 1)}[0-9]?`);
  if (hundredth > 0) fractions.push(`${tenth}`, `${tenth}${range(0, hundredth - 1)}`);
  const sameWhole = fractions.length > 0 ? [`${whole}(?:\\.${oneOf(fractions)})?`] : [];
  if (isZero) return `0*${oneOf(sameWhole)}`;
  const shorter = whole.length > 1 ? [`[1-9][0-9]{0,${whole.length - 2}}${FRACTION}`] : [];
  const nonZero = [...shorter, ...sameLength(whole, -1), ...sameWhole];
  const zero = `0+${FRACTION}`;
  return nonZero.length > 0 ? oneOf([zero, `0*${oneOf(nonZero)}`]) : zero;
}

function equal({ whole, tenth, hundredth }: Magnitude): string {
  if (hundredth > 0) return `0*${whole}\\.${tenth}${hundredth}`;
  return tenth > 0 ? `0*${whole}\\.${tenth}0?` : `0*${whole}(?:\\.0{1,2})?`;
}

/** Returns the pattern of numbers that compare in this way with a bound in canonical text. */
export function numberPattern(operator: '=' | '>' | '<', bound: string): string {
  const size = magnitude(bound);
  const isNegative = bound.startsWith('-');
  const isZero = bound === '0.00';
  if (operator === '=') return `^${isZero ? '-?' : isNegative ? '-' : ''}${equal(size)}$`;
  // Away from zero: every number beyond the bound. Towards zero: every number short of it, and all numbers of the other
  // sign.
  const isOutward = (operator === '>') !== isNegative;
  const sign = operator === '>' ? '' : '-';
  if (isOutward || isZero) return `^${sign}${above(size)}$`;
  return `^(?:${sign}${ANY_NUMBER}|${sign === '' ? '-' : ''}${below(size)})$`;
}

/** Returns the pattern of dates `YYYY-MM-DD` after or before a bound. */
export function datePattern(operator: '>' | '<', bound: string): string {
  const alternatives = [...bound].flatMap((character, index) => {
    if (character === '-') return [];
    const digit = Number(character);
    const [from, to] = operator === '>' ? [digit + 1, 9] : [0, digit - 1];
    return from > to ? [] : [`${bound.slice(0, index)}${range(from, to)}`];
  });
  return `^${oneOf(alternatives)}`;
}
