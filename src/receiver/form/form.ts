import type { SpooledFile } from '../../http/index.js';

/** A file part, as far as it is known before its bytes. */
export interface FilePart {
  /** As the caller wrote it: neither a safe name nor a believed one. */
  readonly originalName: string;
}

/**
 * The form of a request. Where a file follows `payload`, reading stops in front of the file, so that the credentials
 * can be checked before a byte of it is kept; `complete` goes on.
 */
export interface Form {
  /**
   * The form variable `payload`: text; its scan or value, where only that could tell how it is to be read; or the
   * object that a host app's JSON parser left.
   */
  readonly payload: unknown;
  /** The host app's own parser has read the form, and may have read it wrongly. */
  readonly readByApp?: true;
  /** The names of file parts that are neither the file nor payload, as far as they have come. */
  readonly otherParts?: readonly string[];
  /** All form variables; those behind a file only after {@link Form.complete}. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** How many bytes of it are in memory while the credentials are checked. Default 0: somebody else's. */
  readonly held?: number;
  /** The file part, when the reading has come to one. */
  readonly part: FilePart | undefined;
  /**
   * Reads the rest: keeps the file, and takes the variables behind it.
   *
   * @param bound `early`: the file's name is not known yet, so that no more of it is kept than of one in front of its
   * payload
   */
  complete(bound?: 'early'): Promise<SpooledFile | undefined>;
  /** Lets go of everything that was kept or is still coming. Always called, last; absent where there is nothing. */
  release?(): Promise<void>;
}
