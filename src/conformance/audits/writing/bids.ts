import { isObject } from '../../../protocol/envelope.js';
import { type Audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { without } from '../../findings/members.js';
import { accepted, perform } from '../../findings/replies.js';
import { sampleOf } from '../../findings/samples.js';
import { wireData } from '../../findings/wire-data.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';
import { resultOf } from '../../judge/event.js';
import { textOf } from '../../judge/read.js';
import { fail } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { writingAudit } from '../define.js';
import { refused, taken } from './bid-rows.js';

const EVENT = 'send_bid_comp';
async function sample(context: AuditContext): Promise<Record<string, unknown>> {
  await accepted(context, EVENT);
  return sampleOf(context, EVENT);
}

function noteId(context: AuditContext, answer: Answer): string {
  const { result } = resultOf(context, EVENT, answer);
  return isObject(result) ? textOf(result, 'comp_note_id') : '';
}

/** What holds for bids and completions that are sent. */
export const bidAudits: readonly Audit[] = [
  ...taken.map(([id, level, title, fix, change]) =>
    writingAudit({ id: `${EVENT}.${id}`, level, title, source: sources.rules }, async (context) => {
      const data = await change(await sample(context), context);
      expectSuccess(await perform(context, EVENT, data), title.toLowerCase(), fix);
    }),
  ),
  ...refused.map(([id, level, title, fix, change]) =>
    writingAudit({ id: `${EVENT}.${id}`, level, title, source: sources.rules }, async (context) => {
      const data = await change(await sample(context), context);
      expectRefusal(await perform(context, EVENT, data), EVENT, fix);
    }),
  ),
  writingAudit(
    {
      id: 'send_bid_comp.update',
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
  writingAudit(
    {
      id: 'send_bid_comp.sample-names',
      level: 'SHOULD',
      title: 'The names dst_report_id and dest_invoice_item_id of the sample are taken',
      source: sources.rules,
    },
    async (context) => {
      const bid = await sample(context);
      const names = { dst_report_id: bid.report_id, dest_invoice_item_id: bid.dst_invoice_item_id };
      const plain = without(without(bid, 'report_id'), 'dst_invoice_item_id');
      const answer = await context.call(EVENT, wireData(context, EVENT, { ...plain, ...names }));
      expectSuccess(answer, 'a bid with the names of the sample', 'Take both names.');
    },
  ),
];
