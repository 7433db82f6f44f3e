import { LinkError } from '../../../index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { type Input, inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import type { AnyOrder } from '../order-writing.js';
import { pricedItems } from './prices.js';
import { activeUnits } from './units.js';

/**
 * A bid, a completion, or both, with the prices for both sides. Amounts are decimal texts. The link carries it without
 * unit and contractor price.
 */
export interface PricedBid {
  /** The id at this site, unique among the bids of owned and imported orders. */
  readonly comp_note_id: string;
  /** The item; null for an other item. */
  readonly item_id: string | null;
  readonly item_desc: string;
  readonly qty_bid: string | null;
  readonly qty_comp: string | null;
  /** `client_price_bid` on the link. */
  readonly client_price: string | null;
  readonly contractor_price: string | null;
  /** The id of its unit of measure. */
  readonly unit_id: string | null;
  readonly bid_note: string;
  readonly comp_note: string;
}

/** The changes of a bid. Absent members stay, null removes an amount or a unit. A quantity of 0 is none. */
export interface BidChanges {
  readonly qty_bid?: string | number | null;
  readonly qty_comp?: string | number | null;
  readonly client_price?: string | number | null;
  readonly contractor_price?: string | number | null;
  readonly unit_id?: string | null;
  readonly bid_note?: string;
  readonly comp_note?: string;
}

/** A new bid, completion, or both: of an item of the order, or an other item with a description. */
export interface NewPricedBid extends BidChanges {
  readonly item_id?: string | number;
  readonly item_desc?: string;
}

/** The values of a bid without its id. */
export type BidContent = Omit<PricedBid, 'comp_note_id'>;

/** The members of changes, and those of a new bid. */
export const BID_CHANGES = [
  'qty_bid',
  'qty_comp',
  'client_price',
  'contractor_price',
  'unit_id',
  'bid_note',
  'comp_note',
] as const;
export const NEW_BID = ['item_id', 'item_desc', ...BID_CHANGES] as const;

const NONE: BidContent = {
  item_id: null,
  item_desc: '',
  qty_bid: null,
  qty_comp: null,
  client_price: null,
  contractor_price: null,
  unit_id: null,
  bid_note: '',
  comp_note: '',
};

/** Reads changes over the former values. @throws LinkError `input_invalid`, also where no quantity is left */
export function readBidChanges(input: Input, before: BidContent = NONE): BidContent {
  const amount = (name: 'client_price' | 'contractor_price') =>
    input.has(name) ? input.amount(name) : before[name];
  const quantity = (name: 'qty_bid' | 'qty_comp') =>
    input.has(name) ? readQuantity(input, name) : before[name];
  const text = (name: 'bid_note' | 'comp_note') =>
    input.has(name) ? input.text(name) : before[name];
  const after = {
    ...before,
    qty_bid: quantity('qty_bid'),
    qty_comp: quantity('qty_comp'),
    client_price: amount('client_price'),
    contractor_price: amount('contractor_price'),
    unit_id: input.has('unit_id') ? input.text('unit_id', 18) || null : before.unit_id,
    bid_note: text('bid_note'),
    comp_note: text('comp_note'),
  };
  if (after.qty_bid === null && after.qty_comp === null) {
    throw input.wrong('qty_bid', 'is required, or qty_comp: a bid, a completion, or both');
  }
  return after;
}

function readQuantity(input: Input, name: string): string | null {
  const amount = input.amount(name);
  if (amount?.startsWith('-')) throw input.wrong(name, 'must not be negative');
  return amount === '0.00' ? null : amount;
}

/**
 * Reads a new bid of an order. An item has its description, and its unit where none is named.
 *
 * @throws LinkError `input_invalid`, `item_not_found`, `item_desc_missing`
 */
export async function readNewBid(
  tx: Statements,
  order: AnyOrder,
  input: Input,
): Promise<BidContent> {
  const content = readBidChanges(input);
  const key = input.text('item_id', 255);
  const item_desc = input.text('item_desc', 10_000);
  const items = await pricedItems(tx, order);
  if (key === '') {
    if (item_desc === '') {
      const message = `item_desc is required for an other item of order ${order.id}, or item_id.`;
      throw new LinkError('item_desc_missing', message);
    }
    // The owner of an imported order may not use invoicing, and then lists no items.
    const isUnlisted = order.link_id !== null && items.length === 0;
    if (order.is_other_allowed || isUnlisted) return { ...content, item_desc };
    const message = `Order ${order.id} accepts no other items: choose one of its items.`;
    throw new LinkError('item_not_found', message);
  }
  const item = items.find((one) => one.key === key);
  if (!item) {
    const message = `Order ${order.id} has no item ${shortName(key)}.`;
    throw new LinkError('item_not_found', message);
  }
  const unit_id = input.has('unit_id') ? content.unit_id : item.unit_id;
  return { ...content, item_id: key, item_desc: item_desc || item.description, unit_id };
}

/** Refuses a unit that is not active, unless a record has it already. @throws LinkError `input_invalid` */
export async function requireActiveUnit(
  tx: Statements,
  unitId: string | null,
  before: string | null = null,
): Promise<void> {
  if (unitId === null || unitId === before || (await activeUnits(tx)).has(unitId)) return;
  throw inputError('unit_id', 'must be the id of an active unit of measure');
}

/** Returns the names of the members that differ, for the history. */
export function changedMembers<Content extends object>(before: Content, after: Content): string[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) => (old.get(name) === value ? [] : [name]));
}

/** Returns the error for an unknown bid. */
export function noBid(id: string): LinkError {
  return new LinkError('bid_comp_not_found', `There is no bid or completion ${shortName(id)}.`);
}
