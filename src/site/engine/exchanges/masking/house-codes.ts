/** The fields of an order that open houses. People and apps see them only on request. */
export const CODE_FIELDS = ['lock_code', 'key_code'] as const;

/** The spellings of these fields in other systems. */
export const CODE_NAME = /lock[_ -]?code|key[_ -]?code/i;

/** Returns true for a field that opens a house. */
export function isCode(field: string): boolean {
  return CODE_NAME.test(field);
}
