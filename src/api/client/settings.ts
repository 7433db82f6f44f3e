import { randomUUID } from 'node:crypto';
import { NETWORK_ROWS, type RetryRules } from '../../net/index.js';
import { READING_ROWS } from '../../protocol/codec/read-result.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import {
  callback,
  type FilledOptions,
  flag,
  nested,
  type OptionRow,
  type OptionRows,
  option,
  readOptions,
  wholeNumber,
} from '../../protocol/option-rows.js';
import { optionError, refuseUnknownOptions } from '../../protocol/options.js';
import { HOUR } from '../../protocol/units.js';
import { IDEMPOTENCY_KEY_FORM, isIdempotencyKey } from '../catalogue/general.js';
import type { ActionEntry } from '../catalogue/index.js';
import { type BaseAddress, readBaseAddress, readCredentials } from './credentials.js';
import type { ApiCallOptions, ApiClientOptions, ContentOptions, SaveOptions } from './options.js';

/** The options of `createApiClient`. */
export const API_CLIENT_ROWS = {
  // Read on its own: a file is read, and no message may hold what is in it.
  credentials: option('the downloaded credentials object, or the path of its file', () => true),
  timeout: wholeNumber(1, HOUR, 30_000),
  retries: wholeNumber(0, 10, 2),
  recognisesRepetitions: flag(false),
  concurrency: wholeNumber(1, 1000, 8),
  insecureHttp: flag(false),
  network: nested(NETWORK_ROWS),
  ...READING_ROWS,
} satisfies OptionRows<ApiClientOptions>;

/** The options with defaults filled in. */
export type ApiClientSettings = Omit<
  FilledOptions<ApiClientOptions, typeof API_CLIENT_ROWS>,
  'credentials' | 'insecureHttp'
> & {
  readonly base: BaseAddress;
  /** The body of a token request. */
  readonly tokenRequest: string;
};

/** Checks the options and fills in defaults. @throws LinkError `option_invalid` */
export function readClientOptions(options: ApiClientOptions): ApiClientSettings {
  if (typeof options !== 'object' || options === null) {
    throw optionError('options', 'write createApiClient({ credentials })');
  }
  const { credentials, insecureHttp, ...settings } = readOptions(
    'createApiClient',
    API_CLIENT_ROWS,
    options,
  );
  const { api_url, ...tokenRequest } = readCredentials(credentials);
  return {
    ...settings,
    base: readBaseAddress(api_url, insecureHttp),
    tokenRequest: JSON.stringify(tokenRequest),
  };
}

/**
 * Milliseconds before the first repetition, and the longest delay; a service that asks for more makes the call fail at
 * once.
 */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 30_000;

/** Returns the rules for repeating calls. @param retries most repetitions */
export function apiRetryRules(retries: number): RetryRules {
  return {
    attempts: retries + 1,
    delay: FIRST_DELAY,
    maxDelay: LONGEST_DELAY,
    maxRetryAfter: LONGEST_DELAY,
  };
}

/** The target of received content: a path, a stream, or memory. */
export type ContentTarget =
  | { readonly kind: 'memory' }
  | { readonly kind: 'path'; readonly path: string; readonly overwrite: boolean }
  | { readonly kind: 'stream'; readonly stream: NodeJS.WritableStream };

/** The options of one call; those of the client fill in absent ones. */
export interface CallSettings {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly retries: number;
  readonly onProgress: NonNullable<ContentOptions['onProgress']>;
  readonly target: ContentTarget;
  /** The header of all attempts; undefined: none is sent. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Checked by its methods, because the response of a server is a writable stream without being an instance of Writable.
 */
const isStream = (value: unknown): value is NodeJS.WritableStream =>
  ['write', 'end', 'on'].every((name) => typeof Reflect.get(Object(value), name) === 'function');
const isPath = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The options of every call. Those of the client fill in absent ones. */
export const API_CALL_ROWS = {
  signal: option('an AbortSignal', (value) => value instanceof AbortSignal),
  timeout: wholeNumber(1, HOUR),
  retries: wholeNumber(0, 10),
  idempotencyKey: option(IDEMPOTENCY_KEY_FORM, isIdempotencyKey),
} satisfies OptionRows<ApiCallOptions>;

/** The options of a call that sends or receives file content. */
export const CONTENT_ROWS = {
  ...API_CALL_ROWS,
  onProgress: callback(),
} satisfies OptionRows<ContentOptions>;

/** The options of a call that saves file content. */
export const SAVE_ROWS = {
  ...CONTENT_ROWS,
  to: option('a path or a stream to write into', (value) => isPath(value) || isStream(value)),
  overwrite: flag(false),
} satisfies OptionRows<SaveOptions>;

function rowsFor({ content, kind }: ActionEntry): Readonly<Record<string, OptionRow>> {
  if (content === 'request') return CONTENT_ROWS;
  const { idempotencyKey, ...rows } = content === 'response' ? SAVE_ROWS : API_CALL_ROWS;
  // A key has no effect on a call that changes nothing.
  return kind === 'write' ? { ...rows, idempotencyKey } : rows;
}

type AnyOptions = Partial<SaveOptions>;

/** Its members are checked by their rows. */
const isOptions = (value: unknown): value is AnyOptions => isObject(value);

/** Checks the options of a call. @throws LinkError `option_invalid` */
export function readCallOptions(
  entry: ActionEntry,
  options: unknown,
  settings: ApiClientSettings,
): CallSettings {
  const given = options ?? {};
  const maker = `/${entry.action}`;
  if (!isOptions(given)) throw optionError('options', `those of ${maker} are an object`);
  refuseUnknownOptions(maker, given, rowsFor(entry));
  const { to, overwrite, ...own } = readOptions<AnyOptions, typeof SAVE_ROWS>(
    maker,
    SAVE_ROWS,
    given,
  );
  return {
    signal: own.signal,
    timeout: own.timeout ?? settings.timeout,
    retries: own.retries ?? settings.retries,
    onProgress: own.onProgress ?? (() => undefined),
    target: targetOf(to, overwrite),
    idempotencyKey: own.idempotencyKey ?? ownKey(entry, settings),
  };
}

/** Returns a key for a changing call of a service that recognises repetitions. */
function ownKey({ kind }: ActionEntry, { recognisesRepetitions }: ApiClientSettings) {
  return kind === 'write' && recognisesRepetitions ? randomUUID() : undefined;
}

function targetOf(to: SaveOptions['to'] | undefined, overwrite: boolean): ContentTarget {
  if (to === undefined) return { kind: 'memory' };
  return isStream(to) ? { kind: 'stream', stream: to } : { kind: 'path', path: to, overwrite };
}
