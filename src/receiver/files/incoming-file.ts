import type { Readable } from 'node:stream';
import type { Spool } from '../../http/index.js';

/** Facts about a file that was read completely. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of the content, in hex. */
  readonly sha256: string;
}

/**
 * The file of a send_file event. It exists until the handler's promise settles; then it is removed unless it was saved.
 * Its name and type are validated; its content is checked against its type before a handler sees it (multipart), or
 * while it is read (by address).
 */
export interface IncomingFile {
  /** `multipart`: its bytes were sent with the event. `address`: it is fetched from `data.obj_url`. */
  readonly source: 'multipart' | 'address';
  /** A base name that is safe in any file system, with the caller's extension. */
  readonly name: string;
  /** The type of the extension (specification: "Allowed file types"); the type that the caller declares is not used. */
  readonly mimeType: string;
  /** 0 photo, 1 file. */
  readonly fileArea: 0 | 1;
  /** The size in bytes; of a file by address after it was read. */
  readonly size: number | undefined;
  /** SHA-256 in hex; of a file by address after it was read. */
  readonly sha256: string | undefined;
  /**
   * The smaller picture at `data.obj_url_thumb`, where one was named: an image of its own (JPEG, PNG or GIF, by its own
   * bytes) for any kind of file. Its `mimeType` is `image/jpeg` until it was read, and then the type of its bytes.
   */
  readonly thumbnail: IncomingFile | undefined;
  /**
   * Opens the file for reading, which fetches it from an address. Each call reads from the start.
   *
   * @throws LinkError `file_address_refused`, `file_unreachable`, `body_too_large`; by address the stream itself can
   * fail with the same codes and with `file_content_mismatch`
   */
  open(): Promise<Readable>;
  /**
   * Saves the file at `path`, replacing an existing one: a move where possible, else a copy. The folder must exist.
   * After a failure the path is unchanged. Resolves when content and name are on the disk, so that an answered call is
   * not lost with the power.
   *
   * @throws the errors of {@link IncomingFile.open}, and those of the file system
   */
  saveTo(path: string): Promise<FileFacts>;
}

/** An incoming file that the receiver can release. */
export interface ReleasableFile extends IncomingFile {
  /**
   * Fetches a file by address into the spool.
   *
   * @returns the SHA-256 of its content in hex
   */
  keep(spool: Spool): Promise<string>;
  release(): Promise<void>;
}
