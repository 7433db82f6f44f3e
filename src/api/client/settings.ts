import type { RetryRules } from '../../net/index.js';
import { checkReading, type Reading } from '../../protocol/codec/read-result.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { checkWholeNumber, optionError, refuseUnknownOptions } from '../../protocol/options.js';
import type { ActionEntry } from '../catalogue/index.js';
import { type BaseAddress, readBaseAddress, readCredentials } from './credentials.js';
import type { ApiClientOptions, ContentOptions } from './options.js';

const DEFAULTS = {
  timeout: 30_000,
  retries: 2,
  concurrency: 8,
};

type NumberOption = keyof typeof DEFAULTS;

const RANGES: Readonly<Record<NumberOption, readonly [least: number, most: number]>> = {
  timeout: [1, 3_600_000],
  retries: [0, 10],
  concurrency: [1, 1000],
};

const SWITCHES = ['insecureHttp', 'recognisesRepetitions'] as const;

const NAMES: ReadonlySet<string> = new Set([
  'credentials',
  'reading',
  'onDeviation',
  ...SWITCHES,
  ...Object.keys(DEFAULTS),
]);

/** The options with defaults filled in. */
export interface ApiClientSettings extends Readonly<Record<NumberOption, number>> {
  readonly base: BaseAddress;
  readonly recognisesRepetitions: boolean;
  readonly reading: Reading;
  readonly onDeviation: ApiClientOptions['onDeviation'];
  /** The body of a token request. */
  readonly tokenRequest: string;
}

/** Returns the number of an option, or its default. @throws LinkError `option_invalid` */
function readNumber(name: NumberOption, value: unknown, absent = DEFAULTS[name]): number {
  if (value === undefined) return absent;
  checkWholeNumber(name, value, ...RANGES[name]);
  return Number(value);
}

/** Checks the options and fills in defaults. @throws LinkError `option_invalid` */
export function readClientOptions(options: ApiClientOptions): ApiClientSettings {
  if (typeof options !== 'object' || options === null) {
    throw optionError('options', 'write createApiClient({ credentials })');
  }
  refuseUnknownOptions('createApiClient', options, NAMES);
  for (const name of SWITCHES) {
    if (options[name] !== undefined && typeof options[name] !== 'boolean') {
      throw optionError(name, 'is true or false');
    }
  }
  checkReading(options);
  const { insecureHttp = false, recognisesRepetitions = false } = options;
  const { reading = 'tolerant', onDeviation } = options;
  const { api_url, ...tokenRequest } = readCredentials(options.credentials);
  const number = (name: NumberOption) => readNumber(name, options[name]);
  return {
    base: readBaseAddress(api_url, insecureHttp),
    recognisesRepetitions,
    reading,
    onDeviation,
    tokenRequest: JSON.stringify(tokenRequest),
    timeout: number('timeout'),
    retries: number('retries'),
    concurrency: number('concurrency'),
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
}

const COMMON = ['signal', 'timeout', 'retries'];

function namesFor({ content }: ActionEntry): readonly string[] {
  if (content === 'request') return [...COMMON, 'onProgress'];
  return content === 'response' ? [...COMMON, 'onProgress', 'to', 'overwrite'] : COMMON;
}

/**
 * Checked by its methods, because the response of a server is a writable stream without being an instance of Writable.
 */
const isStream = (value: unknown): value is NodeJS.WritableStream =>
  ['write', 'end', 'on'].every((name) => typeof Reflect.get(Object(value), name) === 'function');
const isListener = (value: unknown): value is NonNullable<ContentOptions['onProgress']> =>
  typeof value === 'function';

function readTarget({ to, overwrite = false }: Readonly<Record<string, unknown>>): ContentTarget {
  if (to === undefined) return { kind: 'memory' };
  if (isStream(to)) return { kind: 'stream', stream: to };
  if (typeof to === 'string' && to !== '' && typeof overwrite === 'boolean') {
    return { kind: 'path', path: to, overwrite };
  }
  throw optionError('to', 'is a path or a stream to write into, and overwrite true or false');
}

/** Checks the options of a call. @throws LinkError `option_invalid` */
export function readCallOptions(
  entry: ActionEntry,
  options: unknown,
  settings: ApiClientSettings,
): CallSettings {
  const given = options ?? {};
  if (!isObject(given)) throw optionError('options', `those of /${entry.action} are an object`);
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
