import type { HelmetOptions } from 'helmet';
import type { DeliveryStore } from '../deliveries/delivery-store.js';
import type { ClientAddress } from '../http/index.js';
import type { LinkError } from '../protocol/errors/errors.js';
import type { OnExchange } from '../protocol/exchange.js';
import type { Logger } from '../protocol/logger.js';
import type { ThrottleOptions } from '../secrets/index.js';
import type { Account, Accounts } from './accounts.js';
import type { CheckPcrAnswers } from './pcr-check.js';
import type { WireOptions } from './wire-options.js';

/** What a failure hook is told beside the error. Nothing in it is secret. */
export interface FailureContext {
  /** The id of the event, the reference in a generic error text; of a request that never became an event, its own. */
  readonly id: string;
  /** The event's name, as soon as credentials hold. */
  readonly event: string | undefined;
  /** The user name, as the caller sent it. */
  readonly username: string | undefined;
  readonly remoteAddress: string;
}

/** The options of `createReceiver`. All but the first two have defaults. */
export interface ReceiverOptions extends WireOptions {
  /** The v4 UUID that every answer carries as `remote_site_id`. Choose one, once, and keep it. */
  readonly siteId: string;
  /** Who may call: a list, an object with `find`, or a function of the user name. */
  readonly accounts: readonly Account[] | Accounts | Accounts['find'];
  /**
   * The HTTP status of failures that have an envelope. Default: 200 for refusals, as callers read the envelope; 500 for
   * faults of this side (a handler that throws, a wrong result); 503 with Retry-After for what passes by itself (a
   * handler out of time, a database away), which callers send again. `true`: refusals too have a fitting status.
   * `false`: 200 for all of them. Ours, not the protocol's.
   */
  readonly httpStatus?: boolean;
  /** Largest form without its file, in bytes. Default 32 MiB: a send_photo_flag of 100,000 photos fits. */
  readonly maxBodySize?: number;
  /**
   * Most values in `event_data`: objects, lists and everything in them, together. Default 1,000,000: more than twice a
   * send_photo_flag of 100,000 photos. They are counted before any of them is built. One object has at
   * most 25,000 members, where `event_data` is longer than 128 kB. Ours, not the protocol's.
   */
  readonly maxValues?: number;
  /** Largest file, sent or fetched, in bytes. Default 512 MiB: a long video. */
  readonly maxFileSize?: number;
  /**
   * What all forms that are still coming in may hold in memory together, in bytes; not less than `maxBodySize`.
   * Default 32 MiB, or `maxBodySize` where that is more: one of the largest forms. What the network needs beside it is
   * as much again, and both together less than 100 MB in a process with a heap of 256 MB. When it is full, the form that has stalled longest is ended (408), and new ones above 64 KiB get 503 with
   * Retry-After; smaller ones are always taken. Ours, not the protocol's.
   */
  readonly maxUnfinishedBytes?: number;
  /**
   * Largest file in front of its `payload`, or of its name, in bytes. Default 32 MiB, a large photo: it is kept before
   * credentials are known. Beyond it: 413 that says to send payload first. Ours, not the protocol's.
   */
  readonly maxEarlyFileSize?: number;
  /** All such files together, in bytes. Default 128 MiB. Ours, not the protocol's. */
  readonly maxEarlyFiles?: number;
  /**
   * Bytes a second that have to come, on average since its beginning, of a file in front of its `payload`, once
   * `bodyTimeout` has passed. Default 16,384: nobody knows yet who sends it. 0: no minimum. Slower: 408. Ours, not the
   * protocol's.
   */
  readonly minEarlyRate?: number;
  /** Milliseconds for a form to arrive. Default 30,000. */
  readonly bodyTimeout?: number;
  /** Milliseconds for a form with a file to arrive, or for a file to be fetched. Default 600,000. Node's own `server.requestTimeout` (300 s) may come first. */
  readonly uploadTimeout?: number;
  /** Milliseconds that a caller may take nothing of its answer; then it is cut off. Default 30,000: what waits for a caller that does not read costs memory. */
  readonly readTimeout?: number;
  /** Milliseconds until an event's handler must have settled; a number, or per event with `default`. Default 60,000. */
  readonly deadline?:
    | number
    | { readonly default?: number; readonly [event: string]: number | undefined };
  /** The folder where files are kept until a handler moves them; it has to be there. Default: the system's folder for temporary files. Best on the file system that they are moved to. */
  readonly uploadFolder?: string;
  /** Hosts whose files are fetched although their address is not public: `host` or `host:port`. Default none. */
  readonly allowedHosts?: readonly string[];
  /** Throttling of failed credentials, or false for none. Default: see {@link ThrottleOptions}. */
  readonly throttle?: ThrottleOptions | false;
  /**
   * Names the address of the caller, for throttling and logs, where the server stands behind a proxy and not within
   * Express. Default: what Express works out under its `trust proxy` setting, else the peer of the connection.
   */
  readonly clientAddress?: ClientAddress;
  /** How many verified credentials are remembered in memory. Default 10,000; 0 pays a scrypt per request. */
  readonly rememberedCredentials?: number;
  /** Helmet's options for the headers of every answer; false for none. Default: what fits an answer that is no page. */
  readonly securityHeaders?: HelmetOptions | false;
  /**
   * Where deliveries are kept, so that a repetition has no second effect: `sqliteDeliveries(db)`,
   * `postgresDeliveries(pool)`, `memoryDeliveries()`, or a store of your own that passes `deliveryStoreSuite`. Default:
   * repetitions are not recognised, every call runs its handler.
   */
  readonly deliveries?: DeliveryStore;
  /** Gives the form that send_pcr_answers and send_photo_flag are checked against. Default: they are not. */
  readonly checkPcrAnswers?: CheckPcrAnswers;
  /** Takes log entries: a logger of pino, bunyan or winston, `console`, or any object with debug, info, warn and error. Default: failures of our side go to console.error, the rest nowhere. `false`: nothing is logged. */
  readonly logger?: Logger | false;
  /** Sees every failure, with its stage, code and private cause. What it throws is logged and has no effect. */
  readonly onError?: (error: LinkError, context: FailureContext) => void;
  /** Hears of every request with its data and answer, for a record of them; it has to take secrets out itself. What it throws is logged and has no effect. */
  readonly onExchange?: OnExchange;
}
