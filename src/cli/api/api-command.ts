import type { Io } from '../io.js';
import { readApiArguments } from './arguments.js';
import { callAction } from './call-action.js';
import { downloadCommand } from './download/download-command.js';
import { guarded, withClient } from './run.js';
import { API_USAGE } from './usage.js';

/**
 * `svclink api`: calls one action of the JSON API and prints what it answers, or saves the files of a work order.
 *
 * @returns the exit status: 0 success, 1 the call failed, 2 wrong usage
 */
export function apiCommand(args: string[], io: Io): Promise<number> {
  return guarded('api', io, async () => {
    const task = readApiArguments(args);
    if (task.kind === 'help') {
      io.stdout(API_USAGE);
      return 0;
    }
    return withClient(task.flags, io, (api, signal) =>
      task.kind === 'call'
        ? callAction(api, task, io, signal)
        : downloadCommand(api, task, io, signal),
    );
  });
}
