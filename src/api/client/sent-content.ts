import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { optionError } from '../../protocol/options.js';
import { encodedLength } from '../content/base64-text.js';
import type { ContentProgress } from './options.js';

/** File content to send: bytes, a stream of bytes, or text in base64. */
export type ContentInput = Uint8Array | AsyncIterable<Uint8Array> | string;

/** Content that can be read in parts. */
export interface ContentSource {
  /** Number of bytes, if it is known in advance. */
  readonly size: number | undefined;
  /** True if `open` may be called again; false for a stream, which can be read once. */
  readonly repeatable: boolean;
  open(): AsyncIterable<unknown>;
  /** Destroys a stream that was not read. */
  close(): void;
}

/** Bytes of one part: a multiple of three, so that each part becomes complete base64. */
const PIECE = 96 * 1024;

function ofBytes(bytes: Uint8Array): ContentSource {
  const open = (): AsyncIterable<unknown> => Readable.from([bytes]);
  return { size: bytes.length, repeatable: true, open, close: () => undefined };
}

function ofStream(stream: AsyncIterable<unknown>): ContentSource {
  // A stream may fail before it is read. Without a listener that would end the process.
  if (stream instanceof Readable) stream.on('error', () => undefined);
  return {
    size: undefined,
    repeatable: false,
    open: () => unspent(stream),
    close() {
      if (stream instanceof Readable) stream.destroy();
    },
  };
}

/** A stream that was read to its end gives nothing more: the file would arrive empty. */
function unspent(stream: AsyncIterable<unknown>): AsyncIterable<unknown> {
  if (!(stream instanceof Readable) || !stream.readableEnded) return stream;
  throw new Error('the stream of the content was read to its end before it was sent');
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Makes the source of a request's content. @throws LinkError `option_invalid` for other values */
export function contentSourceOf(content: unknown): ContentSource {
  if (content instanceof Uint8Array) return ofBytes(content);
  if (isStream(content)) return ofStream(content);
  throw optionError('content', 'is bytes, a stream of bytes, or text in base64');
}

/**
 * Makes the source of a file.
 *
 * @throws the error of the file system; LinkError `option_invalid` for a path that is not a file
 */
export async function sourceAt(path: string): Promise<ContentSource> {
  const facts = await stat(path);
  if (!facts.isFile()) throw optionError('path', `${path} is not a file`);
  const { size } = facts;
  return {
    size,
    repeatable: true,
    // Bytes that are appended meanwhile are not sent.
    open: () =>
      size === 0
        ? Readable.from([])
        : createReadStream(path, { highWaterMark: PIECE, end: size - 1 }),
    close: () => undefined,
  };
}

/** Settings for sending the content of a request. */
interface SentContentRules {
  /** Adds the member `hash`, the SHA-256 of the content. */
  readonly withHash: boolean;
  /** Called as parts are sent. */
  readonly onProgress: (progress: ContentProgress) => void;
  /** Called with a failure of the source itself: the exchange only detects that the request was cut off. */
  readonly onFailure: (error: unknown) => void;
}

const HEX_DIGITS = 64;

function toBuffer(piece: unknown): Buffer {
  if (piece instanceof Uint8Array) {
    return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  }
  throw new TypeError('content comes as bytes: open the stream without an encoding');
}

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Encodes base64 in complete groups; remaining bytes wait for the next part. */
class Encoder {
  #rest: Buffer = Buffer.alloc(0);

  write(piece: Buffer): Buffer {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    this.#rest = Buffer.from(bytes.subarray(whole));
    return ascii(bytes.toString('base64', 0, whole));
  }

  end(): string {
    return this.#rest.toString('base64');
  }
}

/** Splits long parts: the base64 of a long one would need more than its size in memory again. */
function* shortParts(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** Yields the parts of the source. Errors in this function are those of the source, not of the exchange. */
async function* read(source: ContentSource, rules: SentContentRules): AsyncGenerator<Buffer> {
  const { size: total } = source;
  let bytes = 0;
  try {
    for await (const piece of source.open()) {
      for (const part of shortParts(toBuffer(piece))) {
        bytes += part.length;
        yield part;
        rules.onProgress({ bytes, total });
      }
    }
    if (total !== undefined && bytes !== total) {
      throw new Error(`the file changed while it was sent: ${bytes} bytes in place of ${total}`);
    }
  } catch (error) {
    rules.onFailure(error);
    throw error;
  }
}

async function* textOf(
  head: Buffer,
  source: ContentSource,
  rules: SentContentRules,
): AsyncGenerator<Buffer> {
  yield head;
  const encoder = new Encoder();
  const hash = createHash('sha256');
  for await (const piece of read(source, rules)) {
    if (rules.withHash) hash.update(piece);
    const text = encoder.write(piece);
    if (text.length > 0) yield text;
  }
  const hashMember = rules.withHash ? `,"hash":"${hash.digest('hex')}"` : '';
  yield ascii(`${encoder.end()}"${hashMember}}`);
}

/** Makes the body of a request whose content is encoded as base64 while it is sent, in constant memory. */
export function sentContent(
  members: Readonly<Record<string, unknown>>,
  source: ContentSource,
  rules: SentContentRules,
): { readonly body: Readable; readonly length: number | undefined } {
  const open = JSON.stringify(members).slice(0, -1);
  const head = Buffer.from(`${open}${open.length > 1 ? ',' : ''}"content":"`);
  const tail = rules.withHash ? '","hash":""}'.length + HEX_DIGITS : '"}'.length;
  const body = Readable.from(textOf(head, source, rules), { objectMode: false });
  const { size } = source;
  return {
    body,
    length: size === undefined ? undefined : head.length + encodedLength(size) + tail,
  };
}
