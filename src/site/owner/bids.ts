import { type ActingUser, actorOf, isRowId, type SiteContext } from '../engine/context.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { prepared } from '../engine/store/prepared.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { addHistory, lockOrder, type StoredOrder } from '../orders/order-writing.js';
import {
  BID_CHANGES,
  type BidChanges,
  type BidContent,
  changedMembers,
  NEW_BID,
  type NewPricedBid,
  noBid,
  type PricedBid,
  readBidChanges,
  readNewBid,
  requireActiveUnit,
} from '../orders/prices/bid-values.js';
import { addReceived } from '../orders/received/received-records.js';
import { requireOpen } from './orders/order-commands.js';

type StoredBid = StoredRow<'bid_comps'>;

/** The bids and completions of owned orders: those that came by link, and those that were made here. */
export class OwnedBids {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /** Returns the bids and completions of an order, by their ids; none for an unknown order. */
  async list(reportId: string): Promise<readonly PricedBid[]> {
    if (!isRowId(reportId)) return [];
    return (await LIST(this.context.database.read, { reportId })).map(shownBid);
  }

  /**
   * Adds a bid, a completion, or both to an open order, for its account, which may update it by the id.
   *
   * @returns its id
   * @throws LinkError `input_invalid`, `item_not_found`, `item_desc_missing`, `order_not_found`, `order_closed`
   */
  async create(reportId: string, bid: NewPricedBid, acting?: ActingUser): Promise<string> {
    const input = new Input('bids.create', bid, NEW_BID);
    return ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      requireOpen(order);
      const content = await readNewBid(tx, order, input);
      await requireActiveUnit(tx, content.unit_id);
      const at = this.context.now();
      const raw = JSON.stringify(bid);
      return storeBid(tx, order, { ...columnsOf(content), raw, at, actor: actorOf(acting) });
    });
  }

  /**
   * Changes a bid or completion of an open order.
   *
   * @throws LinkError `input_invalid`, `bid_comp_not_found`, `order_closed`
   */
  async update(id: string, changes: BidChanges, acting?: ActingUser): Promise<void> {
    const input = new Input('bids.update', changes, BID_CHANGES);
    await ownerWrite(this.context, acting, async (tx) => {
      const { order, row } = await lockBid(tx, id);
      const before = contentOf(row);
      const content = readBidChanges(input, before);
      await requireActiveUnit(tx, content.unit_id, before.unit_id);
      const fields = changedMembers(before, content);
      if (fields.length === 0) return;
      const at = this.context.now();
      const bid = { ...columnsOf(content), raw: row.raw, at, before: row };
      await storeBid(tx, order, { ...bid, actor: actorOf(acting), fields });
    });
  }

  /** Removes a bid or completion of an open order, with the flags of its photos. @throws the errors of `update` */
  async remove(id: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const { order, row } = await lockBid(tx, id);
      await tx
        .deleteFrom('photo_flags')
        .where('order_id', '=', order.id)
        .where('work_type', 'in', ['b', 'c'])
        .where('target', '=', row.id)
        .execute();
      await tx.deleteFrom('bid_comps').where('id', '=', row.id).execute();
      const at = this.context.now();
      const detail = { bid: row.id, item: row.item_desc };
      const entry = { orderId: order.id, actor: actorOf(acting), at };
      await addHistory(tx, { ...entry, action: 'bid removed', detail });
    });
  }
}

/** The columns of a bid that its senders decide. */
type BidColumns = Omit<
  StoredBid,
  'id' | 'order_id' | 'account_id' | 'sender_comp_key' | 'created_at' | 'modified_at'
>;

/** The amounts of a bid, whose changes the history names. */
const AMOUNTS = ['qty_bid', 'client_price_bid', 'qty_comp'] as const;

type Amounts = Pick<StoredBid, (typeof AMOUNTS)[number]>;

/**
 * Makes a bid of an order, or changes a stored one, and adds it to the log of events and to the history.
 *
 * @returns its id
 */
