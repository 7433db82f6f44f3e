'use strict';

const CLIENTS = [
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
function invoiceItems({ items }) {
  return new Map([['0', ''], ...items, ['***other***', 'other']]);
}

module.exports = { CLIENTS, invoiceItems };
