import type { Readable } from 'node:stream';
import { tooSlow } from './body.js';
import { within } from './deadline.js';
import { gatherChunks } from './gathered-chunks.js';

/**
 * The chunks of a body, small ones gathered. The body waits while a chunk is being dealt with, and stays usable when
 * nobody wants the rest: an early answer can still be sent.
 *
 * @param idle milliseconds that the caller may be silent between two chunks
 * @throws HttpFailure `client_gone`, `body_too_slow`
 */
export async function* bodyChunks(body: Readable, idle: number): AsyncGenerator<Buffer> {
  const gathered = gatherChunks(body);
  const chunks: AsyncIterator<Buffer> = gathered[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await within(chunks.next(), idle, () => tooSlow(idle));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    body.unpipe(gathered);
    gathered.destroy();
  }
}
