import {
  absent,
  type CatalogueEntry,
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
export const bidCreate = (orderInvalid: ErrorRow): CatalogueEntry => ({
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
