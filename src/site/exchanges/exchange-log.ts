import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { EventExchange, Logger } from '../../index.js';
import { Input } from '../input.js';
import type { Database } from '../store/database.js';
import {
  type DatabasePlace,
  type DatabaseSource,
  databasePlace,
} from '../store/database-source.js';
import { openPostgres } from '../store/postgres-database.js';
import { openSqlite } from '../store/sqlite-database.js';
import { inLog, insertRows, type LogRow, makeLogTables } from './log-tables.js';
import type { ExchangeOrigin } from './origin.js';
import { redactedJsonText, redactedText } from './redact.js';

/** How long exchanges are kept, and how many. */
export interface ExchangeLogOptions {
  /** Days. Default 30. */
  readonly days?: number;
  /** Bytes of all of them together; beyond it the oldest go. Default 1 GiB. */
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
  /** Milliseconds. */
  readonly took_count: number;
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

/** `whole`: as it was. `hidden`: without its secrets. `cut`: only its beginning, or not its every character. `none`: nothing. */
export type DataState = 'whole' | 'hidden' | 'cut' | 'none';

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

/** How many exchanges came to a code in a part of time; null is success. */
export interface ExchangeCount {
  /** When the part began, in milliseconds since 1970. */
  readonly at: number;
  readonly code: string | null;
  readonly count: number;
}

/** Where the site of a log is kept, and whether tables may be made there. */
export interface LogPlace {
  readonly database: DatabaseSource;
  readonly migrate?: boolean;
}

interface Waiting {
  readonly direction: 'in' | 'out';
  readonly at: number;
  readonly exchange: EventExchange;
  readonly origin: ExchangeOrigin | undefined;
}

/** Milliseconds that exchanges are gathered; so much may be lost in a crash. */
const GATHERING = 250;
/** More waiting exchanges than a database that is away is worth. */
const MOST_WAITING = 10_000;
/** Rows of one transaction: so long everybody else waits for the event loop. */
const AT_ONCE = 32;
const LONGEST_BODY = 64 * 1024;
/** Longer texts are lists of thousands: to go through one would hold everybody up. */
const LONGEST_READ = 1024 * 1024;
const LONGEST_TEXT = 1000;
const DAY = 24 * 60 * 60 * 1000;
const SWEEP = 10 * 60 * 1000;

/** The log of all exchanges of a site. Written beside answering: nobody waits for it, and its failure fails nobody. */
export class ExchangeLog {
  readonly #waiting: Waiting[] = [];
  #database: Promise<Database> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();
  #bytes: number | undefined;
  #swept = Number.NEGATIVE_INFINITY;
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
  ) {
    this.#place = databasePlace(place.database);
    this.#mayMake = place.migrate !== false;
  }

  /** Takes an exchange. */
  add(direction: 'in' | 'out', exchange: EventExchange, origin?: ExchangeOrigin): void {
    if (this.#waiting.length >= MOST_WAITING) this.#waiting.shift();
    this.#waiting.push({ direction, at: this.now(), exchange, origin });
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
    const { engine, read } = await this.#open();
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
    const { engine, read } = await this.#open();
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const query = inLog(engine, read).selectFrom('exchanges').selectAll();
    return query.where('id', '=', id).executeTakeFirst();
  }

  /** The newest id; '0' where there is none. */
  async newest(): Promise<string> {
    const [last] = await this.list({ limit: 1 });
    return last?.id ?? '0';
  }

  /**
   * How much happened since a time, in equal parts of it, for charts.
   *
   * @param part milliseconds of each part
   */
  async counts(since: number, part: number): Promise<readonly ExchangeCount[]> {
    const { engine, read } = await this.#open();
    const at = sql<string>`happened_at / ${sql.lit(part)}`;
    const rows = await inLog(engine, read)
      .selectFrom('exchanges')
      .select(({ fn }) => [at.as('part_count'), 'code', fn.countAll().as('all_count')])
      .where('happened_at', '>=', since)
      .groupBy([at, 'code'])
      .execute();
    return rows.map(({ part_count, code, all_count }) => ({
      at: Number(part_count) * part,
      code,
      count: Number(all_count),
    }));
  }

  /** How long the newest exchanges since a time took, in milliseconds; at most 10,000 of them. */
  async durations(
    since: number,
  ): Promise<readonly { readonly at: number; readonly took: number }[]> {
    const { engine, read } = await this.#open();
    const rows = await inLog(engine, read)
      .selectFrom('exchanges')
      .select(['happened_at', 'took_count'])
      .where('happened_at', '>=', since)
      .where('direction', '=', 'in')
      .orderBy('id', 'desc')
      .limit(10_000)
      .execute();
    return rows.map(({ happened_at, took_count }) => ({ at: happened_at, took: took_count }));
  }

  /** What an exchange held; undefined where nothing was kept of it. */
  async bodies({
    reference,
  }: Pick<SiteExchange, 'reference'>): Promise<ExchangeBodies | undefined> {
    const { engine, read } = await this.#open();
    return inLog(engine, read)
      .selectFrom('exchange_bodies')
      .select(['data', 'answer'])
      .where('reference', '=', reference)
      .executeTakeFirst();
  }

  /** The database of the log, for what looks for exchanges in ways of its own. @internal */
  opened(): Promise<Database> {
    return this.#open();
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
    const database = await this.#database?.catch(() => undefined);
    this.#database = undefined;
    await database?.close();
  }

  #begin(): void {
    this.#timer = undefined;
    this.#flushing = this.#flushing.then(() => this.#write());
  }

