import type { ApiClient } from '../../api/client/create-client.js';
import { CallError } from '../../net/index.js';
import type { Io } from '../io.js';
import { UsageError } from '../usage-error.js';
import type { CommonFlags } from './arguments.js';
import { openClient } from './open-client.js';
import { printFailure } from './print.js';

/** Whether something that was thrown is a failure of the call, the network or the file system, and no mistake of ours. */
function isFailure(error: unknown): boolean {
  return CallError.is(error) || 'syscall' in Object(error);
}

/**
 * Runs a task with a client, which an interruption from the keyboard ends in good order.
 *
 * @returns the exit status: that of the task, or 1 for a failure
 * @throws UsageError
 */
export async function withClient(
  flags: CommonFlags,
  io: Io,
  task: (api: ApiClient, signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const api = openClient(flags, io);
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort(new Error('interrupted'));
  process.once('SIGINT', interrupt);
  try {
    return await task(api, interruption.signal);
  } catch (error) {
    if (!isFailure(error)) throw error;
    printFailure(error, io, flags.json === true);
    return 1;
  } finally {
    process.removeListener('SIGINT', interrupt);
    await api.close();
  }
}

/** Runs a command. @returns the exit status: that of the command, or 2 for wrong usage */
export async function guarded(name: string, io: Io, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr(`svclink ${name}: ${error.message}\nTry: svclink ${name} --help\n`);
    return 2;
  }
}
