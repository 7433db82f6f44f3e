/** Milliseconds of the work below on the machine on which the limits of tests were set, when it did nothing else. */
const USUAL = 8;

/** Reads and writes JSON, as most of what is timed does. */
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
 * @param clock such as the processor time of this process, where that is limited
 */
export function slowness(clock: () => number = () => performance.now()): number {
  work();
  const started = clock();
  work();
  return Math.max(1, (clock() - started) / USUAL);
}

/** The milliseconds of the processor that this process has used. */
export const processorTime = (): number => process.cpuUsage().user / 1000;
