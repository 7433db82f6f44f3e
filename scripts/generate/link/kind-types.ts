// In brackets, because a list appends [] to the type.
const ID = '(string | number)';

/** The type of each kind in code. */
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

/** The type of each kind in the results of handlers: canonical, or as on the wire. */
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
  // Rows of a database have nulls, which are written as blank text.
  ['text', '(string | null | undefined)'],
]);

/** The type of each kind for a tolerant caller, who gets a malformed value as its text, and an unset one as absent. */
export const readTypes = new Map(
  [...canonicalTypes].map(([kind, type]) => {
    const set = type.replace(' | null', '').replace(/^\((\w+)\)$/, '$1');
    return [kind, set === 'string' ? set : `(${set.replace(/[()]/g, '')} | string)`];
  }),
);
