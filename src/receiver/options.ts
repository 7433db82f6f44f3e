import type { HelmetOptions } from 'helmet';
import type { DeliveryStore } from '../deliveries/delivery-store.js';
import type { ClientAddress } from '../http/index.js';
import type { NetworkOptions } from '../net/index.js';
import type { LinkError } from '../protocol/errors/errors.js';
import type { OnExchange } from '../protocol/exchange.js';
import type { Logger } from '../protocol/logger.js';
import type { ThrottleOptions } from '../secrets/index.js';
import type { Account, Accounts } from './accounts.js';
import type { CheckPcrAnswers } from './stages/pcr-check.js';
import type { WireOptions } from './wire-options.js';

/** The context of a failure for hooks. It contains no secret. */
export interface FailureContext {
  /**
   * The id of the event, which is the reference in a generic error text; of a request that did not become an event, its
   * own id.
   */
  readonly id: string;
  /** The event's name, after the credentials were verified. */
  readonly event: string | undefined;
  /** The user name, as the caller sent it. */
  readonly username: string | undefined;
  readonly remoteAddress: string;
}

/** The options of `createReceiver`. All but the first two have defaults. */
export interface ReceiverOptions extends WireOptions {
  /** The v4 UUID in `remote_site_id` of every answer. Choose it once, and never change it. */
  readonly siteId: string;
  /** The accounts that may call: a list, an object with `find`, or a function of the user name. */
  readonly accounts: readonly Account[] | Accounts | Accounts['find'];
  /**
   * The HTTP status of failures that have an envelope. Default: 200 for refusals, as callers read the envelope; 500 for
   * faults of this side (a handler that throws, a wrong result); 503 with Retry-After for temporary failures (a handler
   * beyond its deadline, a database that is not reachable), which callers repeat. `true`: refusals too have a fitting
   * status. `false`: 200 for all of them. The protocol does not define this.
   */
  readonly httpStatus?: boolean;
  /** Largest form without its file, in bytes. Default 32 MiB: a send_photo_flag of 100,000 photos fits. */
  readonly maxBodySize?: number;
  /**
   * Most values in `event_data`: objects, lists and all their members together. Default 1,000,000: more than twice a
   * send_photo_flag of 100,000 photos. They are counted before any of them is built. One object has at most 25,000
   * members, where `event_data` is longer than 128 kB. The protocol does not define this.
   */
  readonly maxValues?: number;
  /** Largest file, sent or fetched, in bytes. Default 512 MiB: a long video. */
  readonly maxFileSize?: number;
  /**
   * The memory of all incomplete forms together, in bytes; not less than `maxBodySize`. Default 32 MiB, or
   * `maxBodySize` where that is more: one of the largest forms. Forms that were ended stay in memory until the garbage
   * is collected: a process with a heap of 256 MB grew by 78 to 131 MB under attack. When the limit is reached, the
   * form that has stalled longest is ended (408), and new ones above 64 KiB get 503 with Retry-After; smaller ones are
   * always accepted. The protocol does not define this.
   */
  readonly maxUnfinishedBytes?: number;
  /**
   * Largest file before its `payload`, or before its name, in bytes. Default 32 MiB, a large photo: it is stored before
   * credentials are known. Beyond it: 413 with the advice to send payload first. The protocol does not define this.
   */
  readonly maxEarlyFileSize?: number;
  /** All such files together, in bytes. Default 128 MiB. The protocol does not define this. */
  readonly maxEarlyFiles?: number;
  /**
   * The least average rate, in bytes per second, of a file before its `payload`, once `bodyTimeout` has passed. Default
   * 16,384, because its sender is not known yet. 0: no minimum. Slower: 408. The protocol does not define this.
   */
  readonly minEarlyRate?: number;
  /** Milliseconds for a form to arrive. Default 30,000. */
  readonly bodyTimeout?: number;
  /**
   * Milliseconds for a form with a file to arrive, or for a file to be fetched. Default 600,000. Node's own
   * `server.requestTimeout` (300 s) may end it earlier.
   */
  readonly uploadTimeout?: number;
  /**
   * Milliseconds after which a caller that reads nothing of its answer is disconnected. Default 30,000: waiting answers
   * use memory.
   */
  readonly readTimeout?: number;
  /**
   * Milliseconds within which an event's handler must settle; a number, or per event with `default`. Default 60,000.
   */
  readonly deadline?:
    | number
    | { readonly default?: number; readonly [event: string]: number | undefined };
  /**
   * The existing folder of files until a handler moves them. Default: the system's folder for temporary files. Best on
   * the file system that they are moved to.
   */
  readonly uploadFolder?: string;
  /** Hosts whose files are fetched although their address is not public: `host` or `host:port`. Default none. */
  readonly allowedHosts?: readonly string[];
  /** The proxy for files by address, and further trusted authorities. Default: none. */
  readonly network?: NetworkOptions;
  /** Throttling of failed credentials, or false for none. Default: see {@link ThrottleOptions}. */
  readonly throttle?: ThrottleOptions | false;
  /**
   * Returns the address of the caller, for throttling and logs, where the server is behind a proxy and not within
   * Express. Default: the address that Express derives from its `trust proxy` setting, else the peer of the connection.
   */
  readonly clientAddress?: ClientAddress;
  /**
   * The number of verified credentials that are cached in memory. Default 10,000; with 0 every request costs a scrypt.
   */
  readonly rememberedCredentials?: number;
  /**
   * Helmet's options for the headers of every answer; false for none. Default: the headers for an answer that is not a
   * page.
   */
  readonly securityHeaders?: HelmetOptions | false;
  /**
   * The store of deliveries, so that a repetition has no second effect: `sqliteDeliveries(db)`,
   * `postgresDeliveries(pool)`, `memoryDeliveries()`, or a custom store that passes `deliveryStoreSuite`. Default:
   * repetitions are not recognised, and every call runs its handler.
   */
  readonly deliveries?: DeliveryStore;
  /** Returns the form by which send_pcr_answers and send_photo_flag are validated. Default: they are not. */
  readonly checkPcrAnswers?: CheckPcrAnswers;
  /**
   * A receiver of log entries: a logger of pino, bunyan or winston, `console`, or any object with debug, info, warn and
   * error. Default: failures of this side go to console.error, and nothing else is logged. `false`: nothing is logged.
   */
  readonly logger?: Logger | false;
  /**
   * Called with every failure: its stage, code and private cause. An error that it throws is logged and has no effect.
   */
  readonly onError?: (error: LinkError, context: FailureContext) => void;
  /**
   * Called with the data and answer of every request, for records. The function itself has to remove secrets. An error
   * that it throws is logged and has no effect.
   */
  readonly onExchange?: OnExchange;
}
