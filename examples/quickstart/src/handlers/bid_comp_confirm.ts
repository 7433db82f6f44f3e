import type { EventHandler, Site } from '../site.js';

/**
 * bid_comp_confirm: the sender has no bid and completion items for the order.
 *
 * - The documents show no response: null.
 */
export function bidCompConfirm({ store }: Site): EventHandler<'bid_comp_confirm'> {
  return ({ data, account }) => {
    store.order(data.dst_report_id).results.noBidComps.add(account.username);
    return null;
  };
}
