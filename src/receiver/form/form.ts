import type { SpooledFile } from '../../http/index.js';

/** The facts about a file part before its bytes. */
export interface FilePart {
  /** The name that the caller wrote, which is neither safe nor trusted. */
  readonly originalName: string;
}

/**
 * The form of a request. Where a file follows `payload`, reading stops before the file, so that the credentials can be
 * verified before a byte of it is stored; `complete` continues.
 */
export interface Form {
  /**
   * The form variable `payload`: its text; its scan or value, where only that determines the reading; or the object of
   * a host app's JSON parser.
   */
  readonly payload: unknown;
  /** Set when the host app's own parser has read the form, possibly wrongly. */
  readonly readByApp?: true;
  /** The names of further file parts that have arrived. */
  readonly otherParts?: readonly string[];
  /** All form variables; those after a file only after {@link Form.complete}. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The bytes in memory while the credentials are verified. Default 0: the memory is not the receiver's. */
  readonly buffered?: number;
  /** The file part, when the reading has reached one. */
  readonly part: FilePart | undefined;
  /**
   * Reads the rest: stores the file, and reads the variables after it.
   *
   * @param bound `early`: the file's name is not known yet, so that the limit of files before their payload applies
   */
  complete(bound?: 'early'): Promise<SpooledFile | undefined>;
  /** Releases all stored and incomplete parts. It is always called last; absent where there is nothing to release. */
  release?(): Promise<void>;
}
