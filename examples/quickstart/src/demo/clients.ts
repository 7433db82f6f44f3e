/** A customer, whose rules determine the invoice items of an order. */
export interface Client {
  readonly name: string;
  /** Item ids and descriptions, in their displayed order. */
  readonly items: readonly (readonly [id: string, description: string])[];
}

export const CLIENTS: readonly Client[] = [
  {
    name: 'Prairie National Bank',
    items: [
      ['318', 'Grass cut'],
      ['317', 'Lock change'],
      ['305', 'Debris removal, per cubic yard'],
      ['298', 'Board-up, per united inch'],
    ],
  },
  {
    name: 'Harbor Loan Servicing',
    items: [
      ['412', 'Lawn maintenance'],
      ['409', 'Securing'],
      ['401', 'Winterization'],
    ],
  },
  {
    name: 'Summit Mortgage Group',
    items: [
      ['527', 'Inspection'],
      ['526', 'Trip charge'],
      ['520', 'Roof tarp, per square foot'],
      ['511', 'Debris removal, per cubic yard'],
      ['502', 'Grass cut'],
    ],
  },
];

/** Returns the items of a client for get_invoice_items_order, with the entries at both ends. */
export function invoiceItems({ items }: Client): ReadonlyMap<string, string> {
  return new Map([['0', ''], ...items, ['***other***', 'other']]);
}
