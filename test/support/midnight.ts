import { setTimeout as delay } from 'node:timers/promises';

const DAY = 86_400_000;

/**
 * Waits for the next day (UTC) if it begins soon: a test that speaks of today does not go on over midnight.
 *
 * @param time milliseconds that the test may take
 */
export async function awayFromMidnight(time = 60_000): Promise<void> {
  const left = DAY - (Date.now() % DAY);
  if (left < time) await delay(left + 10);
}
