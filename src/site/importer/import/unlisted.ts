import { addEvent } from '../../engine/events/event-log.js';
import type { Statements } from '../../engine/store/database.js';
import { rowPages } from '../../engine/store/pages.js';
import { addHistory, OPEN_STATUSES } from '../../orders/order-writing.js';
import type { ImporterContext } from '../context.js';
import type { StoredLink } from '../links/link-record.js';
import { linkActor } from './order-record.js';
import type { RowSet } from './row-set.js';
import type { Poll } from './take-changes.js';

/** Number of orders that are compared at once. */
const CHUNK = 100;

/** Marks open orders that are missing in the whole list as no longer listed. */
export async function markUnlisted(
  context: ImporterContext,
  poll: Poll,
  listed: RowSet,
): Promise<void> {
  const { database, now } = context;
  const readPage = (after = '0') => openOrders(database.read, poll, after);
  for await (const ids of rowPages(readPage, { size: CHUNK })) {
    const missing = ids.filter((id) => !listed.has(id));
    if (missing.length > 0) {
      await database.write(async (tx) => {
        for (const id of missing) await markOne(tx, id, poll.link, now());
      });
    }
  }
}

/** The ids of open orders after an id that existed before the poll. */
async function openOrders(
  statements: Statements,
  { link, startedAt }: Poll,
  after: string,
): Promise<readonly string[]> {
  const rows = await statements
    .selectFrom('orders')
    .select('id')
    .where('link_id', '=', link.id)
    .where('status', 'in', OPEN_STATUSES)
    .where('unlisted_at', 'is', null)
    .where('created_at', '<', startedAt)
    .where('id', '>', after)
    .orderBy('id')
    .limit(CHUNK)
    .execute();
  return rows.map(({ id }) => id);
}

async function markOne(tx: Statements, id: string, link: StoredLink, at: number): Promise<void> {
  await tx.updateTable('orders').set({ unlisted_at: at }).where('id', '=', id).execute();
  const actor = linkActor(link);
  await addHistory(tx, { orderId: id, actor, action: 'no longer listed', at });
  await addEvent(tx, { orderId: id, event: 'unlisted', at });
}
