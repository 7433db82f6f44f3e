const DIGITS = /^[0-9]{1,15}$/;

/** Returns true when all names of an object are digits, and for an object without names. */
function hasDigitNames(names: readonly string[]): boolean {
  return names.every((name) => DIGITS.test(name));
}

/**
 * Returns the elements of a list that was sent as an object whose names are digits, in the order of those numbers. Some
 * languages write an array with gaps this way (supplement: "What peers written in other languages send and answer").
 *
 * @returns undefined for an object with another name; an empty list for an object without members
 */
export function listByDigits(value: Readonly<Record<string, unknown>>): unknown[] | undefined {
  const names = Object.keys(value);
  if (!hasDigitNames(names)) return undefined;
  // JavaScript sorts integer names only. Names such as `07` keep the position in which they were written.
  return names.sort((one, other) => Number(one) - Number(other)).map((name) => value[name]);
}

/**
 * Returns the object by index that a list stands for, the reverse case: some languages write an object with the names
 * 0, 1, 2 … as a list.
 */
export function mapByIndex(list: readonly unknown[]): Record<string, unknown> {
  return { ...list };
}
