import { callback, type OptionRows, readOptions, wholeNumber } from '../../protocol/option-rows.js';
import { checkWholeNumber } from '../../protocol/options.js';
import type { ThrottleStore } from './store.js';

/** Options of the throttle of failed credentials; all times in milliseconds. Ours, not the protocol's. */
export interface ThrottleOptions {
  /** Failures of one subject without a delay. Default 5: a mistyped password, and another attempt. */
  readonly freePerSubject?: number;
  /** Failures from one address without a delay. Default 20: several accounts share one address. */
  readonly freePerAddress?: number;
  /** The delay after the first failure that is not free; it doubles with each further one. Default 1,000. */
  readonly firstDelay?: number;
  /** The longest delay. Default 60,000: nobody is locked out for good. */
  readonly longestDelay?: number;
  /** Time after the last failure until all failures are forgotten. Default 900,000. */
  readonly forgetAfter?: number;
  /**
   * A store shared by several processes: makes limiters of rate-limiter-flexible. Default: the memory of this process.
   */
  readonly store?: ThrottleStore;
}

/** Somewhat less than the longest time of a timer. */
const LONGEST = 2_000_000_000;
const MOST_FREE = 1_000_000;

/** The options of a throttle. */
export const THROTTLE_ROWS = {
  freePerSubject: wholeNumber(0, MOST_FREE, 5),
  freePerAddress: wholeNumber(0, MOST_FREE, 20),
  firstDelay: wholeNumber(1, LONGEST, 1000),
  // At least the first delay, which may be longer than the default.
  longestDelay: wholeNumber(1, LONGEST),
  forgetAfter: wholeNumber(1, LONGEST, 900_000),
  store: callback(' that makes a limiter'),
} satisfies OptionRows<ThrottleOptions>;

/** The rule for the delays after failures; times in milliseconds. */
export interface DelayRule {
  readonly free: number;
  readonly firstDelay: number;
  readonly longestDelay: number;
  readonly forgetAfter: number;
}

/** The rules for subjects and for addresses. */
export interface ThrottleRules {
  readonly subject: DelayRule;
  readonly address: DelayRule;
}

/**
 * Checks the options and fills in the defaults.
 *
 * @throws LinkError `option_invalid`
 */
export function readThrottleOptions(options: ThrottleOptions): ThrottleRules {
  const settings = readOptions('throttle', THROTTLE_ROWS, options, 'throttle.');
  const { freePerSubject, freePerAddress, firstDelay, forgetAfter } = settings;
  const { longestDelay = Math.max(60_000, firstDelay) } = settings;
  checkWholeNumber('throttle.longestDelay', longestDelay, firstDelay, LONGEST);
  const delays = { firstDelay, longestDelay, forgetAfter };
  return {
    subject: { ...delays, free: freePerSubject },
    address: { ...delays, free: freePerAddress },
  };
}
