import type { InvoiceLine, InvoiceLineChange } from '../../../api/index.js';
import { isRowId } from '../../engine/context.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import {
  type InvoiceChanges,
  type InvoiceSide,
  type LineChange,
  type PricedInvoice,
  type PricedLine,
  totalOf,
} from '../../orders/prices/invoice-values.js';
import { once } from '../once.js';
import { decimalOf, itemNumber, itemsByNumber, numberOf, ShownUnits } from '../priced-values.js';
import { answering } from '../service-refusal.js';
import { type SiteActions, type SiteCall, visibleOrder } from '../site-actions.js';

/** The refusals of lines. */
const LINE_TYPES = {
  item_not_found: 'invalid_request',
  item_desc_missing: 'invalid_request',
} as const;

/** The actions of the service `invoice`, on owned and imported orders. */
export const INVOICE: SiteActions = {
  'invoice/id': async (call) => {
    const order = await visibleOrder(call, call.event.data.report_id);
    const id = await invoicesOf(call, order).find(order.id);
    return id === undefined ? call.event.fail('invoice_not_found') : { invoice_id: Number(id) };
  },

  'invoice/get': async (call) => {
    const id = String(call.event.data.invoice_id);
    const order = await orderOfInvoice(call, id);
    const invoice = await answering({ not_found: 'not_found' }, () =>
      invoicesOf(call, order).get(id),
    );
    return shownInvoice(invoice, await ShownUnits.read(call));
  },

  'invoice/create': async (call) => {
    const { data } = call.event;
    const order = await visibleOrder(call, data.report_id);
    const reader = await LineReader.of(call, order);
    const invoice = {
      contractor_lines: reader.added(data.contractor_items),
      client_lines: reader.added(data.client_items),
    };
    return once(call, (acting) =>
      answering({ ...LINE_TYPES, order_not_found: 'wo_invalid' }, async () => ({
        invoice_id: Number(await invoicesOf(call, order).create(order.id, invoice, acting)),
      })),
    );
  },

  'invoice/update': async (call) => {
    const { data, fail } = call.event;
    const id = String(data.invoice_id);
    const order = await orderOfInvoice(call, id);
    if (order.id !== String(data.report_id)) {
      return fail('not_found', `Order ${data.report_id} has no invoice ${id}.`);
    }
    const changes = await changesOf(call, order);
    return once(call, (acting) =>
      answering({ ...LINE_TYPES, not_found: 'line_id_invalid' }, async () => {
        await invoicesOf(call, order).update(id, changes, acting);
        return { result: `Invoice ${id} is updated.` };
      }),
    );
  },

  'invoice/delete/item': async (call) => {
    const id = String(call.event.data.line_id);
    const order = await orderOfLine(call, id);
    return once(call, (acting) =>
      answering({ not_found: 'not_found' }, async () => {
        await invoicesOf(call, order).removeLine(id, acting);
        return { result: `Line ${id} is deleted.` };
      }),
    );
  },
};

type InvoiceAction =
  | 'invoice/id'
  | 'invoice/get'
  | 'invoice/create'
  | 'invoice/update'
  | 'invoice/delete/item';

/** Returns the service for the invoices of an order. */
function invoicesOf(
  { owner, importer }: Pick<SiteCall<InvoiceAction>, 'owner' | 'importer'>,
  { link_id }: AnyOrder,
) {
  return link_id === null ? owner.invoices : importer.invoices;
}

/** Returns the order of an invoice that the app may see. @throws ApiError `not_found` */
async function orderOfInvoice(
  call: SiteCall<'invoice/get'> | SiteCall<'invoice/update'>,
  id: string,
): Promise<AnyOrder> {
  const row = isRowId(id)
    ? await call.context.database.read
        .selectFrom('invoices')
        .select('order_id')
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!row) return call.event.fail('not_found');
  return visibleOrder<'invoice/get' | 'invoice/update'>(call, row.order_id, 'not_found');
}

