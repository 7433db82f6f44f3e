import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MIB } from '../src/protocol/units.js';

/** Milliseconds between two samples. */
const INTERVAL = 5;

/** Collects garbage, so that the memory of earlier calls does not count as growth. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc === 'function') gc();
}

/** Returns the largest growth of the memory of this process while something runs, in MiB. */
export async function memoryGrowth(run: () => Promise<unknown>): Promise<number> {
  collectGarbage();
  // The memory is returned to the system a little later.
  await delay(100);
  const resting = process.memoryUsage().rss;
  let highest = resting;
  const sample = () => {
    highest = Math.max(highest, process.memoryUsage().rss);
  };
  const timer = setInterval(sample, INTERVAL);
  await run();
  clearInterval(timer);
  sample();
  return (highest - resting) / MIB;
}
