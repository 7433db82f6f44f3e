import { CallError, createApiClient } from 'svclink/api';
import { runProgram } from './program.js';

/**
 * Run it beside examples/api-server:
 *
 *     CREDENTIALS=credentials.json npx tsx examples/api-client/src/main.ts OH photos
 *
 * credentials.json is the file that the client app downloads: grant_type, client_id, client_secret, scope and api_url.
 */
async function main(): Promise<void> {
  const [state = 'OH', folder] = process.argv.slice(2);
  const api = createApiClient({ credentials: process.env.CREDENTIALS || 'credentials.json' });
  try {
    await runProgram(api, { state, folder }, console.log);
  } finally {
    await api.close();
  }
}

main().catch((error: unknown) => {
  // The message names the call and the problem, without a secret; a stack would add nothing.
  console.error(CallError.is(error) ? error.message : error);
  process.exitCode = 1;
});
