import {
  createLinkClient,
  LinkCallError,
  type LinkClient,
  type LinkResponse,
} from '../../client/index.js';
import { type ExitCode, exitCodes, UsageError } from '../command-error.js';
import type { Define } from '../commands.js';
import type { Io } from '../io.js';
import { readJsonOption } from '../json-input.js';
import { createProgress, transferred } from '../progress.js';
import { printFailure, printResponse } from './print.js';
import { addSendOptions, checkSendFlags, clientOptions, type SendFlags } from './send-options.js';

async function callEvent(
  client: LinkClient,
  event: string,
  flags: SendFlags,
  io: Io,
): Promise<LinkResponse> {
  const data = await readJsonOption('data', flags.data ?? '{}', io);
  const progress = createProgress(io);
  const content = flags.file === undefined ? {} : { content: { path: flags.file } };
  try {
    return await client.requestAny(
      event,
      { ...data, ...content },
      {
        checked: !flags.unchecked,
        onProgress: ({ sent, total }) => progress.show(...transferred(sent, total)),
      },
    );
  } finally {
    progress.end();
  }
}

async function send(event: string, flags: SendFlags, io: Io): Promise<ExitCode> {
  if (event.trim() === '') throw new UsageError('which EVENT? For example: svclink send get_order');
  checkSendFlags(event, flags);
  const client = createLinkClient(await clientOptions(flags, io));
  try {
    printResponse(await callEvent(client, event, flags, io), io, flags.json === true);
    return exitCodes.ok;
  } catch (error) {
    if (!LinkCallError.is(error)) throw error;
    printFailure(error, io, flags.json === true);
    return exitCodes.failed;
  } finally {
    await client.close();
  }
}

/** `svclink send`: calls one event of a receiver and prints its result. */
export const defineSend: Define = (command, { io }, finish) => {
  command
    .description('Calls one event of a receiver and prints its result as JSON.')
    .usage('EVENT --url URL --user NAME [options]')
    .argument(
      '[EVENT]',
      'one of the documents is checked before it is sent; any other is sent as it is',
    );
  addSendOptions(command).action(async (event = '', flags: SendFlags) => {
    finish(await send(event, flags, io));
  });
};
