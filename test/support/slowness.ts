/** Milliseconds of the work below on the idle machine on which the limits of tests were set. */
const USUAL = 8;

/** Reads and writes JSON, like most of the measured code. */
function work(): number {
  const value = Array.from({ length: 400 }, (_, id) => ({ id, text: `${id} of many`, list: [id] }));
  let length = 0;
  for (let round = 0; round < 40; round++)
    length += JSON.stringify(JSON.parse(JSON.stringify(value))).length;
  return length;
}

/**
 * Returns how many times slower this machine is just now than the one on which the limits of tests were set; at least 1.
 * A limit of milliseconds is multiplied by it.
 *
 * @param clock the clock of the limit, such as the processor time of this process. Default: the time
 */
export function slowness(clock: () => number = () => performance.now()): number {
  work();
  const started = clock();
  work();
  return Math.max(1, (clock() - started) / USUAL);
}

/** Returns the milliseconds of processor time of this process. */
export const processorTime = (): number => process.cpuUsage().user / 1000;
