import type { WorkOrderSummary } from 'svclink/api';

/** A work order of the demo: the facts of a search result, and those of the other actions. */
export interface DemoOrder extends WorkOrderSummary {
  org_wo_num: string;
  wo_number: string;
  values: Record<string, unknown>;
  readyForOffice: boolean;
  officeLocked: boolean;
}

const STREETS = ['Elm St', 'Oak Ave', 'Maple Dr', 'Cedar Ln', 'Pine Ct', 'Walnut Blvd', 'Birch Rd'];
const FIRST_ADDRESS = { city: 'Dayton', state: 'OH', zip: '45402' };
const ADDRESSES = [
  FIRST_ADDRESS,
  { city: 'Columbus', state: 'OH', zip: '43004' },
  { city: 'Austin', state: 'TX', zip: '73301' },
  { city: 'Tampa', state: 'FL', zip: '33602' },
];

const two = (number: number): string => String(number).padStart(2, '0');

/** 250 work orders, the same at every start: half of them in Ohio, more than fit on one page. */
export function demoOrders(): Map<number, DemoOrder> {
  const orders = new Map<number, DemoOrder>();
  for (let index = 0; index < 250; index += 1) {
    const reportId = 1001 + index;
    const address = ADDRESSES[index % ADDRESSES.length] ?? FIRST_ADDRESS;
    orders.set(reportId, {
      ...address,
      report_id: reportId,
      // Two successive orders belong to one property.
      org_property_id: 5001 + Math.floor(index / 2),
      address: `${100 + Math.floor(index / 2)} ${STREETS[Math.floor(index / 2) % STREETS.length]}`,
      loan_number: `LN-${70_000 + index}`,
      work_type: 1 + (index % 5),
      date_received: `2026${two(1 + (index % 12))}${two(1 + (index % 28))}`,
      org_wo_num: String(5000 + index),
      // Work order numbers are not unique: every tenth repeats.
      wo_number: `WO-${reportId - (index % 10 === 9 ? 1 : 0)}`,
      values: { occupancy: index % 3 === 0 ? 'Vacant' : 'Occupied', date_due: '20261231' },
      readyForOffice: false,
      officeLocked: reportId === 1250,
    });
  }
  return orders;
}
