import { notReplayable } from '../../../engine/context.js';
import type { Statements } from '../../../engine/store/database.js';
import { requireImported } from '../../imported-order.js';
import { openLinkRow } from '../../links/link-record.js';
import { storedSettings } from '../../links/link-settings.js';
import { lockItemById } from '../outbox.js';
import type { StoredItem } from '../result-payloads.js';
import { addResultsJob } from '../store-results.js';
import { isRepeatable } from './order-of-sending.js';

/**
 * Queues one result again with its present content, in its position among those of its order. A waiting result is sent
 * at once. An accepted one is sent again only where that creates no duplicate.
 *
 * @param options `unlessSent`: a result that was accepted meanwhile stays unchanged
 * @returns true if there is something to send
 * @throws LinkError `not_replayable`
 */
export async function sendItemAgain(
  tx: Statements,
  id: string,
  { at, unlessSent = false }: { readonly at: number; readonly unlessSent?: boolean },
): Promise<boolean> {
  // Another connection may be recording that it was accepted.
  const item = await lockItemById(tx, id);
  if (!item) throw notReplayable('its result is no longer there. Add it to its order again.');
  if (item.state === 'sent' && unlessSent) return false;
  if (item.state === 'draft')
    throw notReplayable('its result is a draft now. Send it at its order.');
  const order = await requireImported(tx, item.order_id);
  if (order.status === 'Cancelled') {
    throw notReplayable('its order was cancelled, and nothing is sent for it any more.');
  }
  const link = await openLinkRow(tx, order.link_id ?? '');
  refuseSecond(item, isRepeatable(item, storedSettings(link.options)));
  if (item.state !== 'queued') {
    await tx
      .updateTable('outbox')
      .set({ state: 'queued', attempt_count: 0, reason: null })
      .where('id', '=', id)
      .execute();
  }
  await addResultsJob(tx, order, at);
  return true;
}

/** Refuses a repetition that might create a duplicate at the owner. */
function refuseSecond({ id, kind, state }: StoredItem, isHarmless: boolean): void {
  if (state === 'unclear') {
    const decide = `svclink result decide ${id} sent, or: send`;
    throw notReplayable(
      `its answer was lost, and it may have arrived. Look at the owner, then say what you found: ${decide}.`,
    );
  }
  if (state === 'sent' && (kind === 'ready' || !isHarmless)) {
    throw notReplayable(
      'its result was accepted, and the owner would have it twice. Correct it at its order to send it anew.',
    );
  }
}
