import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { deadline, within } from '../../system/deadline.js';
import { endOfLoop } from '../turns.js';
import { clientGone, tooSlow } from './body.js';
import { CollectedBytes, LARGE_CHUNK } from './collected-bytes.js';
import { readTurns } from './read-turns.js';

/** Chunks that are buffered while the consumer is busy: of a connection of Node, 64 KiB each. */
const HIGH_WATER_MARK = 2;

/** Milliseconds that small chunks are gathered. */
const GATHER_TIME = 10;

/**
 * The bytes of a body, with small chunks gathered: up to 16 KiB, or for 10 ms. A caller may send chunks of one byte,
 * and every consumer (a form parser, a decoder, a disk) spends time and memory per chunk. The stream fails with
 * `client_gone` when the body breaks off. Destroying the stream leaves the body usable.
 */
export class GatheredChunks extends Readable {
  readonly #waiting = new CollectedBytes();
  #cancelWait: (() => void) | undefined;
  readonly #body: Readable;

  constructor(body: Readable) {
    // As objects: a stream of bytes would copy all that it buffers into one Buffer for an iterator.
    super({ objectMode: true, highWaterMark: HIGH_WATER_MARK });
    this.#body = body;
    body.on('data', this.#take);
    body.on('end', this.#finish);
    body.on('error', (cause) => this.destroy(clientGone(cause)));
    body.on('close', () => body.readableEnded || this.destroy(clientGone()));
    body.resume();
  }

  override _read(): void {
    if (this.#body.isPaused()) readTurns.resume(this.#resume);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#cancelWait?.();
    readTurns.forget(this.#resume);
    this.#waiting.clear();
    this.#body.off('data', this.#take);
    this.#body.off('end', this.#finish);
    this.#body.pause();
    done(error);
  }

  readonly #take = (chunk: Buffer): void => {
    if (chunk.length >= LARGE_CHUNK) {
      this.#pass();
      // It continues when it is read again, and at its turn. A body of small chunks does not pause for each block of them:
      // Node would store those that it has parsed already one by one.
      readTurns.count(chunk.length);
      this.#body.pause();
      this.#give(chunk);
    } else {
      this.#waiting.append(chunk);
      if (this.#waiting.length >= LARGE_CHUNK) this.#pass();
      else this.#cancelWait ??= deadline(GATHER_TIME, () => this.#pass());
    }
  };

  readonly #resume = (): void => {
    this.#body.resume();
  };

  readonly #finish = (): void => {
    this.#pass();
    this.push(null);
  };

  #pass(): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
    if (this.#waiting.length > 0) this.#give(this.#waiting.take());
  }

  #give(chunk: Buffer): void {
    if (!this.push(chunk)) this.#body.pause();
  }
}

/**
 * Yields the chunks of a body, with small ones gathered. The body is paused while a chunk is processed. It stays usable
 * when the consumer stops early, so that an early answer can still be sent.
 *
 * @param idle milliseconds that may pass between two chunks
 * @throws HttpFailure `client_gone`, `body_too_slow`
 */
export async function* bodyChunks(body: Readable, idle: number): AsyncGenerator<Buffer> {
  const gathered = new GatheredChunks(body);
  const chunks: AsyncIterator<Buffer> = gathered[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await within(chunks.next(), idle, () => tooSlow(idle));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    gathered.destroy();
  }
}

/** Milliseconds that a caller may go on sending a body that has been answered already. */
const REST_OF_BODY = 2000;

/**
 * Lets a caller finish sending after an early answer (too large, too slow, refused before the file was read), and
 * destroys the request when it does not. Closing at once would reset the connection, and the caller would never see the
 * answer.
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  const cancel = deadline(REST_OF_BODY, () => request.destroy());
  try {
    // One chunk in each turn of the event loop: callers that send at full speed must not delay other requests.
    for await (const _ of bodyChunks(request, REST_OF_BODY)) await endOfLoop();
  } catch {
    // The caller has been answered; a failure of the rest has no consequence.
  } finally {
    cancel();
  }
}
