import { createHash } from 'node:crypto';
import { HOUR } from '../../../../protocol/units.js';
import type { Statements } from '../../../engine/store/database.js';
import type { AnyOrder } from '../../../orders/order-writing.js';
import { lockImported } from '../order-record.js';
import { updateField } from './field-update.js';
import type { ChangeContext, ReportedChange } from './reported-change.js';
import { cancel, returnOrder, setPending, setStatus } from './status-change.js';

/** Milliseconds for which equal changes without a transaction_id count as one, because lists overlap by minutes. */
const REMEMBERED = HOUR;

/**
 * Applies a change to the imported order. A repeated change, and one to the present value, has no effect. @returns true
 * if the order has changed
 */
export async function applyChange(
  tx: Statements,
  change: ReportedChange,
  context: ChangeContext,
): Promise<boolean> {
  const order = await lockImported(tx, context.link.id, change.reportId);
  if (!order) return false;
  switch (change.kind) {
    case 'update':
      return (await isNew(tx, order, change, context)) && updateField(tx, order, change, context);
    case 'return':
      return (await isNew(tx, order, change, context)) && returnOrder(tx, order, change, context);
    case 'cancelled':
      return cancel(tx, order, change, context);
    case 'pending':
      return setPending(tx, order, change, context);
    case 'status':
      return setStatus(tx, order, change, context);
  }
}

/** Records a change as seen: for good with a transaction_id, otherwise for as long as lists overlap. */
async function isNew(
  tx: Statements,
  order: AnyOrder,
  change: ReportedChange,
  { at }: ChangeContext,
) {
  const { kind, field, value, transactionId } = change;
  // A field that already has the value needs no record; each later change of it is reported anew.
  if (kind === 'update' && transactionId === undefined) return true;
  const content = JSON.stringify([kind, field, value]);
  const identity = transactionId ?? createHash('sha256').update(content).digest('hex');
  const seen = await tx
    .selectFrom('received_updates')
    .select('seen_at')
    .where('order_id', '=', order.id)
    .where('identity', '=', identity)
    .executeTakeFirst();
  await tx
    .insertInto('received_updates')
    .values({ order_id: order.id, identity, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'identity']).doUpdateSet({ seen_at: at }),
    )
    .execute();
  if (!seen) return true;
  return transactionId === undefined && at - seen.seen_at > REMEMBERED;
}
