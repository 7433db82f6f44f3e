import type { SiteContext } from '../../engine/context.js';
import type { Input } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { rowPages } from '../../engine/store/pages.js';
import { EMPTY_ITEM, type InvoiceItem, OTHER_ITEM, validItems } from '../../orders/items.js';
import { type KnownRows, requireSameRows } from '../../orders/known-rows.js';

/** An item in the list of a client, for orders without items of their own. */
export interface ListedItem {
  /** '' for orders without a client. */
  readonly client_company: string;
  readonly item_id: string;
  readonly item_desc: string;
}

/** The items that may be bid on, completed and invoiced of an order of this site. */
export interface ItemsOfOrder {
  readonly items: readonly Omit<ListedItem, 'client_company'>[];
  /** True if the items are those of the order, false for those of its client. */
  readonly has_own_items: boolean;
  readonly is_other_allowed: boolean;
}

/** Clients whose items are read together: each may have a thousand. */
const CLIENTS_IN_A_PAGE = 10;

/** Returns the items of all clients, by client and in their order. */
export async function listItems(
  context: Pick<SiteContext, 'database'>,
): Promise<readonly ListedItem[]> {
  const items: ListedItem[] = [];
  for await (const page of itemPages(context)) items.push(...page);
  return items;
}

/** Yields the items of all clients, by client and in their order: those of some clients at a time. */
export async function* itemPages({
  database: { read },
}: Pick<SiteContext, 'database'>): AsyncGenerator<readonly ListedItem[]> {
  const readClients = (last: string | undefined) => clientsAfter(read, last);
  for await (const clients of rowPages(readClients, { size: CLIENTS_IN_A_PAGE })) {
    if (clients.length > 0) yield await itemsOfClients(read, clients);
  }
}

/** Returns the next clients that have items, by name. */
async function clientsAfter(
  read: Statements,
  last: string | undefined,
): Promise<readonly string[]> {
  let query = read
    .selectFrom('invoice_items')
    .select('client_company')
    .distinct()
    .where('order_id', 'is', null)
    .orderBy('client_company')
    .limit(CLIENTS_IN_A_PAGE);
  if (last !== undefined) query = query.where('client_company', '>', last);
  return (await query.execute()).map(({ client_company }) => client_company);
}

async function itemsOfClients(
  read: Statements,
  clients: readonly string[],
): Promise<readonly ListedItem[]> {
  const rows = await read
    .selectFrom('invoice_items')
    .select(['client_company', 'item_key as item_id', 'description as item_desc'])
    .where('order_id', 'is', null)
    .where('client_company', 'in', clients)
    .orderBy('client_company')
    .orderBy('position')
    .execute();
  return rows;
}

/** Returns the items of an order, without the empty and the other one, which every list has. */
export async function itemsOfOrder(read: Statements, reportId: string): Promise<ItemsOfOrder> {
  const order = await read
    .selectFrom('orders')
    .select(['id', 'fields', 'is_other_allowed'])
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const own = await read
    .selectFrom('invoice_items')
    .select('id')
    .where('order_id', '=', reportId)
    .executeTakeFirst();
  const items = [...(await validItems(read, order))]
    .filter(([id]) => id !== EMPTY_ITEM && id !== OTHER_ITEM)
    .map(([item_id, item_desc]) => ({ item_id, item_desc }));
  return {
    items,
    has_own_items: own !== undefined,
    is_other_allowed: order.is_other_allowed,
  };
}

/** Reads items from the page. Their values are checked when they are set. @throws LinkError `input_invalid` */
export function readItems(input: Input): readonly InvoiceItem[] {
  return input
    .objects('items', ['id', 'description'])
    .map((item) => ({ id: item.text('id'), description: item.text('description') }));
}

/** The items of a client that the page knew when its user began to change them. */
export interface KnownItems {
  readonly items_before?: KnownRows;
}

/**
 * Locks the items of a client, and compares them with those that the page knew.
 *
 * @throws LinkError `input_invalid`, which names the present items
 */
export async function requireKnownItems(
  tx: Statements,
  client: string,
  before: KnownRows | undefined,
): Promise<void> {
  if (before === undefined || before === null) return;
  await tx
    .updateTable('invoice_items')
    .set((row) => ({ position: row.ref('position') }))
    .where('client_company', '=', client)
    .where('order_id', 'is', null)
    .execute();
  const present = (await itemsOfClients(tx, [client])).map(({ item_id, item_desc }) => ({
    id: item_id,
    description: item_desc,
  }));
  requireSameRows('items.items', { present, before }, ({ description }) =>
    description.slice(0, 100),
  );
}
