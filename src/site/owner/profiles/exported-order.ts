import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { invoiceOf, lineRows } from '../../orders/prices/invoice-rows.js';
import { totalOf } from '../../orders/prices/invoice-values.js';
import type { ShownFields } from '../../orders/visibility/visibility.js';
import { resultsOf } from '../results.js';

/** The members of an exported order that its work has. */
const WORK_MEMBERS = [
  'wo_status',
  'ready_at',
  'bids',
  'completions',
  'invoice_total',
  'answers',
  'photos',
] as const;

/** The members of an exported order besides those of a new order. */
export const EXPORT_MEMBERS = ['report_id', ...WORK_MEMBERS] as const;

/** The columns of a profile without a mapping. */
export const USUAL_COLUMNS = [
  'report_id',
  'wo_number',
  'address',
  'city',
  'state',
  'zip',
  ...WORK_MEMBERS,
] as const;

/** An order to export. */
export interface ReadyOrder {
  readonly order: AnyOrder;
  /** Its fields that the export shows. */
  readonly fields: ShownFields;
  /** The time of Ready for Office. */
  readonly readyAt: number;
}

/** Returns the members of an order and of its results as texts. */
export async function exportedOrder(
  context: SiteContext,
  { order, fields: shown, readyAt }: ReadyOrder,
): Promise<ReadonlyMap<string, string>> {
  const { bids, answers } = await resultsOf(context, order.id);
  const fields = Object.entries(shown).map(([name, value]): [string, string] => [
    name,
    value ?? '',
  ]);
  return new Map([
    ...fields,
    ['wo_number', order.wo_number],
    ['org_wo_num', order.org_wo_num ?? ''],
    ['report_id', order.id],
    ['wo_status', order.status],
    ['ready_at', new Date(readyAt).toISOString().slice(0, 19).replace('T', ' ')],
    ['bids', String(bids.filter(({ qty_bid }) => qty_bid !== null).length)],
    ['completions', String(bids.filter(({ qty_comp }) => qty_comp !== null).length)],
    ['invoice_total', await invoiceTotal(context.database.read, order)],
    ['answers', String(answers.length)],
    ['photos', String(await photoCount(context.database.read, order.id))],
  ]);
}

/** Returns the total of the contractor's lines, as /invoice/get answers it. */
async function invoiceTotal(read: Statements, { id, account_id }: AnyOrder): Promise<string> {
  const invoice = await invoiceOf(read, id, account_id);
  const lines = invoice ? await lineRows(read, invoice.id) : [];
  const own = lines.filter(({ side }) => side === 'contractor');
  return totalOf(own, invoice?.contractor_discount ?? null);
}

async function photoCount(read: Statements, orderId: string): Promise<number> {
  const row = await read
    .selectFrom('files')
    .select((file) => file.fn.countAll().as('file_count'))
    .where('order_id', '=', orderId)
    .where('area', '=', 'uploads')
    .where('file_area', '=', 0)
    .executeTakeFirst();
  return Number(row?.file_count ?? 0);
}
