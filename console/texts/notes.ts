/** The texts of the notes of an order. */
export const noteTexts = {
  to: (names: readonly string[]) => (names.length === 0 ? '' : `→ ${names.join(', ')}`),
  waiting: 'attachments not here yet',
  missing: 'attachments not fetched',
  noReason: 'They are being fetched.',
} as const;
