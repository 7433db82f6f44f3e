import { type EventExchange, LinkError, type WireOptions } from '../../index.js';
import type { NetworkOptions } from '../../net/index.js';
import type { ActingOrigin, RecordsActs } from './audit/entry.js';
import type { ExchangeOrigin } from './exchanges/origin.js';
import type { FileAddresses } from './files/file-addresses.js';
import type { FileStore } from './files/file-store.js';
import type { MakeThumbnail } from './files/thumbnails.js';
import type { SiteLimits } from './limits.js';
import type { ReadsPreferences } from './preferences/site-preferences.js';
import type { Quotas } from './quotas.js';
import type { SecretKey } from './secrets/secret-key.js';
import { siteError } from './site-error.js';
import type { Database } from './store/database.js';
import type { HostTransaction } from './store/host-transaction.js';

/** The shared parts of a site. */
export interface SiteContext {
  readonly database: Database;
  readonly audit: RecordsActs;
  readonly files: FileStore;
  readonly addresses: FileAddresses;
  /** Undefined where no thumbnails are made. */
  readonly makeThumbnail: MakeThumbnail | undefined;
  readonly key: SecretKey;
  /** The limits of storage of accounts, links and apps. */
  readonly quotas: Quotas;
  /** The currency of the site, and the zone of its days. */
  readonly preferences: ReadsPreferences;
  /** The proxy and the trust of all outgoing requests. */
  readonly network: NetworkOptions;
  /** The rule for content that does not fit its type. Default: refused, except mismatches that deployed senders are known for. */
  readonly contentCheck: WireOptions['contentCheck'];
  /** The limits of one call. */
  readonly limits: Required<SiteLimits>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with every outgoing call and every call of our push address, for the exchange log and the metrics. */
  readonly onExchange: (
    direction: 'in' | 'out',
    exchange: EventExchange,
    origin: ExchangeOrigin,
  ) => void;
  /** Wakes the background jobs after a commit. */
  readonly wake: () => void;
  /** Polls for jobs several times within a second, because an app is about to commit one. */
  readonly expedite: () => void;
}

/** The pattern of an id of a row. Any other text must not reach a statement. */
const ROW_ID = /^[1-9]\d{0,17}$/;

/** Returns true for a text that may be the id of a row. */
export function isRowId(text: string): boolean {
  return ROW_ID.test(text);
}

/** Returns the error for an unknown name or id. */
export function notFound(what: string): LinkError {
  return new LinkError('not_found', `There is no ${what}.`);
}

/** Returns the error for a name that exists already. */
export function alreadyThere(what: string): LinkError {
  return siteError('already_there', `There is already ${what}.`);
}

/** Returns the error for an exchange that cannot be repeated, with the fix. */
export function notReplayable(reason: string): LinkError {
  return siteError('not_replayable', `This exchange is not repeated: ${reason}`);
}

/** A command whose changes can be undone for a short time. @internal */
export interface UndoBatch {
  /** A random name. */
  readonly batch: string;
  readonly userId: string;
}

/** The actor of a change, for the history of an order and the audit. */
export interface ActingUser {
  /** The name. Default `owner`. */
  readonly by?: string;
  /** The origin. Default `program`: code of the app that contains the site. */
  readonly from?: ActingOrigin;
  /** The network address of a user of the console. */
  readonly address?: string;
  /**
   * A transaction of one's own on the site's database, a client of `pg` or a handle of libsql or better-sqlite3 within
   * BEGIN and COMMIT, or a `Transaction` of kysely: what is done is there when that is committed, and else it never was.
   * Roll it back after an error.
   */
  readonly db?: HostTransaction;
  /** The id of the app of the JSON API whose quota counts. @internal */
  readonly app?: string;
  /** The command whose changes its user may undo. @internal */
  readonly undo?: UndoBatch;
}

/** The members of {@link ActingUser}. */
export const ACTING_MEMBERS = ['by', 'from', 'address', 'db', 'app', 'undo'] as const;

/** @deprecated The former name of {@link ActingUser}, until 1.0. */
export type Acting = ActingUser;

/** Returns the name of the actor. */
export function actorOf(acting: ActingUser | undefined): string {
  return acting?.by ?? 'owner';
}
