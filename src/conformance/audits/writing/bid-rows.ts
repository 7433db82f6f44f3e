import type { Level } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { sentPhoto } from '../../findings/files/send-file.js';
import { otherAllowed } from '../../findings/orders/items.js';

type Data = Record<string, unknown>;
type Change = (bid: Data, context: AuditContext) => Data | Promise<Data>;

const asOther: Change = async (bid, context) => {
  await otherAllowed(context);
  return { ...bid, dst_invoice_item_id: null, src_invoice_item_id: '0' };
};

const flagged =
  (work_type: string, stage: string): Change =>
  async (bid, context) => ({
    ...bid,
    qty_comp: '1.00',
    photo_flag_data: [{ file_id: await sentPhoto(context), work_type, stage }],
  });

const withoutBid = ({ qty_bid: _qty, client_price_bid: _price, bid_note: _note, ...rest }: Data) =>
  rest;

/** A change to a good bid. */
type BidRow = readonly [id: string, level: Level, title: string, fix: string, change: Change];

/** What has to be taken. */
export const taken: readonly BidRow[] = [
  [
    'completion',
    'MUST',
    'A completion is taken',
    'Take qty_comp and comp_note without qty_bid.',
    (bid) => ({ ...withoutBid(bid), qty_comp: '1.00', comp_note: 'Sent by svclink check' }),
  ],
  [
    'both',
    'MUST',
    'One call may be both a bid and a completion',
    'Take qty_bid and qty_comp in one call.',
    (bid) => ({ ...bid, qty_comp: '1.00', comp_note: 'Sent by svclink check' }),
  ],
  [
    'other-item',
    'MUST',
    'An other item with its description is taken where the order allows it',
    'Take dst_invoice_item_id null with invoice_item_desc.',
    async (bid, context) => ({
      ...(await asOther(bid, context)),
      invoice_item_desc: 'Debris removal',
    }),
  ],
  [
    'queue-position',
    'MUST',
    'total_items and cur_index are taken',
    'Take the position in the queue of the sender.',
    (bid) => ({ ...bid, total_items: 3, cur_index: 1 }),
  ],
  [
    'bid-photo',
    'MUST',
    'A photo that was sent before can be flagged to a bid',
    'Take photo_flag_data for photos that were received.',
    flagged('b', 'b'),
  ],
  [
    'completion-photo',
    'MUST',
    'A photo that was sent before can be flagged to a completion',
    'Take the stages b, i and a for completions.',
    flagged('c', 'a'),
  ],
];

/** What has to be refused. */
export const refused: readonly BidRow[] = [
  [
    'neither',
    'SHOULD',
    'A call with neither qty_bid nor qty_comp is refused',
    'Demand at least one of them.',
    withoutBid,
  ],
  [
    'other-undescribed',
    'MUST',
    'An other item without invoice_item_desc is refused',
    'Demand a description for other items.',
    asOther,
  ],
  [
    'bid-stage',
    'MUST',
    'A photo of a bid with a stage other than b is refused',
    'For work_type b take the stage b only.',
    flagged('b', 'a'),
  ],
  [
    'unknown-remote-id',
    'SHOULD',
    'A remote_id that was never given out is refused',
    'Look remote_id up among the items of the order.',
    (bid, context) => ({ ...bid, remote_id: context.fresh.next() }),
  ],
];
