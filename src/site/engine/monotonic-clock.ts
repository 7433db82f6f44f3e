import { DAY } from '../../protocol/units.js';
import type { Database } from './store/database.js';

/** The most milliseconds by which a clock may be set back. A larger change corrects a wrong clock and is followed. */
const LONGEST_BRIDGED = 2 * DAY;
/** Clocks are corrected by smaller steps than this regularly. */
const STEP = 1000;

/**
 * Returns a clock that never goes back when the clock of the system does. Callers ask for changes since their last
 * call, and a change after the correction would otherwise get an earlier time.
 *
 * @param now milliseconds since 1970
 * @param latest the last time that was stored, by a process before this one
 * @param onSetBack called with the milliseconds that the given clock is behind, once when it was set back
 */
export function monotonicClock(
  now: () => number,
  latest = 0,
  onSetBack: (difference: number) => void = () => {},
): () => number {
  let isSetBack = false;
  let time = latest;
  let read = performance.now();
  return () => {
    const given = now();
    const monotonic = time + performance.now() - read;
    const difference = monotonic - given;
    if (difference >= STEP && !isSetBack) onSetBack(Math.round(difference));
    isSetBack = difference >= STEP && difference <= LONGEST_BRIDGED;
    if (!isSetBack) {
      time = difference > 0 && difference < STEP ? Math.max(given, time) : given;
    } else time = monotonic;
    read = performance.now();
    return Math.floor(time);
  };
}

/** Returns the time of the last change of an order. */
export async function latestChange({ read }: Database): Promise<number> {
  const row = await read
    .selectFrom('orders')
    .select((expression) => expression.fn.max('modified_at').as('last_at'))
    .executeTakeFirst();
  return row?.last_at ?? 0;
}
