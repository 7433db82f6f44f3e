import type { Command } from 'commander';
import { ACTION_NAMES } from '../../api/generated/action-names.js';
import type { ActionName } from '../../api/generated/action-types.js';
import { didYouMean } from '../../protocol/nearest.js';
import { milliseconds, UsageError, wholeNumber } from '../command-error.js';

/** The options that every command of the JSON API has. */
export interface CommonFlags {
  readonly credentials?: string;
  readonly timeout?: number;
  readonly insecureHttp?: boolean;
  readonly json?: boolean;
  readonly retry?: number;
}

/** The options of `svclink api`. */
export interface ApiFlags extends CommonFlags {
  readonly data?: string;
  readonly file?: string;
  readonly out?: string;
  readonly overwrite?: boolean;
  readonly all?: boolean;
  readonly idempotencyKey?: string;
}

/** The task of a call of `svclink api`. */
export type ApiTask =
  | { readonly kind: 'call'; readonly action: ActionName; readonly flags: ApiFlags }
  | {
      readonly kind: 'download';
      readonly reportId: number;
      readonly folder: string;
      readonly flags: ApiFlags;
    };

/** The option that allows the client secret to be sent without TLS, and its description. */
export const INSECURE_HTTP = [
  '--insecure-http',
  'allow an api_url of http to another machine, where anybody on the way can read the secret',
] as const;

/** Adds the options of all commands of the JSON API to a command. */
export function addCommonOptions(command: Command): Command {
  return command
    .option('--credentials <FILE>', 'the downloaded credentials (or SVCLINK_CREDENTIALS)')
    .option(
      '--timeout <MS>',
      'for one request, or the longest pause in a file; default 30000',
      milliseconds('timeout'),
    )
    .option(...INSECURE_HTTP)
    .option('--json', 'print one line of JSON in every case: { ok, ... } or { ok, error }');
}

/** Adds the options of `svclink api`. */
export function addCallOptions(command: Command): Command {
  return command
    .option(
      '--retry <N>',
      'how often a request is repeated where that is safe; default 2',
      wholeNumber('retry'),
    )
    .option(
      '--data <JSON>',
      'the request; @FILE reads it from a file, - from standard input; default {}',
    )
    .option('--file <PATH>', 'the file to send, for an action with content')
    .option(
      '--out <PATH>',
      'where the content of an answer goes; without it, it is printed as base64',
    )
    .option('--overwrite', 'replace files that are there already')
    .option('--all', 'all matches of a search, one line of JSON each')
    .option(
      '--idempotency-key <KEY>',
      'makes a repeated call of a changing action give the first answer, on a site of svclink',
    );
}

function readDownload(words: readonly string[], flags: ApiFlags): ApiTask {
  const [reportId = '', folder = '', ...more] = words;
  if (!/^[0-9]{1,15}$/.test(reportId)) throw new UsageError('REPORT_ID is a whole number');
  if (folder === '' || more.length > 0) throw new UsageError('name one folder DIR');
  const unused = (['data', 'file', 'out', 'idempotencyKey'] as const).find(
    (name) => flags[name] !== undefined,
  );
  if (unused !== undefined) {
    const flag = unused === 'idempotencyKey' ? 'idempotency-key' : unused;
    throw new UsageError(`--${flag}: has no use in a download`);
  }
  return { kind: 'download', reportId: Number(reportId), folder, flags };
}

function readAction(text: string): ActionName {
  const name = text.startsWith('/') ? text.slice(1) : text;
  const action = ACTION_NAMES.find((known) => known === name);
  if (action !== undefined) return action;
  if (text === '') throw new UsageError('which ACTION? For example: svclink api bid/list');
  throw new UsageError(`there is no action ${text}${didYouMean(name, new Set(ACTION_NAMES))}`);
}

/** Reads the task of a call of `svclink api`. @throws UsageError */
export function readTask(words: readonly string[], flags: ApiFlags): ApiTask {
  const [first = '', second, ...more] = words;
  if (first === 'files' && second === 'download') return readDownload(more, flags);
  const action = readAction(first);
  if (second !== undefined) throw new UsageError(`one ACTION at a time, not also ${second}`);
  if (flags.all && flags.out !== undefined) {
    throw new UsageError('--all and --out exclude each other');
  }
  return { kind: 'call', action, flags };
}
