import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { firstRow, type OwnClient } from '../../../../deliveries/process-lock/own-client.js';
import { OwnConnection } from '../../../../deliveries/process-lock/own-connection.js';
import { within } from '../../../../system/deadline.js';
import type { Statements, WakeUps } from '../database.js';
import type { ConnectionPool } from '../database-source.js';
import { type AddedWork, reportThrough } from '../reported-work.js';

/** Milliseconds for a connection, and for a report to arrive over it. */
const TIMEOUT = 5000;
/** Milliseconds between two tests of the connection. */
const HEARTBEAT = 30_000;
/** Milliseconds to the next attempt where reports do not arrive, as with a pooler in front of the server. */
const REFUSED_PAUSE = 10 * 60_000;
/** The subject of a report: `jobs` that are due, or `events` alone, of which consumers have jobs made. */
type Report = 'jobs' | 'events';

/**
 * The least milliseconds between two reports of a process, and between two wake-ups by reports of events. PostgreSQL
 * commits transactions that report one at a time, and each report costs every process a message and a poll. Nearly
 * every event of the link adds events.
 */
const PAUSE = { jobs: 30, events: 200 } as const satisfies Record<Report, number>;
/** The beginning of the payload of a report of events alone. Processes of earlier versions read any payload as jobs. */
const OF_EVENTS = 'events ';

/** The channel of a site: two sites in schemas of one database have different ones. */
const CHANNEL = `'svclink_' || (SELECT relnamespace::text FROM pg_catalog.pg_class WHERE oid = to_regclass('svclink_schema'))`;

/** Reports work within a transaction of an app, which may commit at any time. */
export async function reportToAll(tx: Statements): Promise<void> {
  await notify(tx, '');
}

async function notify(statements: Statements, payload: string): Promise<void> {
  await sql`SELECT pg_notify(${sql.raw(CHANNEL)}, ${payload})`.execute(statements);
}

/**
 * Reports added work to the other processes on a database by LISTEN and NOTIFY. A report is part of the transaction that
 * adds the work, so that it arrives after the commit. Reports that follow each other closely are joined.
 */
export class PostgresWakeUps implements WakeUps {
  /** Marks the reports of this process, which wakes its own jobs itself. */
  readonly #process = randomUUID();
  #connection: OwnConnection<true> | undefined;
  #wake: () => void = () => {};
  #closing: Promise<void> | undefined;
  /** The time of the last report of this process. */
  #reportedAt = Number.NEGATIVE_INFINITY;
  /** A report that is still to be sent. */
  #late: Report | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The time of the last wake-up by a report of events, and the next one. */
  #wokenAt = Number.NEGATIVE_INFINITY;
  #waking: NodeJS.Timeout | undefined;
  /** Called with the payload of each report, while a test is awaited. */
  #tested: (payload: string) => void = () => {};

  /** @param statements on the pool, outside of a transaction */
  constructor(
    readonly pool: ConnectionPool,
    readonly statements: Statements,
  ) {}

  get areReliable(): boolean {
    return this.#connection?.result === true;
  }