/** Returns the order of a line that the app may see. @throws ApiError `not_found` */
async function orderOfLine(call: SiteCall<'invoice/delete/item'>, id: string): Promise<AnyOrder> {
  const row = isRowId(id)
    ? await call.context.database.read
        .selectFrom('invoice_lines')
        .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
        .select('order_id')
        .where('invoice_lines.id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!row) return call.event.fail('not_found');
  return visibleOrder(call, row.order_id, 'not_found');
}

type ChangingCall = SiteCall<'invoice/create'> | SiteCall<'invoice/update'>;

/** Reads the lines of a request, by the items of an order and the units of the site. */
class LineReader {
  private constructor(
    readonly event: ChangingCall['event'],
    readonly items: ReadonlyMap<number, string>,
    readonly units: ShownUnits,
  ) {}

  static async of(call: ChangingCall, order: AnyOrder): Promise<LineReader> {
    return new LineReader(
      call.event,
      await itemsByNumber(call, order),
      await ShownUnits.read(call),
    );
  }

  /** Returns changes of lines. @throws ApiError `invalid_request` */
  changes(items: readonly InvoiceLineChange[] = []): readonly LineChange[] {
    return items.map((item) => this.#change(item));
  }

  /** Returns the lines of a new invoice: ids in the request belong to no line. @throws ApiError `invalid_request` */
  added(items: readonly InvoiceLineChange[] = []): readonly LineChange[] {
    return this.changes(items.map(({ line_id: _, ...line }) => line));
  }

  #change(line: InvoiceLineChange): LineChange {
    const { line_id, flat_fee, invoice_item_other: other } = line;
    if (flat_fee !== undefined && flat_fee !== 0 && flat_fee !== 1) {
      return this.#refuse('flat_fee is 1 where the price is that of the line, else 0.');
    }
    const change = {
      line_id: line_id === undefined ? undefined : String(line_id),
      item_id: this.#item(line),
      item_desc: other || line.invoice_item_desc,
      quantity: decimalOf(line.qty),
      price: decimalOf(line.price),
      flat_fee: flat_fee === undefined ? undefined : flat_fee === 1,
      unit_id: this.#unit(line.uom_id),
      adjustment: decimalOf(line.price_sub_adj),
      adjustment_comment: line.adj_comment,
    };
    return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  }

  /** Returns the id of the item that a line names; blank for an other item, undefined where it names none. */
  #item({ invoice_item_id: number, invoice_item_other: other }: InvoiceLineChange) {
    if (number === undefined) return (other ?? '') === '' ? undefined : '';
    if ((other ?? '') !== '') {
      return this.#refuse('A line has invoice_item_id or invoice_item_other, not both.');
    }
    // The service decides about an item that the order does not take any more.
    return this.items.get(Number(number)) ?? String(number);
  }

  #unit(unit: number | undefined): string | undefined {
    if (unit === undefined || this.units.problemOf(unit) === undefined) {
      return unit === undefined ? undefined : String(unit);
    }
    return this.#refuse(`uom_id ${unit} is no active unit of measure.`);
  }

  #refuse(text: string): never {
    return this.event.fail('invalid_request', text);
  }
}

async function changesOf(
  call: SiteCall<'invoice/update'>,
  order: AnyOrder,
): Promise<InvoiceChanges> {
  const { data } = call.event;
  const reader = await LineReader.of(call, order);
  const changes = {
    lines: reader.changes(data.items),
    contractor_lines: reader.changes(data.contractor_items),
    client_lines: reader.changes(data.client_items),
    is_complete: data.complete === undefined ? undefined : data.complete === 1,
    contractor_discount: data.contractor_discount_percentage,
    client_discount: data.client_discount_percentage,
    sent_to_client_date: data.sent_to_client_date?.replace(MONTH_FIRST, '$3-$1-$2'),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** A date as the request has it. */
const MONTH_FIRST = /^(\d{2})\/(\d{2})\/(\d{4})$/;

function shownInvoice(invoice: PricedInvoice, units: ShownUnits) {
  const { invoice_id, created_at, completed_at, lines } = invoice;
  const { contractor_discount, client_discount } = invoice;
  const [year, month, day] = new Date(created_at).toISOString().slice(0, 10).split('-');
  const of = (wanted: InvoiceSide) => lines.filter(({ side }) => side === wanted);
  const [contractor, client] = [of('contractor'), of('client')];
  return {
    invoice_id: Number(invoice_id),
    invoice_date: `${month}/${day}/${year}`,
    complete: completed_at === null ? (0 as const) : (1 as const),
    contractor_items: contractor.map((line) => shownLine(line, units)),
    client_items: client.map((line) => shownLine(line, units)),
    contractor_total_adj: numberOf(totalOf(contractor, contractor_discount)),
    client_total_adj: numberOf(totalOf(client, client_discount)),
  };
}

function shownLine(line: PricedLine, units: ShownUnits): InvoiceLine {
  return {
    line_id: Number(line.line_id),
    invoice_item_id: itemNumber(line.item_id),
    invoice_item_desc: line.item_desc,
    invoice_item_other: line.item_id === null ? line.item_desc : null,
    qty: numberOf(line.quantity),
    uom_id: units.numberOf(line.unit_id),
    price: numberOf(line.price),
    flat_fee: line.flat_fee ? 1 : 0,
    price_sub_adj: numberOf(line.adjustment),
    adj_comment: line.adjustment_comment,
  };
}
