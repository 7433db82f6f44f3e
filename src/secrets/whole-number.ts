import { SecretsError } from './errors.js';

/** The option's value, or its default; `option_invalid` unless it is a whole number within the range. */
export function wholeNumber(
  name: string,
  value: number | undefined,
  range: { readonly least: number; readonly most: number; readonly otherwise: number },
): number {
  if (value === undefined) return range.otherwise;
  if (!Number.isInteger(value) || value < range.least || value > range.most) {
    throw new SecretsError(
      'option_invalid',
      `${name} must be a whole number from ${range.least} to ${range.most}`,
    );
  }
  return value;
}
