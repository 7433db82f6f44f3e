import type { EventMap } from 'svclink';
import type { OrderResults } from './results.js';

/** The statuses that get_all_orders reports (specification: "States and transitions"). */
export const OPEN_STATUSES = ['Unread', 'In Field', 'Follow Up', 'Accepted', 'Rejected'] as const;

export type OpenStatus = (typeof OPEN_STATUSES)[number];
export type OrderStatus = OpenStatus | 'Cancelled' | 'Ready for Office' | 'Invoiced' | 'Complete';

/** The answer of get_order. */
export type OrderSheet = EventMap['get_order']['reply'];

/** The fields of an order that get_all_updates may report. */
export type UpdateField = EventMap['get_all_updates']['result'][number]['update_field'];

/** A change that the importing side has to know. */
export interface OrderChange {
  readonly transactionId: string;
  /** Unix time. */
  readonly changedAt: number;
  /** Empty for an order that is returned to the vendor. */
  readonly field: UpdateField;
  /** The new value, or the reason of the return. */
  readonly value: string;
}

/** One entry of the access history: an account imported the order. */
export interface AccessEntry {
  readonly username: string;
  /** Unix time. */
  readonly importedAt: number;
}

/** A work order that this side owns. All times are Unix times in whole seconds. */
export interface Order {
  /** Unique, unlike woNumber. */
  readonly reportId: string;
  readonly woNumber: string;
  readonly orgWoNum: number;
  /** Orders of one property share its notes of type `prop`. */
  readonly propertyId: string;
  readonly sheet: OrderSheet;
  readonly changes: readonly OrderChange[];
  /** Descriptions of the items that may be bid on, completed and invoiced, by item id. */
  readonly invoiceItems: ReadonlyMap<string, string>;
  status: OrderStatus;
  modifiedAt: number;
  readonly cancelledAt: number | undefined;
  readonly pendingCancellationAt: number | undefined;
  readonly accessHistory: AccessEntry[];
  readonly results: OrderResults;
}

const open: ReadonlySet<string> = new Set(OPEN_STATUSES);

/** Returns true for an open order: it is listed, updated, and accepts bids and completions. */
export function isOpen<Listed extends Pick<Order, 'status'>>(
  order: Listed,
): order is Listed & { status: OpenStatus } {
  return open.has(order.status);
}
