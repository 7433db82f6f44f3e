'use strict';

const { LinkError } = require('svclink');

const { isOpen } = require('../store/order.cjs');
const { requirePhoto } = require('../store/sent-files.cjs');

/**
 * send_bid_comp: one item, as a bid (`qty_bid`), a completion (`qty_comp`), or both.
 *
 * - Items are taken only while the order is open.
 * - `remote_id` is the comp_note_id that an earlier call returned: that item is updated; an unknown one is an error.
 * - `comp_note_id` is the sender's own id. An unknown one is a first delivery, a known one a repeated one.
 * - `invoice_item_desc` is required for an other item, and for one that is not in get_invoice_items_order.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['send_bid_comp']['data'], import('svclink').EventMap['send_bid_comp']['reply']>}
 */
function sendBidComp({ store }) {
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

function requireItem({ invoiceItems, reportId }, data) {
  const { dst_invoice_item_id: item, invoice_item_desc: description } = data;
  const known = typeof item === 'string' && invoiceItems.has(item);
  if (known || description !== undefined) return;
  const message = `invoice_item_desc is required: order ${reportId} has no item ${item ?? 'of that name'}.`;
  throw new LinkError('item_not_found', message);
}

/** The item that this call updates, if there is one. */
function existing(order, data, sender) {
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

module.exports = { sendBidComp };