  async #write(): Promise<void> {
    if (this.#waiting.length === 0) return;
    try {
      const database = await this.#open();
      while (this.#waiting.length > 0) {
        const batch = this.#waiting.splice(0, AT_ONCE).map(rowOf);
        await insertRows(database, batch);
        for (const row of batch) if (this.#bytes !== undefined) this.#bytes += row.body_size;
      }
      await this.#sweep(database);
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.logger.warn({ error }, 'the exchange log cannot be written');
      this.#isFailing = true;
    }
  }

  #open(): Promise<Database> {
    this.#database ??= openLog(this.#place, this.#mayMake).catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }

  /** Removes what is too old, now and then, and the oldest while there is too much. */
  async #sweep(database: Database): Promise<void> {
    const { days, maxBytes } = this.options;
    if (performance.now() > this.#swept + SWEEP) {
      this.#swept = performance.now();
      while ((await remove(database, this.now() - days * DAY)).removed === REMOVED_AT_ONCE);
      this.#bytes = await bytesOf(database);
    }
    while ((this.#bytes ?? 0) > maxBytes) {
      const { removed, bytes } = await remove(database, Number.MAX_SAFE_INTEGER);
      this.#bytes = (this.#bytes ?? 0) - bytes;
      if (removed === 0) return;
    }
  }
}

function rowId(id: string, input: Input): string {
  if (/^\d{1,18}$/.test(id)) return id;
  throw input.wrong('after', 'and before must be the id of an exchange');
}

async function openLog(place: DatabasePlace, mayMake: boolean): Promise<Database> {
  const isFile = place.engine === 'sqlite';
  const database = await (isFile
    ? openSqlite(logPath(place.path), { durability: 'relaxed', driver: place.driver })
    : openPostgres(place.source));
  try {
    // The file is the log's alone; in a PostgreSQL whose tables are others' to make it takes what is there.
    if (isFile || mayMake) await makeLogTables(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** `log.db` beside `site.db`; another name gets `-log`. */
function logPath(path: string): string {
  const name = basename(path, '.db');
  return join(dirname(path), name === 'site' ? 'log.db' : `${name}-log.db`);
}

/** Text that every database keeps as it is. */
function kept(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed().replaceAll('\0', '�');
}

function rowOf({ direction, at, exchange, origin }: Waiting): LogRow {
  const { data, answer, error, event, username, duration } = exchange;
  const sent = bodyOf(() => JSON.stringify(data));
  const bodies = { data: sent.text, answer: bodyOf(() => answer).text };
  return {
    ...bodies,
    happened_at: at,
    direction,
    event_name: event === undefined ? null : kept(event, LONGEST_TEXT),
    username: username === undefined ? null : kept(username, LONGEST_TEXT),
    peer: kept(exchange.peer, LONGEST_TEXT),
    report_id: orderOf(data),
    reference: exchange.id,
    code: error?.code ?? null,
    message: error ? kept(redactedText(error.message), LONGEST_TEXT) : null,
    took_count: Math.round(duration),
    is_repetition: exchange.isRepetition,
    body_size: 200 + (bodies.data?.length ?? 0) + (bodies.answer?.length ?? 0),
    origin: origin?.origin ?? null,
    replay_of: origin?.replayOf ?? null,
    data_state: sent.state,
  };
}

interface KeptBody {
  readonly text: string | null;
  readonly state: DataState;
}

/** What cannot be written as JSON, and what is too long to be gone through, is left out. */
function bodyOf(write: () => string | undefined): KeptBody {
  try {
    const json = write();
    if (json === undefined) return { text: null, state: 'none' };
    if (json.length > LONGEST_READ) return { text: null, state: 'cut' };
    const redacted = redactedJsonText(json);
    const text = kept(redacted, LONGEST_BODY);
    if (text !== redacted) return { text, state: 'cut' };
    return { text, state: redacted === json ? 'whole' : 'hidden' };
  } catch {
    return { text: null, state: 'none' };
  }
}

/** The order that an event is about, under whichever name it carries it. */
function orderOf(data: unknown): string | null {
  const members: Record<string, unknown> = Object(data);
  const id = members.report_id ?? members.dst_report_id ?? members.remote_report_id;
  return typeof id === 'string' || typeof id === 'number' ? kept(String(id), LONGEST_TEXT) : null;
}

const REMOVED_AT_ONCE = 500;

/** Removes some of the oldest exchanges that are older than a time. */
function remove({ engine, write }: Database, before: number) {
  return write(async (tx) => {
    const statements = inLog(engine, tx);
    const oldest = await statements
      .selectFrom('exchanges')
      .select(['id', 'reference', 'body_size'])
      .where('happened_at', '<', before)
      .orderBy('id')
      .limit(REMOVED_AT_ONCE)
      .execute();
    const ids = oldest.map(({ id }) => id);
    if (ids.length > 0) {
      const references = oldest.map(({ reference }) => reference);
      await statements.deleteFrom('exchange_bodies').where('reference', 'in', references).execute();
      await statements.deleteFrom('exchanges').where('id', 'in', ids).execute();
    }
    return { removed: ids.length, bytes: oldest.reduce((sum, row) => sum + row.body_size, 0) };
  });
}

async function bytesOf({ engine, read }: Database): Promise<number> {
  const row = await inLog(engine, read)
    .selectFrom('exchanges')
    .select((exchange) => exchange.fn.sum('body_size').as('all_size'))
    .executeTakeFirst();
  return Number(row?.all_size ?? 0);
}
