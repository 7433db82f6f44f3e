import { type Audit, audit, sources } from '../../audit.js';
import type { AuditContext } from '../../context.js';
import { listedOrders } from '../../findings/orders.js';
import { textOf } from '../../judge/event.js';
import { fail, skip } from '../../verdict.js';
import { type ListedItems, listingOf, unique } from './lists.js';

async function returned(context: AuditContext): Promise<ListedItems> {
  const { items, answer } = await listingOf(context, 'get_all_updates');
  const rtv = items.filter((item) => textOf(item, 'wo_status') === 'RTV');
  return rtv.length > 0 ? { items: rtv, answer } : skip('no update has the status RTV');
}

/** Audits of updates, cancellations and supplied notes. */
export const updateAudits: readonly Audit[] = [
  audit(
    {
      id: 'get_all_updates.open',
      level: 'MUST',
      title: 'get_all_updates gives orders only that get_all_orders lists',
      source: sources.rules,
    },
    async (context) => {
      const { items, answer } = await listingOf(context, 'get_all_updates');
      const open = new Set((await listedOrders(context)).map((item) => textOf(item, 'report_id')));
      const closed = items.find((item) => !open.has(textOf(item, 'report_id')));
      const fix = 'Give updates of orders only that are open for the user.';
      if (closed) fail(answer, `order ${textOf(closed, 'report_id')} is not open`, fix);
    },
  ),
  audit(
    {
      id: 'get_all_updates.rtv-reason',
      level: 'MUST',
      title: 'An update to RTV carries the reason in update_value',
      source: 'States and transitions',
    },
    async (context) => {
      const { items, answer } = await returned(context);
      const mute = items.find((item) => textOf(item, 'update_value') === '');
      const fix = 'Send the reason of the return in update_value.';
      if (mute) fail(answer, `order ${textOf(mute, 'report_id')}: no reason`, fix);
    },
  ),
  audit(
    {
      id: 'get_all_updates.rtv-field',
      level: 'SHOULD',
      title: 'An update to RTV has an empty update_field',
      source: 'Supplement: events and values not in the document',
    },
    async (context) => {
      const { items, answer } = await returned(context);
      const named = items.find((item) => textOf(item, 'update_field') !== '');
      const fix = 'Leave update_field empty: nothing of the order itself changes.';
      if (named) fail(answer, `order ${textOf(named, 'report_id')}: update_field is set`, fix);
    },
  ),
  audit(
    {
      id: 'get_cancel_orders.not-open',
      level: 'SHOULD',
      title: 'A cancelled order is not listed as open any more',
      source: sources.rules,
    },
    async (context) => {
      const { items, answer } = await listingOf(context, 'get_cancel_orders');
      const open = new Set((await listedOrders(context)).map((item) => textOf(item, 'report_id')));
      const both = items.find((item) => open.has(textOf(item, 'report_id')));
      const fix = 'Take cancelled orders out of get_all_orders.';
      if (both) fail(answer, `order ${textOf(both, 'report_id')} is cancelled and open`, fix);
    },
  ),
  unique('get_all_notes', 'note_id', 'Give every note an id of its own.'),
  unique('get_all_notes', 'transaction_id', 'Give every transaction an id of its own.'),
];
