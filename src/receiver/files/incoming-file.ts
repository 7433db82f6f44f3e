import type { Readable } from 'node:stream';
import type { Spool } from '../../http/index.js';

/** Facts about a file that was read whole. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of the content, in hex. */
  readonly sha256: string;
}

/**
 * The file of a send_file event. It is there until the handler's promise settles; what is not saved by then is
 * removed. Its name and type have been checked; its content is checked against its type before a handler sees it
 * (multipart), or while it is read (by address).
 */
export interface IncomingFile {
  /** `multipart`: its bytes came with the event. `address`: they wait at `data.obj_url`. */
  readonly source: 'multipart' | 'address';
  /** A base name that is safe in any file system; the caller's extension is kept. */
  readonly name: string;
  /** By the extension (specification: "Allowed file types"); what the caller declared is not believed. */
  readonly mimeType: string;
  /** 0 photo, 1 file. */
  readonly fileArea: 0 | 1;
  /** In bytes; of a file by address known after it was read. */
  readonly size: number | undefined;
  /** SHA-256 in hex; of a file by address known after it was read. */
  readonly sha256: string | undefined;
  /**
   * The smaller picture at `data.obj_url_thumb`, where one was named: an image of its own (JPEG, PNG or GIF, judged by
   * its own bytes) whatever the file is. Its `mimeType` is `image/jpeg` until it was read, then what its bytes are.
   */
  readonly thumbnail: IncomingFile | undefined;
  /**
   * Opens it for reading; by address this is what fetches it. Each call reads from the start.
   *
   * @throws LinkError `file_address_refused`, `file_unreachable`, `body_too_large`; by address the stream itself can
   * fail with the same codes and with `file_content_mismatch`
   */
  open(): Promise<Readable>;
  /**
   * Puts it at `path`, replacing what is there: a move where possible, else a copy. The folder must exist. The place
   * has the whole file or, on failure, what it had before.
   *
   * @throws what {@link IncomingFile.open} throws, and the errors of the file system
   */
  saveTo(path: string): Promise<FileFacts>;
}

/** An incoming file with what the receiver needs to let go of it. */
export interface ReleasableFile extends IncomingFile {
  /**
   * Makes sure that its bytes are here: what waits at an address is fetched into the spool.
   *
   * @returns the SHA-256 of its content in hex
   */
  keep(spool: Spool): Promise<string>;
  release(): Promise<void>;
}
