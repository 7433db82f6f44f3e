import { type ActingUser, actorOf, isRowId } from '../engine/context.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { type AnyOrder, addHistory } from '../orders/order-writing.js';
import {
  addLine,
  changeInvoice,
  changeLines,
  invoiceRow,
  invoiceThere,
  type KeyedLine,
  lineRow,
  lineRows,
  makeInvoice,
  noInvoice,
  shownInvoice,
} from '../orders/prices/invoice-rows.js';
import {
  INVOICE_CHANGES,
  type InvoiceChanges,
  type LineContent,
  NEW_INVOICE,
  type NewPricedInvoice,
  type PricedInvoice,
} from '../orders/prices/invoice-values.js';
import { NO_ACCOUNT } from './bids.js';
import type { ImporterContext } from './context.js';
import { lockImported, requireImported } from './imported-order.js';
import { findItem } from './results/outbox.js';
import { locked, refuseDrafted, removeGiven } from './results/recall-given.js';
import { readResults } from './results/result-input.js';
import { givenPayload, type InvoicePayload } from './results/result-payloads.js';
import { storeResults } from './results/store-results.js';
import { linesAtOwner } from './results/storing/taken-back.js';

/**
 * The invoices of imported orders. The outbox has the lines of the contractor, whether a person, a program or an app
 * has given them; rows of `invoice_lines` have their ids, units and adjustments, under the same keys. Lines for the
 * client are rows alone, and stay at this site.
 */
export class ImportedInvoices {
  /** @internal */
  constructor(/** @internal */ protected readonly context: ImporterContext) {}

  /** Returns the id of the invoice of an order; undefined without one. @throws LinkError `order_not_found` */
  async find(orderId: string): Promise<string | undefined> {
    const { database } = this.context;
    const order = await requireImported(database.read, orderId);
    const row = await rowOf(database.read, order.id);
    if (row || !(await givenInvoice(database.read, order.id))) return row?.id;
    return database.write(async (tx) => this.#made(tx, await lockImported(tx, order.id)));
  }

  /** Returns an invoice. @throws LinkError `not_found` */
  async get(id: string): Promise<PricedInvoice> {
    const { database } = this.context;
    const row = await invoiceRow(database.read, id);
    if (!row) throw noInvoice(id);
    const orderId = row.order_id;
    const lines =
      (await shownLines(database.read, orderId, id)) ??
      (await database.write(async (tx) => {
        await lockImported(tx, orderId);
        return numberedLines(tx, orderId, id);
      }));
    return shownInvoice(
      row,
      lines.map(({ key: _, ...line }) => line),
    );
  }

  /**
   * Makes the invoice of an order. The lines of the contractor are sent to the owner.
   *
   * @returns its id
   * @throws LinkError `already_there`, `input_invalid`, `item_not_found`, `item_desc_missing`, `order_not_found`,
   * `order_closed`, `result_locked`, `call_too_large`
   */
  async create(orderId: string, invoice: NewPricedInvoice, acting?: ActingUser): Promise<string> {
    const input = new Input('invoices.create', invoice, NEW_INVOICE);
    return ownerWrite(this.context, acting, async (tx) => {
      const order = await lockImported(tx, orderId);
      const there = await rowOf(tx, orderId);
      if (there || (await givenInvoice(tx, orderId))) {
        throw invoiceThere(orderId, there?.id ?? (await this.#made(tx, order)));
      }
      const id = await this.#made(tx, order);
      await this.#changeLines(tx, order, id, input);
      await this.#record(tx, order, acting, { action: 'invoice added', detail: { invoice: id } });
      return id;
    });
  }

  /**
   * Changes an invoice, and changes or adds lines. Lines of the contractor are sent to the owner as an update.
   *
   * @throws LinkError `not_found` for an unknown invoice or line, `input_invalid`, `item_not_found`,
   * `item_desc_missing`, `order_closed`, `result_locked`, `call_too_large`
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

  /**
   * Removes a line of an invoice. The owner must not have it: no event of the protocol removes a line.
   *
   * @throws LinkError `not_found`, `order_closed`, `result_locked`
   */
  async removeLine(lineId: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const { invoice_id: id } = await lineRow(tx, lineId);
      const { order } = await lockInvoice(tx, id);
      // Another writer may have removed it before the lock.
      await lineRow(tx, lineId);
      const lines = await numberedLines(tx, order.id, id);
      const line = lines.find(({ line_id }) => line_id === lineId);
      if (line?.side === 'contractor') await this.#takeLine(tx, order, line, lines);
      await tx.deleteFrom('invoice_lines').where('id', '=', lineId).execute();
      const detail = { invoice: id, line: lineId, item: line?.item_desc ?? '' };
      await this.#record(tx, order, acting, { action: 'invoice line removed', detail });
    });
  }

  #made(tx: Statements, order: AnyOrder): Promise<string> {
    return makeInvoice(tx, order, NO_ACCOUNT, this.context.now());
  }

