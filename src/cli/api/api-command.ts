import { ACTION_NAMES } from '../../api/generated/action-names.js';
import type { Define } from '../command.js';
import { type ExitCode, exitCodes } from '../command-error.js';
import type { Io } from '../io.js';
import {
  type ApiFlags,
  addCallOptions,
  addCommonOptions,
  type CommonFlags,
  readTask,
} from './api-options.js';
import { callAction } from './call-action.js';
import { withClient } from './client.js';
import { downloadCommand } from './download/download-command.js';
import { printResult } from './print.js';

function callApi(words: readonly string[], flags: ApiFlags, io: Io): Promise<ExitCode> {
  const task = readTask(words, flags);
  return withClient(task.flags, io, (api, signal) =>
    task.kind === 'call'
      ? callAction(api, task, io, signal)
      : downloadCommand(api, task, io, signal),
  );
}

/** `svclink api`: calls one action of the JSON API and prints its result, or saves the files of a work order. */
export const defineApi: Define = (command, { io }, finish) => {
  command
    .description(
      'Calls one action of the JSON API and prints what it answers, or saves all files of a work order in a folder.',
    )
    .usage(
      'ACTION --credentials FILE [--data JSON] [options]\n       svclink api files download REPORT_ID DIR --credentials FILE [options]',
    )
    .argument('[WORDS...]', 'an action below, or files download REPORT_ID DIR')
    .addHelpText('after', `\nActions:\n${ACTION_NAMES.map((name) => `  ${name}`).join('\n')}`);
  addCallOptions(addCommonOptions(command)).action(
    async (words: readonly string[], flags: ApiFlags) => finish(await callApi(words, flags, io)),
  );
};

function printToken(flags: CommonFlags, io: Io): Promise<ExitCode> {
  return withClient(flags, io, async (api) => {
    const token = await api.token();
    if (flags.json) printResult(token, io, true);
    else io.stdout(`${token.access_token}\n`);
    return exitCodes.ok;
  });
}

/** `svclink token`: fetches an access token of the JSON API and prints it. */
export const defineToken: Define = (command, { io }, finish) => {
  command
    .description('Fetches an access token of the JSON API and prints it.')
    .usage('--credentials FILE [options]');
  addCommonOptions(command).action(async (flags: CommonFlags) => {
    finish(await printToken(flags, io));
  });
};
