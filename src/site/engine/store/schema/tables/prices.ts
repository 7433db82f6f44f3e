import { decimal, id, ref, text, time } from '../column.js';
import { table } from '../table.js';

/** The units of measure of a site, and its prices of items. */
export const PRICES = {
  measure_units: table({
    id: id(),
    name: text().unique(),
    created_at: time(),
    /** Since then no bid and no line gets it; those that have it keep it. */
    disabled_at: time().nullable(),
  }).since(5),
  /** Prices of a client company, and prices of one order, which precede those of its client. */
  item_prices: table({
    id: id(),
    client_company: text(),
    order_id: ref('orders').nullable(),
    item_key: text(),
    client_price: decimal().nullable(),
    contractor_price: decimal().nullable(),
    unit_id: ref('measure_units').nullable(),
    modified_at: time(),
  })
    .since(5)
    .index('item_prices_of_client', ['client_company', 'item_key'], {
      isUnique: true,
      where: 'order_id IS NULL',
    })
    .index('item_prices_of_order', ['order_id', 'item_key'], {
      isUnique: true,
      where: 'order_id IS NOT NULL',
    }),
};
