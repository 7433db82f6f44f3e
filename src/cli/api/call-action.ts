import { apiCatalogue } from '../../api/catalogue/index.js';
import { searchAllOf } from '../../api/client/action-tree.js';
import type { ApiClient } from '../../api/client/create-client.js';
import type { ContentProgress } from '../../api/client/options.js';
import type { ActionName } from '../../api/generated/action-types.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { jsonText } from '../../protocol/printable.js';
import { type ExitCode, exitCodes, UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { readJsonOption } from '../json-input.js';
import { createProgress, transferred } from '../progress.js';
import type { ApiFlags } from './api-options.js';
import { printResult } from './print.js';

/** Returns a result for printing, with bytes in base64. */
function printableResult(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('content' in result)) return result;
  const { content } = result;
  return content instanceof Uint8Array
    ? { ...result, content: Buffer.from(content).toString('base64') }
    : result;
}

function checkContentFlags(action: ActionName, flags: ApiFlags): void {
  const content = apiCatalogue.find((entry) => entry.action === action)?.content;
  if (flags.file !== undefined && content !== 'request') {
    throw new UsageError(`--file: ${action} has no content`);
  }
  if (flags.out !== undefined && content !== 'response') {
    throw new UsageError(`--out: ${action} answers no content`);
  }
}

async function printAll(matches: AsyncIterable<unknown>, io: Io): Promise<void> {
  for await (const match of matches) io.stdout(`${jsonText(match)}\n`);
}

/** Turns an error of the client before it sends anything into wrong usage. */
function asUsage(error: unknown): never {
  const isUsage = LinkError.is(error) && error.code === 'option_invalid';
  throw isUsage ? new UsageError(error.message) : error;
}

/** Calls one action and prints its result. @returns the exit code @throws UsageError */
export async function callAction(
  api: ApiClient,
  { action, flags }: { readonly action: ActionName; readonly flags: ApiFlags },
  io: Io,
  signal: AbortSignal,
): Promise<ExitCode> {
  checkContentFlags(action, flags);
  const { file, out, idempotencyKey } = flags;
  const data = await readJsonOption('data', flags.data ?? '{}', io);
  if (flags.all) {
    const searchAll = searchAllOf(api.call, action);
    if (!searchAll) throw new UsageError(`--all: ${action} is no search`);
    if (idempotencyKey !== undefined) {
      throw new UsageError('--idempotency-key: a search changes nothing');
    }
    await printAll(searchAll(data, { signal }), io);
    return exitCodes.ok;
  }
  const request = file === undefined ? data : { ...data, path: file };
  const progress = createProgress(io);
  const show = ({ bytes, total }: ContentProgress): void =>
    progress.show(...transferred(bytes, total));
  const onProgress = file === undefined && out === undefined ? {} : { onProgress: show };
  const target = out === undefined ? {} : { to: out, overwrite: flags.overwrite === true };
  try {
    const key = idempotencyKey === undefined ? {} : { idempotencyKey };
    const options = { signal, ...onProgress, ...target, ...key };
    const result = await api.call(action, request, options).catch(asUsage);
    progress.end();
    printResult(printableResult(result), io, flags.json === true);
    return exitCodes.ok;
  } finally {
    progress.end();
  }
}
