import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { deadline, within } from '../deadline.js';
import { endOfLoop } from '../turns.js';
import { clientGone, tooSlow } from './body.js';
import { CollectedBytes, LARGE_CHUNK } from './collected-bytes.js';

/** How much may be held while those behind are busy, in bytes. */
const HELD = 128 * 1024;

/** How long small chunks wait for more, in milliseconds. */
const LONGEST_WAIT = 10;

/**
 * The bytes of a body in chunks that are worth it: small ones are gathered up to 16 KiB, or for 10 ms. Whoever comes
 * behind (a parser of forms, a decoder, a disk) does and keeps something per chunk, and a caller may send chunks of one
 * byte. It ends with `client_gone` when the body does not come to its end; the body stays usable when it is destroyed.
 */
export class GatheredChunks extends Readable {
  readonly #waiting = new CollectedBytes();
  #cancelWait: (() => void) | undefined;
  readonly #body: Readable;

  constructor(body: Readable) {
    super({ highWaterMark: HELD });
    this.#body = body;
    body.on('data', this.#take);
    body.on('end', this.#finish);
    body.on('error', (cause) => this.destroy(clientGone(cause)));
    body.on('close', () => body.readableEnded || this.destroy(clientGone()));
    body.resume();
  }

  override _read(): void {
    if (this.#body.isPaused()) this.#body.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#cancelWait?.();
    this.#waiting.clear();
    this.#body.off('data', this.#take);
    this.#body.off('end', this.#finish);
    this.#body.pause();
    done(error);
  }

  readonly #take = (chunk: Buffer): void => {
    if (chunk.length >= LARGE_CHUNK) {
      this.#pass();
      this.#give(chunk);
    } else {
      this.#waiting.append(chunk);
      if (this.#waiting.length >= LARGE_CHUNK) this.#pass();
      else this.#cancelWait ??= deadline(LONGEST_WAIT, () => this.#pass());
    }
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
 * The chunks of a body, small ones gathered. The body waits while a chunk is being dealt with, and stays usable when
 * nobody wants the rest: an early answer can still be sent.
 *
 * @param idle milliseconds that the caller may be silent between two chunks
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

/** How long a caller may go on sending a body that has been answered already, in milliseconds. */
const REST_OF_BODY = 2000;

/**
 * Lets a caller finish after an early answer (too large, too slow, refused before the file was read), and cuts it off
 * when it does not. Closing at once would reset the connection, and the caller would never see the answer.
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  const cancel = deadline(REST_OF_BODY, () => request.destroy());
  try {
    // One piece in each turn of the event loop: many who send at full speed must not hold up everybody else.
    for await (const _ of bodyChunks(request, REST_OF_BODY)) await endOfLoop();
  } catch {
    // Nobody is left to hear of it.
  } finally {
    cancel();
  }
}
