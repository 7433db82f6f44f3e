import type { EventExchange, Logger } from '../../../index.js';
import { Input } from '../input.js';
import type { Database } from '../store/database.js';
import {
  type DatabasePlace,
  type DatabaseSource,
  databasePlace,
} from '../store/database-source.js';
import { cannotOpen } from '../store/open-database.js';
import { openPostgres } from '../store/postgres/postgres-database.js';
import { migrateLog } from '../store/schema/migrations.js';
import { openSqlite } from '../store/sqlite/sqlite-database.js';
import { isCountedOnly, STRANGERS } from './holder.js';
import { type DataState, fromOlder, type HandedExchange, handed } from './log-row.js';
import { LogSweep } from './log-sweep.js';
import { bytesOfLog, inLog, logPath } from './log-tables.js';
import { LogWriter } from './log-writer.js';
import type { ExchangeOrigin } from './origin.js';

export type { DataState } from './log-row.js';

/** How long exchanges are kept, and how many. */
export interface ExchangeLogOptions {
  /** Days. Default 30. */
  readonly days?: number;
  /**
   * Bytes of all of them together; beyond it the oldest of the account or link with the most go first. A tenth of it is
   * for callers that have proven to be no account. Default 1 GiB.
   */
  readonly maxBytes?: number;
}

/** One exchange, as it is shown: no secret in it. */
export interface SiteExchange {
  /** Rises with time. */
  readonly id: string;
  readonly happened_at: number;
  /** `in`: somebody called this site. `out`: it called somebody. */
  readonly direction: string;
  readonly event_name: string | null;
  readonly username: string | null;
  readonly peer: string;
  readonly report_id: string | null;
  /** What error messages and the log of requests call it. */
  readonly reference: string;
  /** Null when all went well. */
  readonly code: string | null;
  readonly message: string | null;
  readonly duration_ms: number;
  readonly is_repetition: boolean;
  /**
   * What of the site's own it belongs to: `link:3`, `result:12` of the outbox, `account:5`. Null of an event that came
   * in, and of what an older version has written.
   */
  readonly origin: string | null;
  /** The id of the exchange that it repeats; null of all others. */
  readonly replay_of: string | null;
  /** How much of what was sent is kept; null of what an older version has written. */
  readonly data_state: DataState | null;
}

/** What was sent and answered, as JSON without its secrets, up to 64 KiB each. */
export interface ExchangeBodies {
  readonly data: string | null;
  readonly answer: string | null;
}

/** Which exchanges are listed. */
export interface ExchangeFilter {
  readonly failed?: boolean;
  readonly order?: string;
  readonly event?: string;
  readonly username?: string;
  /** Those behind this id, oldest first; without it the newest. */
  readonly after?: string;
  /** Those in front of this id, newest first. */
  readonly before?: string;
  /** Default 100, at most 1,000. */
  readonly limit?: number;
}

/** Where the site of a log is kept, and whether tables may be made there. */
export interface LogPlace {
  readonly database: DatabaseSource;
  readonly migrate?: boolean;
}

/** Milliseconds that exchanges are gathered; so much may be lost in a crash. */
const GATHERING = 250;
/** More waiting exchanges than a database that is away is worth. */
const MOST_WAITING = 10_000;

/** Adds to exchanges what of them must not be in the log, which only the database of the site knows. */
export type FindHidden = (
  exchanges: readonly HandedExchange[],
) => Promise<readonly HandedExchange[]>;

/** A log that is open, and what writes it. */
interface OpenLog {
  readonly database: Database;
  readonly writer: LogWriter;
}

/** The log of all exchanges of a site. Written beside answering: nobody waits for it, and its failure fails nobody. */
export class ExchangeLog {
  readonly #waiting: HandedExchange[] = [];
  readonly #sweep: LogSweep;
  #log: Promise<OpenLog> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();
  #isFailing = false;

  // An address may hold a password: it is shown to nobody.
  readonly #place: DatabasePlace;
  readonly #mayMake: boolean;

  /** @internal */
  constructor(
    place: LogPlace,
    readonly options: Required<ExchangeLogOptions>,
    readonly logger: Logger,
    readonly now: () => number,
    /** @internal */ protected readonly findHidden: FindHidden = async (exchanges) => exchanges,
  ) {
    this.#sweep = new LogSweep(options, now);
    this.#place = databasePlace(place.database);
    this.#mayMake = place.migrate !== false;
  }

  /** Takes an exchange. Throttled ones, and calls of push addresses that were given to nobody, have no entry. */
  add(direction: 'in' | 'out', exchange: EventExchange, origin?: ExchangeOrigin): void {
    if (isCountedOnly(exchange)) return;
    // What was sent is bounded at once: it may be large, and is not to stay in memory until it is written.
    const one = handed({ direction, at: this.now(), exchange, origin });
    if (this.#waiting.length >= MOST_WAITING) {
      if (one.holder === STRANGERS) return;
      this.#waiting.shift();
    }
    this.#waiting.push(one);
    this.#timer ??= setTimeout(() => this.#begin(), GATHERING).unref();
  }

