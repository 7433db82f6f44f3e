import type { Input } from '../engine/input.js';
import type { Statements } from '../engine/store/database.js';
import { prepared } from '../engine/store/prepared.js';
import { type KnownRows, requireSameRows } from './known-rows.js';
import { lockOrder } from './order-writing.js';

/** One ordered item, as get_order sends it (specification: "Work order", `line_items`). */
export interface LineItem {
  readonly desc: string;
  /** Text with two decimals, as the other amounts. */
  readonly qty: string;
  readonly price: string;
  readonly total: string;
  readonly add: string;
}

const NOTHING = '0.00';

/** Reads the line items of an input. Absent amounts are 0.00, and `total` is qty times price. */
export function readLineItems(input: Input): readonly LineItem[] {
  const known = ['desc', 'qty', 'price', 'total', 'add'];
  return input.objects('line_items', known).map((line) => {
    const qty = line.amount('qty') ?? NOTHING;
    const price = line.amount('price') ?? NOTHING;
    const total = line.amount('total') ?? product(qty, price);
    if (total === undefined) {
      throw line.wrong('total', 'is required where qty times price has more than two decimals');
    }
    return { desc: line.required('desc'), qty, price, total, add: line.text('add') };
  });
}

/** Returns a product; undefined where it would have to be rounded. */
function product(qty: string, price: string): string | undefined {
  const tenThousandths = hundredths(qty) * hundredths(price);
  if (tenThousandths % 100n !== 0n) return undefined;
  const cents = tenThousandths / 100n;
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns an amount with two decimals in hundredths. */
export function hundredths(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

/** Returns the decimal of a number of hundredths, with two decimals. */
export function ofHundredths(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns the line items of an order, in their order. */
export async function lineItemsOf(
  statements: Statements,
  orderId: string,
): Promise<readonly LineItem[]> {
  const rows = await statements
    .selectFrom('line_items')
    .select(['description', 'qty', 'price', 'total', 'additional'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ description, qty, price, total, additional }) =>
    shownLineItem([description, qty, price, total, additional]),
  );
}

/** A stored line item: its description, its amounts, and its addition. */
export type StoredLineItem = readonly [
  description: string,
  qty: string | null,
  price: string | null,
  total: string | null,
  additional: string,
];

/** Returns a stored line item as it is shown and sent. Absent amounts are 0.00. */
export function shownLineItem([desc, qty, price, total, add]: StoredLineItem): LineItem {
  return { desc, qty: qty ?? NOTHING, price: price ?? NOTHING, total: total ?? NOTHING, add };
}

/** Replaces all line items of an order. */
export async function replaceLineItems(
  tx: Statements,
  orderId: string,
  lines: readonly LineItem[],
): Promise<void> {
  await tx.deleteFrom('line_items').where('order_id', '=', orderId).execute();
  await addLineItems(tx, orderId, lines);
}

interface NewLine extends LineItem {
  readonly orderId: string;
  readonly position: number;
}

const ADD = prepared<NewLine, unknown>(({ statements, value }) =>
  statements
    .insertInto('line_items')
    .values({
      order_id: value('orderId'),
      position: value('position'),
      description: value('desc'),
      qty: value('qty'),
      price: value('price'),
      total: value('total'),
      additional: value('add'),
    })
    .compile(),
);

/** Stores the line items of an order that has none. */
export async function addLineItems(
  tx: Statements,
  orderId: string,
  lines: readonly LineItem[],
): Promise<void> {
  for (const [position, line] of lines.entries()) await ADD(tx, { ...line, orderId, position });
}

/** The line items of an order that the page knew when its user began to change them. */
export interface KnownLines {
  readonly line_items_before?: KnownRows;
}

/**
 * Locks an order, and compares its line items with those that the page knew.
 *
 * @throws LinkError `order_not_found`; `input_invalid`, which names the present line items
 */
export async function requireKnownLines(
  tx: Statements,
  orderId: string,
  before: KnownRows | undefined,
): Promise<void> {
  if (before === undefined || before === null) return;
  await lockOrder(tx, orderId);
  const present = await lineItemsOf(tx, orderId);
  requireSameRows(
    'orders.update.line_items',
    { present, before },
    ({ desc, qty, price }) => `${desc.slice(0, 100)}, ${qty} × ${price}`,
  );
}
