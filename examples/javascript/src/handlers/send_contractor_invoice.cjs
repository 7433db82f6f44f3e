'use strict';

const { LinkError } = require('svclink');

/** The item of a line that is in no list. */
const OTHER = '***other***';

/**
 * send_contractor_invoice: the lines of an invoice.
 *
 * - `dst_invoice_item_ids` maps a line_id to an item of get_invoice_items_order, or to `***other***` for a custom
 *   item, which `item_desc` then describes.
 * - `price` is the unit price, not the total.
 * - A line_id that was sent before is updated.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['send_contractor_invoice']['data'], import('svclink').EventMap['send_contractor_invoice']['reply']>}
 */
function sendContractorInvoice({ store }) {
  return ({ data, account: { username } }) => {
    const order = store.order(data.dst_report_id);
    const chosen = chosenItems(order, data);
    const { invoices } = order.results;
    const invoice = invoices.get(username) ?? {
      id: store.newId(),
      comment: undefined,
      lines: new Map(),
    };
    invoices.set(username, invoice);
    invoice.comment = data.comment ?? invoice.comment;
    const lineIds = data.invoice_lines.map((line) => {
      const before = invoice.lines.get(line.line_id);
      const id = before?.id ?? store.newId();
      const itemId = chosen.get(line.line_id) ?? before?.itemId;
      invoice.lines.set(line.line_id, { id, itemId, line });
      return id;
    });
    return { line_ids_cont: { invoice_id: invoice.id, line_ids: lineIds } };
  };
}

function chosenItems({ invoiceItems, reportId }, data) {
  const chosen = new Map(Object.entries(data.dst_invoice_item_ids ?? {}));
  for (const { line_id, item_desc } of data.invoice_lines) {
    const item = chosen.get(line_id);
    if (item === undefined) continue;
    if (!invoiceItems.has(item)) {
      throw new LinkError('item_not_found', `Order ${reportId} has no invoice item ${item}.`);
    }
    if (item === OTHER && item_desc === undefined) {
      const message = `Line ${line_id}: item_desc is required for an other item.`;
      throw new LinkError('item_desc_missing', message);
    }
  }
  return chosen;
}

module.exports = { sendContractorInvoice };
