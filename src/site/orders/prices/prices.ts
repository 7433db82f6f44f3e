import { shortName } from '../../../protocol/errors/short-name.js';
import { recordAct } from '../../engine/audit/record-act.js';
import { type ActingUser, isRowId, notFound, type SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWrite } from '../../engine/owner-write.js';
import type { Statements } from '../../engine/store/database.js';
import { EMPTY_ITEM, OTHER_ITEM, validItems } from '../items.js';
import { storedFields } from '../order-fields.js';
import { type AnyOrder, noOrder } from '../order-writing.js';
import { activeUnits, requireUnit } from './units.js';

/** The orders of a price: those of a client company, or one order. */
export interface PriceScope {
  /** The value of `client_company_alias` in orders; '' for orders without one. */
  readonly client_company?: string;
  /** An order, owned or imported. Its prices precede those of its client. */
  readonly report_id?: string;
}

/** The prices of an item. Absent members stay, null removes one. Amounts have at most two decimals. */
export interface NewPrice extends PriceScope {
  /** The id of the item, as get_invoice_items_order has it. */
  readonly item_id: string | number;
  /** The price that the client pays for one. */
  readonly client_price?: string | number | null;
  /** The price that the contractor gets for one. */
  readonly contractor_price?: string | number | null;
  /** The name of its unit of measure. */
  readonly unit?: string | null;
}

/** The prices of an item, as they are shown. Null where none is set. */
export interface ItemPrice {
  readonly item_id: string;
  readonly client_price: string | null;
  readonly contractor_price: string | null;
  readonly unit: string | null;
}

/** A price list of a client company, or the prices of one order. */
export interface PriceList {
  /** '' for orders without a client company, and for the prices of an order. */
  readonly client_company: string;
  /** The order; null for the list of a client company. */
  readonly report_id: string | null;
  /** The number of items with prices. */
  readonly price_count: number;
}

/** A valid item of an order with its prices. */
export interface PricedItem {
  readonly key: string;
  readonly description: string;
  readonly client_price: string | null;
  readonly contractor_price: string | null;
  /** The id of its unit; null without an active one. */
  readonly unit_id: string | null;
}

const SCOPE = ['client_company', 'report_id'];
const AMOUNTS = ['client_price', 'contractor_price'] as const;

/** The prices of items: a price list for each client company, and prices of single orders. */
export class Prices {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Sets prices of an item.
   *
   * @throws LinkError `input_invalid`, `order_not_found`, `not_found` for an unknown unit
   */
  async set(price: NewPrice, acting?: ActingUser): Promise<void> {
    const input = new Input('prices.set', price, [...SCOPE, 'item_id', ...AMOUNTS, 'unit']);
    const scope = readScope(input);
    const item_key = input.required('item_id', 255);
    if (item_key === EMPTY_ITEM || item_key === OTHER_ITEM) {
      throw input.wrong('item_id', `${item_key} is reserved for the protocol`);
    }
    const amounts = Object.fromEntries(
      AMOUNTS.filter((name) => input.has(name)).map((name) => [name, input.amount(name)]),
    );
    const modified_at = this.context.now();
    await ownerWrite(this.context, acting, async (tx) => {
      await requireScope(tx, scope);
      const unit = input.has('unit') ? await readUnit(tx, input) : {};
      const changes = { ...amounts, ...unit, modified_at };
      const { numUpdatedRows } = await ofScope(tx.updateTable('item_prices').set(changes), scope)
        .where('item_key', '=', item_key)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const row = { ...scope, item_key, ...changes };
        await tx.insertInto('item_prices').values(row).execute();
      }
      await this.#record(tx, acting, 'price.set', { ...detailOf(scope), item: item_key });
    });
  }

  /** Removes the prices of an item. @throws LinkError `input_invalid`, `not_found` */
  async remove(price: PriceScope & Pick<NewPrice, 'item_id'>, acting?: ActingUser): Promise<void> {
    const input = new Input('prices.remove', price, [...SCOPE, 'item_id']);
    const scope = readScope(input);
    const item_key = input.required('item_id', 255);
    await ownerWrite(this.context, acting, async (tx) => {
      const { numDeletedRows } = await ofScope(tx.deleteFrom('item_prices'), scope)
        .where('item_key', '=', item_key)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound(`price of item ${shortName(item_key)} there`);
      await this.#record(tx, acting, 'price.remove', { ...detailOf(scope), item: item_key });
    });
  }

  /** Returns the price list of a client company, or the prices of one order. @throws LinkError `input_invalid` */
  async list(given: PriceScope): Promise<readonly ItemPrice[]> {
    const scope = readScope(new Input('prices.list', given, SCOPE));
    const { read } = this.context.database;
    const rows = await ofScope(read.selectFrom('item_prices'), scope)
      .leftJoin('measure_units', 'measure_units.id', 'item_prices.unit_id')
      .select(['item_key', 'client_price', 'contractor_price', 'name'])
      .orderBy('item_key')
      .execute();
    return rows.map(({ item_key, name: unit, ...price }) => ({
      item_id: item_key,
      ...price,
      unit,
    }));
  }

  /** Returns the price lists of client companies by name, then the orders with prices of their own, the newest first. */
  async lists(): Promise<readonly PriceList[]> {
    const rows = await this.context.database.read
      .selectFrom('item_prices')
      .select(['client_company', 'order_id'])
      .select((row) => row.fn.countAll().as('price_count'))
      .groupBy(['client_company', 'order_id'])
      .orderBy('client_company')
      .orderBy('order_id', 'desc')
      .execute();
    const lists = rows.map(({ order_id: report_id, client_company, price_count }) => ({
      client_company,
      report_id,
      price_count: Number(price_count),
    }));
    const isOfOrder = ({ report_id }: PriceList) => report_id !== null;
    return [...lists.filter((list) => !isOfOrder(list)), ...lists.filter(isOfOrder)];
  }

  async #record(
    tx: Statements,
    acting: ActingUser | undefined,
    action: 'price.set' | 'price.remove',
    { subject, item }: { readonly subject: string; readonly item: string },
  ): Promise<void> {
    await recordAct(this.context, tx, acting, { action, subject, detail: { item } });
  }
}

