import type { SiteContext } from '../../engine/context.js';
import type { ExchangeLog, SiteExchange } from '../../engine/exchanges/exchange-log.js';
import { findOrders } from '../../orders/found-orders.js';
import type { PropertyAddress } from '../../orders/properties.js';
import type { Viewer } from '../../orders/visibility/visibility.js';
import { searchedText } from '../contract/searched-text.js';
import { listOrders, type OrderSummary } from '../orders/order-list.js';
import type { OrderSide } from './order-query.js';

/** A property that a search has found. */
export interface FoundProperty extends PropertyAddress {
  readonly id: string;
}

/** The results of a search, in groups. */
export interface Found {
  /** The text that was searched. */
  readonly text: string;
  readonly owned: readonly OrderSummary[];
  readonly imported: readonly OrderSummary[];
  /** True where there are more orders than these. */
  readonly is_more: boolean;
  readonly accounts: readonly { readonly username: string; readonly display_name: string }[];
  readonly links: readonly { readonly name: string; readonly client_company: string }[];
  readonly properties: readonly FoundProperty[];
  readonly exchanges: readonly SiteExchange[];
}

/** The most orders of each kind. */
const MOST_ORDERS = 50;
const MOST_OTHERS = 10;

const NONE: Found = {
  text: '',
  owned: [],
  imported: [],
  is_more: false,
  accounts: [],
  links: [],
  properties: [],
  exchanges: [],
};

/**
 * Finds orders by any words that they show, in any order, with their properties; accounts and links by parts of their
 * names; exchanges by their reference or the report_id that they are of.
 */
export async function findAll(
  { database }: Pick<SiteContext, 'database'>,
  log: ExchangeLog,
  {
    text,
    today,
    viewer,
  }: { readonly text: string; readonly today: string; readonly viewer: Viewer },
): Promise<Found> {
  const words = searchedText(text);
  if (words === '') return NONE;
  const query = {
    view: 'all',
    partner: '',
    next: '',
    text: words,
    today,
    viewer,
    size: MOST_ORDERS,
  };
  const found = await findOrders(database, words, viewer);
  const list = async (side: OrderSide) =>
    found && found.ids?.length !== 0
      ? listOrders({ database }, side, { ...query, found })
      : { orders: [], next: null };
  const [owned, imported] = [await list('owned'), await list('imported')];
  const orders = [...owned.orders, ...imported.orders];
  return {
    text: words,
    owned: owned.orders,
    imported: imported.orders,
    is_more: owned.next !== null || imported.next !== null,
    ...(await namedPartners(database.read, words)),
    properties: await propertiesOf(database.read, orders),
    exchanges: await log.find(words.replace(/^#/, ''), MOST_OTHERS),
  };
}

/** Returns the accounts and links whose names contain all words. There are few of them. */
async function namedPartners(
  read: SiteContext['database']['read'],
  words: string,
): Promise<Pick<Found, 'accounts' | 'links'>> {
  const parts = words.toLowerCase().split(/\s+/);
  const has = (...names: readonly string[]) => {
    const name = names.join(' ').toLowerCase();
    return parts.every((part) => name.includes(part));
  };
  const accounts = await read
    .selectFrom('accounts')
    .select(['username', 'display_name'])
    .orderBy('username')
    .execute();
  const links = await read
    .selectFrom('links')
    .select(['name', 'client_company'])
    .orderBy('name')
    .execute();
  return {
    accounts: accounts
      .filter(({ username, display_name }) => has(username, display_name))
      .slice(0, MOST_OTHERS),
    links: links
      .filter(({ name, client_company }) => has(name, client_company))
      .slice(0, MOST_OTHERS),
  };
}

/** Returns the properties of found orders. */
async function propertiesOf(
  read: SiteContext['database']['read'],
  orders: readonly OrderSummary[],
): Promise<readonly FoundProperty[]> {
  if (orders.length === 0) return [];
  return read
    .selectFrom('properties')
    .select(['id', 'address', 'city', 'state', 'zip'])
    .where('id', 'in', (one) =>
      one
        .selectFrom('orders')
        .select('property_id')
        .where(
          'orders.id',
          'in',
          orders.map(({ id }) => id),
        ),
    )
    .orderBy('id', 'desc')
    .limit(MOST_OTHERS)
    .execute();
}
