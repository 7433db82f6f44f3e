import { type ActionEntry, absent, FURTHER_ACTIONS, malformed, PEERS, row } from '../entry.js';

const common = { service: 'invoice', source: 'supplement', section: FURTHER_ACTIONS } as const;

/** The actions of the Invoice service. */
export const invoiceActions: readonly ActionEntry[] = [
  {
    ...common,
    action: 'invoice/id',
    kind: 'read',
    purpose: 'Finds the invoice of a work order.',
    errors: [
      row(
        'wo_invalid',
        'report_id is absent, malformed or unknown.',
        absent('report_id'),
        malformed('report_id'),
      ),
      row('invoice_not_found', 'The work order has no invoice.'),
    ],
  },
  {
    ...common,
    action: 'invoice/create',
    kind: 'write',
    purpose: 'Makes the invoice of a work order with its lines.',
    section: PEERS,
    supersededBy: 'invoice/update',
    errors: [
      row(
        'wo_invalid',
        'report_id is absent, malformed or unknown.',
        absent('report_id'),
        malformed('report_id'),
      ),
    ],
  },
  { ...common, action: 'invoice/get', kind: 'read', purpose: 'Gets an invoice.', errors: [] },
  {
    ...common,
    action: 'invoice/update',
    kind: 'write',
    purpose: 'Changes an invoice and its lines.',
    errors: [
      row(
        'line_id_invalid',
        'A line_id is no line of the invoice, or of that side of it; nothing of the call is stored.',
      ),
    ],
  },
  {
    ...common,
    action: 'invoice/delete/item',
    kind: 'write',
    purpose: 'Removes a line of an invoice.',
    errors: [row('line_id_required', 'line_id is absent.', absent('line_id'))],
  },
];
