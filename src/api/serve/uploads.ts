import { Readable } from 'node:stream';
import { type Spool, SpooledFile, tooLarge } from '../../http/index.js';
import type { ContentPlace } from '../content/read-content.js';
import { unavailable } from '../errors/refusal.js';

/** Counts the uploads under way: each may take as much temporary space as the largest file. */
export class Uploads {
  #running = 0;

  constructor(
    readonly most: number,
    readonly maxFileBytes: number,
    readonly spool: Spool,
  ) {}

  /**
   * Runs `task` with a place for content, which is removed afterwards.
   *
   * @throws Refusal `unavailable` when too many are under way
   */
  async run<Result>(task: (place: ContentPlace) => Promise<Result>): Promise<Result> {
    if (this.#running >= this.most) throw unavailable('Too many uploads at one time.', 5);
    this.#running += 1;
    const { maxFileBytes: maxBytes, spool } = this;
    let content: SpooledFile | undefined;
    try {
      return await task({
        maxBytes,
        async keep(chunks) {
          const source = Readable.from(upTo(maxBytes, chunks), { objectMode: false });
          content = await SpooledFile.receive(spool, source);
          return content;
        },
      });
    } finally {
      this.#running -= 1;
      await content?.release();
    }
  }
}

async function* upTo(
  maxBytes: number,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    if (chunk.length > 0) yield chunk;
  }
}
