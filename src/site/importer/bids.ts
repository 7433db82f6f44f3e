import { randomUUID } from 'node:crypto';
import { type ActingUser, actorOf, isRowId } from '../engine/context.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { type AnyOrder, addHistory } from '../orders/order-writing.js';
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
import type { ImporterContext } from './context.js';
import { lockImported } from './imported-order.js';
import { findItem, itemsOfOrder } from './results/outbox.js';
import { locked, refuseDrafted, removeGiven } from './results/recall-given.js';
import { readResults } from './results/result-input.js';
import { type BidPayload, givenPayload, type StoredItem } from './results/result-payloads.js';
import { requireUnderWay, storeResults } from './results/store-results.js';
import { takenFromBid } from './results/storing/taken-back.js';

/**
 * The part of a bid of an imported order that the link does not carry: a row of `bid_comps` with its id at this site,
 * its unit and its contractor price. The outbox has everything else, under the key of the bid.
 */
type OwnPart = Pick<StoredRow<'bid_comps'>, 'id' | 'contractor_price' | 'unit_id'>;

/** The account of rows of `bid_comps` and `invoices` that belong to imported orders: none. */
export const NO_ACCOUNT = '0';

/**
 * The bids and completions of imported orders: those in the outbox, whether a person, a program or an app has given
 * them. Drafts are not among them.
 */
export class ImportedBids {
  /** @internal */
  constructor(/** @internal */ protected readonly context: ImporterContext) {}

  /** Returns the bids and completions of an order, by their ids; none for an unknown order. */
  async list(orderId: string): Promise<readonly PricedBid[]> {
    if (!isRowId(orderId)) return [];
    const { database } = this.context;
    const items = (await itemsOfOrder(database.read, orderId)).filter(isGivenBid);
    if (items.length === 0) return [];
    let parts = await ownParts(database.read, orderId);
    if (items.some(({ item_key }) => !parts.has(item_key))) {
      await database.write((tx) => addParts(tx, orderId, items, this.context.now()));
      parts = await ownParts(database.read, orderId);
    }
    return items
      .flatMap((item) => {
        const part = parts.get(item.item_key);
        return part ? [{ comp_note_id: part.id, ...contentOf(item, part) }] : [];
      })
      .toSorted((one, other) => Number(one.comp_note_id) - Number(other.comp_note_id));
  }

  /**
   * Queues a new bid, completion, or both.
   *
   * @returns its id
   * @throws LinkError `input_invalid`, `item_not_found`, `item_desc_missing`, `order_not_found`, `order_closed`
   */
  async create(orderId: string, bid: NewPricedBid, acting?: ActingUser): Promise<string> {
    const input = new Input('bids.create', bid, NEW_BID);
    return ownerWrite(this.context, acting, async (tx) => {
      const order = await lockImported(tx, orderId);
      requireUnderWay(order);
      const content = await readNewBid(tx, order, input);
      await requireActiveUnit(tx, content.unit_id);
      const at = this.context.now();
      const { id, key } = await addPart(tx, order, content, at);
      await this.#give(tx, order, key, content);
      await this.#record(tx, order, acting, { action: 'bid added', detail: { bid: id } });
      return id;
    });
  }

  /**
   * Changes a bid or completion. What the link carries is sent to the owner as an update.
   *
   * @throws LinkError `input_invalid`, `bid_comp_not_found`, `order_closed`, `result_locked`
   */
  async update(id: string, changes: BidChanges, acting?: ActingUser): Promise<void> {
    const input = new Input('bids.update', changes, BID_CHANGES);
    await ownerWrite(this.context, acting, async (tx) => {
      const { order, part, item } = await lockBid(tx, id);
      requireUnderWay(order);
      refuseDrafted(item);
      const before = contentOf(item, part);
      const content = readBidChanges(input, before);
      await requireActiveUnit(tx, content.unit_id, part.unit_id);
      const fields = changedMembers(before, content);
      if (fields.length === 0) return;
      const { contractor_price, unit_id, client_price: client_price_bid, ...rest } = content;
      const taken = takenFromBid(item, { ...rest, client_price_bid });
      if (taken) throw locked(item, `${taken.member} ${taken.problem}`);
      const own = { contractor_price, unit_id, modified_at: this.context.now() };
      await tx.updateTable('bid_comps').set(own).where('id', '=', id).execute();
      if (fields.some((name) => name !== 'contractor_price' && name !== 'unit_id')) {
        await this.#give(tx, order, item.item_key, content);
      }
      await this.#record(tx, order, acting, { action: 'bid changed', detail: { bid: id, fields } });
    });
  }