  listen(wake: () => void): void {
    this.#wake = wake;
    this.#connection ??= new OwnConnection<true>(
      this.pool,
      {
        timeout: TIMEOUT,
        heartbeat: HEARTBEAT,
        setUp: (client) => this.#setUp(client),
        verify: () => this.#test(),
        refusedPause: REFUSED_PAUSE,
      },
      // A report may have been missed before, and none arrives after a loss.
      () => this.#wake(),
    );
    void this.#connection.begin();
  }

  unlisten(): void {
    this.#wake = () => {};
    clearTimeout(this.#waking);
    this.#waking = undefined;
    this.#closing = this.#connection?.close() ?? this.#closing;
    this.#connection = undefined;
  }

  /** Sends a report that is still to be sent, and ends the connection. */
  async close(): Promise<void> {
    this.unlisten();
    await this.#closing;
    await this.#report();
  }

  /**
   * Runs work in a transaction, which reports what it adds.
   *
   * @param transaction runs its work again after a conflict
   */
  async write<Result>(
    transaction: (work: (tx: Statements) => Promise<Result>) => Promise<Result>,
    work: (tx: Statements) => Promise<Result>,
  ): Promise<Result> {
    let late: Report | undefined;
    const result = await transaction((tx) => {
      let reported: Report | undefined;
      late = undefined;
      reportThrough(tx, async (added) => {
        const report = added === 'events' ? 'events' : 'jobs';
        if (reported === 'jobs' || reported === report || !this.#concernsOthers(added)) return;
        reported = report;
        late = (await this.#reportWithin(tx, report)) ? undefined : report;
      });
      return work(tx);
    });
    if (late) this.#reportSoon(late);
    return result;
  }

  /** A process that runs jobs begins those that it adds. Another process may have the consumers of its events. */
  #concernsOthers(added: AddedWork): boolean {
    return added !== 'job' || this.#connection === undefined;
  }

  /** @returns false where the last report is too recent */
  async #reportWithin(tx: Statements, report: Report): Promise<boolean> {
    const at = performance.now();
    if (at < this.#reportedAt + PAUSE[report]) return false;
    this.#reportedAt = at;
    await notify(tx, this.#payload(report));
    return true;
  }

  #payload(report: Report): string {
    return report === 'events' ? OF_EVENTS + this.#process : this.#process;
  }

  #reportSoon(report: Report): void {
    if (this.#late === 'jobs' || this.#late === report) return;
    this.#late = report;
    this.#reportAfterPause(report);
  }

  #reportAfterPause(report: Report): void {
    clearTimeout(this.#timer);
    const wait = this.#reportedAt + PAUSE[report] - performance.now();
    if (wait <= 0) void this.#report();
    // A transaction may have reported by then.
    else this.#timer = setTimeout(() => this.#reportAfterPause(report), wait).unref();
  }

  async #report(): Promise<void> {
    clearTimeout(this.#timer);
    const report = this.#late;
    this.#late = undefined;
    if (report === undefined) return;
    this.#reportedAt = performance.now();
    // The polls of the others find the work without a report too.
    await notify(this.statements, this.#payload(report)).catch(() => {});
  }

  #received(payload: string): void {
    const isOfEvents = payload.startsWith(OF_EVENTS);
    if (payload.slice(isOfEvents ? OF_EVENTS.length : 0) === this.#process) return;
    if (isOfEvents) this.#wakeForEvents();
    else this.#wake();
  }

  /** Several processes report events; one wake-up is for all that arrive within the pause. */
  #wakeForEvents(): void {
    const wait = Math.max(0, this.#wokenAt + PAUSE.events - performance.now());
    this.#waking ??= setTimeout(() => {
      this.#waking = undefined;
      this.#wokenAt = performance.now();
      this.#wake();
    }, wait).unref();
  }

  /** Listens on a connection; undefined where reports do not arrive over it. */
  async #setUp(client: OwnClient): Promise<true | undefined> {
    const { channel } = await firstRow(client, `SELECT ${CHANNEL} AS channel`);
    client.on?.('notification', ({ payload = '' }) => {
      if (payload.startsWith('test ')) this.#tested(payload);
      else this.#received(payload);
    });
    // The name has letters, digits and an underscore only.
    await client.query({ text: `LISTEN ${String(channel)}`, values: [] });
    return this.#test().then(
      () => true as const,
      () => undefined,
    );
  }

  /** Sends a report over another connection, and resolves when it has arrived. */
  async #test(): Promise<void> {
    const text = `test ${randomUUID()}`;
    const arrived = new Promise<void>((resolve) => {
      this.#tested = (payload) => payload === text && resolve();
    });
    await notify(this.statements, text);
    await within(arrived, TIMEOUT / 2, () => new Error('the report did not arrive'));
  }
}
