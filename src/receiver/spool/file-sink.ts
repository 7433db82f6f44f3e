import { writev } from 'node:fs';
import { open } from 'node:fs/promises';
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
  #descriptor = -1;
  #onlooker: Onlooker | undefined;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #size = 0;
  #writing = false;
  #ended = false;
  #error: Error | undefined;
  #settle: (error?: Error) => void = () => {};

  /** @param source whose errors are taken from now on: it may fail before there is a file, and after that */
  constructor(source: Readable) {
    this.#source = source;
    source.on('error', (error) => this.#end(error));
  }

  /**
   * Writes all of the source to `path`, which must not exist.
   *
   * @throws what the source or the file system throws; the file may be left in part
   */
  async write(path: string, onlooker: Onlooker): Promise<void> {
    const handle = await open(path, 'wx', 0o600);
    try {
      if (this.#error) throw this.#error;
      // Its end was told when nobody listened yet, and will not be told again.
      if (this.#source.destroyed) throw new Error('the stream was closed before it was read');
      this.#descriptor = handle.fd;
      this.#onlooker = onlooker;
      await this.#run();
    } finally {
      await handle.close();
    }
  }

  #run(): Promise<void> {
    const source = this.#source;
    return new Promise((resolve, reject) => {
      this.#settle = (error) => (error ? reject(error) : resolve());
      source.on('data', (chunk: Buffer) => this.#take(chunk));
      source.on('end', () => this.#end());
      source.on('close', () => this.#end(new Error('the stream was closed before its end')));
    });
  }

  #take(chunk: Buffer): void {
    if (this.#ended) return;
    this.#onlooker?.look(chunk);
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
    writev(this.#descriptor, chunks, (error, written) => {
      this.#size += error ? 0 : written;
      if (!error && written < total) {
        this.#writeAll(after(chunks, written));
        return;
      }
      this.#writing = false;
      this.#error ??= error ?? undefined;
      this.#onlooker?.written(this.#size);
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
