import { unixTime } from 'svclink';
import type { Order, OrderStatus } from '../store/order.js';
import { noResults } from '../store/results.js';
import { pick } from './addresses.js';
import { changesOf } from './changes.js';
import { CLIENTS, invoiceItems } from './clients.js';
import { DAY, orderSheet } from './order-sheet.js';
import { WORK_TYPES } from './work-types.js';

/** The number of orders of each status: 31 of the 40 are open. */
const STATUSES: readonly (readonly [status: OrderStatus, count: number])[] = [
  ['Unread', 8],
  ['In Field', 10],
  ['Follow Up', 4],
  ['Accepted', 5],
  ['Rejected', 4],
  ['Cancelled', 4],
  ['Ready for Office', 2],
  ['Invoiced', 1],
  ['Complete', 2],
];

/** The number of properties. Further orders are second ones of a property. */
const PROPERTIES = 36;
const PENDING: ReadonlySet<number> = new Set([8, 14, 22]);
const HOUR = DAY / 24;

const demoStatuses = STATUSES.flatMap(([status, count]) =>
  Array.from({ length: count }, () => status),
);

/**
 * Returns the number of an order. A second order of a property repeats its number, and so does one more, because
 * wo_number is not unique.
 */
function numberOf(index: number): string {
  const numbered = index === 12 ? 11 : index % PROPERTIES;
  return `WO-${20_417 + numbered}`;
}

function demoOrder(status: OrderStatus, index: number, start: number): Order {
  const hoursAgo = (hours: number) => unixTime(start - hours * HOUR);
  const reportId = String(1001 + index);
  const woNumber = numberOf(index);
  const property = index % PROPERTIES;
  const client = pick(CLIENTS, property);
  const modifiedAt = hoursAgo(1 + index * 3);
  const pendingCancellationAt = PENDING.has(index) ? hoursAgo(2 + index) : undefined;
  const sheet = orderSheet({
    index,
    reportId,
    woNumber,
    property,
    workType: pick(WORK_TYPES, index),
    client,
    hasFoh: index === 0,
    pendingCancellationAt,
    start,
  });
  return {
    reportId,
    woNumber,
    orgWoNum: 550_310 + index,
    propertyId: String(property),
    sheet,
    changes: changesOf({ index, status, sheet }, modifiedAt),
    invoiceItems: invoiceItems(client),
    status,
    modifiedAt,
    cancelledAt: status === 'Cancelled' ? hoursAgo(5 + (index % 4) * 30) : undefined,
    pendingCancellationAt,
    accessHistory: [],
    results: noResults(),
  };
}

/**
 * Returns the orders of the demo.
 *
 * @param start milliseconds since 1970; all their times are relative to it
 */
export function demoOrders(start: number): Order[] {
  return demoStatuses.map((status, index) => demoOrder(status, index, start));
}
