import type { Api, BidCreateRequest } from 'svclink/api';
import { type DemoBid, type DemoItem, ITEMS, surcharge, UNITS } from '../data/bids.js';
import type { DemoStore } from '../data/store.js';

const activeItem = (id: number): DemoItem | undefined =>
  ITEMS.find((item) => item.id === id && item.active);

const isUnit = (id: number): boolean => UNITS.some((unit) => unit.id === id && unit.active);

function newBid(id: number, data: BidCreateRequest, item: DemoItem | undefined): DemoBid {
  return {
    report_id: data.report_id,
    comp_note_id: id,
    invoice_item_id: item?.id ?? null,
    description: item?.description ?? data.invoice_item_other ?? '',
    qty: data.qty ?? 0,
    qty_completion: data.qty_completion,
    uom: data.uom ?? item?.uom ?? null,
    contractor_price: data.contractor_price,
    client_price: data.client_price,
    comment: data.comment ?? '',
    completion_comment: data.comp_comment ?? '',
  };
}

/** Registers the actions that list. */
function serveLists(api: Api, store: DemoStore, hasUnits: boolean): void {
  api.on('bid/list', ({ data: { report_id }, fail }) => {
    if (!store.orders.has(report_id)) return fail('wo_invalid');
    const bids = [...store.bids.values()].filter((bid) => bid.report_id === report_id);
    return { report_id, bids: bids.map(({ report_id: _, qty_completion: __, ...bid }) => bid) };
  });

  api.on('bid/uom', () => {
    const units = hasUnits ? UNITS.filter((unit) => unit.active) : [];
    return { uom: Object.fromEntries(units.map(({ id, name }) => [id, name])) };
  });

  api.on('bid/invoice/items', ({ data: { report_id }, fail }) => {
    if (!store.orders.has(report_id)) return fail('wo_invalid');
    const more = surcharge(report_id);
    const invoice_items = ITEMS.filter((item) => item.active).map((item) => ({
      invoice_item_id: item.id,
      description: item.description,
      client_price: item.clientPrice + more,
      contractor_price: item.contractorPrice + more,
      uom: item.uom,
    }));
    return { report_id, invoice_items };
  });
}

/** Registers the Bid/Completion service; `hasUnits` is the UOM feature of the organization. */
export function serveBid(api: Api, store: DemoStore, hasUnits: boolean): void {
  serveLists(api, store, hasUnits);

  api.on('bid/create', ({ data, fail }) => {
    if (!store.orders.has(data.report_id)) return fail('wo_invalid');
    const { invoice_item_id: itemId, uom } = data;
    const item = itemId === undefined ? undefined : activeItem(itemId);
    if (itemId !== undefined && !item) return fail('invoice_item_id_invalid');
    if (uom !== undefined && !hasUnits) return fail('uom_not_allowed');
    if (uom !== undefined && !isUnit(uom)) return fail('uom_invalid');
    const comp_note_id = store.newId();
    store.bids.set(comp_note_id, newBid(comp_note_id, data, item));
    return { comp_note_id };
  });

  api.on('bid/update', ({ data, fail }) => {
    if (data.uom !== undefined && !hasUnits) return fail('uom_not_allowed');
    if (data.uom !== undefined && !isUnit(data.uom)) return fail('uom_invalid');
    const bid = store.bids.get(data.comp_note_id);
    if (!bid) return fail('not_found');
    bid.qty = data.qty ?? bid.qty;
    bid.qty_completion = data.qty_completion ?? bid.qty_completion;
    bid.uom = data.uom ?? bid.uom;
    bid.contractor_price = data.contractor_price ?? bid.contractor_price;
    bid.client_price = data.client_price ?? bid.client_price;
    bid.comment = data.comment ?? bid.comment;
    bid.completion_comment = data.comp_comment ?? bid.completion_comment;
    return { result: `Bid ${bid.comp_note_id} updated` };
  });

  api.on('bid/delete', ({ data: { comp_note_id }, fail }) => {
    if (!store.bids.delete(comp_note_id)) return fail('not_found');
    return { result: `Bid ${comp_note_id} deleted` };
  });
}
