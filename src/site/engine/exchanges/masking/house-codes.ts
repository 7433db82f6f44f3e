/** The fields of an order that open doors: people and apps see them only by a request for them. */
export const CODE_FIELDS = ['lock_code', 'key_code'] as const;

/** The same in the spellings that other systems have for them. */
const CODE_NAME = /lock[_ -]?code|key[_ -]?code/i;

/** Whether a field of an order opens doors. */
export function isCode(field: string): boolean {
  return CODE_NAME.test(field);
}
