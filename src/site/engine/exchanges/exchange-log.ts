import { type EventExchange, LinkError, type Logger } from '../../../index.js';
import type { Database } from '../store/database.js';
import {
  type DatabaseLocation,
  type DatabaseSource,
  databaseLocation,
  inSchema,
} from '../store/database-source.js';
import { type BodyStep, searchBodies } from './body-search.js';
import { type ExchangeFilter, readFilter } from './exchange-filter.js';
import { isCountedOnly } from './holder.js';
import { bodyLength, type DataState, fromOlder, type HandedExchange, handed } from './log-row.js';
import { LogSweep } from './log-sweep.js';
import { bytesOfLog, inLog, logPath } from './log-tables.js';
import { openLog } from './open-log.js';
import type { ExchangeOrigin } from './origin.js';
import { LogWriter } from './writing/log-writer.js';
import { WaitingExchanges } from './writing/waiting-exchanges.js';

export type { ExchangeFilter } from './exchange-filter.js';
export type { DataState } from './log-row.js';

/** The retention of exchanges. */
export interface ExchangeLogOptions {
  /** Days. Default 30. */
  readonly days?: number;
  /**
   * The most bytes of all exchanges. Beyond the limit, the oldest of the account or link with the most bytes are
   * removed first. Callers without a proven account may use a tenth of it. Default 1 GiB.
   */
  readonly maxBytes?: number;
}

/** One exchange as it is shown, without secrets. */
export interface SiteExchange {
  /** The id, which increases with time. */
  readonly id: string;
  readonly happened_at: number;
  /** `in`: a peer called this site. `out`: the site called a peer. */
  readonly direction: string;
  readonly event_name: string | null;
  readonly username: string | null;
  readonly peer: string;
  readonly report_id: string | null;
  /** The id in error messages and in the log of requests. */
  readonly reference: string;
  /** The error code; null for a success. */
  readonly code: string | null;
  /** The stage of a failure; null for a success, and for an entry of an older version. */
  readonly stage: string | null;
  readonly message: string | null;
  readonly duration_ms: number;
  readonly is_repetition: boolean;
  /**
   * The part of the site that made the call: `link:3`, `result:12` of the outbox, `account:5`. `app:ID` for a call of
   * the JSON API, by the client id of its app. Null for a received event, and for an entry of an older version.
   */
  readonly origin: string | null;
  /** The id of the exchange that it repeats; null for all others. */
  readonly replay_of: string | null;
  /** The part of the sent data that is stored; null for an entry of an older version. */
  readonly data_state: DataState | null;
}

/** The sent data and the answer, as JSON without secrets, up to 64 KiB each. */
export interface ExchangeBodies {
  readonly data: string | null;
  readonly answer: string | null;
}

/** The location of the site of a log, and the permission to create tables there. */
export interface LogLocation {
  readonly database: DatabaseSource;
  readonly databaseSchema?: string | undefined;
  readonly migrate?: boolean;
}

/** Milliseconds for which exchanges are gathered. A crash may lose the exchanges of this time. */
const GATHERING = 250;
/**
 * The number of gathered exchanges that are written at once. Objects that stay in memory for longer are copied by each
 * collection of young objects.
 */
const MOST_GATHERED = 256;
/** The number of characters of gathered bodies that are written at once. */
const LONGEST_GATHERED = 512 * 1024;
/** Milliseconds after a failure until the next attempt to write. */
const UNTIL_NEXT = 5000;

/** Adds to exchanges the secrets that only the database of the site knows, so that they can be masked. */
export type FindHidden = (
  exchanges: readonly HandedExchange[],
) => Promise<readonly HandedExchange[]>;

/** An open log, and its writer. */
interface OpenLog {
  readonly database: Database;
  readonly writer: LogWriter;
}

/**
 * The log of all exchanges of a site. It is written beside answering: no request waits for it, and its failures affect
 * none.
 */
export class ExchangeLog {
  readonly #waiting = new WaitingExchanges();
  /** The characters of the bodies that were added since a batch was begun. */
  #gatheredLength = 0;
  readonly #counted = new Map<string, number>();
  readonly #sweep: LogSweep;
  #log: Promise<OpenLog> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();
  #isFailing = false;
  #isWriting = false;

  // An address may contain a password and is never shown.
  readonly #location: DatabaseLocation;
  readonly #mayMigrate: boolean;

  /** @internal */
  constructor(
    location: LogLocation,
    readonly options: Required<ExchangeLogOptions>,
    readonly logger: Logger,
    readonly now: () => number,
    /** @internal */ protected readonly findHidden: FindHidden = async (exchanges) => exchanges,
  ) {
    this.#sweep = new LogSweep(options, now);
    this.#location = databaseLocation(inSchema(location.database, location.databaseSchema));
    this.#mayMigrate = location.migrate !== false;
  }

  /** Adds an exchange. Throttled ones, and calls of unknown push addresses, get no entry. */
  add(direction: 'in' | 'out', exchange: EventExchange, origin?: ExchangeOrigin): void {
    if (isCountedOnly(exchange)) {
      const code = exchange.error?.code ?? '';
      this.#counted.set(code, (this.#counted.get(code) ?? 0) + 1);
      return;
    }
    // The data are cut at once, because large ones must not stay in memory until they are written.
    const one = handed({ direction, at: this.now(), exchange, origin });
    this.#waiting.add(one);
    this.#timer ??= setTimeout(() => this.#begin(), GATHERING).unref();
    this.#gatheredLength += bodyLength(one);
    if (this.#waiting.count === MOST_GATHERED || this.#gatheredLength >= LONGEST_GATHERED) {
      this.#beginNow();
    }
  }

