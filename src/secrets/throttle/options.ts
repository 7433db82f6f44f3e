import { checkWholeNumber, optionError, refuseUnknownOptions } from '../../protocol/options.js';
import type { ThrottleStore } from './store.js';

/** Options of the throttle of failed credentials; all times in milliseconds. Ours, not the protocol's. */
export interface ThrottleOptions {
  /** Failures of one subject that cost no delay. Default 5: a mistyped password, and a second look. */
  readonly freePerSubject?: number;
  /** Failures from one address that cost no delay. Default 20: several accounts behind one address. */
  readonly freePerAddress?: number;
  /** The delay after the first failure that is not free; it doubles with each further one. Default 1,000. */
  readonly firstDelay?: number;
  /** The longest delay. Default 60,000: nobody is locked out for good. */
  readonly longestDelay?: number;
  /** Failures are forgotten when this time has passed since the last one. Default 900,000. */
  readonly forgetAfter?: number;
  /** A store that several processes share, by one of the limiters of rate-limiter-flexible. Default: this process. */
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

/** The longest time that timers can hold is a little more than this. */
const LONGEST = 2_000_000_000;
const MOST_FREE = 1_000_000;

/** How failures turn into delays; times in milliseconds. */
export interface DelayRule {
  readonly free: number;
  readonly firstDelay: number;
  readonly longestDelay: number;
  readonly forgetAfter: number;
}

/** How failures turn into delays: those of a subject, and those of an address. */
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
