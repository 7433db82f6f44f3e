import type { ReadingOptions } from '../../protocol/codec/read-result.js';
import type { CredentialsInput } from './credentials.js';

/**
 * Options of `createApiClient`. The `event` of a deviation is the action. Bounds without an option: an answer has up to
 * 16 MiB beside its file content, content in memory up to 64 MiB (save larger ones with `to`), saved content up to 4 GiB.
 */
export interface ApiClientOptions extends ReadingOptions {
  /** The downloaded credentials object as it is, or the path of its file. Its `api_url` is the base address. */
  readonly credentials: CredentialsInput;
  /**
   * Milliseconds for one request and its answer, 1 to 3,600,000. Where file content is sent or received: the longest
   * pause in it. Default 30,000.
   */
  readonly timeout?: number;
  /**
   * How often a call is repeated, 0 to 10. Actions that change nothing are repeated after a broken connection, a
   * timeout, and the statuses 408, 429, 502, 503 and 504; all others only when the request provably never arrived, at
   * 429, and at 503 with Retry-After. Where Retry-After asks for more than 30 seconds, the failure is told at once.
   * Default 2.
   */
  readonly retries?: number;
  /**
   * Whether the service recognises a repeated call, so that actions that change something may be repeated like those
   * that change nothing. Default false, because the service may have acted already.
   */
  readonly recognisesRepetitions?: boolean;
  /** Calls under way at one time, 1 to 1000; further ones wait for their turn. Default 8. */
  readonly concurrency?: number;
  /** Allows an `api_url` of http to another machine, where anybody on the way can read the secret. Default false. */
  readonly insecureHttp?: boolean;
}

/** Options of one call. */
export interface ApiCallOptions {
  /** Ends the call; it fails with code `aborted`. */
  readonly signal?: AbortSignal;
  /** In place of the client's `timeout`. */
  readonly timeout?: number;
  /** In place of the client's `retries`. */
  readonly retries?: number;
}

/** How far file content has come. */
export interface ContentProgress {
  /** Bytes of the file so far. */
  readonly bytes: number;
  /** Bytes of the whole file, when known: when sending bytes or a path. */
  readonly total: number | undefined;
}

/** Options of a call that sends or receives file content. */
export interface ContentOptions extends ApiCallOptions {
  /** Called as pieces of the file pass; what it throws ends the call. */
  readonly onProgress?: (progress: ContentProgress) => void;
}

/** Options of a call that saves the received file content instead of holding it in memory. */
export interface SaveOptions extends ContentOptions {
  /**
   * A path, or a stream to write into. A path gets the file once all of it has come and its hash is verified, or
   * nothing; a stream is destroyed with the failure.
   */
  readonly to: string | NodeJS.WritableStream;
  /** Whether a file at the path is replaced. Default false: the call fails with `file_exists`. */
  readonly overwrite?: boolean;
}