  /** Begins to write at once instead of after {@link GATHERING}, unless a batch is being written. */
  #beginNow(): void {
    if (this.#isWriting) return;
    clearTimeout(this.#timer);
    this.#begin();
  }

  /** Returns exchanges, the newest first. @throws LinkError `input_invalid`, `store_unavailable` */
  async list(filter: ExchangeFilter = {}): Promise<readonly SiteExchange[]> {
    const database = await this.opened();
    const { limit, isAscending, narrow } = await readFilter(database, filter);
    return narrow(inLog(database, database.read).selectFrom('exchanges'))
      .selectAll()
      .orderBy('id', isAscending ? 'asc' : 'desc')
      .limit(limit)
      .execute();
  }

  /** Searches a text in the bodies of exchanges, a step at a time. @internal */
  async search(text: string, filter: ExchangeFilter): Promise<BodyStep> {
    return searchBodies(await this.opened(), text, filter);
  }

  /** Returns the requests without an entry since the start of the process, by their codes. */
  counted(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counted);
  }

  /** Returns the exchanges of a reference or of the order of a report_id, the newest first. */
  async find(text: string, limit: number): Promise<readonly SiteExchange[]> {
    const database = await this.opened();
    const found = await Promise.all(
      (['reference', 'report_id'] as const).map((name) =>
        inLog(database, database.read)
          .selectFrom('exchanges')
          .selectAll()
          .where(name, '=', text)
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      ),
    );
    return found.flat().slice(0, limit);
  }

  /** Returns one exchange; undefined where there is none of this id. */
  async get(id: string): Promise<SiteExchange | undefined> {
    const database = await this.opened();
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const query = inLog(database, database.read).selectFrom('exchanges').selectAll();
    return query.where('id', '=', id).executeTakeFirst();
  }

  /** Returns the newest id; '0' where there is none. */
  async newest(): Promise<string> {
    const [last] = await this.list({ limit: 1 });
    return last?.id ?? '0';
  }

  /** Returns the sent data and the answer of an exchange; undefined where they are not stored. */
  async bodies({
    reference,
  }: Pick<SiteExchange, 'reference'>): Promise<ExchangeBodies | undefined> {
    const { database, writer } = await this.#open();
    const bodies = await inLog(database, database.read)
      .selectFrom('exchange_bodies')
      .select(['data', 'answer'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!bodies) return undefined;
    const older = await olderEntry(database, reference);
    if (!older) return bodies;
    // An older version has stored it and masked it by its own rules.
    const [row] = await writer.masked([fromOlder(older, bodies)]);
    return { data: row?.data ?? null, answer: row?.answer ?? null };
  }

  /** Returns the database of the log for further queries. @internal */
  async opened(): Promise<Database> {
    return (await this.#open()).database;
  }

  /** Returns the size of the log in bytes. @internal */
  async bytes(): Promise<number> {
    const database = await this.opened();
    return bytesOfLog(database);
  }

  /** Writes the waiting exchanges. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#begin();
    return this.#flushing;
  }

  /** Writes the waiting exchanges and closes the log. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
    const log = await this.#log?.catch(() => undefined);
    this.#log = undefined;
    await log?.writer.close();
    await log?.database.close();
  }

  #begin(): void {
    this.#timer = undefined;
    this.#gatheredLength = 0;
    this.#flushing = this.#flushing.then(() => this.#write());
  }

  /**
   * Writes the waiting exchanges. Those that arrive meanwhile are gathered, because batches would otherwise be small.
   */
  async #write(): Promise<void> {
    let left = this.#waiting.count;
    if (left === 0) return;
    this.#isWriting = true;
    try {
      const { database, writer } = await this.#open();
      while (left > 0) {
        const count = Math.min(left, writer.sizeOfBatch);
        await this.#writeBatch(writer, this.#waiting.take(count));
        left = Math.min(left - count, this.#waiting.count);
      }
      await this.#sweep.run(database);
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.logger.warn({ err: error }, 'the exchange log cannot be written');
      this.#isFailing = true;
      this.#timer ??= setTimeout(() => this.#begin(), UNTIL_NEXT).unref();
    } finally {
      this.#isWriting = false;
    }
  }

  /** Writes a batch. While the database is not reachable, its exchanges wait for the next attempt. */
  async #writeBatch(writer: LogWriter, batch: readonly HandedExchange[]): Promise<void> {
    try {
      this.#sweep.add(await writer.write(await this.findHidden(batch)));
    } catch (error) {
      const isAway = LinkError.is(error) && error.code === 'store_unavailable';
      if (isAway) this.#waiting.putBack(batch);
      throw error;
    }
  }

  #open(): Promise<OpenLog> {
    this.#log ??= this.#openLog().catch((error: unknown) => {
      this.#log = undefined;
      throw error;
    });
    return this.#log;
  }

  async #openLog(): Promise<OpenLog> {
    const location = this.#location;
    const database = await openLog(location, this.#mayMigrate);
    // The driver of an app is an object of this thread.
    const hasFile = location.engine === 'sqlite' && location.driver === undefined;
    const file = hasFile ? logPath(location.path) : undefined;
    return { database, writer: new LogWriter({ database, file, logger: this.logger }) };
  }
}

/** Selects an entry that an older version has stored without its holder; undefined for a later entry. */
function olderEntry(database: Database, reference: string) {
  return inLog(database, database.read)
    .selectFrom('exchanges')
    .selectAll()
    .where('reference', '=', reference)
    .where('holder', 'is', null)
    .limit(1)
    .executeTakeFirst();
}
