import type { Api, InvoiceLine, InvoiceLineChange } from 'svclink/api';
import { type DemoInvoice, line } from '../data/invoices.js';
import type { DemoStore } from '../data/store.js';

const sum = (lines: readonly InvoiceLine[], discount: number): number =>
  lines.reduce(
    (total, { qty, price, flat_fee, price_sub_adj }) =>
      total + qty * price + flat_fee + price_sub_adj,
    0,
  ) *
  (1 - discount / 100);

const totals = (invoice: DemoInvoice) => ({
  contractor: sum(invoice.contractor_items, invoice.contractor_discount_percentage),
  client: sum(invoice.client_items, invoice.client_discount_percentage),
});

/** The actions that read invoices. */
function serveReading(api: Api, store: DemoStore): void {
  api.on('invoice/id', ({ data: { report_id }, fail }) => {
    if (!store.orders.has(report_id)) return fail('wo_invalid');
    const found = [...store.invoices.values()].find((invoice) => invoice.report_id === report_id);
    return found ? { invoice_id: found.invoice_id } : fail('invoice_not_found');
  });

  api.on('invoice/get', ({ data: { invoice_id }, fail }) => {
    const invoice = store.invoices.get(invoice_id);
    if (!invoice) return fail('not_found', `There is no invoice ${invoice_id}.`);
    const { invoice_date, complete, contractor_items, client_items } = invoice;
    return {
      invoice_id,
      invoice_date,
      complete,
      contractor_items,
      client_items,
      totals: totals(invoice),
    };
  });
}

/** The Invoice service. */
export function serveInvoice(api: Api, store: DemoStore): void {
  serveReading(api, store);

  api.on('invoice/update', ({ data, fail }) => {
    const invoice = store.invoices.get(data.invoice_id);
    if (invoice?.report_id !== data.report_id)
      return fail('not_found', 'There is no such invoice.');
    const change = ({ line_id, ...parts }: InvoiceLineChange): boolean => {
      if (line_id === undefined) {
        invoice.client_items.push(line(store.newId(), parts));
        return true;
      }
      const found = [...invoice.client_items, ...invoice.contractor_items].find(
        (one) => one.line_id === line_id,
      );
      return found !== undefined && Object.assign(found, parts) === found;
    };
    if (!(data.items ?? []).every(change)) return fail('not_found', 'There is no such line.');
    invoice.complete = data.complete ?? invoice.complete;
    invoice.client_discount_percentage =
      data.client_discount_percentage ?? invoice.client_discount_percentage;
    invoice.contractor_discount_percentage =
      data.contractor_discount_percentage ?? invoice.contractor_discount_percentage;
    invoice.sent_to_client_date = data.sent_to_client_date ?? invoice.sent_to_client_date;
    return { result: `Invoice ${data.invoice_id} updated` };
  });

  api.on('invoice/delete/item', ({ data: { line_id }, fail }) => {
    for (const invoice of store.invoices.values()) {
      for (const items of [invoice.client_items, invoice.contractor_items]) {
        const index = items.findIndex((item) => item.line_id === line_id);
        if (index < 0) continue;
        items.splice(index, 1);
        return { result: `Line ${line_id} deleted` };
      }
    }
    return fail('not_found', `There is no line ${line_id}.`);
  });
}