  async #changeLines(
    tx: Statements,
    order: AnyOrder,
    invoiceId: string,
    input: Input,
  ): Promise<readonly string[]> {
    const lines = await numberedLines(tx, order.id, invoiceId);
    const most = this.context.limits.invoiceLines;
    const stored = await changeLines(tx, { order, invoiceId, lines, input, most });
    if (stored.some(({ side }) => side === 'contractor')) {
      const changed = new Map(stored.map((line) => [line.line_id, line]));
      const known = new Set(lines.map(({ line_id }) => line_id));
      const added = stored.filter(({ line_id }) => !known.has(line_id));
      const all = [...lines.map((line) => changed.get(line.line_id) ?? line), ...added];
      await this.#give(tx, order, all);
    }
    return stored.map(({ line_id }) => line_id);
  }

  /** Gives the lines of the contractor to the outbox, which sends them if they differ from the version before. */
  async #give(tx: Statements, order: AnyOrder, lines: readonly KeyedLine[]): Promise<void> {
    const item = await findItem(tx, order.id, 'invoice', '');
    if (item) refuseDrafted(item);
    const own = lines.filter(({ side }) => side === 'contractor');
    const invoice = {
      comment: givenPayload(item, 'invoice')?.comment ?? '',
      lines: own.map(({ key, item_id, item_desc, quantity, price, flat_fee }) => ({
        key,
        ...(item_id === null ? {} : { item_id }),
        item_desc,
        quantity,
        price,
        flat_fee,
      })),
    };
    const results = { ...readResults({ invoice }), files: [], attachments: new Map() };
    await storeResults(tx, order, results, { at: this.context.now(), isDraft: false });
  }

  /** Takes a line of the contractor out of the outbox. */
  async #takeLine(
    tx: Statements,
    order: AnyOrder,
    { key, line_id }: KeyedLine,
    lines: readonly KeyedLine[],
  ): Promise<void> {
    const item = await findItem(tx, order.id, 'invoice', '');
    if (!item) return;
    refuseDrafted(item);
    if (linesAtOwner(item).has(key)) {
      throw locked(item, 'its owner has this line, or may have it, and no event removes one');
    }
    const rest = lines.filter((line) => line.line_id !== line_id);
    if (rest.some(({ side }) => side === 'contractor')) return this.#give(tx, order, rest);
    await removeGiven(tx, item, { order, at: this.context.now() });
  }

  async #record(
    tx: Statements,
    { id: orderId }: AnyOrder,
    acting: ActingUser | undefined,
    entry: { readonly action: string; readonly detail: Readonly<Record<string, unknown>> },
  ): Promise<void> {
    await addHistory(tx, { orderId, actor: actorOf(acting), at: this.context.now(), ...entry });
  }
}

function rowOf(statements: Statements, orderId: string) {
  return statements
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

async function givenInvoice(
  statements: Statements,
  orderId: string,
): Promise<InvoicePayload | undefined> {
  return givenPayload(await findItem(statements, orderId, 'invoice', ''), 'invoice');
}

async function lockInvoice(tx: Statements, id: string) {
  const found = isRowId(id) ? await invoiceRow(tx, id) : undefined;
  if (!found) throw noInvoice(id);
  const order = await lockImported(tx, found.order_id);
  return { order, row: (await invoiceRow(tx, id)) ?? found };
}

/** Returns the lines of an invoice by their ids; undefined where a line has no id yet. */
async function shownLines(
  statements: Statements,
  orderId: string,
  invoiceId: string,
): Promise<readonly KeyedLine[] | undefined> {
  const rows = await lineRows(statements, invoiceId);
  const given = (await givenInvoice(statements, orderId))?.lines ?? [];
  const own = new Map(rows.flatMap((row) => (row.side === 'client' ? [] : [[row.key, row]])));
  if (given.some(({ key }) => !own.has(key))) return undefined;
  const contractor = given.flatMap((line) => {
    const row = own.get(line.key);
    return row ? [{ ...row, ...contentOf(line), unit_id: row.unit_id, ...adjustmentOf(row) }] : [];
  });
  const all = [...contractor, ...rows.filter(({ side }) => side === 'client')];
  return all.toSorted((one, other) => Number(one.line_id) - Number(other.line_id));
}

/** Returns the lines of an invoice, after giving ids to those that have none. */
async function numberedLines(
  tx: Statements,
  orderId: string,
  invoiceId: string,
): Promise<readonly KeyedLine[]> {
  const there = await shownLines(tx, orderId, invoiceId);
  if (there) return there;
  const keys = new Set((await lineRows(tx, invoiceId)).map(({ key }) => key));
  for (const line of (await givenInvoice(tx, orderId))?.lines ?? []) {
    if (!keys.has(line.key)) await addLine(tx, invoiceId, contentOf(line), line.key);
  }
  return (await shownLines(tx, orderId, invoiceId)) ?? [];
}

function contentOf(line: InvoicePayload['lines'][number]): LineContent {
  const { key: _, ...content } = line;
  const own = { unit_id: null, adjustment: null, adjustment_comment: '' };
  return { ...own, ...content, side: 'contractor' };
}

function adjustmentOf({ adjustment, adjustment_comment }: KeyedLine) {
  return { adjustment, adjustment_comment };
}
