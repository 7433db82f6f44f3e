import { sql } from 'kysely';
import { LinkError } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';
import { beyondLimit } from '../../engine/limits.js';
import type { Statements } from '../../engine/store/database.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { EMPTY_ITEM, OTHER_ITEM, validItems } from '../../orders/items.js';
import { addHistory, lockOrder, type StoredOrder } from '../../orders/order-writing.js';
import { addReceived } from '../../orders/received/received-records.js';
import { type Caller, callerOf, type EventHandler, requireCallers } from './event-handler.js';

type Data = Parameters<EventHandler<'send_contractor_invoice'>>[0]['data'];
type Line = Data['invoice_lines'][number];

/**
 * send_contractor_invoice: stores the lines of the sender's invoice for the order. A line_id that was sent before is
 * updated.
 */
export function sendContractorInvoice({
  limits,
  now,
}: SiteContext): EventHandler<'send_contractor_invoice'> {
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    const { length } = data.invoice_lines;
    if (length > limits.invoiceLines) {
      throw beyondLimit('invoice_lines', 'lines', length, limits.invoiceLines);
    }
    return delivery.commit(async (tx: Statements) => {
      const order = requireCallers(await lockOrder(tx, data.dst_report_id), caller);
      const chosen = chosenItems(order, await validItems(tx, order), data);
      const at = now();
      const { id: invoiceId, created_at } = await invoiceOf(tx, order, caller, { data, at });
      await addReceived(tx, { kind: 'invoice', keys: [invoiceId], orderId: order.id, at });
      const lineIds: string[] = [];
      for (const line of data.invoice_lines) {
        lineIds.push(await storeLine(tx, invoiceId, line, chosen.get(line.line_id)));
      }
      const action = created_at === at ? 'invoice added' : 'invoice changed';
      const detail = { invoice: invoiceId, lines: lineIds };
      await addHistory(tx, { orderId: order.id, actor: caller.username, action, at, detail });
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
): Promise<Pick<StoredRow<'invoices'>, 'id' | 'created_at'>> {
  const raw = JSON.stringify(data);
  const { comment } = data;
  return tx
    .insertInto('invoices')
    .values({
      order_id: order.id,
      account_id: caller.id,
      comment: comment ?? '',
      raw,
      modified_at: at,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'account_id'])
        .doUpdateSet({ raw, modified_at: at, ...(comment === undefined ? {} : { comment }) }),
    )
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** The columns of a line that come by link. */
type SentColumn =
  | 'invoice_id'
  | 'line_key'
  | 'item_key'
  | 'item_desc'
  | 'quantity'
  | 'price'
  | 'is_flat_fee'
  | 'raw';

interface LineToStore extends Pick<StoredRow<'invoice_lines'>, SentColumn> {
  /** True if the call names an item. Without one an update leaves the item as it is. */
  readonly has_item: boolean;
}

const STORE_LINE = preparedForOne<LineToStore, { readonly id: string }>(({ statements, value }) =>
  sql<{ id: string }>`
    INSERT INTO invoice_lines AS l
      (invoice_id, line_key, item_key, item_desc, quantity, price, is_flat_fee, raw)
    VALUES (${value('invoice_id')}, ${value('line_key')}, ${value('item_key')}, ${value('item_desc')},
      ${value('quantity')}, ${value('price')}, ${value('is_flat_fee')}, ${value('raw')})
    ON CONFLICT (invoice_id, line_key) DO UPDATE SET
      item_key = CASE WHEN ${value('has_item')} THEN excluded.item_key ELSE l.item_key END,
      item_desc = excluded.item_desc, quantity = excluded.quantity, price = excluded.price,
      is_flat_fee = excluded.is_flat_fee, raw = excluded.raw
    RETURNING id`.compile(statements),
);

async function storeLine(
  tx: Statements,
  invoiceId: string,
  line: Line,
  item: string | undefined,
): Promise<string> {
  const stored = await STORE_LINE(tx, {
    invoice_id: invoiceId,
    line_key: line.line_id,
    item_key: item ?? null,
    has_item: item !== undefined,
    item_desc: line.item_desc ?? '',
    quantity: line.quantity,
    price: line.price,
    is_flat_fee: line.flat_fee,
    raw: JSON.stringify(line),
  });
  if (!stored) throw new Error('the invoice line was not stored');
  return stored.id;
}
