import {
  type Connections,
  connectionsTo,
  createOutgoing,
  type Outgoing,
  type RetryRules,
} from '../net/index.js';
import type { SentNames } from '../protocol/codec/data-codec.js';
import type { Reading } from '../protocol/codec/read-result.js';
import { createDialect, type Dialect } from '../protocol/dialect.js';
import { passwordSha1 } from '../protocol/envelope/envelope.js';
import { SvclinkError } from '../protocol/errors/base-error.js';
import { LinkError } from '../protocol/errors/errors.js';
import { optionError } from '../protocol/options.js';
import { type Encoding, PayloadWriter } from './call/form-body.js';
import { checkClientOptions, readUrl } from './check-options.js';
import type { LinkClientOptions, RetryOptions } from './options.js';

const DEFAULTS: RetryRules = {
  attempts: 3,
  delay: 250,
  maxDelay: 5000,
  // The timeout of the call is the limit.
  maxRetryAfter: Number.POSITIVE_INFINITY,
};

function whole(name: string, value: number | undefined, most: number): number | undefined {
  if (value === undefined || (Number.isInteger(value) && value >= 0 && value <= most)) return value;
  throw optionError(name, `must be a whole number from 0 to ${most}`);
}

/**
 * Reads the option `retry`.
 *
 * @param before the values for members that are not given
 * @throws LinkError `option_invalid`
 */
export function retryRules(
  retry: number | false | RetryOptions | undefined,
  before: RetryRules = DEFAULTS,
): RetryRules {
  if (retry === undefined) return before;
  if (retry === false) return { ...before, attempts: 1 };
  const { limit, delay, maxDelay } = typeof retry === 'number' ? { limit: retry } : retry;
  const repetitions = whole('retry.limit', limit, 100);
  return {
    attempts: repetitions === undefined ? before.attempts : repetitions + 1,
    delay: whole('retry.delay', delay, 3_600_000) ?? before.delay,
    maxDelay: whole('retry.maxDelay', maxDelay, 3_600_000) ?? before.maxDelay,
    maxRetryAfter: before.maxRetryAfter,
  };
}

/** Options of a client, validated and with defaults. */
export interface ClientSettings {
  readonly origin: string;
  readonly path: string;
  /** Host and port, for messages. */
  readonly host: string;
  /** Names and values in turn, for every call. */
  readonly headers: readonly string[];
  readonly writer: PayloadWriter;
  /** Matches the password hash, in upper or lower case. It must never be shown. */
  readonly secret: RegExp;
  readonly dialect: Dialect | undefined;
  readonly names: SentNames;
  readonly encoding: Encoding;
  readonly timeout: number;
  readonly uploadTimeout: number;
  readonly retry: RetryRules;
  readonly recognisesRepetitions: boolean;
  readonly reading: Reading;
  readonly onDeviation: LinkClientOptions['onDeviation'];
  readonly onExchange: LinkClientOptions['onExchange'];
  readonly username: string;
  readonly maxAnswerSize: number;
  readonly maxRecordSize: number;
  readonly maxFileSize: number;
  readonly connections: Connections;
  /** Guarded requests to addresses that the receiver supplied. */
  readonly outgoing: Outgoing;
}

/** Reads the dialect. `createDialect` is also used by forms, which do not know LinkError. */
function dialectOf({ dialect }: LinkClientOptions): Dialect | undefined {
  try {
    return createDialect(dialect);
  } catch (error) {
    throw SvclinkError.is(error) ? new LinkError('option_invalid', error.message) : error;
  }
}

/** Headers that frame a request. The client sets them. */
const OWN_HEADERS =
  /^(?:content-type|content-length|transfer-encoding|host|connection|keep-alive|upgrade|expect)$/i;

const MIB = 1024 * 1024;

function basicOf({ username, password }: URL): string {
  try {
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(pair).toString('base64')}`;
  } catch {
    throw optionError('url', 'its credentials are malformed');
  }
}

function headersOf(url: URL, headers: Readonly<Record<string, string>> = {}): string[] {
  const all = ['accept', 'application/json'];
  for (const [name, value] of Object.entries(headers)) {
    if (
      !/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,80}$/.test(name) ||
      !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)
    ) {
      throw optionError('headers', 'must be names and values that HTTP allows');
    }
    if (OWN_HEADERS.test(name)) {
      throw optionError(`headers.${name}`, `is set by the client itself`);
    }
    all.push(name, value);
  }
  if (url.username === '' && url.password === '') return all;
  return [...all, 'authorization', basicOf(url)];
}

/**
 * Checks and completes the options of a client.
 *
 * @throws LinkError `option_invalid`
 */
export function clientSettings(options: LinkClientOptions): ClientSettings {
  checkClientOptions(options);
  const url = readUrl(options.url);
  const { origin, host } = url;
  const { connections = 16, connectTimeout = 10_000, dispatcher, allowedHosts = [] } = options;
  const passwordHash = options.passwordSha1 ?? passwordSha1(options.password ?? '');
  const { username, siteId, maxFileSize = 512 * MIB, uploadTimeout = 600_000 } = options;
  return {
    origin,
    host,
    path: `${url.pathname}${url.search}`,
    headers: headersOf(url, options.headers),
    writer: new PayloadWriter({ username, passwordHash, siteId }),
    // The hash is forty hex digits, so the pattern needs no escaping.
    secret: new RegExp(passwordHash, 'gi'),
    dialect: dialectOf(options),
    names: options.names ?? 'tables',
    encoding: options.encoding ?? 'urlencoded',
    timeout: options.timeout ?? 60_000,
    uploadTimeout,
    retry: retryRules(options.retry),
    recognisesRepetitions: options.recognisesRepetitions ?? false,
    reading: options.reading ?? 'tolerant',
    onDeviation: options.onDeviation,
    onExchange: options.onExchange,
    username,
    maxAnswerSize: options.maxAnswerSize ?? 64 * MIB,
    maxRecordSize: options.maxRecordSize ?? MIB,
    maxFileSize,
    connections: connectionsTo({ origin, connections, connectTimeout, dispatcher }),
    outgoing: createOutgoing({ allowedHosts, timeout: uploadTimeout, maxBytes: maxFileSize }),
  };
}
