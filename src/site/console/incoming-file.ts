import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { bodyChunks, declaredLength, HttpFailure } from '../../http/index.js';
import { SentPhoto } from '../engine/files/prepared-file.js';
import { LARGEST_SENT_THUMBNAIL } from '../engine/files/sent/sent-thumbnail.js';
import { inputError } from '../engine/input.js';

const EMPTY = 'is empty (0 bytes): choose one with content';
const KB = 1000;
const MB = 1_000_000;
/** Milliseconds without data after which an upload is ended. */
const IDLE = 30_000;

/**
 * Returns the body of a request as a file, within the limits of size and idle time.
 *
 * @param largest in bytes
 * @throws HttpFailure `body_too_large`; errors of the stream are the same, `body_too_slow` and `client_gone`, and
 * LinkError `input_invalid` for an empty file
 */
export function incomingFile(request: IncomingMessage, largest: number): Readable {
  if ((declaredLength(request) ?? 0) > largest) throw fileTooLarge(largest);
  return Readable.from(chunks(request, largest));
}

/** The refusal of a file, for the person who has chosen it. */
function fileTooLarge(largest: number): HttpFailure {
  const size = largest < MB ? `${Math.floor(largest / KB)} kB` : `${Math.floor(largest / MB)} MB`;
  const message = `is larger than ${size}, the most that this site takes: choose a smaller file`;
  return new HttpFailure('body_too_large', `file: ${message}`);
}

async function* chunks(request: IncomingMessage, largest: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bodyChunks(request, IDLE)) {
    size += chunk.length;
    if (size > largest) throw fileTooLarge(largest);
    yield chunk;
  }
  if (size === 0) throw inputError('file', EMPTY);
}

/**
 * Returns a sent file with its thumbnail. The thumbnail is the beginning of the body, so that one request carries both.
 *
 * @param length the bytes of the thumbnail, as the query states them; '' without one
 * @throws LinkError `input_invalid` for a hostile thumbnail; HttpFailure
 */
export async function withThumbnail(body: Readable, length: string): Promise<Readable | SentPhoto> {
  if (length === '') return body;
  const size = /^\d{1,6}$/.test(length) ? Number(length) : 0;
  if (size === 0 || size > LARGEST_SENT_THUMBNAIL) {
    body.destroy();
    throw inputError(
      'thumbnail',
      `must be the number of its bytes, at most ${LARGEST_SENT_THUMBNAIL}`,
    );
  }
  const chunks = body.iterator();
  const read: Buffer[] = [];
  let count = 0;
  while (count < size) {
    const { done, value } = await chunks.next();
    if (done) throw inputError('thumbnail', 'is longer than what was sent');
    read.push(value);
    count += value.length;
  }
  const head = Buffer.concat(read);
  const rest = Readable.from(restOf(head.subarray(size), chunks));
  try {
    return new SentPhoto(rest, head.subarray(0, size));
  } catch (error) {
    rest.destroy();
    body.destroy();
    throw error;
  }
}

async function* restOf(first: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  let size = first.length;
  try {
    if (size > 0) yield first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      size += next.value.length;
      yield next.value;
    }
  } finally {
    await chunks.return?.();
  }
  if (size === 0) throw inputError('file', EMPTY);
}
