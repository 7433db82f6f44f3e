import type { NetworkOptions } from '../../net/index.js';
import type { ReadingOptions } from '../../protocol/codec/read-result.js';
import type { CredentialsInput } from './credentials.js';

/**
 * Options of `createApiClient`. The `event` of a deviation is the action. Fixed limits: an answer has up to 16 MiB
 * without its file content, content in memory up to 64 MiB (save larger content with `to`), saved content up to 4 GiB.
 */
export interface ApiClientOptions extends ReadingOptions {
  /** The downloaded credentials object, or the path of its file. Its `api_url` is the base address. */
  readonly credentials: CredentialsInput;
  /**
   * Milliseconds for one request and its answer, 1 to 3,600,000. For file content: the longest pause in its transfer.
   * Default 30,000.
   */
  readonly timeout?: number;
  /**
   * Most repetitions of a call, 0 to 10. Actions that change nothing are repeated after a broken connection, a timeout,
   * and the statuses 408, 429, 502, 503 and 504; all others only when the request certainly never arrived, at 429, and
   * at 503 with Retry-After. A Retry-After above 30 seconds is not awaited: the call fails at once. Default 2.
   */
  readonly retries?: number;
  /**
   * True if the service recognises repeated calls, so that actions that change data may be repeated like those that
   * change nothing. All attempts of such a call have one header `Idempotency-Key`, by which a site of svclink recognises
   * them. Default false, because the service may have acted already.
   */
  readonly recognisesRepetitions?: boolean;
  /** Most concurrent calls, 1 to 1000; further ones wait in a queue. Default 8. */
  readonly concurrency?: number;
  /** Allows an `api_url` of http to another machine, where the secret can be read in transit. Default false. */
  readonly insecureHttp?: boolean;
  /** The proxy of the requests, and further trusted authorities. Default: none. */
  readonly network?: NetworkOptions;
}

/** Options of one call. */
export interface ApiCallOptions {
  /** Ends the call; it fails with code `aborted`. */
  readonly signal?: AbortSignal;
  /** Replaces the client's `timeout`. */
  readonly timeout?: number;
  /** Replaces the client's `retries`. */
  readonly retries?: number;
  /**
   * The header `Idempotency-Key` of all attempts of an action that changes data, 1 to 255 visible characters of ASCII. It
   * states that the service recognises a repeated call by it, as a site of svclink does for 24 hours: the call is
   * repeated like one that changes nothing, and the same key in a later call, also of another process, gives the first
   * answer. Refused for actions that change nothing. Default: none, or one of the client's own under
   * `recognisesRepetitions`. Ours, not the protocol's.
   */
  readonly idempotencyKey?: string;
}

/** Progress of file content. */
export interface ContentProgress {
  /** Transferred bytes of the file. */
  readonly bytes: number;
  /** Bytes of the whole file, when known: for bytes or a path that are sent. */
  readonly total: number | undefined;
}

/** Options of a call that sends or receives file content. */
export interface ContentOptions extends ApiCallOptions {
  /** Called as parts of the file are transferred; an error that it throws ends the call. */
  readonly onProgress?: (progress: ContentProgress) => void;
}

/** Options of a call that saves the received file content instead of returning it in memory. */
export interface SaveOptions extends ContentOptions {
  /**
   * A path, or a stream to write into. The file appears at the path once it is complete and its hash is verified, or
   * not at all; a stream is destroyed with the failure.
   */
  readonly to: string | NodeJS.WritableStream;
  /** True replaces an existing file. Default false: the call fails with `file_exists`. */
  readonly overwrite?: boolean;
}
