import type { ActionName } from '../../api/index.js';
import { readAmount } from '../../protocol/codec/amount.js';
import { validItems } from '../orders/items.js';
import type { AnyOrder } from '../orders/order-writing.js';
import type { PricedBid } from '../orders/prices/bid-values.js';
import { activeUnits } from '../orders/prices/units.js';
import type { SiteCall } from './site-actions.js';

/** The ids of items that are numbers in the JSON API. */
const NUMERIC = /^\d{1,15}$/;

/** Returns the number of an item; null for an other item, and for an id that is no number. */
export function itemNumber(key: string | null): number | null {
  return key !== null && NUMERIC.test(key) ? Number(key) : null;
}

/** Returns the ids of the items of an order by their numbers. */
export async function itemsByNumber(
  { context }: Pick<SiteCall<ActionName>, 'context'>,
  order: AnyOrder,
): Promise<ReadonlyMap<number, string>> {
  const items = await validItems(context.database.read, order);
  return new Map(
    [...items.keys()].flatMap((key) => {
      const number = itemNumber(key);
      return number === null || number === 0 ? [] : [[number, key]];
    }),
  );
}

/** A bid or completion with its name. */
export interface NamedBid extends PricedBid {
  readonly description: string;
}

/** Returns the bids and completions of an order, owned or imported, with their names. */
export async function namedBids(
  { context, owner, importer }: Pick<SiteCall<ActionName>, 'context' | 'owner' | 'importer'>,
  order: AnyOrder,
): Promise<readonly NamedBid[]> {
  const bids = await (order.link_id === null ? owner : importer).bids.list(order.id);
  // A bid by link may have an item and no description.
  const isUndescribed = bids.some(({ item_id, item_desc }) => item_id !== null && item_desc === '');
  const items = isUndescribed ? await validItems(context.database.read, order) : undefined;
  return bids.map((bid) => ({
    ...bid,
    description: bid.item_desc || (items?.get(bid.item_id ?? '') ?? ''),
  }));
}

/** Returns the amount of a stored decimal; 0 without one. */
export function numberOf(amount: string | null): number {
  return amount === null ? 0 : Number(amount);
}

/** Returns the decimal of an amount of a request, which has two decimals at most. */
export function decimalOf(amount: number): string;
export function decimalOf(amount: number | undefined): string | undefined;
export function decimalOf(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : readAmount(amount);
}

/** The units of a site as the JSON API has them. */
export class ShownUnits {
  private constructor(readonly active: ReadonlyMap<string, string>) {}

  static async read({ context }: Pick<SiteCall<ActionName>, 'context'>): Promise<ShownUnits> {
    return new ShownUnits(await activeUnits(context.database.read));
  }

  /** Returns the number of a unit; null where the site has no active unit. */
  numberOf(unitId: string | null): number | null {
    return unitId === null || this.active.size === 0 ? null : Number(unitId);
  }

  /** Returns the error for a unit of a request; undefined for an active one. */
  problemOf(unit: number): 'uom_not_allowed' | 'uom_invalid' | undefined {
    if (this.active.size === 0) return 'uom_not_allowed';
    return this.active.has(String(unit)) ? undefined : 'uom_invalid';
  }
}
