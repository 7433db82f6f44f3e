import { isObject } from '../../../protocol/envelope/envelope.js';
import { type Audit, sources, writingAudit } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { withValue } from '../../findings/members.js';
import { OTHER, otherAllowed } from '../../findings/orders.js';
import { accepted, perform } from '../../findings/replies.js';
import { expectSuccess } from '../../judge/envelope.js';
import { resultOf } from '../../judge/event.js';
import { fail } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';
import { type Change, changedCalls } from './changed-calls.js';

const EVENT = 'send_contractor_invoice';

function lineIds(context: AuditContext, answer: Answer): string {
  const { result } = resultOf(context, EVENT, answer);
  const lines = isObject(result) ? result.line_ids_cont : undefined;
  return JSON.stringify(isObject(lines) ? lines.line_ids : undefined);
}

/** Changes an invoice so that all lines are custom items, with the given name and value. */
const allOther =
  (name: string, other: string): Change =>
  async ({ dst_invoice_item_ids: ids, ...invoice }, context) => {
    await otherAllowed(context);
    const lines = Object.keys(isObject(ids) ? ids : {});
    return { ...invoice, [name]: Object.fromEntries(lines.map((line) => [line, other])) };
  };

/** Audits of invoices that are sent. */
export const invoiceAudits: readonly Audit[] = [
  ...changedCalls(EVENT, 'taken', [
    [
      'other-item',
      'MUST',
      `A line of a custom item (${OTHER}) is taken where the order allows it`,
      `Take ${OTHER} with item_desc where get_invoice_items_order lists it.`,
      allOther('dst_invoice_item_ids', OTHER),
    ],
    [
      'table-names',
      'SHOULD',
      'The name dst_invoice_item_id and the value other of the field table are taken',
      'Take both names.',
      allOther('dst_invoice_item_id', 'other'),
    ],
  ]),
  writingAudit(
    {
      id: `${EVENT}.update`,
      level: 'MUST',
      title: 'A line_id that was sent before updates its line',
      source: sources.rules,
    },
    async (context) => {
      const { answer, data } = await accepted(context, EVENT);
      const again = await perform(context, EVENT, withValue(data, 'invoice_lines.price', '13.00'));
      const fix = 'Look line_id up among the lines of this sender and update what is there.';
      expectSuccess(again, 'an update', fix);
      const [before, now] = [lineIds(context, answer), lineIds(context, again)];
      if (before !== now) fail(again, `line_ids are ${now}, they were ${before}`, fix);
    },
  ),
  ...changedCalls(EVENT, 'refused', [
    [
      'three-decimals',
      'SHOULD',
      'A quantity with three decimals is refused, not rounded',
      'Refuse amounts with more than two decimals: rounding changes the sum.',
      (invoice) => withValue(invoice, 'invoice_lines.quantity', '1.005'),
    ],
  ]),
];
