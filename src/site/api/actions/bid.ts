import type { Bid, BidUpdateRequest, ServedActions } from '../../../api/index.js';
import { isRowId } from '../../engine/context.js';
import { LONGEST_TEXT } from '../../engine/input.js';
import { cachedReaders } from '../../engine/store/cached-reader.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import type { BidChanges } from '../../orders/prices/bid-values.js';
import { pricedItems } from '../../orders/prices/prices.js';
import { once } from '../once.js';
import {
  decimalOf,
  itemNumber,
  itemsByNumber,
  type NamedBid,
  namedBids,
  numberOf,
  ShownUnits,
} from '../priced-values.js';
import { answering } from '../service-refusal.js';
import { ordersOf, type SiteActions, type SiteCall, visibleOrder } from '../site-actions.js';

/** The actions of the service `bid`, on owned and imported orders. */
export const BID: SiteActions = {
  'bid/list': async (call) => {
    const order = await visibleOrder(call, call.event.data.report_id);
    return listOf(call, order);
  },

  'bid/uom': async (call) => ({ uom: Object.fromEntries((await ShownUnits.read(call)).active) }),

  'bid/invoice/items': async (call) => {
    const order = await visibleOrder(call, call.event.data.report_id);
    const items = await pricedItems(call.context.database.read, order);
    const invoice_items = items.flatMap((item) => {
      const invoice_item_id = itemNumber(item.key);
      if (invoice_item_id === null) return [];
      const { description, client_price, contractor_price, unit_id } = item;
      return {
        invoice_item_id,
        description,
        client_price: numberOf(client_price),
        contractor_price: numberOf(contractor_price),
        uom: numberOf(unit_id),
      };
    });
    return { report_id: Number(order.id), invoice_items };
  },

  'bid/create': createBid,

  'bid/update': async (call) => {
    const { event } = call;
    const id = String(event.data.comp_note_id);
    const order = await orderOfBid(call, id);
    await refuseUnit(call);
    refuseLongComment(call);
    const types = { bid_comp_not_found: 'not_found', input_invalid: 'qty_invalid' } as const;
    return once(call, (acting) =>
      answering(types, async () => {
        await bidsOf(call, order).update(id, changesOf(event.data), acting);
        return { result: `Bid ${id} is updated.` };
      }),
    );
  },

  'bid/delete': async (call) => {
    const id = String(call.event.data.comp_note_id);
    const order = await orderOfBid(call, id);
    return once(call, (acting) =>
      answering({ bid_comp_not_found: 'not_found' }, async () => {
        await bidsOf(call, order).remove(id, acting);
        return { result: `Bid ${id} is deleted.` };
      }),
    );
  },
};

async function createBid(call: SiteCall<'bid/create'>): Promise<{ comp_note_id: number }> {
  const { event } = call;
  const { data } = event;
  const order = await visibleOrder(call, data.report_id);
  const { invoice_item_id: item, invoice_item_other } = data;
  const item_id =
    item === undefined ? undefined : (await itemsByNumber(call, order)).get(Number(item));
  if (item !== undefined && item_id === undefined) {
    return event.fail('invoice_item_id_invalid', `The order has no item ${item}.`);
  }
  await refuseUnit(call);
  refuseLongComment(call);
  if (!data.qty && !data.qty_completion) {
    return event.fail('qty_required', 'qty or qty_completion has to be more than 0.');
  }
  const bid = {
    ...(item_id === undefined ? {} : { item_id }),
    ...(invoice_item_other === undefined ? {} : { item_desc: invoice_item_other }),
    ...changesOf(data),
  };
  const itemType = item === undefined ? 'invoice_item_other_invalid' : 'invoice_item_id_invalid';
  const types = {
    item_not_found: itemType,
    item_desc_missing: itemType,
    order_not_found: 'wo_invalid',
  } as const;
  return once(call, (acting) =>
    answering(types, async () => ({
      comp_note_id: Number(await bidsOf(call, order).create(order.id, bid, acting)),
    })),
  );
}