type Scope = Pick<StoredPrice, 'client_company' | 'order_id'>;

interface StoredPrice {
  readonly client_company: string;
  readonly order_id: string | null;
}

function readScope(input: Input): Scope {
  const isOfOrder = input.has('report_id');
  if (isOfOrder === input.has('client_company')) {
    throw input.wrong('client_company', 'or report_id is required, one of them');
  }
  if (!isOfOrder) return { client_company: input.text('client_company', 255), order_id: null };
  const order_id = input.text('report_id');
  if (!isRowId(order_id)) throw noOrder(order_id);
  return { client_company: '', order_id };
}

async function requireScope(tx: Statements, { order_id }: Scope): Promise<void> {
  if (order_id === null) return;
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order_id)
    .executeTakeFirst();
  if (!order) throw noOrder(order_id);
}

/** Restricts a statement on prices to a scope. */
function ofScope<Query extends Restricted<Query>>(query: Query, scope: Scope): Query {
  return scope.order_id === null
    ? query.where('order_id', 'is', null).where('client_company', '=', scope.client_company)
    : query.where('order_id', '=', scope.order_id);
}

/** The part of a statement on prices that {@link ofScope} uses. */
interface Restricted<Query> {
  where(column: 'order_id', operator: 'is', value: null): Query;
  where(column: 'order_id' | 'client_company', operator: '=', value: string): Query;
}

async function readUnit(tx: Statements, input: Input): Promise<{ unit_id: string | null }> {
  const name = input.text('unit');
  return { unit_id: name === '' ? null : (await requireUnit(tx, name)).id };
}

function detailOf({ client_company, order_id }: Scope): { readonly subject: string } {
  return { subject: order_id === null ? client_company : `order ${order_id}` };
}

/** Returns the valid items of an order with its prices, in their order. */
export async function pricedItems(
  statements: Statements,
  order: Pick<AnyOrder, 'id' | 'fields' | 'is_other_allowed'>,
): Promise<readonly PricedItem[]> {
  const items = await validItems(statements, order);
  const { client_company_alias } = storedFields(order.fields);
  const rows = await statements
    .selectFrom('item_prices')
    .select(['order_id', 'item_key', 'client_price', 'contractor_price', 'unit_id'])
    .where((row) =>
      row.or([
        row('order_id', '=', order.id),
        row.and([row('order_id', 'is', null), row('client_company', '=', client_company_alias)]),
      ]),
    )
    .execute();
  const units = await activeUnits(statements);
  const ofOrder = new Map(rows.flatMap((row) => (row.order_id ? [[row.item_key, row]] : [])));
  const ofClient = new Map(rows.flatMap((row) => (row.order_id ? [] : [[row.item_key, row]])));
  return [...items]
    .filter(([key]) => key !== EMPTY_ITEM && key !== OTHER_ITEM)
    .map(([key, description]) => {
      const [own, list] = [ofOrder.get(key), ofClient.get(key)];
      const unit = own?.unit_id ?? list?.unit_id ?? null;
      return {
        key,
        description,
        client_price: own?.client_price ?? list?.client_price ?? null,
        contractor_price: own?.contractor_price ?? list?.contractor_price ?? null,
        unit_id: unit !== null && units.has(unit) ? unit : null,
      };
    });
}
