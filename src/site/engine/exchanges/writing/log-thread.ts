import { Worker } from 'node:worker_threads';
import { LOG_THREAD } from '../../generated/log-thread.js';
import { unavailable } from '../../store/database.js';
import { driverFile } from '../../store/sqlite/driver-file.js';
import type { LogPart, LogThreadStart, Written } from './log-thread-code.js';

/** The limit of the thread's heap in MiB. A part of a batch uses less than a tenth of it. */
const LARGEST = 128;
/** The limit for young objects in MiB. Node 24 would use up to 192. */
const YOUNG = 24;

/** The codes of the driver for a locked file, a full disk, and a disk that does not answer. */
const TEMPORARY = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN)/;

interface PendingAnswer {
  resolve(written: Written): void;
  reject(error: Error): void;
}

/**
 * Masks exchanges on a separate thread, and writes them to a SQLite file there. Reading all bodies of a site under load
 * would use half as much time of the event loop as the answers. Where the log is not a file, the caller gets the rows.
 */
export class LogThread {
  #waiting: PendingAnswer | undefined;
  #ended: Error | undefined;
  /** Resolves with the answer to the last message. The thread handles one message at a time. */
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
   * @returns undefined where no thread can be started, or it cannot open the file
   */
  static async start(path: string | undefined): Promise<LogThread | undefined> {
    try {
      const start: LogThreadStart =
        path === undefined ? {} : { file: { driver: driverFile(), path } };
      const worker = new Worker(LOG_THREAD, {
        eval: true,
        name: 'svclink-log',
        workerData: start,
        // The arguments of Node are for the code of the process.
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: LARGEST, maxYoungGenerationSizeMb: YOUNG },
      });
      const thread = new LogThread(worker);
      // The first message means that the thread is ready.
      await thread.#answer();
      return thread;
    } catch {
      return undefined;
    }
  }

  /** True if the thread has ended and writes nothing more. */
  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /**
   * Masks a part of a batch, and writes it where the thread has the file.
   *
   * @returns the bytes of its rows; or the rows, where the caller writes them
   * @throws LinkError `store_unavailable` for a file that is locked or a full disk; the failure of writing the batch.
   * After the end of a thread the batch may be written or not
   */
  async write(part: LogPart): Promise<Exclude<Written, { readonly failure: string }>> {
    const written = await this.#ask(part);
    if (!('failure' in written)) return written;
    const { failure, code } = written;
    const error = new Error(failure);
    throw code !== undefined && TEMPORARY.test(code) ? unavailable(error) : error;
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

  /** Returns the next message of the thread. Without a pending message the thread does not keep the process alive. */
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
