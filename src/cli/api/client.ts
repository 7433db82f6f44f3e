import { type ApiClient, createApiClient } from '../../api/client/create-client.js';
import { CallError } from '../../net/index.js';
import { messageOf } from '../../protocol/errors/base-error.js';
import { type ExitCode, exitCodes, UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import type { CommonFlags } from './api-options.js';
import { printApiFailure } from './print.js';

/** Makes the client that the options describe. @throws UsageError */
function openClient(flags: CommonFlags, { env }: Io): ApiClient {
  const credentials = flags.credentials || env.SVCLINK_CREDENTIALS;
  if (!credentials) {
    throw new UsageError(
      '--credentials is missing (or the environment variable SVCLINK_CREDENTIALS)',
    );
  }
  const { timeout, retry: retries, insecureHttp = false } = flags;
  try {
    return createApiClient({
      credentials,
      insecureHttp,
      ...(timeout === undefined ? {} : { timeout }),
      ...(retries === undefined ? {} : { retries }),
    });
  } catch (error) {
    // The client names the option and what it takes, and never a secret.
    throw new UsageError(messageOf(error));
  }
}

/** Whether something that was thrown is a failure of the call, the network or the file system, and no mistake of ours. */
function isFailure(error: unknown): boolean {
  return CallError.is(error) || 'syscall' in Object(error);
}

/**
 * Runs a task with a client, which an interruption from the keyboard ends in good order.
 *
 * @returns what the process should end with
 * @throws UsageError
 */
export async function withClient(
  flags: CommonFlags,
  io: Io,
  task: (api: ApiClient, signal: AbortSignal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const api = openClient(flags, io);
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort(new Error('interrupted'));
  process.once('SIGINT', interrupt);
  try {
    return await task(api, interruption.signal);
  } catch (error) {
    if (!isFailure(error)) throw error;
    printApiFailure(error, io, flags.json === true);
    return exitCodes.failed;
  } finally {
    process.removeListener('SIGINT', interrupt);
    await api.close();
  }
}
