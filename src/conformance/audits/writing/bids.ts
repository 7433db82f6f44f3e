import { isObject } from '../../../protocol/envelope/envelope.js';
import { type Audit, sources, writingAudit } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { otherAllowed } from '../../findings/orders.js';
import { accepted, perform } from '../../findings/replies.js';
import { sentPhoto } from '../../findings/test-files.js';
import { expectSuccess } from '../../judge/envelope.js';
import { resultOf, textOf } from '../../judge/event.js';
import { fail } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { type Change, type ChangedCall, changedCalls, type Data } from './changed-calls.js';

const asOther = async (bid: Data, context: AuditContext): Promise<Data> => {
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

/** Calls that the receiver has to accept. */
const taken: readonly ChangedCall[] = [
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
  [
    'sample-names',
    'SHOULD',
    'The names dst_report_id and dest_invoice_item_id of the sample are taken',
    'Take both names.',
    ({ report_id: dst_report_id, dst_invoice_item_id: dest_invoice_item_id, ...bid }) => ({
      ...bid,
      dst_report_id,
      dest_invoice_item_id,
    }),
  ],
];

/** Calls that the receiver has to refuse. */
const refused: readonly ChangedCall[] = [
  [
    'neither',
    'SHOULD',
    'A call with neither qty_bid nor qty_comp is refused',
    'Demand at least one of them.',
    withoutBid,
  ],
  [
    'other-undescribed',
    'SHOULD',
    'An other item without invoice_item_desc is refused',
    'Demand a description for other items.',
    asOther,
  ],
  [
    'bid-stage',
    'SHOULD',
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

const EVENT = 'send_bid_comp';

function noteId(context: AuditContext, answer: Answer): string {
  const { result } = resultOf(context, EVENT, answer);
  return isObject(result) ? textOf(result, 'comp_note_id') : '';
}

/** Audits of bids and completions that are sent. */
export const bidAudits: readonly Audit[] = [
  ...changedCalls(EVENT, 'taken', taken),
  ...changedCalls(EVENT, 'refused', refused),
  writingAudit(
    {
      id: `${EVENT}.update`,
      level: 'MUST',
      title: 'With remote_id the existing item is updated, and keeps its comp_note_id',
      source: sources.rules,
    },
    async (context) => {
      const { answer, data } = await accepted(context, EVENT);
      const remote_id = noteId(context, answer);
      const again = await perform(context, EVENT, { ...data, remote_id, qty_bid: '3.00' });
      const fix = 'Look remote_id up, update that item, and answer its comp_note_id.';
      expectSuccess(again, 'an update', fix);
      const now = noteId(context, again);
      if (now !== remote_id) fail(again, `comp_note_id is ${now}, it was ${remote_id}`, fix);
    },
  ),
];
