import { parseArgs } from 'node:util';
import { ACTION_NAMES } from '../../api/generated/action-names.js';
import type { ActionName } from '../../api/generated/action-types.js';
import { UsageError } from '../usage-error.js';

const COMMON = {
  credentials: { type: 'string' },
  timeout: { type: 'string' },
  'insecure-http': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const OF_A_CALL = {
  ...COMMON,
  retry: { type: 'string' },
  data: { type: 'string' },
  file: { type: 'string' },
  out: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
} as const;

const parseCall = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OF_A_CALL, allowPositionals: true });
const parseToken = (args: readonly string[]) => parseArgs({ args: [...args], options: COMMON });

/** The options of `svclink api` as they were given. */
export type ApiFlags = ReturnType<typeof parseCall>['values'];
/** The options that every command of the JSON API has. */
export type CommonFlags = ReturnType<typeof parseToken>['values'] & { readonly retry?: string };

/** What `svclink api` is asked for. */
export type ApiTask =
  | { readonly kind: 'help' }
  | { readonly kind: 'call'; readonly action: ActionName; readonly flags: ApiFlags }
  | {
      readonly kind: 'download';
      readonly reportId: number;
      readonly folder: string;
      readonly flags: ApiFlags;
    };

function asUsage<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readDownload(words: readonly string[], flags: ApiFlags): ApiTask {
  const [reportId = '', folder = '', ...more] = words;
  if (!/^[0-9]{1,15}$/.test(reportId)) throw new UsageError('REPORT_ID is a whole number');
  if (folder === '' || more.length > 0) throw new UsageError('name one folder DIR');
  const unused = (['data', 'file', 'out'] as const).find((name) => flags[name] !== undefined);
  if (unused !== undefined) throw new UsageError(`--${unused} has no use in a download`);
  return { kind: 'download', reportId: Number(reportId), folder, flags };
}

function readAction(text: string): ActionName {
  const name = text.startsWith('/') ? text.slice(1) : text;
  const action = ACTION_NAMES.find((known) => known === name);
  if (action !== undefined) return action;
  throw new UsageError(
    text === '' ? 'which ACTION? For example: svclink api bid/list' : `there is no action ${text}`,
  );
}

/** Reads the arguments of `svclink api`. @throws UsageError */
export function readApiArguments(args: readonly string[]): ApiTask {
  const { values: flags, positionals } = asUsage(() => parseCall(args));
  if (flags.help) return { kind: 'help' };
  const [first = '', second, ...more] = positionals;
  if (first === 'files' && second === 'download') return readDownload(more, flags);
  const action = readAction(first);
  if (second !== undefined) throw new UsageError(`one ACTION at a time, not also ${second}`);
  if (flags.all && flags.out !== undefined)
    throw new UsageError('--all and --out exclude each other');
  return { kind: 'call', action, flags };
}

/** Reads the arguments of `svclink token`. @throws UsageError */
export function readTokenArguments(args: readonly string[]): CommonFlags {
  return asUsage(() => parseToken(args)).values;
}
