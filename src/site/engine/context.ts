import { type EventExchange, LinkError } from '../../index.js';
import type { ActingOrigin, AuditEntry, RecordsActs } from './audit/entry.js';
import type { ExchangeOrigin } from './exchanges/origin.js';
import type { FileAddresses } from './files/file-addresses.js';
import type { FileStore } from './files/file-store.js';
import type { MakeThumbnail } from './files/thumbnails.js';
import type { SiteLimits } from './limits.js';
import type { Quotas } from './quotas.js';
import type { SecretKey } from './secrets/secret-key.js';
import { siteError } from './site-error.js';
import type { Database } from './store/database.js';

/** What all parts of a site work with. */
export interface SiteContext {
  readonly database: Database;
  readonly audit: RecordsActs;
  readonly files: FileStore;
  readonly addresses: FileAddresses;
  /** Undefined where none are made. */
  readonly makeThumbnail: MakeThumbnail | undefined;
  readonly key: SecretKey;
  /** The limits of storage of accounts and links. */
  readonly quotas: Quotas;
  /** What one call may hold. */
  readonly limits: Required<SiteLimits>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of every call of our own, and of every call of our push address, for the exchange log and the figures. */
  readonly onExchange: (
    direction: 'in' | 'out',
    exchange: EventExchange,
    origin: ExchangeOrigin,
  ) => void;
  /** Wakes what works in the background, after a commit: there may be something for it. */
  readonly wake: () => void;
  /** Lets it look several times within a second: somebody else is about to commit something for it. */
  readonly expedite: () => void;
}

/** What an id of a row can look like: anything else names nothing, and must not reach a statement. */
const ROW_ID = /^[1-9]\d{0,17}$/;

/** Whether a text may be the id of a row. */
export function isRowId(text: string): boolean {
  return ROW_ID.test(text);
}

/** Says that there is nothing of this name or id. */
export function notFound(what: string): LinkError {
  return new LinkError('not_found', `There is no ${what}.`);
}

/** Says that there is something of this name already. */
export function alreadyThere(what: string): LinkError {
  return siteError('already_there', `There is already ${what}.`);
}

/** Says why an exchange is not repeated, and what to do instead. */
export function notReplayable(reason: string): LinkError {
  return siteError('not_replayable', `This exchange is not repeated: ${reason}`);
}

/** Who does something, as the history of an order and the audit tell it. */
export interface Acting {
  /** Default `owner`. */
  readonly by?: string;
  /** The way in which it is done. Default `program`: the code of the app that the site runs in. */
  readonly from?: ActingOrigin;
  /** The network address of a user of the console. */
  readonly address?: string;
}

/** The name of who does it. */
export function actorOf(acting: Acting | undefined): string {
  return acting?.by ?? 'owner';
}

/** The user, the origin and the address of a record of the audit, of who does something. */
export function actedBy(acting: Acting | undefined): Pick<AuditEntry, 'who' | 'from' | 'address'> {
  return { who: actorOf(acting), from: acting?.from ?? 'program', address: acting?.address };
}
