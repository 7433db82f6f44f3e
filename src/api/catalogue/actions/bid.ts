import { absent, type CatalogueEntry, malformed, row } from '../entry.js';
import { bidCreate } from './bid-create.js';

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
export const bidActions: readonly CatalogueEntry[] = [
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
