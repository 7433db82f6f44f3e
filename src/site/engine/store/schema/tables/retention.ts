import { decimal, id, large, ref, text } from '../column.js';
import { table } from '../table.js';

/** Records of orders that were removed. */
export const RETENTION = {
  /** The figures of an order that was made anonymous. Nothing in a row is of a person, or leads to the order. */
  anonymous_orders: table({
    id: id(),
    /** Of an order of one's own; null of an imported one. */
    account_id: ref().nullable(),
    /** Of an imported order. */
    link_id: ref().nullable(),
    status: text(),
    /** The names of client and kind of work; '' where few orders share them. */
    client_company: text(),
    work_type: text(),
    /** Two capital letters, or ''. */
    state_code: text(),
    /** Months, `YYYY-MM`, in UTC. */
    received_month: text(),
    closed_month: text(),
    item_count: large(),
    bid_count: large(),
    note_count: large(),
    photo_count: large(),
    /** The sum of the invoice lines of the contractor, and of those for the client; null without an invoice. */
    contractor_total: decimal().nullable(),
    client_total: decimal().nullable(),
  })
    .since(6)
    .index('anonymous_orders_of_client', ['client_company', 'id'])
    .index('anonymous_orders_of_work', ['work_type', 'id']),
};
