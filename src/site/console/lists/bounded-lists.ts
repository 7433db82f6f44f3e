import { sql } from 'kysely';
import type { Database } from '../../engine/store/database.js';
import { MOST_FOUND, ordersWithin } from '../../orders/found-orders.js';
import { filtered, type ReadFilters } from './order-filters.js';
import {
  idsOf,
  inOrder,
  isNarrowed,
  type NarrowedQuery,
  narrowed,
  type OrderSide,
  type OrderSource,
  orderOf,
  type Part,
  searchable,
  withinParts,
} from './order-query.js';
import { after, type Sort, sorted } from './order-sorts.js';
import { viewOf } from './order-views.js';

/** The orders that are read in the order of a list before another way is tried: some milliseconds. */
const FIRST = 2000;

/** The filters that the index of an order searches. */
const FILTERS_OF_SORT = {
  wo_number: [],
  created_at: ['received_from', 'received_to'],
  due_text: ['due_from', 'due_to'],
  status: ['status'],
  client_text: ['client'],
  work_text: ['work'],
  city_text: [],
  none: [],
} as const satisfies Record<NonNullable<Sort['column']> | 'none', readonly (keyof ReadFilters)[]>;

type ListedDatabase = Pick<Database, 'background' | 'capabilities'>;

/**
 * Bounds the work of a page of a list that no index has as it is: with filters, with an order of its own, or of the
 * smaller side of a site. First the list is read in its order for a while, which finds a page of a list that many orders
 * match. Otherwise the orders of its narrowest condition are compared and sorted.
 *
 * @param size the orders of the page
 */
export async function bounded(
  database: ListedDatabase,
  side: OrderSide,
  query: NarrowedQuery,
  size: number,
): Promise<NarrowedQuery> {
  if (!isNarrowed(query)) return ofSmallSide(database, side, query);
  // A search has found the orders, or has a condition that no index has.
  if (query.found) return shortOrInOrder(database, side, query);
  const first = await firstInOrder(database, side, query, size);
  if (first.length > size) return ofIds(database, query, first);
  const from = await narrowestParts(database, query);
  if (!from) return shortOrInOrder(database, side, query);
  return ofIds(database, query, await sortedIds(database, side, { ...query, from }, size));
}

/** The list of some ids, whose conditions they all meet. */
function ofIds(
  { capabilities }: ListedDatabase,
  query: NarrowedQuery,
  ids: readonly string[],
): NarrowedQuery {
  return { ...query, filters: {}, found: ordersWithin(capabilities, ids) };
}

/** Up to 1,000 orders of the side are found first, and then sorted. */
async function ofSmallSide(
  database: ListedDatabase,
  side: OrderSide,
  query: NarrowedQuery,
): Promise<NarrowedQuery> {
  const search = searchable(query);
  if (!search.isSearched) return query;
  const ids = await someIds(database, side, search);
  return ids.length > MOST_FOUND ? query : ofIds(database, query, ids);
}

/** Up to 1,000 orders are found first, and then sorted. More are read in their order. */
async function shortOrInOrder(
  database: ListedDatabase,
  side: OrderSide,
  query: NarrowedQuery,
): Promise<NarrowedQuery> {
  const ids = await someIds(database, side, searchable(query));
  if (ids.length > MOST_FOUND) return inOrder(database.capabilities, query);
  return ofIds(database, query, ids);
}

async function someIds(
  { background }: ListedDatabase,
  side: OrderSide,
  query: NarrowedQuery,
): Promise<readonly string[]> {
  const { rows } = narrowed(background, side, query);
  const found = await rows
    .select('orders.id')
    .limit(MOST_FOUND + 1)
    .execute();
  return found.map(({ id }) => id);
}

/** Returns those of the first orders, in the order of the list, that match; of one more than the page at most. */
async function firstInOrder(
  { background, capabilities }: ListedDatabase,
  side: OrderSide,
  query: NarrowedQuery,
  size: number,
): Promise<readonly string[]> {
  const sort = orderOf(query);
  const indexed = ofNames(query, FILTERS_OF_SORT[sort.column ?? 'none']);
  const first: Part = {
    narrow: (all) => sorted(filtered(all, indexed), sort, query.next).limit(FIRST),
    index: sort.index,
  };
  const from = withinParts(background, capabilities, [first]);
  const { rows } = narrowed(background, side, { ...query, from });
  const found = await sorted(rows, sort, '')
    .select('orders.id')
    .limit(size + 1)
    .execute();
  return found.map(({ id }) => id);
}

