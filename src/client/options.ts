import type { Dispatcher } from 'undici';
import type { SentNames } from '../protocol/codec/data-codec.js';
import type { ReadingOptions } from '../protocol/codec/read-result.js';
import type { DialectOptions } from '../protocol/dialect.js';
import type { OnExchange } from '../protocol/exchange.js';
import type { Encoding } from './call/form-body.js';
import type { SendProgress } from './files/content.js';

/** How calls are repeated. All members are ours, not the protocol's. */
export interface RetryOptions {
  /** How often a call is repeated at most. Default 2. */
  readonly limit?: number;
  /** Milliseconds before the first repetition; doubled for each further one, half of it drawn at random. Default 250. */
  readonly delay?: number;
  /** Longest of these waits in milliseconds. Default 5,000. `Retry-After` may ask for longer. */
  readonly maxDelay?: number;
}

/** What a call may be given beside its data; replaces the same of {@link LinkClientOptions}. */
export interface CallOptions {
  /** Ends the call with code `aborted`. */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds for all attempts together; of `stream` until the answer begins, and for each further piece of it.
   * Default: `timeout` of the client; with a file `uploadTimeout`.
   */
  readonly timeout?: number;
  /** Repetitions: their number, {@link RetryOptions}, or false for none. */
  readonly retry?: number | false | RetryOptions;
  /** How the form is encoded. A file always goes as multipart. */
  readonly encoding?: Encoding;
  /** Largest answer in bytes, decompressed. Default: `maxAnswerSize` of the client. */
  readonly maxAnswerSize?: number;
}

/** Options of a send_file call. */
export interface SendFileOptions extends CallOptions {
  /** Hears how far the sending has come, after each piece. */
  readonly onProgress?: (progress: SendProgress) => void;
}

/** Options of a call by any name. */
export interface AnyCallOptions extends SendFileOptions {
  /** Check and respell data and result all the same, where a document knows the event. Default false. */
  readonly checked?: boolean;
}

/** Options of `createLinkClient`. */
export interface LinkClientOptions extends ReadingOptions {
  /** The address of the receiver, http or https. It is trusted: it may lead into a private network. */
  readonly url: string | URL;
  /** The name of the account at the receiver. */
  readonly username: string;
  /** The account's password in the clear. Its SHA-1 is what is sent. Either this or `passwordSha1`. */
  readonly password?: string;
  /** The SHA-1 of the password in hex, sent as it is. */
  readonly passwordSha1?: string;
  /** The v4 UUID of the calling site. Choose one, once, and keep it. */
  readonly siteId: string;
  /** A deployed service's own names on the wire. Default: the neutral names of the documents. */
  readonly dialect?: DialectOptions;
  /**
   * The names that event_data is sent under where the documents contradict themselves: `tables`, those of the field
   * tables, or `samples`, those of the published samples (`dest_invoice_item_id` and `dst_report_id` in send_bid_comp,
   * `notes` in send_notes), for receivers that were built from the samples. Default `tables`.
   */
  readonly names?: SentNames;
  /** How forms are encoded. Default `urlencoded`, which every receiver reads. */
  readonly encoding?: Encoding;
  /** Milliseconds for a call with all its repetitions. Default 60,000. */
  readonly timeout?: number;
  /** Milliseconds for a call that carries a file, and for a download. Default 600,000. */
  readonly uploadTimeout?: number;
  /** Milliseconds for a connection to be made. Default 10,000. */
  readonly connectTimeout?: number;
  /** Repetitions: their number, {@link RetryOptions}, or false for none. Default: see there. */
  readonly retry?: number | false | RetryOptions;
  /**
   * Whether the receiver recognises a repeated delivery, as svclink's own do: then events that change something are
   * repeated like those that only read, also when their answer was lost. Default false, because the receiver may have
   * acted already: they are repeated only when they provably never arrived, at 429, and at 503 with `Retry-After`. Ours,
   * not the protocol's.
   */
  readonly recognisesRepetitions?: boolean;
  /** Hears of every call with its data and answer, for a record of them; it has to take secrets out itself. */
  readonly onExchange?: OnExchange;
  /** Largest answer in bytes; of a list that `stream` reads, all but its records. Default 64 MiB. */
  readonly maxAnswerSize?: number;
  /**
   * Largest record of a list that `stream` reads, in bytes; a larger one is left out and told, for a list may have any
   * number of them in constant memory. Default 1 MiB.
   */
  readonly maxRecordSize?: number;
  /** Largest file that is downloaded, in bytes. Default 512 MiB. */
  readonly maxFileSize?: number;
  /** Hosts whose files are downloaded although their address is not public: `host` or `host:port`. Default none. */
  readonly allowedHosts?: readonly string[];
  /** Most connections at a time; further calls wait for one. They are kept alive. Default 16. */
  readonly connections?: number;
  /** Further headers of every call, such as `User-Agent`, or what a gateway in front of the receiver asks for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An undici dispatcher in place of our own connections: for a proxy, or certificates of your own. */
  readonly dispatcher?: Dispatcher;
}
