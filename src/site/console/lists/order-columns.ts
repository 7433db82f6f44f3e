/** The columns of a list of orders that can be chosen. The number of an order is always shown. */
export const ORDER_COLUMNS = [
  'partner',
  'client',
  'work',
  'property',
  'due',
  'state',
  'person',
  'received',
  'changed',
] as const;

export type OrderColumn = (typeof ORDER_COLUMNS)[number];
