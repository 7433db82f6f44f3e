import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { FileStore } from '../files/file-store.js';
import type { Chunk } from './chunk.js';
import { type ArchiveHeader, type ArchiveManifest, HEADER_NAME, MANIFEST_NAME } from './format.js';
import type { Snapshot } from './snapshot.js';
import { takeFiles } from './take-files.js';

const compress = promisify(gzip);
const LEVEL = { level: constants.Z_BEST_SPEED };

/** Writes an archive chunk by chunk. Only one chunk is in memory. */
export class ArchiveWriter {
  readonly #pack: Pack = pack();

  /** @param time the time of all entries */
  constructor(readonly time: Date) {
    // A reader of the bytes gets the error too, if there is still one.
    this.#pack.on('error', () => undefined);
  }

  /** The bytes of the archive, which are read while {@link ArchiveWriter.write} runs. */
  get bytes(): AsyncIterable<Uint8Array> {
    return this.#pack as AsyncIterable<Uint8Array>;
  }

  /** Ends the bytes with an error for their reader. */
  fail(error: unknown): void {
    this.#pack.destroy(error instanceof Error ? error : new Error(String(error)));
  }

  /** Writes the whole archive. @returns its manifest */
  async write(
    header: ArchiveHeader,
    snapshot: Snapshot,
    files: FileStore,
  ): Promise<ArchiveManifest> {
    await this.#text(HEADER_NAME, `${JSON.stringify(header, null, 2)}\n`);
    await this.#tables(snapshot.chunks());
    const tables = Object.fromEntries(await snapshot.summaries());
    const totals = await takeFiles(snapshot, files, async ({ sha256, size, open }) =>
      this.#entry(`files/${sha256}`, await open(), size),
    );
    const { count, bytes, missing, missing_count } = totals;
    const manifest = { tables, files: { count, bytes }, missing, missing_count };
    await this.#text(MANIFEST_NAME, `${JSON.stringify(manifest, null, 2)}\n`);
    this.#pack.finalize();
    return manifest;
  }

  async #tables(chunks: AsyncIterable<Chunk>): Promise<void> {
    const counts = new Map<string, number>();
    for await (const { table, lines } of chunks) {
      const count = (counts.get(table) ?? 0) + 1;
      counts.set(table, count);
      await this.#text(`tables/${table}/${count}.jsonl.gz`, await compress(lines, LEVEL));
    }
  }

  #text(name: string, content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content);
    return this.#entry(name, Readable.from([bytes]), bytes.length);
  }

  async #entry(name: string, content: Readable, size: number): Promise<void> {
    const sink = this.#pack.entry({ name, size, mode: 0o600, mtime: this.time });
    await pipeline(content, sink as unknown as NodeJS.WritableStream);
  }
}
