const DIGITS = /^[0-9]{1,15}$/;

/** Whether the names of an object are digits only; also where it has none. */
function hasDigitNames(names: readonly string[]): boolean {
  return names.every((name) => DIGITS.test(name));
}

/**
 * The elements of a list that came as an object whose names are digits, in the order of those numbers: languages write
 * an array with gaps so (supplement: "What peers written in other languages send and answer").
 *
 * @returns undefined for an object with another name; an empty list for an object without members
 */
export function listByDigits(value: Readonly<Record<string, unknown>>): unknown[] | undefined {
  const names = Object.keys(value);
  if (!hasDigitNames(names)) return undefined;
  // Names such as `07` stand where they were written; all others are in order already.
  return names.sort((one, other) => Number(one) - Number(other)).map((name) => value[name]);
}

/** The object by index that a list stands for: the other way round, an object with the names 0, 1, 2 … becomes a list. */
export function mapByIndex(list: readonly unknown[]): Record<string, unknown> {
  return { ...list };
}
