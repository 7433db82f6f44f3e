import { isObject } from '../../../protocol/envelope.js';
import { type Audit, sources, writingAudit } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { withValue } from '../../findings/members.js';
import { OTHER, otherAllowed } from '../../findings/orders.js';
import { accepted, perform } from '../../findings/replies.js';
import { sampleOf } from '../../findings/samples.js';
import { expectRefusal, expectSuccess } from '../../judge/envelope.js';
import { resultOf, wireData } from '../../judge/event.js';
import { fail } from '../../verdict.js';
import type { Answer } from '../../wire/answer.js';

const EVENT = 'send_contractor_invoice';

async function sample(context: AuditContext): Promise<Record<string, unknown>> {
  await accepted(context, EVENT);
  return sampleOf(context, EVENT);
}

function lineIds(context: AuditContext, answer: Answer): string {
  const { result } = resultOf(context, EVENT, answer);
  const lines = isObject(result) ? result.line_ids_cont : undefined;
  return JSON.stringify(isObject(lines) ? lines.line_ids : undefined);
}

/** The chosen items of an invoice, all of them custom ones. */
function allOther({ dst_invoice_item_ids: ids }: Record<string, unknown>, other: string) {
  return Object.fromEntries(Object.keys(isObject(ids) ? ids : {}).map((line) => [line, other]));
}

/** What holds for invoices that are sent. */
export const invoiceAudits: readonly Audit[] = [
  writingAudit(
    {
      id: 'send_contractor_invoice.other-item',
      level: 'MUST',
      title: `A line of a custom item (${OTHER}) is taken where the order allows it`,
      source: sources.rules,
    },
    async (context) => {
      await otherAllowed(context);
      const invoice = await sample(context);
      const data = { ...invoice, dst_invoice_item_ids: allOther(invoice, OTHER) };
      const fix = `Take ${OTHER} with item_desc where get_invoice_items_order lists it.`;
      expectSuccess(await perform(context, EVENT, data), 'a custom item', fix);
    },
  ),
  writingAudit(
    {
      id: 'send_contractor_invoice.table-names',
      level: 'SHOULD',
      title: 'The name dst_invoice_item_id and the value other of the field table are taken',
      source: sources.rules,
    },
    async (context) => {
      await otherAllowed(context);
      const { dst_invoice_item_ids: ids, ...rest } = await sample(context);
      const other = allOther({ dst_invoice_item_ids: ids }, 'other');
      const wire = wireData(context, EVENT, { ...rest, dst_invoice_item_id: other });
      expectSuccess(await context.call(EVENT, wire), 'an invoice', 'Take both names.');
    },
  ),
  writingAudit(
    {
      id: 'send_contractor_invoice.update',
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
  writingAudit(
    {
      id: 'send_contractor_invoice.three-decimals',
      level: 'SHOULD',
      title: 'A quantity with three decimals is refused, not rounded',
      source: sources.rules,
    },
    async (context) => {
      const data = withValue(await sample(context), 'invoice_lines.quantity', '1.005');
      const fix = 'Refuse amounts with more than two decimals: rounding changes the sum.';
      expectRefusal(await perform(context, EVENT, data), 'a quantity of 1.005', fix);
    },
  ),
];
