import { Help } from 'commander';
import {
  createLinkClient,
  LinkCallError,
  type LinkClient,
  type LinkResponse,
} from '../../client/index.js';
import { definitions } from '../../protocol/catalogue/definition.js';
import type { CommandContext, Define } from '../command.js';
import { type ExitCode, exitCodes, UsageError } from '../command-error.js';
import { readEventFields } from '../events/event-fields.js';
import { describeEvent, knownEvent } from '../events/events-command.js';
import { hasColours } from '../io.js';
import { readJsonOption } from '../json-input.js';
import { createProgress, transferred } from '../progress.js';
import { printCallFailure, printResponse } from './print.js';
import { addSendOptions, checkSendFlags, clientOptions, type SendFlags } from './send-options.js';

async function callEvent(
  client: LinkClient,
  event: string,
  flags: SendFlags,
  { io, packageRoot }: CommandContext,
): Promise<LinkResponse> {
  const data = flags.example
    ? readEventFields(knownEvent(event), packageRoot).example
    : await readJsonOption('data', flags.data ?? '{}', io);
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

async function send(event: string, flags: SendFlags, context: CommandContext): Promise<ExitCode> {
  const { io } = context;
  if (event.trim() === '') throw new UsageError('which EVENT? For example: svclink send get_order');
  checkSendFlags(event, flags);
  const client = createLinkClient(await clientOptions(flags, io));
  try {
    printResponse(await callEvent(client, event, flags, context), io, flags.json === true);
    return exitCodes.ok;
  } catch (error) {
    if (!LinkCallError.is(error)) throw error;
    printCallFailure(error, io, flags.json === true);
    return exitCodes.failed;
  } finally {
    await client.close();
  }
}

/** `svclink send`: calls one event of a receiver and prints its result. */
export const defineSend: Define = (command, context, finish) => {
  command
    .description('Calls one event of a receiver and prints its result as JSON.')
    .usage('EVENT --url URL --user NAME [options]')
    .argument(
      '[EVENT]',
      'one of the documents is checked before it is sent; any other is sent as it is',
    );
  command.configureHelp({
    formatHelp: (shown, help) => {
      const named = shown.args.flatMap((word) => definitions.get(word) ?? []);
      const [definition] = named;
      if (definition === undefined) return Help.prototype.formatHelp.call(help, shown, help);
      const fields = describeEvent(definition, context.packageRoot, hasColours(context.io));
      return `${fields}\nOptions: svclink send --help\n`;
    },
  });
  addSendOptions(command).action(async (event = '', flags: SendFlags) => {
    finish(await send(event, flags, context));
  });
};
