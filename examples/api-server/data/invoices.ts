import type { InvoiceLine } from 'svclink/api';

/** An invoice of a work order. */
export interface DemoInvoice {
  invoice_id: number;
  report_id: number;
  invoice_date: string | null;
  complete: 0 | 1;
  contractor_items: InvoiceLine[];
  client_items: InvoiceLine[];
  client_discount_percentage: number;
  contractor_discount_percentage: number;
  sent_to_client_date: string | undefined;
}

/** Returns a line with blanks for absent members. */
export const line = (line_id: number, parts: Partial<InvoiceLine>): InvoiceLine => ({
  line_id,
  invoice_item_id: null,
  invoice_item_desc: '',
  invoice_item_other: null,
  qty: 1,
  uom_id: null,
  price: 0,
  flat_fee: 0,
  price_sub_adj: 0,
  adj_comment: null,
  ...parts,
});

/** An invoice on each of the first ten work orders. */
export function demoInvoices(): Map<number, DemoInvoice> {
  const invoices = new Map<number, DemoInvoice>();
  for (let index = 0; index < 10; index += 1) {
    const item = { invoice_item_id: 31, invoice_item_desc: 'Grass cut', qty: 2, uom_id: 1 };
    invoices.set(301 + index, {
      invoice_id: 301 + index,
      report_id: 1001 + index,
      invoice_date: '01/06/2026',
      complete: 0,
      contractor_items: [line(9101 + index * 2, { ...item, price: 40 })],
      client_items: [line(9102 + index * 2, { ...item, price: 55 })],
      client_discount_percentage: 0,
      contractor_discount_percentage: 0,
      sent_to_client_date: undefined,
    });
  }
  return invoices;
}
