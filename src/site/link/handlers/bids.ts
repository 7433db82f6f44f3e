import { LinkError } from '../../../index.js';
import { isRowId, type SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { storeAllButLast } from '../../engine/store/in-parts.js';
import { EMPTY_ITEM, OTHER_ITEM, validItems } from '../../orders/items.js';
import { lockOrder, type StoredOrder } from '../../orders/order-writing.js';
import { storeBid } from '../../owner/bids.js';
import { requireOpen } from '../../owner/orders/order-commands.js';
import { type Flag, flagParts, storeFlags } from '../../owner/photo-flags.js';
import {
  type Caller,
  callerOf,
  callersOrder,
  type EventHandler,
  requireCallers,
} from './event-handler.js';
import { photosOf } from './photo-flags.js';

type Data = Parameters<EventHandler<'send_bid_comp'>>[0]['data'];

/** The most flags that are stored in the transaction of their bid. */
const FEW = 2000;

/**
 * send_bid_comp: creates or updates one item, a bid, a completion, or both, while the order is open and assigned to the
 * sender. Many flags of an item with an id of the sender are stored in several transactions. If the call is repeated,
 * they find their item.
 */
export function sendBidComp(context: SiteContext): EventHandler<'send_bid_comp'> {
  const { database } = context;
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    const flagsOf = await readFlags(database.read, data, caller);
    const storeItem = (tx: Statements) => storeSentItem(tx, data, caller, context.now());
    const storePart = async (tx: Statements, part: readonly Flag[]) => {
      const order = await callersOrder(tx, data.report_id, caller);
      await storeFlags(tx, part, { order, at: context.now(), actor: caller.username });
    };
    const isKnown = data.remote_id !== undefined || data.comp_note_id !== undefined;
    if ((data.photo_flag_data ?? []).length > FEW && isKnown) {
      const { id } = await database.write(storeItem);
      const last = await storeAllButLast(database, flagParts(flagsOf(id)), storePart);
      return delivery.commit(async (tx: Statements) => {
        await storePart(tx, last ?? []);
        return { comp_note_id: id };
      });
    }
    return delivery.commit(async (tx: Statements) => {
      const { order, id } = await storeItem(tx);
      for (const part of flagParts(flagsOf(id))) {
        await storeFlags(tx, part, { order, at: context.now(), actor: caller.username });
      }
      return { comp_note_id: id };
    });
  };
}

/** Reads the flagged photos of a call. @returns the flags of an item */
async function readFlags(read: Statements, data: Data, caller: Caller) {
  // Most refusals happen here, before a lock is taken.
  const order = await callersOrder(read, data.report_id, caller);
  const flagged = data.photo_flag_data ?? [];
  const ids = flagged.map(({ file_id }) => file_id);
  const photos = await photosOf(read, order, caller, ids);
  return (target: string): readonly Flag[] =>
    flagged.map(({ file_id, work_type: workType, stage }) => {
      const fileId = photos.get(file_id) ?? '';
      return { fileId, workType, target, stage: stage ?? 'b' };
    });
}

/** Stores the item of a call on its order, which it locks. */
async function storeSentItem(tx: Statements, data: Data, caller: Caller, at: number) {
  const order = requireCallers(await lockOrder(tx, data.report_id), caller);
  requireOpen(order);
  const before = await existing(tx, order, caller, data);
  await requireItem(tx, order, { item: itemOf(data, before), data, before });
  const actor = caller.username;
  return { order, id: await keep(tx, order, { data, before, at, actor }) };
}

/** bid_comp_confirm: the sender has no bids and completions for the order. */
export function bidCompConfirm({ database, now }: SiteContext): EventHandler<'bid_comp_confirm'> {
  return async (event) => {
    const caller = callerOf(event);
    await database.write(async (tx) => {
      const order = await callersOrder(tx, event.data.dst_report_id, caller);
      const confirmed_at = now();
      await tx
        .insertInto('bid_confirmations')
        .values({ order_id: order.id, account_id: caller.id, confirmed_at })
        .onConflict((conflict) =>
          conflict.columns(['order_id', 'account_id']).doUpdateSet({ confirmed_at }),
        )
        .execute();
    });
    return null;
  };
}

type ExistingItem = Awaited<ReturnType<typeof existing>>;

/** Returns the item that a call updates: by our id, else by the sender's. */
async function existing(tx: Statements, order: StoredOrder, caller: Caller, data: Data) {
  const { remote_id: remoteId, comp_note_id: compNoteId } = data;
  const items = tx
    .selectFrom('bid_comps')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('account_id', '=', caller.id);
  if (remoteId !== undefined) {
    const found = isRowId(remoteId) && (await items.where('id', '=', remoteId).executeTakeFirst());
    if (found) return found;
    const message = `There is no bid or completion ${remoteId} on order ${order.id}.`;
    throw new LinkError('bid_comp_not_found', message);
  }
  if (compNoteId === undefined) return undefined;
  return items.where('sender_comp_key', '=', compNoteId).executeTakeFirst();
}

/** Returns the chosen item; null for one that is in no list, undefined where none was named. */
function itemOf(data: Data, before: ExistingItem): string | null | undefined {
  const { dst_invoice_item_id: item } = data;
  if (item === undefined || item === EMPTY_ITEM) return before?.item_key;
  return item === OTHER_ITEM ? null : item;
}

async function requireItem(
  tx: Statements,
  order: StoredOrder,
  { item, data, before }: { item: string | null | undefined; data: Data; before: ExistingItem },
): Promise<void> {
  const items = await validItems(tx, order);
  if (typeof item === 'string' && items.has(item)) return;
  // A new bid without an item is of another one too.
  const isOther = item === null || (item === undefined && !before);
  if (isOther && !items.has(OTHER_ITEM)) {
    const message = `Order ${order.id} accepts no other items: choose one of get_invoice_items_order.`;
    throw new LinkError('item_not_found', message);
  }
  if ((data.invoice_item_desc ?? before?.item_desc ?? '') !== '') return;
  const message = `invoice_item_desc is required: order ${order.id} has no item ${item ?? 'of that name'}.`;
  throw new LinkError('item_desc_missing', message);
}

function keep(
  tx: Statements,
  order: StoredOrder,
  {
    data,
    before,
    at,
    actor,
  }: {
    readonly data: Data;
    readonly before: ExistingItem;
    readonly at: number;
    readonly actor: string;
  },
): Promise<string> {
  return storeBid(tx, order, {
    before,
    sender_comp_key: data.comp_note_id ?? null,
    item_key: itemOf(data, before) ?? null,
    item_desc: data.invoice_item_desc ?? before?.item_desc ?? '',
    qty_bid: data.qty_bid ?? before?.qty_bid ?? null,
    client_price_bid: data.client_price_bid ?? before?.client_price_bid ?? null,
    bid_note: data.bid_note ?? before?.bid_note ?? '',
    qty_comp: data.qty_comp ?? before?.qty_comp ?? null,
    comp_note: data.comp_note ?? before?.comp_note ?? '',
    contractor_price: before?.contractor_price ?? null,
    unit_id: before?.unit_id ?? null,
    raw: JSON.stringify(data),
    at,
    actor,
  });
}
