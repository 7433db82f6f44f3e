import { setTimeout as delay } from 'node:timers/promises';

/** The longest wait in milliseconds: enough on a busy machine, shorter than the limit of a test. */
const LONGEST = 180_000;

/**
 * Waits until a condition is true.
 *
 * @param what names the condition in the error after the longest wait
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
