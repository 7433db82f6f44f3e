import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import type { Dispatcher } from 'undici';
import type { LinkClientOptions } from '../../client/index.js';
import { catalogueEntry } from '../../protocol/catalogue/catalogue.js';
import { passwordSha1 } from '../../protocol/envelope/envelope.js';
import {
  type AccountFlags,
  addAccountOptions,
  needed,
  readAccount,
  receiverUrl,
} from '../account-options.js';
import { milliseconds, UsageError, wholeNumber } from '../command-error.js';
import type { Io } from '../io.js';
import { readDialect } from '../json-input.js';

/** The options of `svclink send`. */
export interface SendFlags extends AccountFlags {
  readonly url?: string;
  readonly data?: string;
  readonly example?: boolean;
  readonly file?: string;
  readonly raw?: boolean;
  readonly multipart?: boolean;
  readonly unchecked?: boolean;
  readonly strict?: boolean;
  readonly dialect?: string;
  readonly header?: readonly string[];
  readonly timeout?: number;
  readonly connectTimeout?: number;
  readonly retry?: number;
  readonly recognisesRepetitions?: boolean;
  readonly maxAnswerSize?: number;
  readonly verbose?: boolean;
  readonly json?: boolean;
}

/** Adds the options to the command. */
export function addSendOptions(command: Command): Command {
  command.option(
    '--url <URL>',
    'address of the receiver (or SVCLINK_URL; with PORT the one on this machine)',
  );
  return addConnectionOptions(addContentOptions(addAccountOptions(command)))
    .option('--verbose', 'show request and answer on standard error, without the password')
    .option('--json', 'print one line of JSON in every case: { ok, result, ... } or { ok, error }');
}

function addContentOptions(command: Command): Command {
  return command
    .option(
      '--data <JSON>',
      'event_data; @FILE reads it from a file, - from standard input; default {}',
    )
    .option('--example', 'send the example of the event, as svclink events EVENT shows it')
    .option('--file <PATH>', 'send_file: the file to send along')
    .option('--raw', 'send the JSON as it stands, not percent-encoded')
    .option('--multipart', 'send multipart/form-data')
    .option('--unchecked', 'send the data and print the result as they are, without checking')
    .option(
      '--strict',
      'fail for a result that is not as the document says; default: read what can be read, with warnings',
    )
    .option(
      '--dialect <JSON>',
      'a service\'s own names on the wire, such as {"brand":"acme"}; @FILE reads them from a file',
    )
    .option<readonly string[]>(
      '--header <LINE>',
      'a further header, "NAME: TEXT"; may be repeated',
      (line, lines = []) => [...lines, line],
    );
}

function addConnectionOptions(command: Command): Command {
  return command
    .option(
      '--timeout <MS>',
      'for the whole call; default 60000, with a file 600000',
      milliseconds('timeout'),
    )
    .option(
      '--connect-timeout <MS>',
      'for the connection; default 10000',
      milliseconds('connect-timeout'),
    )
    .option(
      '--retry <N>',
      'how often it is repeated where that is safe; default 2',
      wholeNumber('retry'),
    )
    .option(
      '--recognises-repetitions',
      'the receiver recognises a repeated delivery: repeat events that change something, too',
    )
    .option(
      '--max-answer-size <BYTES>',
      'largest answer; default 67108864',
      wholeNumber('max-answer-size', ' of bytes'),
    );
}

/** Refuses options that exclude each other. @throws UsageError */
export function checkSendFlags(event: string, flags: SendFlags): void {
  if (flags.raw && flags.multipart)
    throw new UsageError('--raw and --multipart exclude each other');
  if (flags.example && flags.data !== undefined) {
    throw new UsageError('--example and --data exclude each other');
  }
  if (flags.file === undefined) return;
  if (!catalogueEntry(event)?.file) throw new UsageError('--file goes with send_file only');
  if (flags.raw || flags.unchecked) {
    throw new UsageError('--file is sent as multipart, and checked');
  }
}

function given<Value>(name: string, value: Value | undefined): Record<string, Value> {
  return value === undefined ? {} : { [name]: value };
}

function headersOf(lines: readonly string[] = []): Record<string, string> {
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    if (colon < 1) throw new UsageError('--header: must be "NAME: TEXT"');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return Object.fromEntries(pairs);
}

/**
 * The least length of a password that is hidden in the output. Hiding an everyday word would remove half of the text;
 * of a shorter password only the hash is hidden.
 */
const LONG_PASSWORD = 8;

async function showing(
  account: { readonly password: string } | { readonly passwordSha1: string },
  { connectTimeout }: SendFlags,
  io: Io,
): Promise<Dispatcher> {
  const { showingConnections } = await import('./verbose.js');
  const isClear = 'password' in account;
  const hash = isClear ? passwordSha1(account.password) : account.passwordSha1;
  const clear = isClear && account.password.length >= LONG_PASSWORD ? [account.password] : [];
  return showingConnections(io, [hash, ...clear], connectTimeout);
}

/** Converts the options of the command to those of a client. @throws UsageError; LinkError `option_invalid` */
export async function clientOptions(flags: SendFlags, io: Io): Promise<LinkClientOptions> {
  const url = needed(receiverUrl(flags.url, io), 'url', 'SVCLINK_URL');
  const headers = headersOf(flags.header);
  const dialect = await readDialect(flags.dialect, io);
  const { siteId = randomUUID(), ...account } = await readAccount(flags, io);
  const dispatcher = flags.verbose ? await showing(account, flags, io) : undefined;
  return {
    url,
    ...account,
    siteId,
    encoding: flags.raw ? 'raw' : flags.multipart ? 'multipart' : 'urlencoded',
    recognisesRepetitions: flags.recognisesRepetitions ?? false,
    reading: flags.strict ? 'strict' : 'tolerant',
    retry: { ...given('limit', flags.retry) },
    headers,
    ...given('dispatcher', dispatcher),
    ...given('dialect', dialect),
    ...given('timeout', flags.timeout),
    ...given('uploadTimeout', flags.timeout),
    ...given('connectTimeout', flags.connectTimeout),
    ...given('maxAnswerSize', flags.maxAnswerSize),
  };
}
