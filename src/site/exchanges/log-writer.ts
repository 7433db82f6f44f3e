import type { Logger } from '../../index.js';
import type { Database } from '../store/database.js';
import { type HandedExchange, handed, type NewExchange, rowOf } from './log-row.js';
import { insertRows } from './log-tables.js';
import { LogThread } from './log-thread.js';
import type { LogPart } from './log-thread-code.js';

/** Rows of one transaction: so long everybody else waits for the event loop where there is no thread. */
const AT_ONCE = 32;
/** The same on the thread: many rows of one commit share the pages that are written for them. */
const AT_ONCE_ON_THREAD = 2048;
/** Exchanges, and characters of their bodies, that are handed over together; one exchange may have more. */
const MOST_OF_PART = 256;
const LONGEST_PART = 4 * 1024 * 1024;

/** What a log is written with. */
export interface LogWriting {
  readonly database: Database;
  /** The file that a thread may open by the driver of this package; undefined where there is none. */
  readonly file: string | undefined;
  readonly logger: Logger;
}

/**
 * Writes exchanges to the tables of a log: few of them between the answers of the site, and from the first time on that
 * there are many, on a thread of its own. A site with little to do has no thread.
 */
export class LogWriter {
  #thread: LogThread | undefined;
  #mayStart: boolean;

  constructor(readonly writing: LogWriting) {
    this.#mayStart = writing.file !== undefined;
  }

  /** How many exchanges are to be written together, when so many wait. */
  async sizeOfBatch(waiting: number): Promise<number> {
    if (waiting > AT_ONCE) await this.#start();
    return this.#thread ? AT_ONCE_ON_THREAD : AT_ONCE;
  }

  /** Writes exchanges. @returns the bytes of their rows */
  async write(exchanges: readonly NewExchange[]): Promise<number> {
    if (this.#thread) return this.#writeOn(this.#thread, exchanges);
    const rows = exchanges.map((one) => rowOf(handed(one)));
    await insertRows(this.writing.database, rows);
    return rows.reduce((sum, { body_size }) => sum + body_size, 0);
  }

  /** Ends the thread, where there is one. */
  async close(): Promise<void> {
    this.#mayStart = false;
    await this.#thread?.close();
    this.#thread = undefined;
  }

  async #start(): Promise<void> {
    const { file } = this.writing;
    if (!this.#mayStart || file === undefined) return;
    // One that cannot start, or has died, is not tried again.
    this.#mayStart = false;
    this.#thread = await LogThread.start(file);
  }

  async #writeOn(thread: LogThread, exchanges: readonly NewExchange[]): Promise<number> {
    try {
      let bytes = 0;
      for (const part of parts(exchanges)) bytes += await thread.write(part);
      return bytes;
    } catch (error) {
      if (!thread.hasEnded) throw error;
      this.#thread = undefined;
      const message = `the thread of the exchange log has ended: up to ${exchanges.length} exchanges are lost, further ones are written without it`;
      this.writing.logger.warn({ err: error }, message);
      return 0;
    }
  }
}

/** Hands a batch over in parts that hold up nobody, and of a length that the memory of a thread holds several times. */
function* parts(exchanges: readonly NewExchange[]): Generator<LogPart> {
  let part: HandedExchange[] = [];
  let length = 0;
  for (const exchange of exchanges) {
    if (part.length === MOST_OF_PART || length >= LONGEST_PART) {
      yield { exchanges: part, isLast: false };
      part = [];
      length = 0;
    }
    const one = handed(exchange);
    part.push(one);
    length += (one.data || '').length + (one.answer || '').length;
  }
  yield { exchanges: part, isLast: true };
}
