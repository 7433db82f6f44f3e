import { createHash } from 'node:crypto';
import { HttpFailure } from '../../http/index.js';

/** The bytes of a file for a response: in memory, or as they come from a stream. */
export type OutgoingContent = Uint8Array | AsyncIterable<Uint8Array>;

/** Whether a value can be the content of a file. */
export function isOutgoingContent(value: unknown): value is OutgoingContent {
  if (value instanceof Uint8Array) return true;
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/**
 * Bytes that are encoded at one time, a multiple of three: short texts are collected as soon as they have left, long
 * ones only when memory has grown.
 */
const SLICE = 48 * 1024;

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function toBuffer(chunk: unknown): Buffer {
  if (chunk instanceof Uint8Array) {
    return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  throw new TypeError('the content of a file comes as bytes; open the stream without an encoding');
}

/** The text of a response with its content in base64 and, once all of it has passed, its SHA-256. */
export async function* contentText(
  members: Readonly<Record<string, unknown>>,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const head = JSON.stringify(members).slice(0, -1);
  yield `${head}${head.length > 1 ? ',' : ''}"content":"`;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    hash.update(chunk);
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    // Three bytes are four characters: what is left over waits for the next chunk.
    const whole = bytes.length - (bytes.length % 3);
    for (let from = 0; from < whole; from += SLICE) {
      yield bytes.toString('base64', from, Math.min(from + SLICE, whole));
    }
    rest = Buffer.from(bytes.subarray(whole));
  }
  yield `${rest.toString('base64')}","hash":"${hash.digest('hex')}"}`;
}

/**
 * Starts to read content, so that one that cannot be read at all is found before an answer has begun.
 *
 * @param isWanted whether somebody is still there to take it; else it is closed again
 * @returns its chunks, the first one among them
 */
export async function startContent(
  content: OutgoingContent,
  isWanted: () => boolean,
): Promise<AsyncIterable<Buffer>> {
  const source = content instanceof Uint8Array ? one(content) : content;
  const iterator = source[Symbol.asyncIterator]();
  let next = await iterator.next();
  try {
    if (!next.done) toBuffer(next.value);
    if (!isWanted()) throw new HttpFailure('client_gone', 'the caller hung up before the answer');
  } catch (error) {
    await iterator.return?.();
    throw error;
  }
  async function* chunks(): AsyncGenerator<Buffer> {
    try {
      while (!next.done) {
        yield toBuffer(next.value);
        next = await iterator.next();
      }
    } finally {
      // The caller hung up: the file behind it has to be closed.
      if (!next.done) await iterator.return?.();
    }
  }
  return chunks();
}
