import { type ApiClient, createApiClient } from '../../api/client/create-client.js';
import type { Io } from '../io.js';
import { UsageError } from '../usage-error.js';
import { wholeNumber } from '../whole-number.js';
import type { CommonFlags } from './arguments.js';

/** Makes the client that the options describe. @throws UsageError */
export function openClient(flags: CommonFlags, { env }: Io): ApiClient {
  const credentials = flags.credentials ?? env.SVCLINK_CREDENTIALS ?? '';
  if (credentials === '') {
    throw new UsageError(
      '--credentials is missing (or the environment variable SVCLINK_CREDENTIALS)',
    );
  }
  const timeout = wholeNumber('timeout', flags.timeout);
  const retries = wholeNumber('retry', flags.retry);
  try {
    return createApiClient({
      credentials,
      insecureHttp: flags['insecure-http'],
      ...(timeout === undefined ? {} : { timeout }),
      ...(retries === undefined ? {} : { retries }),
    });
  } catch (error) {
    // The client names the option and the mend, and never a secret.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
