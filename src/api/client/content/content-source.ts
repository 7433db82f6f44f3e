import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { optionError } from '../../../protocol/options.js';

/** File content to send: bytes, a stream of bytes, or text that is base64 already. */
export type ContentInput = Uint8Array | AsyncIterable<Uint8Array> | string;

/** Content that can be read piece by piece. */
export interface ContentSource {
  /** Number of bytes, when known before they are read. */
  readonly size: number | undefined;
  /** Whether `open` may be called again: a stream is spent after the first time. */
  readonly repeatable: boolean;
  open(): AsyncIterable<unknown>;
  /** Lets go of a stream that nobody has read. */
  close(): void;
}

/** Bytes of one piece: a multiple of three, so that pieces of a file become whole base64. */
export const PIECE = 96 * 1024;

function ofBytes(bytes: Uint8Array): ContentSource {
  const open = (): AsyncIterable<unknown> => Readable.from([bytes]);
  return { size: bytes.length, repeatable: true, open, close: () => undefined };
}

function ofStream(stream: AsyncIterable<unknown>): ContentSource {
  return {
    size: undefined,
    repeatable: false,
    open: () => stream,
    close() {
      if (stream instanceof Readable) stream.on('error', () => undefined).destroy();
    },
  };
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** The content of a request as a source. @throws LinkError `option_invalid` for what holds no bytes */
export function sourceOf(content: unknown): ContentSource {
  if (content instanceof Uint8Array) return ofBytes(content);
  if (isStream(content)) return ofStream(content);
  throw optionError('content', 'is bytes, a stream of bytes, or text in base64');
}

/** A file as a source. @throws the error of the file system; LinkError `option_invalid` when the path is no file */
export async function sourceAt(path: string): Promise<ContentSource> {
  const facts = await stat(path);
  if (!facts.isFile()) throw optionError('path', `${path} is no file`);
  const { size } = facts;
  return {
    size,
    repeatable: true,
    // What is written behind the end in the meantime is for another time.
    open: () =>
      size === 0
        ? Readable.from([])
        : createReadStream(path, { highWaterMark: PIECE, end: size - 1 }),
    close: () => undefined,
  };
}
