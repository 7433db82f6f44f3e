/** A customer, whose rules decide which items an order may be invoiced with. */
export interface Client {
  readonly name: string;
  /** Item id and description, in the order in which they are offered. */
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

/** The items of a client as get_invoice_items_order sends them: with the entries that stand at both ends. */
export function invoiceItems({ items }: Client): ReadonlyMap<string, string> {
  return new Map([['0', ''], ...items, ['***other***', 'other']]);
}
