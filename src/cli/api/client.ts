import { type ApiClient, createApiClient } from '../../api/client/create-client.js';
import { CallError } from '../../net/index.js';
import { messageOf } from '../../protocol/errors/base-error.js';
import { type ExitCode, exitCodes, UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import type { CommonFlags } from './api-options.js';
import { printApiFailure } from './print.js';

/** Creates the client for the options. @throws UsageError */
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
    // The message names the option and the expected value, and contains no secret.
    throw new UsageError(messageOf(error));
  }
}

/** Returns true for a failure of the call, the network or the file system; false for a defect of the program. */
function isFailure(error: unknown): boolean {
  return CallError.is(error) || 'syscall' in Object(error);
}

/**
 * Runs a task with a client. An interruption from the keyboard closes the client.
 *
 * @returns the exit code
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