/** Returns the service for the bids of an order. */
function bidsOf({ owner, importer }: AnyBidCall, { link_id }: AnyOrder) {
  return link_id === null ? owner.bids : importer.bids;
}

type AnyBidCall = SiteCall<'bid/create'> | SiteCall<'bid/update'> | SiteCall<'bid/delete'>;

/** Returns the order of a bid that the app may see. @throws ApiError `not_found` */
async function orderOfBid(
  call: SiteCall<'bid/update'> | SiteCall<'bid/delete'>,
  id: string,
): Promise<AnyOrder> {
  const row = isRowId(id)
    ? await call.context.database.read
        .selectFrom('bid_comps')
        .select('order_id')
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!row) return call.event.fail('not_found');
  return visibleOrder<'bid/update' | 'bid/delete'>(call, row.order_id, 'not_found');
}

async function refuseUnit(call: SiteCall<'bid/create'> | SiteCall<'bid/update'>): Promise<void> {
  const { uom } = call.event.data;
  if (uom === undefined) return;
  const problem = (await ShownUnits.read(call)).problemOf(uom);
  if (problem) call.event.fail(problem);
}

function refuseLongComment({ event }: SiteCall<'bid/create'> | SiteCall<'bid/update'>): void {
  const { comment = '', comp_comment = '' } = event.data;
  for (const [name, text] of Object.entries({ comment, comp_comment })) {
    if (text.trim().length <= LONGEST_TEXT) continue;
    event.fail('comment_invalid', `${name} has more than ${LONGEST_TEXT} characters.`);
  }
}

/** Returns the members of a request that a service reads. Absent ones stay as they are. */
function changesOf(data: Omit<BidUpdateRequest, 'comp_note_id'>): BidChanges {
  const changes = {
    qty_bid: decimalOf(data.qty),
    qty_comp: decimalOf(data.qty_completion),
    client_price: decimalOf(data.client_price),
    contractor_price: decimalOf(data.contractor_price),
    unit_id: data.uom === undefined ? undefined : String(data.uom),
    bid_note: data.comment,
    comp_note: data.comp_comment,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** The answer of bid/list. */
type BidList = ServedActions['bid/list']['response'];

/** The services that list the bids of an order. */
type BidServices = Pick<SiteCall<'bid/list'>, 'context' | 'owner' | 'importer'>;

/** Returns the reader of the lists of a site, by the ids of their orders. */
const listsOf = cachedReaders<BidServices, BidList>(
  async (services, id) => {
    const order = await ordersOf(services)(id);
    return order && readList(services, order.row);
  },
  ({ bids }) => JSON.stringify(bids).length,
);

/** Returns the bids and completions of an order that the app may see. */
async function listOf(call: SiteCall<'bid/list'>, order: AnyOrder): Promise<BidList> {
  const { context, owner, importer, event } = call;
  const services = { context, owner, importer };
  // The list of a version is cached with the order of that version, not with the one that was read before.
  if (!context.database.version) return readList(services, order);
  return (await listsOf(services)(order.id)) ?? event.fail('wo_invalid');
}

async function readList(services: BidServices, order: AnyOrder): Promise<BidList> {
  const bids = await namedBids(services, order);
  return { report_id: Number(order.id), bids: await shownBids(services, bids) };
}

async function shownBids(services: BidServices, bids: readonly NamedBid[]): Promise<Bid[]> {
  const hasUnits = bids.some(({ unit_id }) => unit_id !== null);
  const units = hasUnits ? await ShownUnits.read(services) : undefined;
  return bids.map((bid) => ({
    comp_note_id: Number(bid.comp_note_id),
    invoice_item_id: itemNumber(bid.item_id),
    description: bid.description,
    qty: numberOf(bid.qty_bid),
    uom: units?.numberOf(bid.unit_id) ?? null,
    contractor_price: numberOf(bid.contractor_price),
    client_price: numberOf(bid.client_price),
    comment: bid.bid_note,
    completion_comment: bid.comp_note,
  }));
}
