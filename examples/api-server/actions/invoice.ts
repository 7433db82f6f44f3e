import type { Api, InvoiceLine, InvoiceLineChange, InvoiceUpdateRequest } from 'svclink/api';
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
  contractor_total_adj: sum(invoice.contractor_items, invoice.contractor_discount_percentage),
  client_total_adj: sum(invoice.client_items, invoice.client_discount_percentage),
});

/** A line to change or to add, and the lines to search for it. */
interface Change {
  readonly parts: InvoiceLineChange;
  readonly lines: readonly InvoiceLine[];
  /** The destination of a new line. */
  readonly side: InvoiceLine[];
}

/**
 * Returns the requested changes. A changed line without a side may be on either one; a new one is added to the
 * client's.
 */
function changesOf(invoice: DemoInvoice, request: InvoiceUpdateRequest): Change[] {
  const { contractor_items, client_items } = invoice;
  const change = (side: InvoiceLine[], lines = side) => {
    return (parts: InvoiceLineChange): Change => ({ parts, lines, side });
  };
  return [
    ...(request.items ?? []).map(change(client_items, [...client_items, ...contractor_items])),
    ...(request.contractor_items ?? []).map(change(contractor_items)),
    ...(request.client_items ?? []).map(change(client_items)),
  ];
}

const isUnknown = ({ parts: { line_id }, lines }: Change): boolean =>
  line_id !== undefined && !lines.some((one) => one.line_id === line_id);

function apply({ parts, lines, side }: Change, newId: () => number): void {
  const found = lines.find((one) => one.line_id === parts.line_id);
  if (found) Object.assign(found, parts);
  else side.push(line(newId(), parts));
}

/** Registers the actions that read invoices. */
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
      ...totals(invoice),
    };
  });
}

/** Registers the action that makes invoices. */
function serveCreating(api: Api, store: DemoStore): void {
  api.on('invoice/create', ({ data: { report_id, contractor_items, client_items }, fail }) => {
    if (!store.orders.has(report_id)) return fail('wo_invalid');
    const invoice_id = store.newId();
    const lines = (items: readonly InvoiceLineChange[] = []) =>
      items.map(({ line_id: _, ...parts }) => line(store.newId(), parts));
    store.invoices.set(invoice_id, {
      invoice_id,
      report_id,
      invoice_date: null,
      complete: 0,
      contractor_items: lines(contractor_items),
      client_items: lines(client_items),
      client_discount_percentage: 0,
      contractor_discount_percentage: 0,
      sent_to_client_date: undefined,
    });
    return { invoice_id };
  });
}

/** Registers the Invoice service. */
export function serveInvoice(api: Api, store: DemoStore): void {
  serveReading(api, store);
  serveCreating(api, store);

  api.on('invoice/update', ({ data, fail }) => {
    const invoice = store.invoices.get(data.invoice_id);
    if (invoice?.report_id !== data.report_id)
      return fail('not_found', 'There is no such invoice.');
    const changes = changesOf(invoice, data);
    // All changes are validated before the first one, so that a refused call changes nothing.
    const unknown = changes.filter(isUnknown).map(({ parts }) => parts.line_id);
    if (unknown.length > 0) {
      return fail('line_id_invalid', `The invoice has no line ${unknown.join(', ')} there.`);
    }
    for (const change of changes) apply(change, () => store.newId());
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
