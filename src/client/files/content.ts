import type { Readable } from 'node:stream';

/** A file on this machine. It is opened when it is sent, and again when the call is repeated. */
export interface PathContent {
  readonly path: string;
}

/** A stream, or a function that opens one. Only what a function opens can be sent again when the call is repeated. */
export interface StreamContent {
  readonly stream: Readable | (() => Readable);
  /** Bytes. When it is known the form carries its length, which some receivers ask for. */
  readonly size?: number;
}

/** The content of a file to be sent: bytes, a stream, or a path. */
export type FileContent = Uint8Array | Readable | StreamContent | PathContent;

/** How far the sending of a file has come. */
export interface SendProgress {
  /** Bytes of the file that were handed to the connection. */
  readonly sent: number;
  /** Bytes of the file; undefined for a stream of unknown length. */
  readonly total: number | undefined;
}
