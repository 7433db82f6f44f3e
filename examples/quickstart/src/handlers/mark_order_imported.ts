import { unixTime } from 'svclink';
import type { EventHandler, Site } from '../site.js';

/**
 * mark_order_imported: the caller has imported the order.
 *
 * - A new order (Unread) becomes In Field; any other status stays. A repeated call is a success too.
 * - The access history gets one entry per importing account.
 * - The result is null; the answer has `remote_org_id`.
 */
export function markOrderImported({ store, now }: Site): EventHandler<'mark_order_imported'> {
  return ({ data, account: { username } }) => {
    const order = store.order(data.report_id);
    const importedAt = unixTime(now());
    if (!order.accessHistory.some((entry) => entry.username === username)) {
      order.accessHistory.push({ username, importedAt });
    }
    if (order.status === 'Unread') {
      order.status = 'In Field';
      order.modifiedAt = importedAt;
    }
    return null;
  };
}
