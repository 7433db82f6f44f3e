import type { Dispatcher } from 'undici';
import type { NetworkOptions } from '../net/index.js';
import type { SentNames } from '../protocol/codec/data-codec.js';
import type { ReadingOptions } from '../protocol/codec/read-result.js';
import type { DialectOptions } from '../protocol/dialect.js';
import type { OnExchange } from '../protocol/exchange.js';
import type { Encoding } from './call/form-body.js';
import type { SendProgress } from './files/content.js';

/** Repetition of calls. All members are ours, not the protocol's. */
export interface RetryOptions {
  /** Largest number of repetitions. Default 2. */
  readonly limit?: number;
  /**
   * Milliseconds before the first repetition. Each further delay is twice as long; half of it is random. Default 250.
   */
  readonly delay?: number;
  /** Longest of these delays in milliseconds. Default 5,000. `Retry-After` may ask for longer. */
  readonly maxDelay?: number;
}

/** Options of one call. They replace the same options of {@link LinkClientOptions}. */
export interface CallOptions {
  /** Aborts the call with code `aborted`. */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds for all attempts together. For `stream`: until the answer begins, and for each further chunk of it.
   * Default: `timeout` of the client; with a file `uploadTimeout`.
   */
  readonly timeout?: number;
  /** Repetitions: their number, {@link RetryOptions}, or false for none. */
  readonly retry?: number | false | RetryOptions;
  /** Encoding of the form. A file is always sent as multipart. */
  readonly encoding?: Encoding;
  /** Largest answer in bytes, decompressed. Default: `maxAnswerSize` of the client. */
  readonly maxAnswerSize?: number;
}

/** Options of a send_file call. */
export interface SendFileOptions extends CallOptions {
  /** Called after each chunk with the progress of the upload. */
  readonly onProgress?: (progress: SendProgress) => void;
}

/** Options of a call by any name. */
export interface AnyCallOptions extends SendFileOptions {
  /** Validates and respells data and result of an event that the documents define. Default false. */
  readonly checked?: boolean;
}

/** Options of `createLinkClient`. */
export interface LinkClientOptions extends ReadingOptions {
  /** The address of the receiver, http or https. It is trusted, and may be in a private network. */
  readonly url: string | URL;
  /** The name of the account at the receiver. */
  readonly username: string;
  /** The account's password in plain text. The client sends its SHA-1. Give either this or `passwordSha1`. */
  readonly password?: string;
  /** The SHA-1 of the password in hex, which the client sends unchanged. */
  readonly passwordSha1?: string;
  /** The v4 UUID of the calling site. Generate it once and store it. */
  readonly siteId: string;
  /** The names of a deployed service on the wire. Default: the neutral names of the documents. */
  readonly dialect?: DialectOptions;
  /**
   * Names of event_data where the documents contradict themselves: `tables` are the names of the field tables,
   * `samples` those of the published samples (`dest_invoice_item_id` and `dst_report_id` in send_bid_comp, `notes` in
   * send_notes), for receivers that were built from the samples. Default `tables`.
   */
  readonly names?: SentNames;
  /** Encoding of forms. Default `urlencoded`, which every receiver reads. */
  readonly encoding?: Encoding;
  /** Milliseconds for a call with all its repetitions. Default 60,000. */
  readonly timeout?: number;
  /** Milliseconds for a call that carries a file, and for a download. Default 600,000. */
  readonly uploadTimeout?: number;
  /** Milliseconds for connecting. Default 10,000. */
  readonly connectTimeout?: number;
  /** Repetitions: their number, {@link RetryOptions}, or false for none. Default: the defaults of RetryOptions. */
  readonly retry?: number | false | RetryOptions;
  /**
   * True states that the receiver recognises repeated deliveries, as receivers of svclink do. The client then repeats
   * events that change data like those that only read, also when their answer was lost. Default false, because the
   * receiver may already have acted: the client repeats changes only when they provably did not arrive, at 429, and at
   * 503 with `Retry-After`. Ours, not the protocol's.
   */
  readonly recognisesRepetitions?: boolean;
  /** Called after every call with its data and answer, for a log of them. It has to remove secrets itself. */
  readonly onExchange?: OnExchange;
  /** Largest answer in bytes. For `stream` the records do not count. Default 64 MiB. */
  readonly maxAnswerSize?: number;
  /**
   * Largest record of a list that `stream` reads, in bytes. The stream leaves out and reports larger records, so that
   * memory stays constant for lists of any length. Default 1 MiB.
   */
  readonly maxRecordSize?: number;
  /** Largest file of a download in bytes. Default 512 MiB. */
  readonly maxFileSize?: number;
  /** Hosts that the client downloads from although their address is not public: `host` or `host:port`. Default none. */
  readonly allowedHosts?: readonly string[];
  /** Largest number of simultaneous connections. Further calls wait. Connections are kept alive. Default 16. */
  readonly connections?: number;
  /** Further headers of every call, such as `User-Agent`, or those that a gateway requires. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * A proxy, and further trusted authorities, of calls and downloads. The proxy connects to the receiver by its name.
   * Default: none.
   */
  readonly network?: NetworkOptions;
  /** An undici dispatcher for the calls, instead of the client's connections and `network`. Default: none. */
  readonly dispatcher?: Dispatcher;
}
