import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { LinkError } from '../../../index.js';
import type { FileStore } from '../files/file-store.js';
import type { Chunk } from './chunk.js';
import {
  type ArchiveHeader,
  type ArchiveManifest,
  damaged,
  HEADER_NAME,
  MANIFEST_NAME,
  readHeader,
  readManifest,
} from './format.js';
import type { OpenArchive } from './seal/open-archive.js';
import { MOST_ROWS } from './table-rows.js';

type Source = Extract extends AsyncIterable<infer Entry> ? Entry : never;

const decompress = promisify(gunzip);
/**
 * The most bytes of a chunk. A chunk has a megabyte unless single rows are larger, and no row of a site is nearly as
 * large.
 */
const LARGEST_CHUNK = 256 * 1024 * 1024;
/** The most times its bytes that an unverified archive may unpack to. A chunk of ordinary size is always allowed. */
const UNPACKED_TIMES = 100;
const ORDINARY_CHUNK = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;
const LARGEST_TEXT = 16 * 1024 * 1024;

/** Reads an archive once, from its beginning to its end: its header, its rows, its files, its manifest. */
export class ArchiveReader {
  readonly #input: Readable;
  readonly #entries: AsyncIterator<Source>;
  #current: Source | undefined;

  /** @param archive the archive to read. An unverified one is read within tighter limits */
  constructor(readonly archive: OpenArchive) {
    this.#input = archive.content;
    const extracting = extract();
    this.#input.on('error', (error) => extracting.destroy(error));
    this.#input.pipe(extracting as unknown as NodeJS.WritableStream);
    this.#entries = extracting[Symbol.asyncIterator]();
  }

  /** Returns the header. @throws LinkError `archive_invalid` */
  async header(): Promise<ArchiveHeader> {
    await this.#advance();
    const header = readHeader(await this.#text(HEADER_NAME));
    await this.#advance();
    return header;
  }

  /** Yields all rows. */
  async *chunks(): AsyncGenerator<Chunk> {
    for (;;) {
      const [folder, table = ''] = this.#name.split('/');
      if (folder !== 'tables') return;
      const unpacked = await this.#unpacked(await this.#bytes(LARGEST_CHUNK));
      const count = rowsIn(unpacked);
      if (count > MOST_ROWS) throw damaged('a piece of its rows has too many');
      yield { table, lines: unpacked.toString('utf8'), count };
      await this.#advance();
    }
  }

  async #unpacked(packed: Buffer): Promise<Buffer> {
    const most = this.archive.isVerified
      ? LARGEST_CHUNK
      : Math.min(LARGEST_CHUNK, Math.max(ORDINARY_CHUNK, packed.length * UNPACKED_TIMES));
    return decompress(packed, { maxOutputLength: most }).catch((cause: unknown) => {
      throw damaged('its rows cannot be unpacked', cause);
    });
  }

  /** Stores all files, which follow the rows. @returns the manifest with the expected totals */
  async files(store: Pick<FileStore, 'put'>): Promise<ArchiveManifest> {
    let count = 0;
    let bytes = 0;
    for (;;) {
      const [folder, sha256 = ''] = this.#name.split('/');
      if (folder !== 'files') break;
      const stored = await store.put(Readable.from(this.#content()));
      if (stored.sha256 !== sha256) throw damaged(`the file ${sha256} is another one`);
      count += 1;
      bytes += stored.size;
      await this.#advance();
    }
    const manifest = readManifest(await this.#text(MANIFEST_NAME));
    const { files } = manifest;
    if (files.count === count && files.bytes === bytes) return manifest;
    throw damaged(`it has ${count} files, not ${files.count}`);
  }

  close(): void {
    this.#input.destroy();
    // The rest of the archive is discarded. Not reading it is not a failure.
    this.#entries.return?.()?.catch(() => undefined);
  }

  get #name(): string {
    return this.#current?.header.name ?? '';
  }

  async #advance(): Promise<void> {
    const next = await this.#read(this.#entries.next());
    this.#current = next.done ? undefined : next.value;
  }

  async *#content(): AsyncGenerator<Buffer> {
    if (!this.#current) return;
    try {
      for await (const piece of this.#current) yield Buffer.from(piece as Uint8Array);
    } catch (cause) {
      throw this.#failure(cause);
    }
  }

  async #bytes(most: number): Promise<Buffer> {
    if ((this.#current?.header.size ?? 0) > most) throw damaged(`${this.#name} is too large`);
    const pieces: Buffer[] = [];
    for await (const piece of this.#content()) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async #text(name: string): Promise<string> {
    if (this.#name !== name) throw damaged(`${name} is not there, where it has to be`);
    return (await this.#bytes(LARGEST_TEXT)).toString('utf8');
  }

  async #read<Result>(reading: Promise<Result>): Promise<Result> {
    return reading.catch((cause: unknown) => {
      throw this.#failure(cause);
    });
  }

  #failure(cause: unknown): LinkError {
    if (LinkError.is(cause)) return cause;
    return damaged('it is cut off, or no archive of a site', cause);
  }
}

/**
 * Returns the number of line feeds, up to one more than a chunk may have. Rows are made only after they are counted.
 */
function rowsIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0 && count <= MOST_ROWS; count += 1) {
    at = bytes.indexOf(LINE_FEED, at + 1);
  }
  return count;
}
