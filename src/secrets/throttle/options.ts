import { checkWholeNumber, optionError, refuseUnknownOptions } from '../../protocol/options.js';
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

const NAMES: ReadonlySet<string> = new Set([
  'freePerSubject',
  'freePerAddress',
  'firstDelay',
  'longestDelay',
  'forgetAfter',
  'store',
] satisfies (keyof ThrottleOptions)[]);

/** Somewhat less than the longest time of a timer. */
const LONGEST = 2_000_000_000;
const MOST_FREE = 1_000_000;

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
  if (typeof options !== 'object' || options === null) {
    throw optionError('throttle', 'must be an object of options, or false for none');
  }
  refuseUnknownOptions('throttle', options, NAMES);
  const { freePerSubject = 5, freePerAddress = 20, firstDelay = 1000 } = options;
  const { longestDelay = Math.max(60_000, firstDelay), forgetAfter = 900_000, store } = options;
  checkWholeNumber('throttle.freePerSubject', freePerSubject, 0, MOST_FREE);
  checkWholeNumber('throttle.freePerAddress', freePerAddress, 0, MOST_FREE);
  checkWholeNumber('throttle.firstDelay', firstDelay, 1, LONGEST);
  checkWholeNumber('throttle.longestDelay', longestDelay, firstDelay, LONGEST);
  checkWholeNumber('throttle.forgetAfter', forgetAfter, 1, LONGEST);
  if (store !== undefined && typeof store !== 'function') {
    throw optionError('throttle.store', 'must be a function that makes a limiter');
  }
  const delays = { firstDelay, longestDelay, forgetAfter };
  return {
    subject: { ...delays, free: freePerSubject },
    address: { ...delays, free: freePerAddress },
  };
}
