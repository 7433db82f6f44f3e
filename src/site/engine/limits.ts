import type { LinkError } from '../../index.js';
import { checkWholeNumber, optionError, refuseUnknownOptions } from '../../protocol/options.js';
import { siteError } from './site-error.js';

/** Limits of one call. Ours: the document sets none. */
export interface SiteLimits {
  /** Most notes of one send_notes. Default 1,000. */
  readonly notes?: number;
  /** Most characters of a note, sent or written here. Default 100,000, about 30 pages. */
  readonly noteText?: number;
  /** Most lines of one send_contractor_invoice. Default 1,000. */
  readonly invoiceLines?: number;
}

/** The limits where nobody sets others. */
export const DEFAULT_LIMITS: Required<SiteLimits> = {
  notes: 1000,
  noteText: 100_000,
  invoiceLines: 1000,
};

/** Larger limits would break the rule that no call holds up others. */
const LARGEST = 1_000_000;

/** @throws LinkError `option_invalid` */
export function checkLimits(given: SiteLimits | undefined): void {
  if (given === undefined) return;
  if (typeof given !== 'object' || given === null) throw optionError('limits', 'must be an object');
  refuseUnknownOptions('limits', given, new Set(Object.keys(DEFAULT_LIMITS)));
  for (const [name, value] of Object.entries(given)) {
    checkWholeNumber(`limits.${name}`, value, 1, LARGEST);
  }
}

/** Refuses a call that holds more than a limit allows: nothing of it is stored. */
export function beyondLimit(path: string, what: string, count: number, most: number): LinkError {
  const message = `${path}: ${count} ${what}, more than the ${most} that one call may have. Nothing of the call was stored.`;
  return siteError('call_too_large', message);
}
