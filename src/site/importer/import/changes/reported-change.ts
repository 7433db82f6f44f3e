import type { StoredLink } from '../../links/link-record.js';

/** A change of an imported order that a list reports. */
export interface ReportedChange {
  readonly kind: 'update' | 'return' | 'cancelled' | 'pending' | 'status';
  readonly reportId: string;
  /** The field of an update, which may be unknown here. */
  readonly field?: string;
  /** The new value of an update, the reason of a return, or the status. */
  readonly value?: string;
  /** An opaque id that identifies repetitions. */
  readonly transactionId?: string;
  /** The time of a cancellation in Unix seconds, where it is readable. */
  readonly time?: number;
}

/** The context in which changes are applied. */
export interface ChangeContext {
  readonly link: StoredLink;
  readonly at: number;
  /** True if `vendor_id` assigns a user. */
  readonly assignsVendors: boolean;
  /**
   * The time of the list. It may be older than orders that this site has changed since then: their changes come in a
   * later list.
   */
  readonly listedAt: number;
}
