import { type OptionRows, option, wholeNumber } from '../../protocol/option-rows.js';

/** The ages at which a site removes records by itself. */
export interface RetentionOptions {
  /**
   * Days after the last change of a closed order at which it is removed with all its records. An imported order that its
   * owner no longer lists counts as closed. A file of an import of that age is removed when none of its orders is left.
   * Default: none, because orders are business records.
   */
  readonly orderDays?: number;
  /**
   * True where orders that are removed by age are made anonymous: figures without a person stay, see
   * `site.retention.anonymousOrders`. Default false.
   */
  readonly orderFigures?: boolean;
  /** Days after which the positions that cameras wrote into photos are removed, also from the photos. Default: none. */
  readonly positionDays?: number;
}

/** The options of the retention. */
export const RETENTION_ROWS = {
  orderDays: wholeNumber(1, 36_500),
  orderFigures: option('true or false', (value) => typeof value === 'boolean', false),
  positionDays: wholeNumber(1, 36_500),
} satisfies OptionRows<RetentionOptions>;
