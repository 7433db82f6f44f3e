import { writev } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** How much may wait for the disk before the source is asked to stop: more would leave the processor's caches. */
const STOP_ABOVE = 1024 * 1024;

/** Looks on while a file is written. */
export interface Onlooker {
  /** Sees every chunk in order, before it is written. */
  look(chunk: Buffer): void;
  /** Hears how many bytes the file has by now. */
  written(size: number): void;
}

/**
 * Writes a stream to a new file. Unlike a stream of node:fs it lets the source go on while the disk is busy, so that
 * parsing and hashing overlap with writing; what waits is written with one call, and bounded.
 */
export class FileSink {
  readonly #source: Readable;
  readonly #handle: FileHandle;
  readonly #onlooker: Onlooker;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #size = 0;
  #writing = false;
  #ended = false;
  #error: Error | undefined;
  #settle: (error?: Error) => void = () => {};

  private constructor(source: Readable, handle: FileHandle, onlooker: Onlooker) {
    this.#source = source;
    this.#handle = handle;
    this.#onlooker = onlooker;
  }

  /**
   * Writes all of `source` to `path`, which must not exist.
   *
   * @throws what the source or the file system throws; the file may be left in part
   */
  static async write(path: string, source: Readable, onlooker: Onlooker): Promise<void> {
    // The source may fail while the file is being opened, when nobody listens yet.
    let early: Error | undefined;
    const listen = (error: Error) => {
      early = error;
    };
    source.on('error', listen);
    const handle = await open(path, 'wx', 0o600);
    try {
      if (early) throw early;
      // Its end was told when nobody listened yet, and will not be told again.
      if (source.destroyed) throw new Error('the stream was closed before it was read');
      await new FileSink(source, handle, onlooker).#run();
    } finally {
      await handle.close();
      source.removeListener('error', listen);
      source.on('error', () => {});
    }
  }

  #run(): Promise<void> {
    const source = this.#source;
    return new Promise((resolve, reject) => {
      this.#settle = (error) => (error ? reject(error) : resolve());
      source.on('data', (chunk: Buffer) => this.#take(chunk));
      source.on('end', () => this.#end());
      source.on('error', (error) => this.#end(error));
      source.on('close', () => this.#end(new Error('the stream was closed before its end')));
    });
  }

  #take(chunk: Buffer): void {
    if (this.#ended) return;
    this.#onlooker.look(chunk);
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    if (this.#waitingBytes > STOP_ABOVE) this.#source.pause();
    if (!this.#writing) this.#flush();
  }

  // The file is closed when this is over: so never while a write is under way.
  #end(error?: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
    if (!this.#writing) this.#settle(error);
  }

  #flush(): void {
    const chunks = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#writing = true;
    this.#writeAll(chunks);
    if (this.#source.isPaused()) this.#source.resume();
  }

  #writeAll(chunks: readonly Buffer[]): void {
    const total = chunks.reduce((sum, { length }) => sum + length, 0);
    writev(this.#handle.fd, chunks, (error, written) => {
      this.#size += error ? 0 : written;
      if (!error && written < total) {
        this.#writeAll(after(chunks, written));
        return;
      }
      this.#writing = false;
      this.#error ??= error ?? undefined;
      this.#onlooker.written(this.#size);
      if (this.#error) {
        this.#ended = true;
        this.#settle(this.#error);
      } else if (this.#waiting.length > 0) this.#flush();
      else if (this.#ended) this.#settle();
    });
  }
}

/** What is left of some chunks after the first bytes of them. */
function after(chunks: readonly Buffer[], bytes: number): Buffer[] {
  let skip = bytes;
  const left: Buffer[] = [];
  for (const chunk of chunks) {
    if (skip < chunk.length) left.push(chunk.subarray(skip));
    skip = Math.max(0, skip - chunk.length);
  }
  return left;
}
