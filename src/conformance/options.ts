import { createHash, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { createOutgoing, isPublicAddress, type Outgoing, type TlsTrust } from '../net/index.js';
import { createDialect, type Dialect, type DialectOptions } from '../protocol/dialect.js';
import { LinkError } from '../protocol/errors/errors.js';
import type { Fetch } from './wire/answer.js';
import { causeText } from './wire/display.js';

/** Which receiver to check, and how. */
export interface AuditorOptions {
  /** The receiver's address, http or https. */
  readonly url: string;
  /** An account of the receiver. */
  readonly username: string;
  /** The account's password in the clear. Either this or `passwordSha1`. */
  readonly password?: string;
  /** The SHA-1 of the password in hex, the form on the wire. */
  readonly passwordSha1?: string;
  /** The `site_id` that requests carry. Default: a new v4 UUID; give one when the receiver takes only those it knows. */
  readonly siteId?: string;
  /** Run audits that store something too. Default false. */
  readonly write?: boolean;
  /** The `report_id` of the order to look at and, with `write`, to write to. Default: one that the receiver lists. */
  readonly order?: string;
  /** The receiver's own names on the wire. Default: those of the documents. */
  readonly dialect?: DialectOptions;
  /** Milliseconds that a receiver has for one answer. Default 10,000: what takes longer, callers take for dead. */
  readonly timeout?: number;
  /** Ends the check early; what has not run is reported as skipped. */
  readonly signal?: AbortSignal;
  /** Which certificates are taken, with `fetch` left out. Default: those of the authorities that Node trusts. */
  readonly tls?: TlsTrust;
  /** Sends the requests in place of connections of our own. */
  readonly fetch?: Fetch;
}

/** The options, checked and complete. */
export interface CheckSettings {
  readonly url: string;
  readonly username: string;
  /** Undefined when only its hash was given. */
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
 * Checks the options and fills in the defaults.
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

/** A receiver in the open must not lead the check into the network that it runs in; one that is inside may. */
function outgoingFor({ hostname }: URL, tls: TlsTrust = {}): Outgoing {
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
