import type { RetryRules } from '../../../net/index.js';
import type { Reading } from '../../../protocol/codec/read-result.js';
import { checkReading } from '../../../protocol/codec/read-result.js';
import { checkWholeNumber, optionError, refuseUnknownOptions } from '../../../protocol/options.js';
import { type BaseAddress, readBaseAddress } from './base-address.js';
import { readCredentials } from './credentials.js';
import type { ApiClientOptions } from './options.js';

const MIB = 1024 * 1024;

const DEFAULTS = {
  timeout: 30_000,
  retries: 2,
  maxRetryDelay: 30_000,
  concurrency: 8,
  maxAnswerBytes: 16 * MIB,
  maxContentBytes: 64 * MIB,
  maxFileBytes: 4096 * MIB,
};

type NumberOption = keyof typeof DEFAULTS;

const RANGES: Readonly<Record<NumberOption, readonly [least: number, most: number]>> = {
  timeout: [1, 3_600_000],
  retries: [0, 10],
  maxRetryDelay: [0, 3_600_000],
  concurrency: [1, 1000],
  maxAnswerBytes: [1, 1024 * MIB],
  maxContentBytes: [0, 1024 * MIB],
  maxFileBytes: [0, Number.MAX_SAFE_INTEGER],
};

const SWITCHES = ['insecureHttp', 'recognisesRepetitions'] as const;

const NAMES: ReadonlySet<string> = new Set([
  'credentials',
  'reading',
  'onDeviation',
  ...SWITCHES,
  ...Object.keys(DEFAULTS),
]);

/** The options with every default filled in. */
export interface Settings extends Readonly<Record<NumberOption, number>> {
  readonly base: BaseAddress;
  readonly recognisesRepetitions: boolean;
  readonly reading: Reading;
  readonly onDeviation: ApiClientOptions['onDeviation'];
  /** The body of a token request, ready to send. */
  readonly tokenRequest: string;
}

/** The number of an option, or its default. @throws LinkError `option_invalid` */
export function readNumber(name: NumberOption, value: unknown, absent = DEFAULTS[name]): number {
  if (value === undefined) return absent;
  checkWholeNumber(name, value, ...RANGES[name]);
  return Number(value);
}

/** Checks the options and fills in defaults. @throws LinkError `option_invalid` */
export function readOptions(options: ApiClientOptions): Settings {
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
    maxRetryDelay: number('maxRetryDelay'),
    concurrency: number('concurrency'),
    maxAnswerBytes: number('maxAnswerBytes'),
    maxContentBytes: number('maxContentBytes'),
    maxFileBytes: number('maxFileBytes'),
  };
}

const FIRST_DELAY = 250;

/** How calls are repeated. @param retries how often at most */
export function retryRules({ maxRetryDelay }: Settings, retries: number): RetryRules {
  return {
    attempts: retries + 1,
    delay: FIRST_DELAY,
    maxDelay: maxRetryDelay,
    longestAsked: maxRetryDelay,
  };
}
