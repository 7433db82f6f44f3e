import { LinkError } from 'svclink';
import type { EventHandler, Site } from '../site.js';
import type { Order } from '../store/order.js';
import type { Invoice } from '../store/results.js';

type Data = Parameters<EventHandler<'send_contractor_invoice'>>[0]['data'];

/** The item of a line outside of the list. */
const OTHER = '***other***';

/**
 * send_contractor_invoice: the lines of an invoice.
 *
 * - `dst_invoice_item_ids` maps a line_id to an item of get_invoice_items_order, or to `***other***` for a custom item,
 *   which `item_desc` then describes.
 * - `price` is the unit price, not the total.
 * - A known line_id updates its line.
 */
export function sendContractorInvoice({ store }: Site): EventHandler<'send_contractor_invoice'> {
  return ({ data, account: { username } }) => {
    const order = store.order(data.dst_report_id);
    const chosen = chosenItems(order, data);
    const { invoices } = order.results;
    const invoice: Invoice = invoices.get(username) ?? {
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

function chosenItems({ invoiceItems, reportId }: Order, data: Data): Map<string, string> {
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
