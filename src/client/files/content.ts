import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { LinkCallError } from '../call-error.js';

/** A file on this machine. The client opens it for each attempt. */
export interface PathContent {
  readonly path: string;
}

/** A stream, or a function that opens one. The client can repeat a call only if it has a function. */
export interface StreamContent {
  readonly stream: Readable | (() => Readable);
  /** Bytes. A known size lets the client send the length of the form, which some receivers require. */
  readonly size?: number;
}

/** The content of a file to be sent: bytes, a stream, or a path. */
export type FileContent = Uint8Array | Readable | StreamContent | PathContent;

/** Progress of an upload. */
export interface SendProgress {
  /** Bytes of the file that were handed to the connection. */
  readonly sent: number;
  /** Bytes of the file; undefined for a stream of unknown length. */
  readonly total: number | undefined;
}

/** Bytes per read. Larger reads are no faster; smaller ones cost more. */
const READ_SIZE = 256 * 1024;

/** Content that is known to exist. */
export interface OpenableContent {
  readonly size: number | undefined;
  readonly repeatable: boolean;
  /** Opens the content from its first byte. */
  open(): Readable;
}

function isPath(content: object): content is PathContent {
  return 'path' in content && typeof content.path === 'string' && !(content instanceof Readable);
}

function isStream(content: object): content is StreamContent {
  return 'stream' in content && !(content instanceof Readable);
}

/** Splits bytes into pieces, so that the client can report progress. */
function pieces(content: Uint8Array): Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let start = 0; start < content.length; start += READ_SIZE) {
    all.push(content.subarray(start, start + READ_SIZE));
  }
  return all;
}

function unreadable(message: string, cause?: unknown): LinkCallError {
  return new LinkCallError('file_unreadable', 'send_file', message, { cause });
}

async function fromPath({ path }: PathContent): Promise<OpenableContent> {
  const facts = await stat(path).catch((cause: unknown) => {
    throw unreadable(`content: ${path} cannot be read`, cause);
  });
  if (!facts.isFile()) throw unreadable(`content: ${path} is no file`);
  const open = () => createReadStream(path, { highWaterMark: READ_SIZE });
  return { size: facts.size, repeatable: true, open };
}

function opened(open: () => Readable): Readable {
  let stream: unknown;
  try {
    stream = open();
  } catch (cause) {
    throw unreadable('content: the function that opens its stream threw an error', cause);
  }
  if (stream instanceof Readable) return stream;
  throw unreadable('content: the function that opens its stream gave none');
}

/**
 * Returns a stream that can be sent. One that has ended or failed reports nothing more: a call would wait for it until its
 * timeout. One with an encoding gives text, in which the bytes of a photo are lost.
 */
function sendable(stream: Readable): Readable {
  if (stream.readableEncoding !== null) {
    throw unreadable('content: comes as bytes; open the stream without an encoding');
  }
  if (!stream.destroyed && !stream.readableEnded) return stream;
  const message = 'content: its stream has ended or failed before it was sent';
  throw unreadable(message, stream.errored ?? undefined);
}

function fromStream({ stream, size }: StreamContent): OpenableContent {
  if (typeof stream === 'function') {
    return { size, repeatable: true, open: () => sendable(opened(stream)) };
  }
  // A stream may fail before it is read. Without a listener that would end the process.
  stream.on('error', () => undefined);
  return { size, repeatable: false, open: () => sendable(stream) };
}

/**
 * Prepares content for sending.
 *
 * @throws LinkCallError `file_unreadable` for a path that is no file, `data_invalid` for a value that is no content
 */
export async function openContent(content: FileContent): Promise<OpenableContent> {
  if (content instanceof Uint8Array) {
    return {
      size: content.byteLength,
      repeatable: true,
      open: () => Readable.from(pieces(content)),
    };
  }
  if (content instanceof Readable) return fromStream({ stream: content });
  if (typeof content === 'object' && content !== null) {
    if (isPath(content)) return fromPath(content);
    if (isStream(content)) return fromStream(content);
  }
  const message = 'content: must be bytes, a stream, { stream } or { path }';
  throw new LinkCallError('data_invalid', 'send_file', message);
}