/** Returns the first ids of a list after its cursor, of one more than the page at most. */
async function sortedIds(
  { background }: ListedDatabase,
  side: OrderSide,
  query: NarrowedQuery,
  size: number,
): Promise<readonly string[]> {
  const sort = orderOf(query);
  const { rows } = narrowed(background, side, query);
  const matching = after(rows, sort, query.next).select([
    'orders.id as order_id',
    `orders.${sort.column ?? 'id'} as sort_value`,
  ]);
  const direction = sql.raw(sort.isDescending ? 'DESC' : 'ASC');
  // PostgreSQL would otherwise read all orders in this order, to find a page early.
  const { rows: found } = await sql<{ order_id: string }>`
    WITH listed AS MATERIALIZED ${matching} SELECT order_id FROM listed
    ORDER BY sort_value ${direction}, order_id ${direction} LIMIT ${sql.lit(size + 1)}`.execute(
    background,
  );
  return found.map(({ order_id }) => order_id);
}

/** Orders that are compared one by one for a page: some milliseconds. */
const FEW = 10_000;
/** The most orders of one condition. A list with more of each is read in its order. */
const MOST_COMPARED = 100_000;

/** The filters that belong together: each group is a search in one index. */
const GROUPS = [
  ['client'],
  ['work'],
  ['status'],
  ['userId'],
  ['due_from', 'due_to'],
  ['received_from', 'received_to'],
] as const satisfies readonly (readonly (keyof ReadFilters)[])[];

/**
 * Finds the orders that the narrowest conditions of a list leave: its view, and each of its filters. The other conditions
 * compare those orders only. A database without statistics would take the wrong index: that of a client with a quarter of
 * all orders, and not that of a week.
 *
 * @returns undefined where each condition leaves more than 100,000 orders
 */
export async function narrowestParts(
  database: ListedDatabase,
  query: NarrowedQuery,
): Promise<OrderSource | undefined> {
  const parts = partsOf(query);
  for (const most of [FEW, MOST_COMPARED]) {
    const counts = await countsOf(database, parts, most);
    const narrow = parts
      .map((part, index) => ({ part, count: counts[index] ?? 0 }))
      .filter(({ count }) => count <= most);
    const [first, ...others] = narrow.toSorted((one, other) => one.count - other.count);
    if (!first) continue;
    const all = most === FEW ? [first] : [first, ...others];
    const narrowest = all.map(({ part }) => part);
    return withinParts(database.background, database.capabilities, narrowest);
  }
  return undefined;
}

/** Counts parts, each up to one more than some orders. Many are not counted where statistics tell their numbers. */
async function countsOf(
  { background, capabilities }: ListedDatabase,
  parts: readonly Part[],
  most: number,
): Promise<readonly number[]> {
  const all = parts.map((part) => idsOf(background, capabilities, part));
  const expected =
    most > FEW
      ? await capabilities.expectedRows(
          background,
          'orders',
          all.map((ids) => sql`${ids}`),
        )
      : undefined;
  if (expected) return expected;
  const counts: number[] = [];
  for (const ids of all) {
    const { rows } = await sql<{ part_count: number }>`
      SELECT count(*) AS part_count FROM ${ids.limit(most + 1)} AS part`.execute(background);
    counts.push(rows[0]?.part_count ?? 0);
  }
  return counts;
}

function partsOf({ view, today, filters = {} }: NarrowedQuery): readonly Part[] {
  const groups = GROUPS.map((names) => ofNames({ filters }, names)).filter(
    (group) => Object.keys(group).length > 0,
  );
  const { narrow, index } = viewOf(view);
  const ofView: Part = { narrow: (rows) => narrow(rows, today), index };
  return [
    ...(view === 'all' ? [] : [ofView]),
    ...groups.map((group): Part => ({ narrow: (rows) => filtered(rows, group) })),
  ];
}

/** Returns the filters of some names. */
function ofNames(
  { filters = {} }: Pick<NarrowedQuery, 'filters'>,
  names: readonly (keyof ReadFilters)[],
): ReadFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => names.some((one) => one === name)),
  );
}
