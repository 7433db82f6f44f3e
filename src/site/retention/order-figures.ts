import type { Statements } from '../engine/store/database.js';
import type { NewRow } from '../engine/store/schema/schema.js';
import { payloadOf } from '../importer/results/result-payloads.js';
import { storedFields } from '../orders/order-fields.js';
import type { AnyOrder } from '../orders/order-writing.js';
import { invoiceOf } from '../orders/prices/invoice-rows.js';
import { totalOf } from '../orders/prices/invoice-values.js';

/** The number of orders that share a text, from which on it is the name of a group and not of a person. */
const SHARED = 5;

/** The figures of an order that was made anonymous. */
export interface AnonymousOrder {
  readonly id: string;
  /** The account of an order of one's own, or the link of an imported one. The other one is null. */
  readonly account_id: string | null;
  readonly link_id: string | null;
  readonly status: string;
  /** The client, as an order names it; '' where fewer than five orders do. */
  readonly client_company: string;
  /** The kind of work; '' where fewer than five orders have it. */
  readonly work_type: string;
  /** Two capital letters, or ''. */
  readonly state_code: string;
  /** The month in which the site got it, `YYYY-MM` in UTC. */
  readonly received_month: string;
  /** The month of its last change. */
  readonly closed_month: string;
  readonly item_count: number;
  readonly bid_count: number;
  readonly note_count: number;
  readonly photo_count: number;
  /** The sum of the lines of the contractor; null without an invoice. */
  readonly contractor_total: string | null;
  /** The sum of the lines for the client; null without such lines. */
  readonly client_total: string | null;
}

/** Stores the figures of an order: numbers, months, and texts that many orders share. */
export async function addFigures(tx: Statements, order: AnyOrder): Promise<void> {
  const { id, account_id, link_id, status, client_text, work_text, created_at, modified_at } =
    order;
  await tx
    .insertInto('anonymous_orders')
    .values({
      ...{ account_id: link_id === null ? account_id : null, link_id, status },
      client_company: (await isShared(tx, 'client', client_text)) ? client_text : '',
      work_type: (await isShared(tx, 'work', work_text)) ? work_text : '',
      state_code: stateOf(order),
      received_month: monthOf(created_at),
      closed_month: monthOf(modified_at),
      ...(await countsOf(tx, order)),
      ...(await storedTotals(tx, order)),
      ...(link_id === null ? {} : await sentTotal(tx, id)),
    })
    .execute();
}

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

function stateOf({ fields }: AnyOrder): string {
  const { state } = storedFields(fields);
  return /^[A-Z]{2}$/.test(state) ? state : '';
}

const COLUMNS = {
  client: ['client_text', 'client_company'],
  work: ['work_text', 'work_type'],
} as const;

/** Returns true for the text of so many orders, removed ones counted, that it names none of them. */
async function isShared(
  tx: Statements,
  column: keyof typeof COLUMNS,
  value: string,
): Promise<boolean> {
  if (value === '') return false;
  const [stored, removed] = COLUMNS[column];
  const orders = await tx
    .selectFrom('orders')
    .select('id')
    .where(stored, '=', value)
    .limit(SHARED)
    .execute();
  const others = await tx
    .selectFrom('anonymous_orders')
    .select('id')
    .where(removed, '=', value)
    .limit(SHARED)
    .execute();
  return orders.length + others.length >= SHARED;
}

type Counts = Pick<
  NewRow<'anonymous_orders'>,
  'item_count' | 'bid_count' | 'note_count' | 'photo_count'
>;

async function countsOf(tx: Statements, { id: order, link_id }: AnyOrder): Promise<Counts> {
  const count = async (table: 'line_items' | 'bid_comps' | 'notes') => {
    const row = await tx
      .selectFrom(table)
      .select((rows) => rows.fn.countAll<number>().as('record_count'))
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow();
    return row.record_count;
  };
  // Documents, attachments of notes, and what was never sent are files too.
  const photos = await tx
    .selectFrom('files')
    .select((rows) => rows.fn.countAll<number>().as('record_count'))
    .where('order_id', '=', order)
    .where('area', '=', 'uploads')
    .where('file_area', '=', 0)
    .executeTakeFirstOrThrow();
  const sent = await tx
    .selectFrom('outbox')
    .select((rows) => rows.fn.countAll<number>().as('record_count'))
    .where('order_id', '=', order)
    .where('kind', '=', 'bid')
    .executeTakeFirstOrThrow();
  return {
    item_count: await count('line_items'),
    // A bid of an imported order may have rows in both tables.
    bid_count: link_id === null ? await count('bid_comps') : sent.record_count,
    note_count: await count('notes'),
    photo_count: photos.record_count,
  };
}

type Totals = Pick<NewRow<'anonymous_orders'>, 'contractor_total' | 'client_total'>;

/** Returns the sums of the stored lines of an invoice: those of an imported order for the client are stored here alone. */
async function storedTotals(tx: Statements, { id, account_id }: AnyOrder): Promise<Totals> {
  const invoice = await invoiceOf(tx, id, account_id);
  if (!invoice) return {};
  const lines = await tx
    .selectFrom('invoice_lines')
    .select(['side', 'quantity', 'price', 'is_flat_fee as flat_fee', 'adjustment'])
    .where('invoice_id', '=', invoice.id)
    .execute();
  const sum = (side: string, discount: string | null) => {
    const own = lines.filter((line) => line.side === side);
    return own.length === 0 ? null : totalOf(own, discount);
  };
  return {
    contractor_total: sum('contractor', invoice.contractor_discount),
    client_total: sum('client', invoice.client_discount),
  };
}

/** Returns the sum of the lines of the contractor that were sent for an imported order. */
async function sentTotal(tx: Statements, order: string): Promise<Totals> {
  const item = await tx
    .selectFrom('outbox')
    .selectAll()
    .where('order_id', '=', order)
    .where('kind', '=', 'invoice')
    .where('state', '=', 'sent')
    .executeTakeFirst();
  if (!item) return { contractor_total: null };
  const lines = payloadOf(item, 'invoice').lines.map((line) => ({ ...line, adjustment: null }));
  return { contractor_total: totalOf(lines, null) };
}
