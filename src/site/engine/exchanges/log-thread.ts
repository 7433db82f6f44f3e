import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { packageFolder } from '../../../system/package-folder.cjs';
import { LOG_THREAD } from '../generated/log-thread.js';
import type { LogPart, LogThreadStart, Written } from './log-thread-code.js';

/** MiB of the objects of the thread, beyond which it ends: a part of a batch takes less than a tenth of it. */
const LARGEST = 128;
/** MiB of those that were just made, before they are looked through: Node 24 would take up to 192 for them. */
const YOUNG = 24;

interface Waiting {
  resolve(written: Written): void;
  reject(error: Error): void;
}

/**
 * Masks exchanges on a thread of its own, and writes them to a SQLite file there: to read all bodies of a site under load
 * holds the event loop as long as half of its answers do. Where the log is in no file, the caller gets the rows.
 */
export class LogThread {
  #waiting: Waiting | undefined;
  #ended: Error | undefined;
  /** When the last message was answered: the thread has one at a time. */
  #answered: Promise<unknown> = Promise.resolve();

  private constructor(readonly worker: Worker) {
    worker.on('message', (written: Written) => {
      this.#waiting?.resolve(written);
      this.#waiting = undefined;
    });
    worker.on('error', (error) => this.#end(error));
    worker.on('exit', (code) => this.#end(new Error(`the thread ended with ${code}`)));
  }

  /**
   * Starts a thread.
   *
   * @param path the file of the log; undefined where the caller writes the rows
   * @returns undefined where there can be no thread, or none that opens the file
   */
  static async start(path: string | undefined): Promise<LogThread | undefined> {
    try {
      const start: LogThreadStart = path === undefined ? {} : { file: { driver: driver(), path } };
      const worker = new Worker(LOG_THREAD, {
        eval: true,
        name: 'svclink-log',
        workerData: start,
        // What the process was started with is for its own code.
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: LARGEST, maxYoungGenerationSizeMb: YOUNG },
      });
      const thread = new LogThread(worker);
      // Its first message says that it is ready.
      await thread.#answer();
      return thread;
    } catch {
      return undefined;
    }
  }

  /** Whether it has ended, by itself or not: it writes nothing any more. */
  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /**
   * Masks a part of a batch, and writes it where the thread has the file.
   *
   * @returns the bytes of its rows; or the rows, where the caller is to write them
   * @throws what kept it from writing the batch; of a thread that ended it may be written or not
   */
  async write(part: LogPart): Promise<Exclude<Written, { readonly failure: string }>> {
    const written = await this.#ask(part);
    if ('failure' in written) throw new Error(written.failure);
    return written;
  }

  /** Closes the file and ends. */
  async close(): Promise<void> {
    await this.#ask('end').catch(() => undefined);
  }

  #ask(message: LogPart | 'end'): Promise<Written> {
    const answer = this.#answered.then(() => {
      if (this.#ended) throw this.#ended;
      return this.#answer(() => this.worker.postMessage(message));
    });
    this.#answered = answer.catch(() => undefined);
    return answer;
  }

  /** The next message of the thread. While nothing is waited for, it does not hold the process. */
  async #answer(ask: () => void = () => {}): Promise<Written> {
    this.worker.ref();
    try {
      return await new Promise<Written>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        ask();
      });
    } finally {
      this.worker.unref();
    }
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#waiting?.reject(this.#ended);
    this.#waiting = undefined;
  }
}

function driver(): string {
  return createRequire(packageFolder('package.json')).resolve('libsql');
}
