// In brackets, because a list of them puts [] behind.
const ID = '(string | number)';

/** The type of each kind as it is held in code. */
export const canonicalTypes = new Map([
  ['id', 'string'],
  ['id_text', 'string'],
  ['id_any', 'string'],
  ['opaque_id', 'string'],
  ['flag', 'boolean'],
  ['flag_number', 'boolean'],
  ['flag_text', 'boolean'],
  ['unix_time', 'number'],
  ['date_compact', '(string | null)'],
  ['date', 'string'],
  ['date_time', 'string'],
  ['decimal', 'string'],
  ['number', 'number'],
  ['count', 'number'],
  ['count_text', 'number'],
  ['file_area', '(0 | 1)'],
  ['text', 'string'],
]);

/** The type of each kind as a handler may return it: canonical, or as it leaves on the wire. */
export const replyTypes = new Map([
  ...canonicalTypes,
  ['id', ID],
  ['id_text', ID],
  ['id_any', ID],
  ['opaque_id', ID],
  ['flag_number', '(boolean | 0 | 1)'],
  ['flag_text', "(boolean | '0' | '1')"],
  ['unix_time', '(number | string)'],
  ['count_text', '(number | string)'],
  ['file_area', "(0 | 1 | '0' | '1')"],
  // Rows of a database have nulls; they leave as blank text.
  ['text', '(string | null | undefined)'],
]);

/** The type of each kind as a tolerant caller gets it: what is not of its form is kept as its text, unset is absent. */
export const readTypes = new Map(
  [...canonicalTypes].map(([kind, type]) => {
    const set = type.replace(' | null', '').replace(/^\((\w+)\)$/, '$1');
    return [kind, set === 'string' ? set : `(${set.replace(/[()]/g, '')} | string)`];
  }),
);