export async function storeBid(
  tx: Statements,
  order: StoredOrder,
  bid: BidColumns & {
    /** The stored bid that it changes. */
    readonly before?: StoredBid | undefined;
    readonly sender_comp_key?: string | null;
    readonly at: number;
    /** The user, app or account that gives it. */
    readonly actor: string;
    /** The changed members, where they are known. */
    readonly fields?: readonly string[];
  },
): Promise<string> {
  const { before, at, actor, fields, sender_comp_key = null, ...columns } = bid;
  const entry = { orderId: order.id, actor, at };
  const content = { ...columns, modified_at: at };
  const { item_desc: item } = columns;
  if (before === undefined) {
    const made = await tx
      .insertInto('bid_comps')
      .values({
        ...content,
        order_id: order.id,
        account_id: order.account_id,
        sender_comp_key,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addReceived(tx, { kind: 'bid', keys: [made.id], orderId: order.id, at });
    await addHistory(tx, { ...entry, action: 'bid added', detail: { bid: made.id, item } });
    return made.id;
  }
  const { id } = before;
  await tx.updateTable('bid_comps').set(content).where('id', '=', id).execute();
  await addReceived(tx, { kind: 'bid', keys: [id], orderId: order.id, at });
  const amounts = changedAmounts(before, columns);
  const detail = { bid: id, item, amounts, ...(fields === undefined ? {} : { fields }) };
  await addHistory(tx, { ...entry, action: 'bid changed', detail });
  return id;
}

/** Returns the changed amounts of a bid, each with its value before and after. */
function changedAmounts(before: Amounts, after: Amounts): Readonly<Record<string, object>> {
  // A sender may write a stored 5.00 as 5.
  const amountOf = (text: string | null) => (text === null ? null : Number(text));
  const changed = AMOUNTS.filter((name) => amountOf(before[name]) !== amountOf(after[name]));
  return Object.fromEntries(
    changed.map((name) => [name, { before: before[name], after: after[name] }]),
  );
}

/** Returns a bid of an open order, which is locked until the transaction ends. */
async function lockBid(tx: Statements, id: string) {
  if (!isRowId(id)) throw noBid(id);
  const rows = tx.selectFrom('bid_comps').where('id', '=', id);
  const found = await rows.select('order_id').executeTakeFirst();
  if (!found) throw noBid(id);
  const order = await lockOrder(tx, found.order_id);
  // The row is read after the lock: another writer may have changed or removed it before.
  const row = await rows.selectAll().executeTakeFirst();
  if (!row) throw noBid(id);
  requireOpen(order);
  return { order, row };
}

function columnsOf({ item_id, client_price, ...content }: BidContent) {
  return { ...content, item_key: item_id, client_price_bid: client_price };
}

const LIST = prepared<{ readonly reportId: string }, Omit<StoredBid, 'raw'>>(
  ({ statements, value }) =>
    statements
      .selectFrom('bid_comps')
      .select(['id', 'order_id', 'account_id', 'sender_comp_key', 'item_key', 'item_desc'])
      .select(['qty_bid', 'client_price_bid', 'bid_note', 'qty_comp', 'comp_note'])
      .select(['created_at', 'modified_at', 'contractor_price', 'unit_id'])
      .where('order_id', '=', value('reportId'))
      .orderBy('id')
      .compile(),
);

function contentOf(row: Omit<StoredBid, 'raw'>): BidContent {
  const { item_key, item_desc, qty_bid, qty_comp, client_price_bid } = row;
  const { contractor_price, unit_id, bid_note, comp_note } = row;
  return {
    item_id: item_key,
    item_desc,
    qty_bid,
    qty_comp,
    client_price: client_price_bid,
    contractor_price,
    unit_id,
    bid_note,
    comp_note,
  };
}

function shownBid(row: Omit<StoredBid, 'raw'>): PricedBid {
  return { comp_note_id: row.id, ...contentOf(row) };
}
