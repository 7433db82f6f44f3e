import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds after which waiting is given up: long for a busy machine too, shorter than a test may take. */
const LONGEST = 180_000;

/**
 * Waits until something holds.
 *
 * @param what is named where it never comes to hold
 */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  what = 'it',
): Promise<void> {
  const end = performance.now() + LONGEST;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what} did not happen`);
    await delay(10);
  }
}