  /**
   * Removes a bid or completion that the owner does not have, with the flags of its photos.
   *
   * @throws LinkError `bid_comp_not_found`, `result_locked`
   */
  async remove(id: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const { order, item } = await lockBid(tx, id);
      const { item_desc } = contentOf(item, undefined);
      await removeGiven(tx, item, { order, at: this.context.now() });
      await tx.deleteFrom('bid_comps').where('id', '=', id).execute();
      const detail = { bid: id, item: item_desc };
      await this.#record(tx, order, acting, { action: 'bid removed', detail });
    });
  }

  /** Gives a bid to the outbox, which sends what differs from the version before. */
  async #give(tx: Statements, order: AnyOrder, key: string, content: BidContent): Promise<void> {
    const { item_id, item_desc, qty_bid, qty_comp, client_price, bid_note, comp_note } = content;
    const bid = {
      key,
      ...(item_id === null ? {} : { item_id }),
      item_desc,
      qty_bid,
      qty_comp,
      client_price_bid: client_price,
      bid_note,
      comp_note,
    };
    const results = { ...readResults({ bids: [bid] }), files: [], attachments: new Map() };
    await storeResults(tx, order, results, { at: this.context.now(), isDraft: false });
  }

  async #record(
    tx: Statements,
    { id: orderId }: AnyOrder,
    acting: ActingUser | undefined,
    entry: { readonly action: string; readonly detail: Readonly<Record<string, unknown>> },
  ): Promise<void> {
    await addHistory(tx, { orderId, actor: actorOf(acting), at: this.context.now(), ...entry });
  }
}

function isGivenBid(item: StoredItem): boolean {
  return item.kind === 'bid' && item.state !== 'draft';
}

/** Returns the parts of the bids of an order, by their keys in the outbox. */
async function ownParts(
  statements: Statements,
  orderId: string,
): Promise<ReadonlyMap<string, OwnPart>> {
  const rows = await statements
    .selectFrom('bid_comps')
    .select(['id', 'sender_comp_key', 'contractor_price', 'unit_id'])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ sender_comp_key, ...part }) => [sender_comp_key ?? '', part]));
}

/** Gives ids to bids that have none: those of persons and programs, and those of earlier versions. */
async function addParts(
  tx: Statements,
  orderId: string,
  items: readonly StoredItem[],
  at: number,
): Promise<void> {
  for (const { item_key } of items) {
    await tx
      .insertInto('bid_comps')
      .values({ ...partRow(orderId, at), sender_comp_key: item_key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Makes the part of a new bid. @returns its id, and a key that no bid of the order has */
async function addPart(
  tx: Statements,
  order: AnyOrder,
  { contractor_price, unit_id }: BidContent,
  at: number,
): Promise<{ readonly id: string; readonly key: string }> {
  const { id } = await tx
    .insertInto('bid_comps')
    .values({ ...partRow(order.id, at), contractor_price, unit_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const short = `api-${id}`;
  const key = (await findItem(tx, order.id, 'bid', short)) ? `api-${randomUUID()}` : short;
  await tx.updateTable('bid_comps').set({ sender_comp_key: key }).where('id', '=', id).execute();
  return { id, key };
}

function partRow(orderId: string, at: number) {
  const texts = { item_desc: '', bid_note: '', comp_note: '', raw: '{}' };
  const row = { order_id: orderId, account_id: NO_ACCOUNT, created_at: at, modified_at: at };
  return { ...row, ...texts };
}

async function lockBid(tx: Statements, id: string) {
  if (!isRowId(id)) throw noBid(id);
  const rows = tx.selectFrom('bid_comps').where('id', '=', id);
  const found = await rows.select(['order_id', 'sender_comp_key']).executeTakeFirst();
  if (!found) throw noBid(id);
  const order = await lockImported(tx, found.order_id);
  const part = await rows.select(['id', 'contractor_price', 'unit_id']).executeTakeFirst();
  const item = await findItem(tx, order.id, 'bid', found.sender_comp_key ?? '');
  if (!part || !item || !isGivenBid(item)) throw noBid(id);
  return { order, part, item };
}

const NOTHING: BidPayload = {
  item_id: null,
  item_desc: '',
  qty_bid: null,
  client_price_bid: null,
  bid_note: '',
  qty_comp: null,
  comp_note: '',
};

function contentOf(item: StoredItem, part: OwnPart | undefined): BidContent {
  const { client_price_bid, ...bid } = { ...NOTHING, ...givenPayload(item, 'bid') };
  const { contractor_price = null, unit_id = null } = part ?? {};
  return { ...bid, client_price: client_price_bid, contractor_price, unit_id };
}