  /** Exchanges, the newest first. @throws LinkError `input_invalid`, `store_unavailable` */
  async list(filter: ExchangeFilter = {}): Promise<readonly SiteExchange[]> {
    const names = ['failed', 'order', 'event', 'username', 'after', 'before', 'limit'];
    const input = new Input('exchanges.list', filter, names);
    const { limit = 100, after, before } = filter;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > 1000) {
      throw input.wrong('limit', 'must be a whole number from 1 to 1000');
    }
    const { engine, read } = await this.opened();
    let query = inLog(engine, read).selectFrom('exchanges').selectAll().limit(limit);
    if (input.flag('failed')) query = query.where('code', 'is not', null);
    if (filter.order !== undefined) query = query.where('report_id', '=', input.text('order'));
    if (filter.event !== undefined) query = query.where('event_name', '=', input.text('event'));
    if (filter.username !== undefined) query = query.where('username', '=', input.text('username'));
    if (before !== undefined) query = query.where('id', '<', rowId(before, input));
    if (after === undefined) return query.orderBy('id', 'desc').execute();
    return query.where('id', '>', rowId(after, input)).orderBy('id').execute();
  }

  /** One exchange; undefined where there is none of this id. */
  async get(id: string): Promise<SiteExchange | undefined> {
    const { engine, read } = await this.opened();
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const query = inLog(engine, read).selectFrom('exchanges').selectAll();
    return query.where('id', '=', id).executeTakeFirst();
  }

  /** The newest id; '0' where there is none. */
  async newest(): Promise<string> {
    const [last] = await this.list({ limit: 1 });
    return last?.id ?? '0';
  }

  /** What an exchange held; undefined where nothing was kept of it. */
  async bodies({
    reference,
  }: Pick<SiteExchange, 'reference'>): Promise<ExchangeBodies | undefined> {
    const { database, writer } = await this.#open();
    const bodies = await inLog(database.engine, database.read)
      .selectFrom('exchange_bodies')
      .select(['data', 'answer'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!bodies) return undefined;
    const older = await olderEntry(database, reference);
    if (!older) return bodies;
    // An older version has written it, by the rules of its time.
    const [row] = await writer.masked([fromOlder(older, bodies)]);
    return { data: row?.data ?? null, answer: row?.answer ?? null };
  }

  /** The database of the log, for what looks for exchanges in ways of its own. @internal */
  async opened(): Promise<Database> {
    return (await this.#open()).database;
  }

  /** Bytes that it takes. @internal */
  async bytes(): Promise<number> {
    const database = await this.opened();
    return bytesOfLog(database);
  }

  /** Writes what waits. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#begin();
    return this.#flushing;
  }

  /** Writes what waits, and closes the log. */
  async close(): Promise<void> {
    await this.flush();
    const log = await this.#log?.catch(() => undefined);
    this.#log = undefined;
    await log?.writer.close();
    await log?.database.close();
  }

  #begin(): void {
    this.#timer = undefined;
    this.#flushing = this.#flushing.then(() => this.#write());
  }

  /** Writes what waits now: what comes meanwhile is gathered, or each batch would be of the few that came during one. */
  async #write(): Promise<void> {
    let left = this.#waiting.length;
    if (left === 0) return;
    try {
      const { database, writer } = await this.#open();
      while (left > 0) {
        const batch = this.#waiting.splice(0, Math.min(left, writer.sizeOfBatch));
        this.#sweep.add(await writer.write(await this.findHidden(batch)));
        left = Math.min(left - batch.length, this.#waiting.length);
      }
      await this.#sweep.run(database);
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.logger.warn({ err: error }, 'the exchange log cannot be written');
      this.#isFailing = true;
    }
  }

  #open(): Promise<OpenLog> {
    this.#log ??= this.#openAnew().catch((error: unknown) => {
      this.#log = undefined;
      throw error;
    });
    return this.#log;
  }

  async #openAnew(): Promise<OpenLog> {
    const place = this.#place;
    const database = await openLog(place, this.#mayMake);
    // An app's own driver is an object of this thread.
    const hasFile = place.engine === 'sqlite' && place.driver === undefined;
    const file = hasFile ? logPath(place.path) : undefined;
    return { database, writer: new LogWriter({ database, file, logger: this.logger }) };
  }
}

function rowId(id: string, input: Input): string {
  if (/^\d{1,18}$/.test(id)) return id;
  throw input.wrong('after', 'and before must be the id of an exchange');
}

async function openLog(site: DatabasePlace, mayMake: boolean): Promise<Database> {
  const isFile = site.engine === 'sqlite';
  const place = isFile ? { ...site, path: logPath(site.path) } : site;
  try {
    return await openLogAt(place, isFile || mayMake);
  } catch (error) {
    // A server that is away comes back by itself; a file that cannot be used is somebody's to mend.
    throw isFile ? cannotOpen(place, error) : error;
  }
}

async function openLogAt(place: DatabasePlace, mayMake: boolean): Promise<Database> {
  const database = await (place.engine === 'sqlite'
    ? openSqlite(place.path, { durability: 'relaxed', driver: place.driver })
    : openPostgres(place.source));
  try {
    // The file is the log's alone; in a PostgreSQL whose tables are others' to make it takes what is there.
    if (mayMake) await migrateLog(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** An entry that a version has written which did not note its holder; undefined where a later one has. */
function olderEntry({ engine, read }: Database, reference: string) {
  return inLog(engine, read)
    .selectFrom('exchanges')
    .selectAll()
    .where('reference', '=', reference)
    .where('holder', 'is', null)
    .limit(1)
    .executeTakeFirst();
}
