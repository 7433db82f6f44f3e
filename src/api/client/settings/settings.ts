import type { RetryRules } from '../../../net/index.js';
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

const NAMES: readonly string[] = ['credentials', ...SWITCHES, ...Object.keys(DEFAULTS)];

/** The options with every default filled in. */
export interface Settings extends Readonly<Record<NumberOption, number>> {
  readonly base: BaseAddress;
  readonly recognisesRepetitions: boolean;
  /** The body of a token request, ready to send. */
  readonly tokenRequest: string;
}

/** @throws TypeError for an option that there is not */
function checkNames(options: object): void {
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  if (unknown === undefined) return;
  throw new TypeError(
    `createApiClient has no option "${unknown.slice(0, 40)}"; it has ${[...NAMES].sort().join(', ')}`,
  );
}

/** The number of an option, or its default. @throws RangeError that names the option and its range */
export function readNumber(name: NumberOption, value: unknown, absent = DEFAULTS[name]): number {
  if (value === undefined) return absent;
  const [least, most] = RANGES[name];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most) {
    return value;
  }
  throw new RangeError(`option ${name} is a whole number from ${least} to ${most}`);
}

/** Checks the options and fills in defaults. @throws TypeError, RangeError that name the option and the mend */
export function readOptions(options: ApiClientOptions): Settings {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError('createApiClient needs options: write createApiClient({ credentials })');
  }
  checkNames(options);
  for (const name of SWITCHES) {
    if (options[name] !== undefined && typeof options[name] !== 'boolean') {
      throw new TypeError(`option ${name} is true or false`);
    }
  }
  const { insecureHttp = false, recognisesRepetitions = false } = options;
  const { api_url, ...tokenRequest } = readCredentials(options.credentials);
  const number = (name: NumberOption) => readNumber(name, options[name]);
  return {
    base: readBaseAddress(api_url, insecureHttp),
    recognisesRepetitions,
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
