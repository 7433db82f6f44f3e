import { shortName } from '../../../protocol/errors/short-name.js';
import { notFound } from '../../engine/context.js';
import { siteError } from '../../engine/site-error.js';
import type { Statements } from '../../engine/store/database.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { noteShownOn, revisionsOf } from '../../orders/shown-notes.js';
import { itemById, itemsOfOrder } from './outbox.js';
import { callItemBack, removeItem } from './recall.js';
import { givenPayload, nameOf, type StoredItem } from './result-payloads.js';
import { sendWaiting } from './store-results.js';

/** Refuses to change a result that a person is changing. @throws LinkError `result_locked` */
export function refuseDrafted(item: StoredItem): void {
  if (item.draft === null) return;
  throw locked(item, 'a person has a draft of it at its order: send or remove that first');
}

/**
 * Removes a result of an imported order that its owner does not have. What waited for it can be sent.
 *
 * @throws LinkError `result_locked` for one that the owner has, or may have
 */
export async function removeGiven(
  tx: Statements,
  item: StoredItem,
  { order, at }: { readonly order: AnyOrder; readonly at: number },
): Promise<void> {
  refuseDrafted(item);
  if (item.state === 'sent' || item.accepted !== null || item.sent_at !== null) {
    throw locked(item, 'its owner has accepted it, and no event of the protocol takes one back');
  }
  if (item.state === 'unclear') {
    throw locked(item, 'its answer was lost, and a person decides first whether it arrived');
  }
  if (item.begun_at !== null) throw locked(item, 'it is being sent');
  const context = { tx, orderId: order.id, at };
  if (item.state !== 'refused') await callItemBack(context, item);
  const recalled = item.state === 'refused' ? item : await itemById(tx, item.id);
  if (recalled) await removeItem(context, recalled);
  await sendWaiting(tx, order, at);
}

/**
 * Removes a note of an imported order that its owner does not have, with its revisions.
 *
 * @throws LinkError `not_found`, `result_locked` for a note that the owner has, or has written
 */
export async function removeGivenNote(
  tx: Statements,
  order: AnyOrder,
  noteId: string,
  at: number,
): Promise<void> {
  if ((await noteShownOn(tx, order, noteId)) === undefined) {
    throw notFound(`note ${shortName(noteId)} on order ${order.id}`);
  }
  for (const id of [...(await revisionsOf(tx, order, noteId)), noteId]) {
    const item = (await itemsOfOrder(tx, order.id)).find(
      (one) => one.kind === 'note' && givenPayload(one, 'note')?.note_id === id,
    );
    if (!item) {
      const reason = 'it is not among what this order sends: its owner or another order has it';
      throw siteError('result_locked', `Note ${id} cannot be deleted: ${reason}.`);
    }
    await removeGiven(tx, item, { order, at });
  }
}

/** Returns the error for a result that cannot be changed, with the reason. */
export function locked(item: StoredItem, reason: string): Error {
  return siteError('result_locked', `The ${nameOf(item)} cannot be changed so: ${reason}.`);
}
