import type { LinkError } from '../../index.js';
import { type OptionRows, wholeNumber } from '../../protocol/option-rows.js';
import { siteError } from './site-error.js';

/** Limits of one call. The document defines none. */
export interface SiteLimits {
  /** Most notes of one send_notes. Default 1,000. */
  readonly notes?: number;
  /** Most characters of a note, sent or written here. Default 100,000, about 30 pages. */
  readonly noteText?: number;
  /** Most lines of one send_contractor_invoice. Default 1,000. */
  readonly invoiceLines?: number;
}

/** Larger limits would break the rule that no call delays others. */
const LARGEST = 1_000_000;

/** The options of the limits. */
export const LIMIT_ROWS = {
  notes: wholeNumber(1, LARGEST, 1000),
  noteText: wholeNumber(1, LARGEST, 100_000),
  invoiceLines: wholeNumber(1, LARGEST, 1000),
} satisfies OptionRows<SiteLimits>;

/** Returns the error for a call beyond a limit, of which nothing is stored. */
export function beyondLimit(path: string, what: string, count: number, most: number): LinkError {
  const message = `${path}: ${count} ${what}, more than the ${most} that one call may have. Nothing of the call was stored.`;
  return siteError('call_too_large', message);
}
