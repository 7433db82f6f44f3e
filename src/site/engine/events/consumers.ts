import { sql } from 'kysely';
import { LOCK_IDS } from '../../../deliveries/lock-ids.js';
import { LinkError } from '../../../index.js';
import { didYouMean } from '../../../protocol/nearest.js';
import { type OptionRows, option, readOptions, required } from '../../../protocol/option-rows.js';
import { optionError } from '../../../protocol/options.js';
import type { SiteContext } from '../context.js';
import { addJob } from '../jobs/job.js';
import { HANDLER_RETRIES, type JobKind, type JobRegistry } from '../jobs/job-kinds.js';
import type { Statements } from '../store/database.js';
import {
  ACTIVITY_INTERVAL,
  cursorNames,
  type HandledEvents,
  isHandledLately,
  moveCursors,
  readCursors,
} from './cursors.js';
import { LOGGED_EVENTS, type LoggedEventName } from './event-log.js';

/** An entry of the log of events. */
export interface LogEntry {
  /** Constant, so that a consumer recognises a repeated event by it. */
  readonly id: string;
  readonly event: LoggedEventName;
  readonly orderId: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly happened_at: number;
}

/** The functions that read what handlers get, by event. They return undefined for an order that no longer exists. */
export type EventReaders<Events extends Record<LoggedEventName, object>> = {
  readonly [Name in LoggedEventName]: (entry: LogEntry) => Promise<Events[Name] | undefined>;
};

interface Consumer {
  readonly handlers: Map<LoggedEventName, (entry: LogEntry) => Promise<void>>;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/;

const isName = (value: unknown) => typeof value === 'string' && NAME.test(value);

const CONSUMER_ROWS = {
  consumer: required(option('a name of letters, digits, hyphens, dots and underscores', isName)),
} satisfies OptionRows<{ readonly consumer: string }>;

/** @throws LinkError `option_invalid` for a name of no event */
export function requireLogged<Event>(event: Event): asserts event is Event & LoggedEventName {
  if (LOGGED_EVENTS.some((one) => one === event)) return;
  const names = [...LOGGED_EVENTS, 'trouble', 'solved'];
  throw optionError('event', `${String(event)} is none${didYouMean(String(event), names)}`);
}

/** Returns the name of a consumer for whom a handler is added. @throws LinkError `option_invalid` */
export function readConsumer(options: { readonly consumer: string }, handler: unknown): string {
  const { consumer } = readOptions('on', CONSUMER_ROWS, options);
  if (typeof handler !== 'function') throw optionError('handler', 'must be a function');
  return consumer;
}

/** The most entries of the log that one transaction dispatches to a consumer. */
const MOST_DISPATCHED = 500;
/** Milliseconds after which an event is offered again to a process that has a handler for it. */
const OFFERED_AGAIN = 10_000;

/**
 * Dispatches the log of events to its consumers. Each event of a consumer has its own cursor. A consumer gets every
 * event at least once, after a crash too, and the events of one order in their order. A consumer that fails is called
 * again, and delays only the later events of the same order.
 */
export class EventConsumers<Events extends Record<LoggedEventName, object>> {
  readonly #consumers = new Map<string, Consumer>();
  #isStarted = false;
  #seenAt = 0;

  /**
   * @param registry the jobs of the site, to which each consumer adds a kind
   * @param readers of what handlers get
   */
  constructor(
    readonly context: Pick<SiteContext, 'database' | 'now'>,
    readonly registry: JobRegistry,
    readonly readers: EventReaders<Events>,
  ) {
    registry.beforePoll(() => this.dispatch());
  }

