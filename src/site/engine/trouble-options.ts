import { type OptionRows, wholeNumber } from '../../protocol/option-rows.js';

/** The settings of troubles. */
export interface TroubleOptions {
  /**
   * Hours after which the last `svclink backup` is too old: that is then a trouble. Default: none, because backups may
   * be made by other means.
   */
  readonly backupHours?: number;
  /**
   * Days before the end of a certificate from which it is a trouble: those of https links and of the public address.
   * Default 14: certificates that are renewed automatically are renewed earlier.
   */
  readonly certificateDays?: number;
}

/** The options of troubles. */
export const TROUBLE_ROWS = {
  backupHours: wholeNumber(1, 100_000),
  certificateDays: wholeNumber(0, 3650, 14),
} satisfies OptionRows<TroubleOptions>;
