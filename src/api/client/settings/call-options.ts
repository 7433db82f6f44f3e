import { optionError, refuseUnknownOptions } from '../../../protocol/options.js';
import type { CatalogueEntry } from '../../catalogue/index.js';
import { isJsonObject } from '../../request/json-text.js';
import type { ContentOptions } from './options.js';
import { readNumber, type Settings } from './settings.js';

/** Where received content goes: a path, a stream, or nowhere but memory. */
export type Target =
  | { readonly kind: 'memory' }
  | { readonly kind: 'path'; readonly path: string; readonly overwrite: boolean }
  | { readonly kind: 'stream'; readonly stream: NodeJS.WritableStream };

/** The options of one call with the client's in place of those that are absent. */
export interface CallSettings {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly retries: number;
  readonly onProgress: NonNullable<ContentOptions['onProgress']>;
  readonly target: Target;
}

const COMMON = ['signal', 'timeout', 'retries'];

function namesFor({ content }: CatalogueEntry): readonly string[] {
  if (content === 'request') return [...COMMON, 'onProgress'];
  return content === 'response' ? [...COMMON, 'onProgress', 'to', 'overwrite'] : COMMON;
}

/** A response of a server is a stream that can be written into as well, but no instance of Writable. */
const isStream = (value: unknown): value is NodeJS.WritableStream =>
  ['write', 'end', 'on'].every((name) => typeof Reflect.get(Object(value), name) === 'function');
const isListener = (value: unknown): value is NonNullable<ContentOptions['onProgress']> =>
  typeof value === 'function';

function readTarget({ to, overwrite = false }: Readonly<Record<string, unknown>>): Target {
  if (to === undefined) return { kind: 'memory' };
  if (isStream(to)) return { kind: 'stream', stream: to };
  if (typeof to === 'string' && to !== '' && typeof overwrite === 'boolean') {
    return { kind: 'path', path: to, overwrite };
  }
  throw optionError('to', 'is a path or a stream to write into, and overwrite true or false');
}

/** Checks the options of a call. @throws LinkError `option_invalid` */
export function readCallOptions(
  entry: CatalogueEntry,
  options: unknown,
  settings: Settings,
): CallSettings {
  const given = options ?? {};
  if (!isJsonObject(given)) throw optionError('options', `those of /${entry.action} are an object`);
  refuseUnknownOptions(`/${entry.action}`, given, new Set(namesFor(entry)));
  const { signal, onProgress = () => undefined } = given;
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw optionError('signal', 'is an AbortSignal');
  }
  if (!isListener(onProgress)) throw optionError('onProgress', 'is a function');
  return {
    signal,
    timeout: readNumber('timeout', given.timeout, settings.timeout),
    retries: readNumber('retries', given.retries, settings.retries),
    onProgress,
    target: readTarget(given),
  };
}
