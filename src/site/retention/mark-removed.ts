import { sql } from 'kysely';
import type { RecordsActs } from '../engine/audit/entry.js';
import { recordAct } from '../engine/audit/record-act.js';
import { type ActingUser, isRowId } from '../engine/context.js';
import { inputError } from '../engine/input.js';
import { siteError } from '../engine/site-error.js';
import type { Statements } from '../engine/store/database.js';
import { shownState } from '../importer/results/result-payloads.js';
import { type AnyOrder, isOpenStatus, lockOrders, noOrder } from '../orders/order-writing.js';
import { addFigures } from './order-figures.js';

/** The states of results that are still to be sent, or whose outcome a person has to decide. */
const UNFINISHED = ['queued', 'failed', 'unclear'] as const;

/**
 * Takes an order out of all lists, for both sides of its link at once: it belongs to no account and to no link from then
 * on. Its rows are removed afterwards. Notes of its property stay with another order of the same partner.
 *
 * @param isAnonymous true where the figures of the order stay
 * @throws LinkError `order_not_found`, `input_invalid` for an open order, `result_locked` for results under way and for
 * drafts that can still be sent
 */
export async function markRemoved(
  tx: Statements,
  id: string,
  { audit, acting }: { readonly audit: RecordsActs; readonly acting: ActingUser | undefined },
  isAnonymous: boolean,
): Promise<void> {
  const order = await lockAny(tx, id);
  requireClosed(order);
  await requireSent(tx, order);
  if (isAnonymous) await addFigures(tx, order);
  await movePropertyNotes(tx, order);
  await removeSupplied(tx, order);
  await tx
    .updateTable('orders')
    .set({ account_id: null, link_id: null, is_assigned: false, assigned_user_id: null })
    .where('id', '=', id)
    .execute();
  const side = order.link_id === null ? 'owned' : 'imported';
  const act = isAnonymous
    ? { action: 'order.anonymize' as const, detail: { side } }
    : { action: 'order.remove' as const, detail: { side, wo_number: order.wo_number } };
  await recordAct({ audit }, tx, acting, { ...act, subject: id });
}

/** Reads and locks an order of either side. */
async function lockAny(tx: Statements, id: string): Promise<AnyOrder> {
  if (!isRowId(id)) throw noOrder(id);
  const order = await lockOrders(tx).where('id', '=', id).returningAll().executeTakeFirst();
  if (!order || (order.account_id === null && order.link_id === null)) throw noOrder(id);
  return order;
}

function requireClosed({ id, status, link_id, unlisted_at }: AnyOrder): void {
  if (!isOpenStatus(status) || (link_id !== null && unlisted_at !== null)) return;
  throw inputError('order', `${id} is open (${status}): complete or cancel it first`);
}

/** Refuses an order with a result under way, or with a draft, the work of a person, that can still be sent. */
async function requireSent(tx: Statements, { id, status }: AnyOrder): Promise<void> {
  const canSend = isOpenStatus(status) || status === 'Ready for Office';
  const open = await tx
    .selectFrom('outbox')
    .select(['kind', 'state', 'draft'])
    .where('order_id', '=', id)
    .where((row) => {
      const isUnfinished = row('state', 'in', [...UNFINISHED]);
      return canSend ? row.or([isUnfinished, row('draft', 'is not', null)]) : isUnfinished;
    })
    .limit(1)
    .executeTakeFirst();
  if (!open) return;
  const message = `A result of order ${id} (${open.kind}) is ${shownState(open)}: send it or take it back first`;
  throw siteError('result_locked', message);
}

/** Removes the notes that were supplied for an order by its number, unless another order of the account has it. */
async function removeSupplied(tx: Statements, order: AnyOrder): Promise<void> {
  const { account_id, wo_number } = order;
  if (account_id === null) return;
  if (await lockSibling(tx, order, 'wo_number')) return;
  await tx
    .deleteFrom('supplied_notes')
    .where('account_id', '=', account_id)
    .where('wo_number', '=', wo_number)
    .execute();
}

/** Hands the notes of the property, with their attachments, to the newest other order of the same partner there. */
async function movePropertyNotes(tx: Statements, order: AnyOrder): Promise<void> {
  const { id } = order;
  // The photo of the house belongs to the property, which stays.
  await tx
    .updateTable('files')
    .set({ order_id: null })
    .where('order_id', '=', id)
    .where('property_id', 'is not', null)
    .execute();
  const sibling = await lockSibling(tx, order, 'property_id');
  if (!sibling) return;
  // A file that the other order has already is not moved: it is removed with this one.
  await sql`
    UPDATE files SET order_id = ${sibling.id}
    WHERE order_id = ${id}
      AND note_id IN (SELECT id FROM notes WHERE order_id = ${id} AND note_type = 'prop')
      AND (sender_file_id IS NULL OR sender_file_id NOT IN
        (SELECT sender_file_id FROM files WHERE order_id = ${sibling.id} AND sender_file_id IS NOT NULL))`.execute(
    tx,
  );
  await tx
    .updateTable('notes')
    .set({ order_id: sibling.id })
    .where('order_id', '=', id)
    .where('note_type', '=', 'prop')
    .execute();
}

/** Locks the newest other order of the same partner with the same value, which another process may be removing. */
async function lockSibling(
  tx: Statements,
  { id, account_id, link_id, ...order }: AnyOrder,
  column: 'property_id' | 'wo_number',
): Promise<{ readonly id: string } | undefined> {
  for (;;) {
    const sibling = await tx
      .selectFrom('orders')
      .select('id')
      .where(column, '=', order[column])
      .where('id', '<>', id)
      .where('account_id', account_id === null ? 'is' : '=', account_id)
      .where('link_id', link_id === null ? 'is' : '=', link_id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!sibling) return undefined;
    const locked = await lockOrders(tx)
      .where('id', '=', sibling.id)
      .where('account_id', account_id === null ? 'is' : '=', account_id)
      .where('link_id', link_id === null ? 'is' : '=', link_id)
      .returning('id')
      .executeTakeFirst();
    if (locked) return locked;
  }
}
