import { randomUUID } from 'node:crypto';
import type { LinkClientOptions, RetryOptions } from '../../client/index.js';
import type { Io } from '../io.js';
import { readJsonOption } from '../json-option.js';
import { UsageError } from '../usage-error.js';
import { wholeNumber } from '../whole-number.js';
import type { SendFlags } from './arguments.js';

function given<Value>(name: string, value: Value | undefined): Record<string, Value> {
  return value === undefined ? {} : { [name]: value };
}

function needed(value: string | undefined, option: string, variable: string): string {
  if (value !== undefined && value !== '') return value;
  throw new UsageError(`--${option} is missing (or the environment variable ${variable})`);
}

function passwordOf(flags: SendFlags, { env }: Io): Record<string, string> {
  const clear = flags.password;
  const hash = flags['password-sha1'];
  if (clear !== undefined && hash !== undefined) {
    throw new UsageError('--password and --password-sha1 exclude each other');
  }
  if (clear !== undefined) return { password: clear };
  if (hash !== undefined) return { passwordSha1: hash };
  if (env.SVCLINK_PASSWORD) return { password: env.SVCLINK_PASSWORD };
  const variable = 'SVCLINK_PASSWORD';
  return { passwordSha1: needed(env.SVCLINK_PASSWORD_SHA1, 'password', variable) };
}

function headersOf(lines: readonly string[] = []): Record<string, string> {
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    if (colon < 1) throw new UsageError('--header: must be "NAME: TEXT"');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return Object.fromEntries(pairs);
}

function retryOf(flags: SendFlags): RetryOptions {
  const limit = wholeNumber('retry', flags.retry);
  return limit === undefined ? {} : { limit };
}

/**
 * Turns the options of the command into those of a client.
 *
 * @throws UsageError
 */
export async function clientOptions(flags: SendFlags, io: Io): Promise<LinkClientOptions> {
  const { env } = io;
  const dialect = flags.dialect;
  return {
    url: needed(flags.url ?? env.SVCLINK_URL, 'url', 'SVCLINK_URL'),
    username: needed(flags.user ?? env.SVCLINK_USER, 'user', 'SVCLINK_USER'),
    ...passwordOf(flags, io),
    siteId: flags['site-id'] ?? (env.SVCLINK_SITE_ID || randomUUID()),
    ...(dialect === undefined ? {} : { dialect: await readJsonOption('dialect', dialect, io) }),
    encoding: flags.raw ? 'raw' : flags.multipart ? 'multipart' : 'urlencoded',
    recognisesRepetitions: flags['recognises-repetitions'],
    reading: flags.strict ? 'strict' : 'tolerant',
    retry: retryOf(flags),
    headers: headersOf(flags.header),
    ...given('timeout', wholeNumber('timeout', flags.timeout)),
    ...given('uploadTimeout', wholeNumber('timeout', flags.timeout)),
    ...given('connectTimeout', wholeNumber('connect-timeout', flags['connect-timeout'])),
    ...given('maxAnswerSize', wholeNumber('max-answer-size', flags['max-answer-size'])),
  };
}
