import type { Io } from '../io.js';
import { readTokenArguments } from './arguments.js';
import { printResult } from './print.js';
import { guarded, withClient } from './run.js';
import { TOKEN_USAGE } from './usage.js';

/**
 * `svclink token`: fetches an access token of the JSON API and prints it.
 *
 * @returns the exit status: 0 success, 1 the call failed, 2 wrong usage
 */
export function tokenCommand(args: string[], io: Io): Promise<number> {
  return guarded('token', io, async () => {
    const flags = readTokenArguments(args);
    if (flags.help) {
      io.stdout(TOKEN_USAGE);
      return 0;
    }
    return withClient(flags, io, async (api) => {
      const token = await api.token();
      if (flags.json) printResult(token, io, true);
      else io.stdout(`${token.access_token}\n`);
      return 0;
    });
  });
}
