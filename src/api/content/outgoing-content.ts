import { createHash } from 'node:crypto';
import type { HandlerRun } from '../../http/index.js';

/** The bytes of a file for a response: in memory, or from a stream. */
export type OutgoingContent = Uint8Array | AsyncIterable<Uint8Array>;

/** Returns true for a value that can be the content of a file. */
export function isOutgoingContent(value: unknown): value is OutgoingContent {
  if (value instanceof Uint8Array) return true;
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/**
 * Bytes that are encoded at a time, a multiple of three. Short texts are collected as garbage as soon as they are sent,
 * long ones only when memory has grown.
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

/** The used part of a handler's run: the time limit of a chunk, and a log. */
export interface ContentRun extends Pick<HandlerRun, 'manage' | 'step' | 'end'> {
  report(error: unknown): void;
}

/**
 * Yields the text of a response with its content in base64 and, at the end, its SHA-256.
 *
 * @throws the error of reading the chunks, which is reported; the connection has to be closed then
 */
export async function* contentText(
  members: Readonly<Record<string, unknown>>,
  chunks: AsyncIterable<Buffer>,
  run: ContentRun,
): AsyncGenerator<string> {
  try {
    const hash = createHash('sha256');
    const head = JSON.stringify(members).slice(0, -1);
    yield `${head}${head.length > 1 ? ',' : ''}"content":"`;
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of chunks) {
      hash.update(chunk);
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      // Three bytes become four characters: remaining bytes wait for the next chunk.
      const whole = bytes.length - (bytes.length % 3);
      for (let from = 0; from < whole; from += SLICE) {
        yield bytes.toString('base64', from, Math.min(from + SLICE, whole));
      }
      rest = Buffer.from(bytes.subarray(whole));
    }
    yield `${rest.toString('base64')}","hash":"${hash.digest('hex')}"}`;
  } catch (error) {
    run.report(error);
    throw error;
  } finally {
    run.end();
  }
}

/**
 * Starts to read content, so that unreadable content is detected before an answer begins. Each chunk has the time limit
 * of the handler.
 *
 * @returns its chunks, including the first
 */
export async function startContent(
  content: OutgoingContent,
  run: ContentRun,
): Promise<AsyncIterable<Buffer>> {
  const source = run.manage(content instanceof Uint8Array ? one(content) : content);
  let next = await run.step(source.next());
  if (!next.done) toBuffer(next.value);
  return (async function* () {
    while (!next.done) {
      yield toBuffer(next.value);
      next = await run.step(source.next());
    }
  })();
}
