import type { Bid } from 'svclink/api';

/** A bid of the demo. */
export interface DemoBid extends Bid {
  report_id: number;
  qty_completion: number | undefined;
}

/** An item that can be bid. */
export interface DemoItem {
  readonly id: number;
  readonly description: string;
  readonly contractorPrice: number;
  readonly clientPrice: number;
  readonly uom: number;
  readonly active: boolean;
}

export const ITEMS: readonly DemoItem[] = [
  { id: 31, description: 'Grass cut', contractorPrice: 40, clientPrice: 55, uom: 1, active: true },
  {
    id: 32,
    description: 'Board a window',
    contractorPrice: 80,
    clientPrice: 120,
    uom: 1,
    active: true,
  },
  {
    id: 33,
    description: 'Remove debris',
    contractorPrice: 25,
    clientPrice: 35,
    uom: 3,
    active: true,
  },
  {
    id: 34,
    description: 'Drain a pool',
    contractorPrice: 300,
    clientPrice: 420,
    uom: 1,
    active: false,
  },
];

export const UNITS: readonly {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
}[] = [
  { id: 1, name: 'Each', active: true },
  { id: 2, name: 'Square foot', active: true },
  { id: 3, name: 'Cubic yard', active: true },
  { id: 4, name: 'Bushel', active: false },
];

/** The additional price of a work order, so that prices differ. */
export const surcharge = (reportId: number): number => (reportId % 10) / 2;

/** Two bids on every fifth work order. */
export function demoBids(reportIds: Iterable<number>): Map<number, DemoBid> {
  const bids = new Map<number, DemoBid>();
  for (const report_id of reportIds) {
    if (report_id % 5 !== 1) continue;
    for (const item of ITEMS.slice(0, 2)) {
      const comp_note_id = 501 + bids.size;
      bids.set(comp_note_id, {
        report_id,
        comp_note_id,
        invoice_item_id: item.id,
        description: item.description,
        qty: 1,
        qty_completion: undefined,
        uom: item.uom,
        contractor_price: item.contractorPrice,
        client_price: item.clientPrice,
        comment: '',
        completion_comment: '',
      });
    }
  }
  return bids;
}
