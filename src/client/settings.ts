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
  // The time of the call is what bounds it.
  maxRetryAfter: Number.POSITIVE_INFINITY,
};

function whole(name: string, value: number | undefined, most: number): number | undefined {
  if (value === undefined || (Number.isInteger(value) && value >= 0 && value <= most)) return value;
  throw optionError(name, `must be a whole number from 0 to ${most}`);
}

/**
 * Reads the option `retry`.
 *
 * @param before what holds where the option says nothing
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

/** The options of a client, checked and completed; computed once. */
export interface ClientSettings {
  readonly origin: string;
  readonly path: string;
  /** Host and port, as messages name the receiver. */
  readonly host: string;
  /** Names and values in turn, of every call. */
  readonly headers: readonly string[];
  readonly writer: PayloadWriter;
  /** Finds the password hash, which is never to be shown, in either case. */
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
  /** The guarded way to addresses that the receiver gave us. */
  readonly outgoing: Outgoing;
}

/** Forms read dialects too, and know no LinkError; the message names the member. */
function dialectOf({ dialect }: LinkClientOptions): Dialect | undefined {
  try {
    return createDialect(dialect);
  } catch (error) {
    throw SvclinkError.is(error) ? new LinkError('option_invalid', error.message) : error;
  }
}

/** Headers that frame a request: the client's own affair. */
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
    // Forty hex digits, so nothing in it has a meaning to a pattern.
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
