import type { Database } from './store/database.js';

/** A clock that is set back by more was wrong before: then it is followed. */
const LONGEST_BRIDGED = 2 * 24 * 60 * 60 * 1000;
/** Clocks are kept right by steps smaller than this all the time. */
const STEP = 1000;

/**
 * A clock that goes on where the system's is set back: callers ask for what is new since their last call, and what
 * changes after the setting would lie before that.
 *
 * @param now milliseconds since 1970
 * @param latest the last time that was stored, by a process before this one
 * @param onSetBack called with the milliseconds that the given clock is behind, once when it was set back
 */
export function steadyClock(
  now: () => number,
  latest = 0,
  onSetBack: (behind: number) => void = () => {},
): () => number {
  let isBehind = false;
  let time = latest;
  let read = performance.now();
  return () => {
    const given = now();
    const steady = time + performance.now() - read;
    const behind = steady - given;
    if (behind >= STEP && !isBehind) onSetBack(Math.round(behind));
    isBehind = behind >= STEP && behind <= LONGEST_BRIDGED;
    if (!isBehind) {
      time = behind > 0 && behind < STEP ? Math.max(given, time) : given;
    } else time = steady;
    read = performance.now();
    return Math.floor(time);
  };
}

/** The time of the last change of an order. */
export async function latestChange({ read }: Database): Promise<number> {
  const row = await read
    .selectFrom('orders')
    .select((expression) => expression.fn.max('modified_at').as('last_at'))
    .executeTakeFirst();
  return row?.last_at ?? 0;
}
