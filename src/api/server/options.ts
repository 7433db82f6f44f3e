import type { HelmetOptions } from 'helmet';
import type { ClientAddress } from '../../http/index.js';
import type { ThrottleOptions } from '../../secrets/index.js';
import type { ClientStore } from '../clients/registered-client.js';
import type { ActionName } from '../generated/action-types.js';
import type { KeyRing } from '../tokens/key-ring.js';

/** Takes log entries: loggers of pino, bunyan and winston fit, and `console`. No entry holds a secret or a token. */
export interface ApiLogger {
  error(details: Readonly<Record<string, unknown>>, message: string): void;
}

/** Options of `createApi`. */
export interface ApiOptions {
  /** The registered client apps: a `ClientRegistry`, or anything that finds a client by its id. */
  readonly clients: Pick<ClientStore, 'find'>;
  /** The keys that tokens are signed with; every instance of the service needs the same ones. */
  readonly keyRing: KeyRing;
  /** Milliseconds that a token lasts, 1,000 to 86,400,000; in whole seconds, a part of one is dropped. Default 3,600,000: ours, not the protocol's. */
  readonly tokenLifetime?: number;
  /** Names this service in its tokens, so that services with one key ring can tell theirs apart. Default `svclink`. */
  readonly issuer?: string;
  /** Whom tokens are for. Default: the issuer. */
  readonly audience?: string;
  /**
   * How many verified tokens are remembered, so that a signature is checked once. Default 10,000, some 5 MB; 0: every
   * call checks. Revoked clients are stopped at once all the same.
   */
  readonly rememberedTokens?: number;
  /**
   * Scopes of which an action needs one, in place of the default: `<service>-r` or `<service>-rw` for actions that
   * change nothing, `<service>-rw` for all others. Which scope an action needs is ours, not the protocol's.
   */
  readonly scopes?: Partial<Readonly<Record<ActionName, readonly string[]>>>;
  /** Members of a request that its schema does not name: given to the handler, or refused. Default `keep`. */
  readonly unknownMembers?: 'keep' | 'refuse';
  /**
   * The fields of work orders that hold a date: /workorder/update takes theirs as YYYYMMDD, YYYY-MM-DD or MM/DD/YYYY,
   * gives them to the handler as YYYYMMDD, and answers `invalid_date` to any other value but an empty one. Default
   * `date_due` and `date_received`; name those of the organization here, as nothing in a request tells them apart.
   */
  readonly dateFields?: readonly string[];
  /** What stands before `/<service>/<action>` in the path. Default: nothing; Express takes off the mount path itself. */
  readonly basePath?: string;
  /** Largest request body in bytes, not counting the content of an uploaded file. Default 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Largest uploaded file in bytes. Default 256 MiB. */
  readonly maxFileBytes?: number;
  /** Uploads at one time; more are answered 503. Default 16: each may take `maxFileBytes` of temporary space. */
  readonly maxUploads?: number;
  /**
   * What all bodies that are still coming in may hold in memory together, in bytes, content of uploads not counted: that
   * lies on the disk. Default 32 MiB. When it is full, the body that has stalled longest is ended (408), and new ones
   * above 64 KiB get 503 with Retry-After; smaller ones are always taken.
   */
  readonly maxUnfinishedBytes?: number;
  /** Milliseconds for a body to arrive; for an upload, the longest pause in it. Default 30,000. */
  readonly bodyTimeout?: number;
  /** Milliseconds that a caller may take nothing of its answer; then it is cut off. Default 30,000. */
  readonly readTimeout?: number;
  /** Milliseconds for a handler to answer, and again for each part of what it returns piece by piece; afterwards the caller gets 503. Default 60,000. */
  readonly handlerTimeout?: number;
  /** Throttling of failed credentials, or false for none. Default: see {@link ThrottleOptions}. */
  readonly throttle?: ThrottleOptions | false;
  /**
   * Names the address of the caller, for throttling, where the server stands behind a proxy and not within Express.
   * Default: what Express works out under its `trust proxy` setting, else the peer of the connection.
   */
  readonly clientAddress?: ClientAddress;
  /**
   * Whether GET /openapi.json and GET /reference are answered, to anybody. Default false: nothing but /auth/token is
   * answered without a token (JSON API document, section Authentication).
   */
  readonly reference?: boolean;
  /** Helmet's options for the security headers, or false for none. Default: nothing may be loaded or framed. */
  readonly securityHeaders?: HelmetOptions | false;
  /** Where failures of handlers are logged. Default: nowhere. */
  readonly logger?: ApiLogger;
}
