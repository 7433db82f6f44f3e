import { createHash, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { createOutgoing, isPublicAddress, type Outgoing, type TlsTrust } from '../net/index.js';
import { createDialect, type Dialect, type DialectOptions } from '../protocol/dialect.js';
import { LinkError } from '../protocol/errors/errors.js';
import type { Fetch } from './wire/answer.js';
import { causeText } from './wire/display.js';

/** The receiver to check, and its account. */
export interface AuditorOptions {
  /** The receiver's address, http or https. */
  readonly url: string;
  /** An account of the receiver. */
  readonly username: string;
  /** The account's password in plain text. Give either this or `passwordSha1`. */
  readonly password?: string;
  /** The SHA-1 of the password in hex, as on the wire. */
  readonly passwordSha1?: string;
  /** The `site_id` of requests. Default: a new v4 UUID. Give one when the receiver accepts only known ones. */
  readonly siteId?: string;
  /** Runs audits that store something too. Default false. */
  readonly write?: boolean;
  /** The `report_id` of the order to read and, with `write`, to write to. Default: one that the receiver lists. */
  readonly order?: string;
  /** The receiver's own names on the wire. Default: those of the documents. */
  readonly dialect?: DialectOptions;
  /** Milliseconds for one answer. Default 10,000: callers give up after that time. */
  readonly timeout?: number;
  /** Ends the check early. Audits that have not run are reported as skipped. */
  readonly signal?: AbortSignal;
  /** Trusted certificates. It has no effect with `fetch`. Default: the authorities that Node trusts. */
  readonly tls?: TlsTrust;
  /** Sends the requests instead of svclink's own connections. */
  readonly fetch?: Fetch;
}

/** The options, checked and with defaults. */
export interface CheckSettings {
  readonly url: string;
  readonly username: string;
  /** Undefined when only the hash was given. */
  readonly password: string | undefined;
  readonly passwordSha1: string;
  readonly siteId: string;
  readonly write: boolean;
  readonly order: string | undefined;
  /** @internal */
  readonly dialect: Dialect | undefined;
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  readonly fetch: Fetch | Outgoing;
}

const SHA1 = /^[0-9a-f]{40}$/i;

/**
 * Checks the options and adds the defaults.
 *
 * @throws LinkError `option_invalid`
 */
export function readCheckSettings(options: AuditorOptions): CheckSettings {
  const { url, username, timeout = 10_000, order, siteId = randomUUID() } = options;
  if (!isHttp(url)) throw invalid('url: must be the http or https address of a receiver');
  if (typeof username !== 'string' || username.trim() === '') {
    throw invalid('username: must be text, not blank');
  }
  if (!Number.isSafeInteger(timeout) || timeout < 1 || timeout > 600_000) {
    throw invalid('timeout: must be a whole number of milliseconds from 1 to 600000');
  }
  if (order !== undefined && !/^[0-9]{1,40}$/.test(order)) {
    throw invalid('order: must be a report_id, digits');
  }
  if (siteId.trim() === '') throw invalid('siteId: must be text, not blank');
  return {
    url,
    username,
    password: options.password,
    passwordSha1: hashOf(options),
    siteId,
    write: options.write ?? false,
    order,
    dialect: dialectOf(options.dialect),
    timeout,
    signal: options.signal,
    fetch: options.fetch ?? outgoingFor(new URL(url), options.tls),
  };
}

/**
 * Creates the outgoing connections. A public receiver must not redirect the check into a private network; a private one
 * may.
 */
export function outgoingFor({ hostname }: URL, tls: TlsTrust = {}): Outgoing {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const isInside = /(?:^|\.)localhost$/.test(bare) || (isIP(bare) !== 0 && !isPublicAddress(bare));
  return createOutgoing({ allowedHosts: isInside ? 'any' : [hostname], tls });
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function hashOf({ password, passwordSha1 }: AuditorOptions): string {
  if ((password === undefined) === (passwordSha1 === undefined)) {
    throw invalid('password, passwordSha1: give exactly one of them');
  }
  if (passwordSha1 === undefined) {
    return createHash('sha1')
      .update(password ?? '', 'utf8')
      .digest('hex');
  }
  if (!SHA1.test(passwordSha1)) throw invalid('passwordSha1: must be 40 hex digits');
  return passwordSha1.toLowerCase();
}

function dialectOf(options: DialectOptions | undefined): Dialect | undefined {
  try {
    return createDialect(options);
  } catch (cause) {
    throw invalid(causeText(cause));
  }
}

function invalid(message: string): LinkError {
  return new LinkError('option_invalid', message);
}
