import type { IncomingMessage } from 'node:http';
import type { HelmetOptions } from 'helmet';
import type { ClientAddress } from '../../http/index.js';
import type { ThrottleOptions } from '../../secrets/index.js';
import type { ClientStore } from '../clients/registered-client.js';
import type { ActionName } from '../generated/action-types.js';
import type { TokenKeys } from '../tokens/key-ring.js';
import type { OnApiExchange } from './exchange.js';

/** A logger: those of pino, bunyan and winston fit, and `console`. No entry contains a secret or a token. */
export interface ApiLogger {
  error(details: Readonly<Record<string, unknown>>, message: string): void;
}

/** Options of `createApi`. */
export interface ApiOptions {
  /** The registered client apps: a `ClientRegistry`, or any object that finds a client by its id. */
  readonly clients: Pick<ClientStore, 'find'>;
  /**
   * The keys that sign tokens: of `createKeyRing`, or an object that reads them from a store. Every instance of the
   * service needs the same ones.
   */
  readonly keyRing: TokenKeys;
  /**
   * Lifetime of a token in milliseconds, 1,000 to 86,400,000, rounded down to whole seconds. Default 3,600,000: ours,
   * not the protocol's.
   */
  readonly tokenLifetime?: number;
  /**
   * The name of this service in its tokens, so that services with one key ring can tell their tokens apart. Default
   * `svclink`.
   */
  readonly issuer?: string;
  /** The audience of tokens. Default: the issuer. */
  readonly audience?: string;
  /**
   * Most verified tokens in the cache, so that a signature is checked once. Default 10,000, some 5 MB; 0: every call
   * checks it. Revoked clients are refused at once in any case.
   */
  readonly rememberedTokens?: number;
  /**
   * Scopes of which an action needs one. Default: `<service>-r` or `<service>-rw` for actions that change nothing,
   * `<service>-rw` for all others. The scopes of actions are ours, not the protocol's.
   */
  readonly scopes?: Partial<Readonly<Record<ActionName, readonly string[]>>>;
  /** Unknown members of a request: passed to the handler (`keep`), or refused. Default `keep`. */
  readonly unknownMembers?: 'keep' | 'refuse';
  /**
   * The date fields of work orders: /workorder/update accepts them as YYYYMMDD, YYYY-MM-DD or MM/DD/YYYY, passes them
   * to the handler as YYYYMMDD, and answers `invalid_date` to any other value but an empty one. Default `date_due` and
   * `date_received`; name those of the organization here, because a request does not identify them.
   */
  readonly dateFields?: readonly string[];
  /** The path before `/<service>/<action>`. Default: none; Express removes the mount path itself. */
  readonly basePath?: string;
  /** Largest request body in bytes, not counting the content of an uploaded file. Default 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Largest uploaded file in bytes. Default 256 MiB. */
  readonly maxFileBytes?: number;
  /**
   * Most concurrent uploads. Default 16: each may take `maxFileBytes` of temporary space. Up to four times as many wait
   * for their turn, unread, for at most `bodyTimeout`; then, and beyond that number, 503 with Retry-After.
   */
  readonly maxUploads?: number;
  /**
   * Bytes of memory that all unfinished bodies may occupy together; the content of uploads is on the disk and does not
   * count. Default 32 MiB. When it is full, the longest stalled body is ended (408), and new ones above 64 KiB get 503
   * with Retry-After; smaller ones are always accepted. Complete bodies above 64 KiB are worked on up to 2 MiB at a time;
   * the others wait for at most `bodyTimeout`.
   */
  readonly maxUnfinishedBytes?: number;
  /** Milliseconds for a body to arrive; for an upload, the longest pause in it. Default 30,000. */
  readonly bodyTimeout?: number;
  /** Milliseconds that a caller may read nothing of its answer; then the connection is closed. Default 30,000. */
  readonly readTimeout?: number;
  /**
   * Milliseconds for a handler to answer, and again for each part of a streamed result; afterwards the caller gets 503.
   * Default 60,000.
   */
  readonly handlerTimeout?: number;
  /**
   * Most calls of one app within a minute, tokens included; further ones are answered 429 with Retry-After. An app may
   * have its own rate (`callsPerMinute` of a client). Default: no limit. Each process counts for itself, unless
   * `throttle.store` is set.
   */
  readonly callsPerMinute?: number;
  /** Throttling of failed credentials, or false for none. Default: see {@link ThrottleOptions}. */
  readonly throttle?: ThrottleOptions | false;
  /**
   * Returns the address of a caller, for throttling, where the server stands behind a proxy and not within Express.
   * Default: the address that Express determines under its `trust proxy` setting, else the peer of the connection.
   */
  readonly clientAddress?: ClientAddress;
  /**
   * True answers GET /openapi.json and GET /reference, which describe the actions with handlers, to everybody; a function
   * answers them to the requests for which it returns true. Default false: only /auth/token is answered without a token
   * (JSON API document, section Authentication).
   */
  readonly reference?: boolean | ((request: IncomingMessage) => boolean | Promise<boolean>);
  /** Options of helmet for the security headers, or false for none. Default: nothing may be loaded or framed. */
  readonly securityHeaders?: HelmetOptions | false;
  /**
   * Called with every call of an authenticated app when its answer is ready: its data and answer, without the token and
   * without the content of files. Default: none.
   */
  readonly onExchange?: OnApiExchange;
  /** The logger for failures of handlers. Default: none. */
  readonly logger?: ApiLogger;
}
