import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { clientGone } from './body.js';
import { CollectedBytes, LARGE_CHUNK } from './collected-bytes.js';
import { deadline } from './deadline.js';

/** How much may be held on either side while those behind are busy, in bytes. */
const HELD = 128 * 1024;

/** How long small chunks wait for more, in milliseconds. */
const LONGEST_WAIT = 10;

/**
 * Passes bytes on in chunks that are worth it: small ones are gathered up to 16 KiB, or for 10 ms. Whoever comes behind
 * (a parser of forms, a decoder, a disk) does and keeps something per chunk, and a caller may send chunks of one byte.
 */
export class GatheredChunks extends Transform {
  readonly #waiting = new CollectedBytes();
  #cancelWait: (() => void) | undefined;

  constructor() {
    super({ highWaterMark: HELD });
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (chunk.length >= LARGE_CHUNK) {
      this.#pass();
      this.push(chunk);
    } else {
      this.#waiting.append(chunk);
      if (this.#waiting.length >= LARGE_CHUNK) this.#pass();
      else this.#cancelWait ??= deadline(LONGEST_WAIT, () => this.#pass());
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#pass();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#cancelWait?.();
    this.#waiting.clear();
    done(error);
  }

  #pass(): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
    if (this.#waiting.length > 0) this.push(this.#waiting.take());
  }
}

/** Gathers the chunks of a body; they end with `client_gone` when the body does not come to its end. */
export function gatherChunks(body: Readable): GatheredChunks {
  const gathered = new GatheredChunks();
  body.on('error', (cause) => gathered.destroy(clientGone(cause)));
  body.on('close', () => body.readableEnded || gathered.destroy(clientGone()));
  return body.pipe(gathered);
}
