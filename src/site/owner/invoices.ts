import { type ActingUser, actorOf, isRowId, type SiteContext } from '../engine/context.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { addHistory, lockOrder, noOrder, type StoredOrder } from '../orders/order-writing.js';
import {
  changeInvoice,
  changeLines,
  invoiceOf,
  invoiceRow,
  invoiceThere,
  lineRow,
  lineRows,
  makeInvoice,
  noInvoice,
  shownInvoice,
} from '../orders/prices/invoice-rows.js';
import {
  INVOICE_CHANGES,
  type InvoiceChanges,
  NEW_INVOICE,
  type NewPricedInvoice,
  type PricedInvoice,
} from '../orders/prices/invoice-values.js';
import { addReceived } from '../orders/received/received-records.js';

/** The invoices of owned orders: those that came by link, and those that were made here. */
export class OwnedInvoices {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Returns the id of the invoice of an order: that of its account, else the last one of an earlier account; undefined
   * without one.
   *
   * @throws LinkError `order_not_found`
   */
  async find(reportId: string): Promise<string | undefined> {
    if (!isRowId(reportId)) throw noOrder(reportId);
    const { read } = this.context.database;
    const order = await read
      .selectFrom('orders')
      .select('account_id')
      .where('id', '=', reportId)
      .where('account_id', 'is not', null)
      .executeTakeFirst();
    if (!order) throw noOrder(reportId);
    return (await invoiceOf(read, reportId, order.account_id))?.id;
  }

  /** Returns an invoice. @throws LinkError `not_found` */
  async get(id: string): Promise<PricedInvoice> {
    const { read } = this.context.database;
    const row = await invoiceRow(read, id);
    if (!row) throw noInvoice(id);
    return shownInvoice(
      row,
      (await lineRows(read, id)).map(({ key: _, ...line }) => line),
    );
  }

  /**
   * Makes the invoice of an order for its account, which may add its own lines by link.
   *
   * @returns its id
   * @throws LinkError `already_there`, `input_invalid`, `item_not_found`, `item_desc_missing`, `order_not_found`,
   * `call_too_large`
   */
  async create(reportId: string, invoice: NewPricedInvoice, acting?: ActingUser): Promise<string> {
    const input = new Input('invoices.create', invoice, NEW_INVOICE);
    return ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      const { id: order_id, account_id } = order;
      const there = await tx
        .selectFrom('invoices')
        .select('id')
        .where('order_id', '=', order_id)
        .where('account_id', '=', account_id)
        .executeTakeFirst();
      if (there) throw invoiceThere(order_id, there.id);
      const invoiceId = await makeInvoice(tx, order, account_id, this.context.now());
      await this.#changeLines(tx, order, invoiceId, input);
      await this.#record(tx, order, acting, {
        action: 'invoice added',
        detail: { invoice: invoiceId },
      });
      return invoiceId;
    });
  }

  /**
   * Changes an invoice, and changes or adds lines.
   *
   * @throws LinkError `not_found` for an unknown invoice or line, `input_invalid`, `item_not_found`,
   * `item_desc_missing`, `call_too_large`
   */
  async update(id: string, changes: InvoiceChanges, acting?: ActingUser): Promise<void> {
    const input = new Input('invoices.update', changes, INVOICE_CHANGES);
    await ownerWrite(this.context, acting, async (tx) => {
      const { order, row } = await lockInvoice(tx, id);
      const fields = await changeInvoice(tx, row, input, this.context.now());
      const lines = await this.#changeLines(tx, order, id, input);
      const detail = { invoice: id, fields, lines };
      await this.#record(tx, order, acting, { action: 'invoice changed', detail });
    });
  }

  /** Removes a line of an invoice. @throws LinkError `not_found` */
  async removeLine(lineId: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const { order } = await lockInvoice(tx, (await lineRow(tx, lineId)).invoice_id);
      // The line is read after the lock: another writer may have removed it before.
      const line = await lineRow(tx, lineId);
      await tx.deleteFrom('invoice_lines').where('id', '=', lineId).execute();
      const detail = { invoice: line.invoice_id, line: lineId, item: line.item_desc };
      await this.#record(tx, order, acting, { action: 'invoice line removed', detail });
    });
  }

  async #changeLines(
    tx: Statements,
    order: StoredOrder,
    invoiceId: string,
    input: Input,
  ): Promise<readonly string[]> {
    const lines = await lineRows(tx, invoiceId);
    const most = this.context.limits.invoiceLines;
    const stored = await changeLines(tx, { order, invoiceId, lines, input, most });
    return stored.map(({ line_id }) => line_id);
  }

  async #record(
    tx: Statements,
    { id: orderId }: StoredOrder,
    acting: ActingUser | undefined,
    entry: {
      readonly action: string;
      readonly detail: Readonly<Record<string, unknown>> & { readonly invoice: string };
    },
  ): Promise<void> {
    const at = this.context.now();
    await addReceived(tx, { kind: 'invoice', keys: [entry.detail.invoice], orderId, at });
    await addHistory(tx, { orderId, actor: actorOf(acting), at, ...entry });
  }
}

async function lockInvoice(tx: Statements, id: string) {
  const found = await invoiceRow(tx, id);
  if (!found) throw noInvoice(id);
  const order = await lockOrder(tx, found.order_id);
  return { order, row: (await invoiceRow(tx, id)) ?? found };
}
