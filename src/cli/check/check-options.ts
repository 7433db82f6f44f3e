import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { CheckOptions } from '../../conformance/index.js';
import {
  type AccountFlags,
  addAccountOptions,
  readAccount,
  receiverUrl,
} from '../account-options.js';
import { milliseconds, UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { readDialect } from '../json-input.js';

/** The options of reports. */
export interface ReportFlags {
  readonly json?: boolean;
  readonly junit?: string;
  readonly html?: string;
  readonly verbose?: boolean;
  readonly quiet?: boolean;
}

/** The options of `svclink check`. */
export interface CheckFlags extends AccountFlags, ReportFlags {
  readonly write?: boolean;
  readonly order?: string;
  readonly only?: readonly string[];
  readonly list?: boolean;
  readonly dialect?: string;
  readonly timeout?: number;
  readonly cacert?: string;
  readonly insecure?: boolean;
  readonly strict?: boolean;
}

/** Adds the options to the command. */
export function addCheckOptions(command: Command): Command {
  return addAccountOptions(command)
    .option('--write', 'also run audits that store something in the receiver')
    .option(
      '--order <REPORT_ID>',
      'read this order, and with --write change it; default one that the receiver lists',
    )
    .option<readonly string[]>(
      '--only <ID>',
      'only this audit, or this area; may be repeated',
      (id, ids = []) => [...ids, id],
    )
    .option('--list', 'print the audits and do nothing else')
    .option('--dialect <JSON>', "the receiver's own names on the wire, as JSON or @FILE")
    .option('--timeout <MS>', 'for one answer; default 10000', milliseconds('timeout'))
    .option('--cacert <FILE>', 'PEM of the authority that signed the certificate of the receiver')
    .option('--insecure', 'accept any certificate: anybody in between can read everything')
    .option('--strict', 'count a SHOULD that fails like a MUST')
    .option('--json', 'the report as JSON on standard output')
    .option('--junit <FILE>', 'also as JUnit XML')
    .option('--html <FILE>', 'also as one self-contained page')
    .option('--verbose', 'what was skipped, too, with the reasons')
    .option('--quiet', 'no progress, and of the audits only those that failed');
}

async function tlsOf({ cacert, insecure }: CheckFlags): Promise<CheckOptions['tls']> {
  if (insecure) return { rejectUnauthorized: false };
  if (cacert === undefined) return undefined;
  const ca = await readFile(cacert, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`--cacert: ${cacert}: cannot be read (${Object(cause).code})`);
  });
  if (ca.includes('-----BEGIN CERTIFICATE-----')) return { ca };
  throw new UsageError(`--cacert: ${cacert}: holds no certificate in PEM`);
}

/** Converts the options of the command to those of a check. @throws UsageError; LinkError `option_invalid` */
export async function readCheckOptions(
  given: string,
  flags: CheckFlags,
  io: Io,
): Promise<CheckOptions> {
  const url = receiverUrl(given, io);
  if (url === undefined)
    throw new UsageError('which URL? For example: svclink check https://host/link');
  const { write = false, strict = false, order, only, timeout } = flags;
  const dialect = await readDialect(flags.dialect, io);
  const tls = await tlsOf(flags);
  const { siteId, ...account } = await readAccount(flags, io);
  return {
    url,
    ...account,
    write,
    strict,
    stopEarly: true,
    ...(siteId === undefined ? {} : { siteId }),
    ...(order === undefined ? {} : { order }),
    ...(only === undefined ? {} : { only }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(tls === undefined ? {} : { tls }),
    ...(timeout === undefined ? {} : { timeout }),
  };
}
