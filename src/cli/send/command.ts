import type { LinkResponse } from '../../client/index.js';
import { createLinkClient, LinkCallError, type LinkClient } from '../../client/index.js';
import { LinkError } from '../../protocol/errors.js';
import type { Io } from '../io.js';
import { readJsonOption } from '../json-option.js';
import { UsageError } from '../usage-error.js';
import { readArguments, type SendFlags } from './arguments.js';
import { clientOptions } from './client-options.js';
import { printFailure, printResponse } from './print.js';
import { createProgress } from './progress.js';
import { USAGE } from './usage.js';

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
    const options = { checked: !flags.unchecked, onProgress: progress.show };
    return await client.requestAny(event, { ...data, ...content }, options);
  } finally {
    progress.end();
  }
}

async function send(args: readonly string[], io: Io): Promise<number> {
  const { event, flags } = readArguments(args);
  if (flags.help) {
    io.stdout(USAGE);
    return 0;
  }
  const client = createLinkClient(await clientOptions(flags, io));
  try {
    printResponse(await callEvent(client, event, flags, io), io, flags.json);
    return 0;
  } catch (error) {
    if (!LinkCallError.is(error)) throw error;
    printFailure(error, io, flags.json);
    return 1;
  } finally {
    await client.close();
  }
}

/**
 * `svclink send`: calls one event of a receiver and prints its result.
 *
 * @returns the exit status: 0 success, 1 the call failed, 2 wrong usage
 */
export async function sendCommand(args: string[], io: Io): Promise<number> {
  try {
    return await send(args, io);
  } catch (error) {
    const usage = error instanceof UsageError || (LinkError.is(error) && error.stage === 'setup');
    if (!usage) throw error;
    io.stderr(`svclink send: ${error.message}\nTry: svclink send --help\n`);
    return 2;
  }
}
