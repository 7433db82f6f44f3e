import { LinkError } from '../../index.js';
import type { SiteContext } from '../context.js';
import { EMPTY_ITEM, OTHER_ITEM, validItems } from '../owner/items.js';
import { lockOrder, type StoredOrder } from '../owner/orders/order-writing.js';
import type { Statements } from '../store/database.js';
import { type Caller, callerOf, type EventHandler, requireCallers } from './event-handler.js';

type Data = Parameters<EventHandler<'send_contractor_invoice'>>[0]['data'];
type Line = Data['invoice_lines'][number];

/** send_contractor_invoice: keeps the lines of the sender's invoice for the order; a line_id sent before is updated. */
export function sendContractorInvoice({
  now,
}: SiteContext): EventHandler<'send_contractor_invoice'> {
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    return delivery.commit(async (tx: Statements) => {
      const order = requireCallers(await lockOrder(tx, data.dst_report_id), caller);
      const chosen = chosenItems(order, await validItems(tx, order), data);
      const invoiceId = await invoiceOf(tx, order, caller, { data, at: now() });
      const lineIds: string[] = [];
      for (const line of data.invoice_lines) {
        lineIds.push(await keepLine(tx, invoiceId, line, chosen.get(line.line_id)));
      }
      return { line_ids_cont: { invoice_id: invoiceId, line_ids: lineIds } };
    });
  };
}

function chosenItems(
  { id }: StoredOrder,
  items: ReadonlyMap<string, string>,
  data: Data,
): ReadonlyMap<string, string> {
  const given = Object.entries(data.dst_invoice_item_ids ?? {});
  const chosen = new Map(given.filter(([, item]) => item !== EMPTY_ITEM && item !== ''));
  for (const { line_id, item_desc } of data.invoice_lines) {
    const item = chosen.get(line_id);
    if (item === undefined) continue;
    if (!items.has(item)) {
      throw new LinkError('item_not_found', `Order ${id} has no invoice item ${item}.`);
    }
    if (item === OTHER_ITEM && (item_desc ?? '') === '') {
      const message = `Line ${line_id}: item_desc is required for an other item.`;
      throw new LinkError('item_desc_missing', message);
    }
  }
  return chosen;
}

async function invoiceOf(
  tx: Statements,
  order: StoredOrder,
  caller: Caller,
  { data, at }: { readonly data: Data; readonly at: number },
): Promise<string> {
  const raw = JSON.stringify(data);
  const { comment } = data;
  const { id } = await tx
    .insertInto('invoices')
    .values({
      order_id: order.id,
      account_id: caller.id,
      comment: comment ?? '',
      raw,
      modified_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'account_id'])
        .doUpdateSet({ raw, modified_at: at, ...(comment === undefined ? {} : { comment }) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function keepLine(
  tx: Statements,
  invoiceId: string,
  line: Line,
  item: string | undefined,
): Promise<string> {
  const content = {
    item_desc: line.item_desc ?? '',
    quantity: line.quantity,
    price: line.price,
    is_flat_fee: line.flat_fee,
    raw: JSON.stringify(line),
    ...(item === undefined ? {} : { item_key: item }),
  };
  const { id } = await tx
    .insertInto('invoice_lines')
    .values({ ...content, invoice_id: invoiceId, line_key: line.line_id })
    .onConflict((conflict) => conflict.columns(['invoice_id', 'line_key']).doUpdateSet(content))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
