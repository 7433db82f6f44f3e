import { fillOptions, type OptionRows, wholeNumber } from '../../../protocol/option-rows.js';
import { HOUR } from '../../../protocol/units.js';

/** The length of sessions of the console. */
export interface SessionOptions {
  /** Minutes without use after which a session ends. Default 480: a day of work. Open pages do not count as use. */
  readonly idleMinutes?: number;
  /** Hours after the log-in at which every session ends. Default 168: a week. */
  readonly hours?: number;
}

/** The options of sessions. */
export const SESSION_ROWS = {
  idleMinutes: wholeNumber(5, 525_600, 480),
  hours: wholeNumber(1, 8_760, 168),
} satisfies OptionRows<SessionOptions>;

/** The length of sessions in milliseconds. */
export interface SessionLimits {
  readonly idle: number;
  readonly longest: number;
}

/** Returns the length of sessions with all defaults filled in. */
export function sessionLimits(options: SessionOptions): SessionLimits {
  const { idleMinutes, hours } = fillOptions(SESSION_ROWS, options);
  return { idle: idleMinutes * 60_000, longest: hours * HOUR };
}
