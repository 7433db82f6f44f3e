import type { Logger } from '../../../../index.js';
import type { Database } from '../../store/database.js';
import { bytesByHolder, type HolderBytes } from '../log-insert.js';
import { bareRowOf, bodyLength, type HandedExchange, type LogRow } from '../log-row.js';
import { insertRows } from '../log-tables.js';
import { LogThread } from './log-thread.js';
import type { LogPart } from './log-thread-code.js';

/** The most rows of one transaction on the event loop, which all other tasks wait for. */
const AT_ONCE = 32;
/** The most rows of one transaction on the thread, where many rows share the written pages. */
const AT_ONCE_ON_THREAD = 2048;
/** The most exchanges, and characters of their bodies, of a part. A single exchange may have more. */
const MOST_OF_PART = 256;
const LONGEST_PART = 512 * 1024;
/** Milliseconds after a thread that failed to start until the next attempt. */
const UNTIL_NEXT = 60_000;

/** The settings for writing a log. */
export interface LogWriting {
  readonly database: Database;
  /** The file that a thread may open by the driver of this package; undefined where there is none. */
  readonly file: string | undefined;
  readonly logger: Logger;
}

/**
 * Writes exchanges to the tables of a log. A separate thread masks them, and writes them where the log is a file.
 * Without a thread the data and answers are not stored.
 */
export class LogWriter {
  #thread: LogThread | undefined;
  #starting: Promise<LogThread | undefined> | undefined;
  /** The time at which the next thread may start. */
  #mayStartAt = 0;

  constructor(readonly writing: LogWriting) {}

  /** The number of exchanges that are written together. */
  get sizeOfBatch(): number {
    return this.writing.file === undefined ? AT_ONCE : AT_ONCE_ON_THREAD;
  }

  /** Writes exchanges. @returns the bytes of their rows */
  async write(exchanges: readonly HandedExchange[]): Promise<HolderBytes> {
    const thread = await this.#started();
    if (thread) return this.#writeOn(thread, exchanges);
    return this.#insert([exchanges.map(bareRowOf)]);
  }

  /** Returns exchanges masked by the thread, without writing them; none without a thread. */
  async masked(exchanges: readonly HandedExchange[]): Promise<readonly LogRow[]> {
    const thread = await this.#started();
    const written = await thread?.write({ exchanges, isLast: false, isShown: true });
    return written && 'rows' in written ? written.rows : [];
  }

  /** Ends the thread, if there is one. */
  async close(): Promise<void> {
    this.#mayStartAt = Number.POSITIVE_INFINITY;
    await this.#thread?.close();
    this.#thread = undefined;
  }

  /** Returns the thread, which simultaneous writers and readers share. */
  #started(): Promise<LogThread | undefined> {
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #start(): Promise<LogThread | undefined> {
    if (this.#thread?.hasEnded === false) return this.#thread;
    if (performance.now() < this.#mayStartAt) return undefined;
    this.#thread = await LogThread.start(this.writing.file);
    if (this.#thread) return this.#thread;
    this.#mayStartAt = performance.now() + UNTIL_NEXT;
    const message =
      'the thread of the exchange log does not start: exchanges are written without what was sent and answered';
    this.writing.logger.warn({}, message);
    return undefined;
  }

  /** Writes all of a batch, or nothing: the exchanges of a failed batch are written again. */
  async #writeOn(thread: LogThread, exchanges: readonly HandedExchange[]): Promise<HolderBytes> {
    const bytes: HolderBytes[] = [];
    const rows: (readonly LogRow[])[] = [];
    try {
      for (const part of parts(exchanges)) {
        const written = await thread.write(part);
        if ('rows' in written) rows.push(written.rows);
        else bytes.push(written.byteCounts);
      }
    } catch (error) {
      if (!thread.hasEnded) throw error;
      this.#thread = undefined;
      const message = `the thread of the exchange log has ended: up to ${exchanges.length} exchanges are lost, another thread writes further ones`;
      this.writing.logger.warn({ err: error }, message);
      return {};
    }
    return rows.length > 0 ? this.#insert(rows) : sumOf(bytes);
  }

  /** Inserts parts of a batch in one transaction. */
  async #insert(rows: readonly (readonly LogRow[])[]): Promise<HolderBytes> {
    await insertRows(this.writing.database, ...rows);
    return bytesByHolder(rows.flat());
  }
}

function sumOf(parts: readonly HolderBytes[]): HolderBytes {
  const sums = new Map<string, number>();
  for (const [holder, size] of parts.flatMap(Object.entries<number>)) {
    sums.set(holder, (sums.get(holder) ?? 0) + size);
  }
  return Object.fromEntries(sums);
}

/** Divides a batch into parts that do not block other tasks, and several of which fit into the memory of a thread. */
function* parts(exchanges: readonly HandedExchange[]): Generator<LogPart> {
  let part: HandedExchange[] = [];
  let length = 0;
  for (const one of exchanges) {
    if (part.length === MOST_OF_PART || length >= LONGEST_PART) {
      yield { exchanges: part, isLast: false };
      part = [];
      length = 0;
    }
    part.push(one);
    length += bodyLength(one);
  }
  yield { exchanges: part, isLast: true };
}
