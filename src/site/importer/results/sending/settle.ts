import { addEvent } from '../../../engine/events/event-log.js';
import type { Statements } from '../../../engine/store/database.js';
import { textToStore } from '../../../engine/store/text-to-store.js';
import type { ImporterContext } from '../../context.js';
import { DEFAULT_SETTINGS } from '../../links/link-settings.js';
import { itemById, itemIds } from '../outbox.js';
import { DUE, isDue, nameOf, type ResultState, type StoredItem } from '../result-payloads.js';
import { wasLost } from './order-of-sending.js';

/** The states of a result that waits for a person. */
export type SettledState = 'refused' | 'unclear';

/** The reason for which an item waits until a person decides. */
export const UNCLEAR =
  'The answer was lost, and this owner is not known to recognise a repetition: look there whether it arrived.';
/** The reason for which nothing is sent for the orders of a link. */
const REMOVED = 'The link was removed: nothing is sent for its orders.';
/** The most characters of a stored reason. */
export const LONGEST_REASON = 4000;

/** Stores that a result waits for a person, unless it was changed or its outcome was recorded meanwhile. */
export async function settle(
  { database, now }: ImporterContext,
  item: StoredItem,
  state: SettledState,
  reason: string,
): Promise<void> {
  const at = now();
  await database.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      .set({ state, reason: textToStore(reason, LONGEST_REASON), failed_at: at, begun_at: null })
      .where('id', '=', item.id)
      .where('version_count', '=', item.version_count)
      // Another process may have recorded the outcome meanwhile.
      .where('state', 'in', DUE)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await reportState(tx, item, state, at);
  });
}

/** Ends the results that wait at an order whose link was removed. */
export async function endResults(context: ImporterContext, orderId: string): Promise<void> {
  const { read } = context.database;
  for (const id of await itemIds(read, orderId)) {
    const item = await itemById(read, id);
    if (!item || !isDue(item)) continue;
    if (wasLost(item, DEFAULT_SETTINGS)) await settle(context, item, 'unclear', UNCLEAR);
    else await settle(context, item, 'refused', REMOVED);
  }
}

/** Reports the state of a result to the consumers of events. */
export async function reportState(
  tx: Statements,
  item: StoredItem,
  state: ResultState,
  at: number,
) {
  const data = { result: nameOf(item), state };
  await addEvent(tx, { orderId: item.order_id, event: 'result', at, data });
}
