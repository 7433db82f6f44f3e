import {
  type Connections,
  connectionsTo,
  createOutgoing,
  type Outgoing,
  type RetryRules,
} from '../net/index.js';
import { createDialect, type Dialect } from '../protocol/dialect.js';
import { passwordSha1 } from '../protocol/envelope/envelope.js';
import { SvclinkError } from '../protocol/errors/base-error.js';
import { LinkError } from '../protocol/errors/errors.js';
import { type FilledOptions, readOptions } from '../protocol/option-rows.js';
import { optionError } from '../protocol/options.js';
import { PayloadWriter } from './call/form-body.js';
import { CLIENT_ROWS, readUrl } from './check-options.js';
import type { LinkClientOptions, RetryOptions } from './options.js';

const DEFAULTS: RetryRules = {
  attempts: 3,
  delay: 250,
  maxDelay: 5000,
  // The timeout of the call is the limit.
  maxRetryAfter: Number.POSITIVE_INFINITY,
};

/**
 * Returns the rules of the option `retry`, whose form was checked.
 *
 * @param before the values for members that are not given
 */
export function retryRules(
  retry: number | false | RetryOptions | undefined,
  before: RetryRules = DEFAULTS,
): RetryRules {
  if (retry === undefined) return before;
  if (retry === false) return { ...before, attempts: 1 };
  const { limit, delay, maxDelay } = typeof retry === 'number' ? { limit: retry } : retry;
  return {
    attempts: limit === undefined ? before.attempts : limit + 1,
    delay: delay ?? before.delay,
    maxDelay: maxDelay ?? before.maxDelay,
    maxRetryAfter: before.maxRetryAfter,
  };
}

type Filled = FilledOptions<LinkClientOptions, typeof CLIENT_ROWS>;

/** Options that the settings hold in another form. */
type Replaced =
  | 'url'
  | 'password'
  | 'passwordSha1'
  | 'siteId'
  | 'dialect'
  | 'retry'
  | 'headers'
  | 'allowedHosts'
  | 'network'
  | 'connections'
  | 'connectTimeout'
  | 'dispatcher';

/** Options of a client, validated and with defaults. */
export interface ClientSettings extends Omit<Filled, Replaced> {
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
  readonly retry: RetryRules;
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
  const filled = readOptions('createLinkClient', CLIENT_ROWS, options);
  const { dispatcher, network, allowedHosts, connectTimeout, siteId, password, ...others } = filled;
  const { passwordSha1: given, url: address, ...settings } = others;
  if ((password === undefined) === (given === undefined)) {
    throw optionError('password', 'give either password or passwordSha1');
  }
  const passwordHash = given ?? passwordSha1(password ?? '');
  const url = readUrl(address);
  const { origin, host } = url;
  const { username, uploadTimeout: timeout, maxFileSize: maxBytes, connections } = settings;
  return {
    ...settings,
    origin,
    host,
    path: `${url.pathname}${url.search}`,
    headers: headersOf(url, options.headers),
    writer: new PayloadWriter({ username, passwordHash, siteId }),
    // The hash is forty hex digits, so the pattern needs no escaping.
    secret: new RegExp(passwordHash, 'gi'),
    dialect: dialectOf(options),
    retry: retryRules(options.retry),
    connections: connectionsTo({ origin, connections, connectTimeout, network, dispatcher }),
    outgoing: createOutgoing({ allowedHosts, timeout, maxBytes, network }),
  };
}
