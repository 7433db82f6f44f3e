import type { SiteContext } from '../../engine/context.js';
import { requireOrderForm } from '../../orders/filling/order-forms.js';
import { requireAccount } from '../../orders/people/account-row.js';
import { addressKey, findProperty } from '../../orders/properties.js';
import { type NewOrder, readNewOrder, sameOrder } from '../orders/new-order.js';

/** An order that is the same as that of a row: a stored one, or that of an earlier row. */
export type SameOrder = { readonly report_id: string } | { readonly position: string };

/** The orders of the rows of a file, before they are made. It stores nothing. */
export class PlannedOrders {
  readonly #accounts = new Map<string, Promise<string>>();
  readonly #rows = new Map<string, string>();

  constructor(private readonly context: Pick<SiteContext, 'database'>) {}

  /**
   * Validates the order of a row.
   *
   * @returns the same order, if there is one, which `createOnce` would return; undefined for a new order
   * @throws the LinkErrors of `createOnce`
   */
  async plan(order: NewOrder, position: string): Promise<SameOrder | undefined> {
    const { background: read } = this.context.database;
    const { username, location, row, forms } = readNewOrder(order);
    const account_id = await this.#accountId(username);
    for (const form of forms) await requireOrderForm(read, form);
    const place_key = addressKey(location, '');
    const key = JSON.stringify([account_id, row.wo_number, place_key]);
    const earlier = this.#rows.get(key);
    if (earlier !== undefined) return { position: earlier };
    this.#rows.set(key, position);
    const property = await findProperty(read, place_key);
    const wanted = property && { account_id, property_id: property.id, wo_number: row.wo_number };
    const there = wanted && (await sameOrder(read, wanted));
    return there && { report_id: there.id };
  }

  async #accountId(username: string): Promise<string> {
    const known = this.#accounts.get(username);
    if (known) return known;
    const id = requireAccount(this.context.database.background, username).then((row) => row.id);
    this.#accounts.set(username, id);
    return id;
  }
}