  /**
   * Adds a handler, before the start.
   *
   * @throws LinkError `option_invalid`, `handler_duplicate`, `registration_late`
   */
  on<Name extends LoggedEventName>(
    event: Name,
    options: { readonly consumer: string },
    handler: (event: Events[Name]) => unknown,
  ): void {
    this.requireNotStarted();
    const name = readConsumer(options, handler);
    const consumer = this.#consumers.get(name) ?? { handlers: new Map() };
    if (consumer.handlers.has(event)) {
      throw new LinkError(
        'handler_duplicate',
        `Consumer ${name} has a handler for ${event} already.`,
      );
    }
    const read = this.readers[event];
    consumer.handlers.set(event, async (entry) => {
      const content = await read(entry);
      if (content !== undefined) await handler(content);
    });
    this.#consumers.set(name, consumer);
    this.registry.add({ [kindOf(name)]: this.#jobKind(name, consumer) });
  }

  /** @throws LinkError `registration_late` */
  requireNotStarted(): void {
    if (!this.#isStarted) return;
    throw new LinkError('registration_late', 'on() has to come before start().');
  }

  start(): void {
    this.#isStarted = true;
  }

  /** Returns true if this process has a handler for an event. */
  has(event: LoggedEventName): boolean {
    return [...this.#consumers.values()].some(({ handlers }) => handlers.has(event));
  }

  /** Gives new entries of the log their positions, and dispatches them. */
  async dispatch(): Promise<void> {
    if (this.#consumers.size === 0) return;
    const { database } = this.context;
    await this.#recordActivity();
    while (await this.#hasNew(database.read)) {
      const count = await database.write(async (tx) => {
        // One process at a time assigns positions.
        await database.capabilities.lock(tx, LOCK_IDS.events);
        const assigned = await assignPositions(tx);
        let dispatched = 0;
        for (const one of this.#handled) dispatched += await this.#dispatchTo(tx, one);
        return assigned + dispatched;
      });
      if (count === 0) return;
    }
  }

  /** The consumers with the events that this process handles. */
  get #handled(): readonly HandledEvents[] {
    return [...this.#consumers].map(([consumer, { handlers }]) => {
      return { consumer, events: [...handlers.keys()] };
    });
  }

  async #recordActivity(): Promise<void> {
    const at = this.context.now();
    if (Math.abs(at - this.#seenAt) < ACTIVITY_INTERVAL) return;
    await this.context.database.write((tx) =>
      tx
        .updateTable('event_consumers')
        .set({ seen_at: at })
        .where('name', 'in', this.#handled.flatMap(cursorNames))
        .execute(),
    );
    this.#seenAt = at;
  }

  async #hasNew(read: Statements): Promise<boolean> {
    if (await hasNewEntries(read)) return true;
    const last = await lastPosition(read);
    const names = this.#handled.flatMap(cursorNames);
    const cursors = await read
      .selectFrom('event_consumers')
      .select(['name', 'position'])
      .where('name', 'in', names)
      .execute();
    return cursors.length < names.length || cursors.some(({ position }) => position < last);
  }

  async #dispatchTo(tx: Statements, handled: HandledEvents): Promise<number> {
    const { consumer, events } = handled;
    const cursors = await readCursors(tx, handled);
    const rows = await tx
      .selectFrom('site_events')
      .select(['id', 'order_id', 'position', 'event'])
      .where('position', '>', Math.min(...cursors.byEvent.values()))
      .where('event', 'in', events)
      .orderBy('position')
      .limit(MOST_DISPATCHED)
      .execute();
    const at = this.context.now();
    for (const { id, order_id, position, event } of rows) {
      if ((position ?? 0) <= (cursors.byEvent.get(event) ?? 0)) continue;
      await tx
        .insertInto('event_deliveries')
        .values({ consumer, order_id, event_id: id })
        .execute();
      const key = `${consumer}/${order_id}`;
      const lane = kindOf(consumer);
      await addJob(tx, { kind: lane, lane, key, runAt: at });
    }
    const end =
      rows.length < MOST_DISPATCHED ? await lastPosition(tx) : (rows.at(-1)?.position ?? 0);
    await moveCursors(tx, consumer, cursors, { end, at });
    return rows.length;
  }

  #jobKind(name: string, { handlers }: Consumer): JobKind {
    return {
      limit: 8,
      ...HANDLER_RETRIES,
      run: async ({ key }, signal) => {
        const orderId = key.slice(name.length + 1);
        while (!signal.aborted) {
          const entry = await nextEntry(this.context.database.read, name, orderId);
          if (!entry) return undefined;
          const event = LOGGED_EVENTS.find((one) => one === entry.event) ?? 'order';
          const data = JSON.parse(entry.payload);
          const { event_id: id, happened_at } = entry;
          const handler = handlers.get(event);
          if (handler) await handler({ id, event, orderId, data, happened_at });
          else if (await this.#isOfOther(name, event)) return OFFERED_AGAIN;
          await this.context.database.write((tx) =>
            tx.deleteFrom('event_deliveries').where('id', '=', entry.id).execute(),
          );
        }
        throw new Error('the site is being stopped');
      },
    };
  }

  /** Returns true if another process handles an event of a consumer, and this one does not. */
  #isOfOther(consumer: string, event: string): Promise<boolean> {
    const { database, now } = this.context;
    return isHandledLately(database.read, { consumer, event, at: now() });
  }
}

function kindOf(name: string): string {
  return `event:${name}`;
}

/** Returns the highest position in the log. */
export async function lastPosition(statements: Statements): Promise<number> {
  const row = await statements
    .selectFrom('site_events')
    .select((entry) => entry.fn.max('position').as('last_count'))
    .executeTakeFirst();
  return Number(row?.last_count ?? 0);
}

/** Returns true if entries of the log have no positions yet. */
export async function hasNewEntries(read: Statements): Promise<boolean> {
  const fresh = await read
    .selectFrom('site_events')
    .select('id')
    .where('position', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return fresh !== undefined;
}

/**
 * Returns the highest position that was ever assigned. Its entry may have been removed with its order: a cursor
 * would never reach an entry that gets it again.
 */
async function highestAssigned(tx: Statements): Promise<number> {
  const { rows } = await sql<{ last_count: number | null }>`
    SELECT max(position) AS last_count FROM (SELECT position FROM event_consumers
      UNION ALL SELECT position FROM hooks) AS cursors`.execute(tx);
  return Math.max(await lastPosition(tx), Number(rows[0]?.last_count ?? 0));
}

/** Assigns positions to new entries. Ids are not sufficient, because a transaction with a lower id may commit later. */
export async function assignPositions(tx: Statements): Promise<number> {
  const base = await highestAssigned(tx);
  const { rows } = await sql`
    WITH fresh AS MATERIALIZED (
      SELECT id, row_number() OVER (ORDER BY id) AS rank
      FROM (SELECT id FROM site_events WHERE position IS NULL ORDER BY id LIMIT ${MOST_DISPATCHED}) AS new_entries
    )
    UPDATE site_events SET position = CAST(${base} AS integer) + (SELECT rank FROM fresh WHERE fresh.id = site_events.id)
    WHERE id IN (SELECT id FROM fresh)
    RETURNING id`.execute(tx);
  return rows.length;
}

function nextEntry(statements: Statements, consumer: string, orderId: string) {
  return statements
    .selectFrom('event_deliveries')
    .innerJoin('site_events', 'site_events.id', 'event_deliveries.event_id')
    .select(['event_deliveries.id', 'event_deliveries.event_id'])
    .select(['site_events.event', 'site_events.payload', 'site_events.happened_at'])
    .where('event_deliveries.consumer', '=', consumer)
    .where('event_deliveries.order_id', '=', orderId)
    .orderBy('event_deliveries.id')
    .limit(1)
    .executeTakeFirst();
}
