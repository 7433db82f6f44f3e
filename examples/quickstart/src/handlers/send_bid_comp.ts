import { LinkError } from 'svclink';
import type { EventHandler, Site } from '../site.js';
import { isOpen, type Order } from '../store/order.js';
import { requirePhoto } from '../store/sent-files.js';

type Data = Parameters<EventHandler<'send_bid_comp'>>[0]['data'];

/**
 * send_bid_comp: one item, as a bid (`qty_bid`), a completion (`qty_comp`), or both.
 *
 * - Items are accepted only while the order is open.
 * - `remote_id` is the comp_note_id of an earlier answer: that item is updated; an unknown one is an error.
 * - `comp_note_id` is the sender's own id. An unknown one is a first delivery, a known one a repetition.
 * - `invoice_item_desc` is required for an other item, and for one that is not in get_invoice_items_order.
 */
export function sendBidComp({ store }: Site): EventHandler<'send_bid_comp'> {
  return ({ data, account: { username: sender } }) => {
    const order = store.order(data.report_id);
    if (!isOpen(order)) {
      const message = `Order ${order.reportId} is ${order.status}: it takes no bids and completions.`;
      throw new LinkError('order_closed', message);
    }
    requireItem(order, data);
    for (const { file_id: fileId } of data.photo_flag_data ?? []) {
      requirePhoto(store, { order, sender, fileId });
    }
    const id = existing(order, data, sender) ?? store.newId();
    order.results.bidComps.set(id, { id, sender, data });
    return { comp_note_id: id };
  };
}

function requireItem({ invoiceItems, reportId }: Order, data: Data): void {
  const { dst_invoice_item_id: item, invoice_item_desc: description } = data;
  const known = typeof item === 'string' && invoiceItems.has(item);
  if (known || description !== undefined) return;
  const message = `invoice_item_desc is required: order ${reportId} has no item ${item ?? 'of that name'}.`;
  throw new LinkError('item_not_found', message);
}

/** Returns the item that this call updates; undefined for a new one. */
function existing(order: Order, data: Data, sender: string): number | undefined {
  const items = [...order.results.bidComps.values()].filter((item) => item.sender === sender);
  const { remote_id: remoteId, comp_note_id: compNoteId } = data;
  if (remoteId !== undefined) {
    const found = items.find(({ id }) => String(id) === remoteId);
    if (found) return found.id;
    const message = `There is no bid or completion ${remoteId} on order ${order.reportId}.`;
    throw new LinkError('bid_comp_not_found', message);
  }
  if (compNoteId === undefined) return undefined;
  return items.find((item) => item.data.comp_note_id === compNoteId)?.id;
}
