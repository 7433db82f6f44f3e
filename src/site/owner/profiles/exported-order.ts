import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { storedFields } from '../../orders/order-fields.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { resultsOf } from '../results.js';

/** The members of an exported order besides those of a new order. */
export const EXPORT_MEMBERS = [
  'report_id',
  'wo_status',
  'ready_at',
  'bids',
  'completions',
  'invoice_total',
  'answers',
  'photos',
] as const;

/** The columns of a profile without a mapping. */
export const USUAL_COLUMNS = [
  'report_id',
  'wo_number',
  'address',
  'city',
  'state',
  'zip',
  'wo_status',
  'ready_at',
  'bids',
  'completions',
  'invoice_total',
  'answers',
  'photos',
] as const;

/** Returns the members of an order and of its results as texts. @param readyAt the time of Ready for Office */
export async function exportedOrder(
  context: SiteContext,
  order: AnyOrder,
  readyAt: number,
): Promise<ReadonlyMap<string, string>> {
  const { bids, answers, invoices } = await resultsOf(context, order.id);
  const lines = invoices.flatMap((invoice) => invoice.lines);
  const fields = Object.entries(storedFields(order.fields)).map(
    ([name, value]): [string, string] => [name, value ?? ''],
  );
  return new Map([
    ...fields,
    ['wo_number', order.wo_number],
    ['org_wo_num', order.org_wo_num ?? ''],
    ['report_id', order.id],
    ['wo_status', order.status],
    ['ready_at', new Date(readyAt).toISOString().slice(0, 19).replace('T', ' ')],
    ['bids', String(bids.filter(({ qty_bid }) => qty_bid !== null).length)],
    ['completions', String(bids.filter(({ qty_comp }) => qty_comp !== null).length)],
    ['invoice_total', sumOf(lines)],
    ['answers', String(answers.length)],
    ['photos', String(await photoCount(context.database.read, order.id))],
  ]);
}

/** Adds quantities and prices of two decimals each, exactly. A flat fee counts once. */
function sumOf(
  lines: readonly {
    readonly quantity: string;
    readonly price: string;
    readonly flat_fee: boolean;
  }[],
): string {
  const total = lines.reduce(
    (sum, { quantity, price, flat_fee }) =>
      sum + hundredths(price) * (flat_fee ? 100n : hundredths(quantity)),
    0n,
  );
  // Half a cent is rounded away from zero.
  const cents = (total + (total < 0n ? -50n : 50n)) / 100n;
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function hundredths(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.split('.', 2);
  return BigInt(`${whole}${decimals.padEnd(2, '0').slice(0, 2)}`);
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
