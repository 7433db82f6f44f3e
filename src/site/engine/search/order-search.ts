import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Capabilities, Database, Engine } from '../store/database.js';
import { searchConditions } from './search-conditions.js';
import { MOST_FOUND, ownIds } from './text-search.js';

/** The values that orders have to have. Parts of texts may be anywhere in them, in capitals or not. */
export interface OrderSearch {
  readonly wo_number?: string;
  readonly org_wo_num?: string;
  readonly loan_number?: string;
  readonly state?: string;
  readonly zip?: string;
  /** A part of the street number and name. */
  readonly address?: string;
  /** A part of the city. */
  readonly city?: string;
}

/** A part of the found orders, by ascending id. */
export interface SearchedPart {
  /** The condition for rows of `orders`. */
  readonly visible: RawBuilder<SqlBool>;
  readonly offset: number;
  readonly limit: number;
}

/** A found order. */
export interface SearchedOrder {
  readonly id: string;
  readonly property_id: string;
  readonly created_at: number;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly loan_number: string;
  readonly work_type: string;
  readonly date_received: string;
}

/** Columns with one whole value, those of which few orders have the same first. */
const EXACT = [
  ['wo_number', 'orders.wo_number'],
  ['org_wo_num', 'orders.org_wo_num'],
  ['loan_number', 'order_keys.loan_number'],
  ['zip', 'order_keys.zip'],
  ['state', 'order_keys.state'],
] as const;
/** Those of the first columns of which so few have the same that no text has to be searched. */
const NUMBERS = 3;

const TEXTS = ['address', 'city'] as const;

/** The least characters of a part that an index finds. */
const LEAST = 3;

/** Finds orders by their values, by the index of which the fewest orders are expected. */
export async function searchOrders(
  { engine, background, capabilities }: Pick<Database, 'engine' | 'background' | 'capabilities'>,
  search: OrderSearch,
  part: SearchedPart,
): Promise<readonly SearchedOrder[]> {
  const [exact] = EXACT.filter(([name]) => search[name] !== undefined);
  const hasNumber = EXACT.slice(0, NUMBERS).some(([name]) => search[name] !== undefined);
  const terms = hasNumber ? [] : termsOf(search);
  const ids = terms.length === 0 ? undefined : await idsByTerms(engine, terms, background);
  if (ids?.length === 0) return [];
  const way = ids ? { ids } : { column: exact?.[1] };
  const { rows } = await statement(engine, search, { ...part, ...way, capabilities }).execute(
    background,
  );
  return rows;
}

/** Returns the texts that an index finds: the words of an order contain each of them. */
function termsOf({ address, city, zip }: OrderSearch): readonly string[] {
  const texts = [address, city].flatMap((text) => (text === undefined ? [] : [text]));
  if (!texts.some((text) => [...text].length >= LEAST)) return [];
  return [...texts, ...(zip === undefined ? [] : [zip])]
    .filter((text) => [...text].length >= LEAST)
    .map((text) => text.toLowerCase());
}

/** @returns undefined where an index finds many */
async function idsByTerms(
  engine: Engine,
  terms: readonly string[],
  background: Database['background'],
): Promise<readonly string[] | undefined> {
  const { rows } = await ownIds({ engine, terms }).execute(background);
  return rows.length > MOST_FOUND ? undefined : rows.map(({ order_id }) => order_id);
}

interface Way extends SearchedPart {
  /** The ids among which the orders are. */
  readonly ids?: readonly string[];
  /** The column whose index is read. Undefined: all orders are read, by their ids. */
  readonly column?: string | undefined;
  readonly capabilities: Pick<Capabilities, 'jsonList'>;
}

function statement(
  engine: Engine,
  search: OrderSearch,
  { ids, column, visible, offset, limit, capabilities }: Way,
): RawBuilder<SearchedOrder> {
  const isOfOrders = ids !== undefined || column?.startsWith('orders.') === true;
  // SQLite takes the tables in this order, and uses no index of a column after a plus sign.
  const join = sql.raw(engine === 'sqlite' ? 'CROSS JOIN' : 'JOIN');
  const plain = (name: string) =>
    engine === 'sqlite' && name !== column ? sql`+${sql.ref(name)}` : sql.ref(name);
  const from = isOfOrders
    ? sql`orders ${join} order_keys ON order_keys.order_id = orders.id`
    : sql`order_keys ${join} orders ON orders.id = order_keys.order_id`;
  const conditions: RawBuilder<unknown>[] = [visible];
  for (const [name, of] of EXACT) {
    if (search[name] !== undefined) conditions.push(sql`${plain(of)} = ${search[name]}`);
  }
  for (const name of TEXTS) {
    const text = search[name];
    if (text === undefined) continue;
    const { holds } = searchConditions(engine, [text.toLowerCase()]);
    conditions.push(holds(sql`lower(${sql.ref(`order_keys.${name}`)})`));
  }
  if (ids) {
    const list = capabilities.jsonList(sql`${`[${ids.join(',')}]`}`);
    conditions.push(
      sql`orders.id IN (SELECT CAST(CAST(one.value AS text) AS bigint) FROM ${list})`,
    );
  }
  const id = sql.ref(isOfOrders ? 'orders.id' : 'order_keys.order_id');
  return sql`SELECT orders.id, orders.property_id, orders.created_at, order_keys.address, order_keys.city,
      order_keys.state, order_keys.zip, order_keys.loan_number, order_keys.work_type, order_keys.date_received
    FROM ${from} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${id} LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}`;
}
