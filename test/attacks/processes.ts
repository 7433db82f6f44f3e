import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundled } from '../support/bundled.js';

/**
 * The options of Node for a heap of 256 MB, whose young generation has its full size at once, whenever it would have
 * grown. That size is the one of Node 20, which docs/deploying.md advises for Node 24 too.
 */
export const SMALL_HEAP = [
  '--max-old-space-size=256',
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
];

/** Starts a program of this folder in a process of its own. */
export function started(
  file: string,
  args: readonly string[],
  execArgv: readonly string[] = [],
): ChildProcess {
  return fork(bundled(join(__dirname, file)), args, { execArgv: [...execArgv] });
}

/** Ends a process, whatever it does. */
export async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
