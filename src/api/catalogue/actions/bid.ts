import {
  type ActionEntry,
  absent,
  type ErrorRow,
  malformed,
  row,
  rowWithStatus,
  together,
} from '../entry.js';

const itemRows: readonly ErrorRow[] = [
  row(
    'invoice_item_id_invalid',
    'invoice_item_id is not numeric or no item of the order, or no item is named at all.',
    malformed('invoice_item_id'),
    absent('invoice_item_id', 'invoice_item_other'),
  ),
  row(
    'invoice_item_other_invalid',
    'invoice_item_other is not usable text.',
    malformed('invoice_item_other'),
  ),
  row(
    'invoice_item_id_not_allowed',
    'invoice_item_id cannot be set, as beside invoice_item_other.',
    together('invoice_item_id', 'invoice_item_other'),
  ),
];

const numberRows: readonly ErrorRow[] = [
  row('qty_required', 'Neither qty nor qty_completion is sent.', absent('qty', 'qty_completion')),
  row('qty_invalid', 'qty or qty_completion is no quantity.', malformed('qty', 'qty_completion')),
  row('uom_invalid', 'uom is no active unit of measure.', malformed('uom')),
  row('uom_not_allowed', 'The organization does not have the UOM feature.'),
  row('contractor_price_required', 'contractor_price is absent.', absent('contractor_price')),
  row('contractor_price_invalid', 'contractor_price is no amount.', malformed('contractor_price')),
  row('client_price_required', 'client_price is absent.', absent('client_price')),
  row('client_price_invalid', 'client_price is no amount.', malformed('client_price')),
];

/** `bid/create`: the action with the most rules between its fields. */
const bidCreate = (orderInvalid: ErrorRow): ActionEntry => ({
  action: 'bid/create',
  service: 'bid',
  kind: 'write',
  purpose: 'Creates a bid or completion: from an invoice item, or a custom one.',
  source: 'document',
  section: 'POST /bid/create',
  errors: [
    orderInvalid,
    ...itemRows,
    ...numberRows,
    row(
      'comment_invalid',
      'comment or comp_comment is not text.',
      malformed('comment', 'comp_comment'),
    ),
    rowWithStatus(500, 'internal_error', 'The bid failed unexpectedly.'),
    rowWithStatus(500, 'save_error', 'The bid could not be saved.'),
  ],
});

const orderInvalid = row(
  'wo_invalid',
  'report_id is absent, malformed or unknown.',
  absent('report_id'),
  malformed('report_id'),
);
const noteRequired = row('comp_note_required', 'comp_note_id is absent.', absent('comp_note_id'));
const noteInvalid = row(
  'comp_note_invalid',
  'comp_note_id is malformed.',
  malformed('comp_note_id'),
);
const notFound = row('not_found', 'There is no such bid.');
const priceInvalid = (field: string) =>
  row(`${field}_invalid`, `${field} is no amount.`, malformed(field));

/** The actions of the Bid/Completion service. */
export const bidActions: readonly ActionEntry[] = [
  {
    action: 'bid/list',
    service: 'bid',
    kind: 'read',
    purpose: 'Lists the bids of a work order.',
    source: 'document',
    section: 'POST /bid/list',
    errors: [orderInvalid],
  },
  bidCreate(orderInvalid),
  {
    action: 'bid/update',
    service: 'bid',
    kind: 'write',
    purpose: 'Changes the fields of a bid that are sent and leaves the others.',
    source: 'document',
    section: 'POST /bid/update',
    errors: [
      row(
        'qty_invalid',
        'qty or qty_completion is no quantity.',
        malformed('qty', 'qty_completion'),
      ),
      row('uom_invalid', 'uom is no active unit of measure.', malformed('uom')),
      row('uom_not_allowed', 'The organization does not have the UOM feature.'),
      priceInvalid('contractor_price'),
      priceInvalid('client_price'),
      noteRequired,
      noteInvalid,
      row(
        'comment_invalid',
        'comment or comp_comment is not text.',
        malformed('comment', 'comp_comment'),
      ),
      notFound,
    ],
  },
  {
    action: 'bid/delete',
    service: 'bid',
    kind: 'write',
    purpose: 'Removes a bid.',
    source: 'document',
    section: 'POST /bid/delete',
    errors: [noteRequired, noteInvalid, notFound],
  },
  {
    action: 'bid/uom',
    service: 'bid',
    kind: 'read',
    purpose: 'Lists the active units of measure; none where the feature is off.',
    source: 'document',
    section: 'POST /bid/uom',
    errors: [],
  },
  {
    action: 'bid/invoice/items',
    service: 'bid',
    kind: 'read',
    purpose: 'Lists the active items for which bids can be created, priced for the work order.',
    source: 'document',
    section: 'POST /bid/invoice/items',
    errors: [orderInvalid],
  },
];
