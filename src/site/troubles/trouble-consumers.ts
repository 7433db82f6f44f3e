import { LOCK_IDS } from '../../deliveries/lock-ids.js';
import { LinkError } from '../../index.js';
import { HOUR } from '../../protocol/units.js';
import type { SiteContext } from '../engine/context.js';
import { readConsumer } from '../engine/events/consumers.js';
import { HANDLER_RETRIES, type JobKind, type JobRegistry } from '../engine/jobs/job-kinds.js';
import type { Statements } from '../engine/store/database.js';
import { addTroubleJobs, TROUBLE_JOBS } from './trouble-jobs.js';
import { type SiteTrouble, type TroubleEvent, troubleOf } from './trouble-record.js';

type TroubleEventName = TroubleEvent['event'];
type Handlers = Map<TroubleEventName, (trouble: SiteTrouble) => unknown>;

/** The functions that make what handlers get, by event. */
export type TroubleReaders<Events extends Record<TroubleEventName, object>> = {
  readonly [Name in TroubleEventName]: (trouble: SiteTrouble) => Events[Name];
};

/** Returns true for an event of troubles. */
export function isTroubleEvent<Event>(event: Event): event is Event & TroubleEventName {
  return event === 'trouble' || event === 'solved';
}

/** Milliseconds between updates of the time at which a consumer was active. Troubles wait for active consumers. */
const SEEN = HOUR;

/**
 * The consumers of the beginnings and ends of troubles. Each gets them at least once, after a crash too, the beginning
 * of a trouble before its end. A new consumer gets the troubles that are open.
 */
export class TroubleConsumers<Events extends Record<TroubleEventName, object>> {
  readonly #consumers = new Map<string, Handlers>();
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(
    readonly context: Pick<SiteContext, 'database' | 'now'>,
    readonly registry: JobRegistry,
    readonly readers: TroubleReaders<Events>,
  ) {
    registry.beforePoll(() => this.#noteSeen());
  }

  /** Adds a handler, before the start. @throws LinkError `option_invalid`, `handler_duplicate` */
  on<Name extends TroubleEventName>(
    event: Name,
    options: { readonly consumer: string },
    handler: (event: Events[Name]) => unknown,
  ): void {
    const name = readConsumer(options, handler);
    const handlers: Handlers = this.#consumers.get(name) ?? new Map();
    if (handlers.has(event)) {
      const message = `Consumer ${name} has a handler for ${event} already.`;
      throw new LinkError('handler_duplicate', message);
    }
    const read = this.readers[event];
    handlers.set(event, (trouble) => handler(read(trouble)));
    this.#consumers.set(name, handlers);
    this.registry.add({ [`${TROUBLE_JOBS}${name}`]: this.#jobs(name, handlers) });
  }

  async #noteSeen(): Promise<void> {
    const { database, now } = this.context;
    const at = now();
    if (this.#consumers.size === 0 || Math.abs(at - this.#seenAt) < SEEN) return;
    await database.write(async (tx) => {
      // No trouble begins meanwhile that neither this nor the job which finds troubles would report.
      await database.capabilities.lock(tx, LOCK_IDS.troubles);
      for (const name of this.#consumers.keys()) await enter(tx, name, at);
    });
    this.#seenAt = at;
  }

  #jobs(consumer: string, handlers: Handlers): JobKind {
    const { read, write } = this.context.database;
    const note = (trouble_id: string, state: TroubleEventName) =>
      write((tx) =>
        tx
          .insertInto('trouble_reports')
          .values({ consumer, trouble_id, state })
          .onConflict((row) => row.columns(['consumer', 'trouble_id']).doUpdateSet({ state }))
          .execute(),
      );
    return {
      limit: 8,
      ...HANDLER_RETRIES,
      async run({ key }) {
        const trouble = await troubleOf(read, key);
        if (!trouble) return undefined;
        const { id, solved_at } = trouble;
        const reported = await reportedOf(read, consumer, id);
        if (reported === undefined) {
          await handlers.get('trouble')?.(trouble);
          await note(id, 'trouble');
        }
        if (solved_at === null || reported === 'solved') return undefined;
        await handlers.get('solved')?.(trouble);
        await note(id, 'solved');
        return undefined;
      },
    };
  }
}

async function reportedOf(
  read: Statements,
  consumer: string,
  troubleId: string,
): Promise<string | undefined> {
  const row = await read
    .selectFrom('trouble_reports')
    .select('state')
    .where('consumer', '=', consumer)
    .where('trouble_id', '=', troubleId)
    .executeTakeFirst();
  return row?.state;
}

/** Notes that a consumer is active. A new one gets the open troubles. */
async function enter(tx: Statements, name: string, seen_at: number): Promise<void> {
  const known = await tx
    .updateTable('trouble_consumers')
    .set({ seen_at })
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  if (known) return;
  await tx.insertInto('trouble_consumers').values({ name, seen_at }).execute();
  const open = await tx
    .selectFrom('troubles')
    .select('id')
    .where('solved_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of open) await addTroubleJobs(tx, [name], { id, at: seen_at });
}

/** Returns the active consumers, and removes those that were absent for long. */
export async function presentConsumers(
  tx: Statements,
  goneBefore: number,
): Promise<readonly string[]> {
  const all = await tx.selectFrom('trouble_consumers').selectAll().execute();
  const gone = all.filter(({ seen_at }) => seen_at < goneBefore).map(({ name }) => name);
  if (gone.length > 0) {
    const kinds = gone.map((name) => `${TROUBLE_JOBS}${name}`);
    await tx.deleteFrom('jobs').where('kind', 'in', kinds).execute();
    await tx.deleteFrom('trouble_reports').where('consumer', 'in', gone).execute();
    await tx.deleteFrom('trouble_consumers').where('name', 'in', gone).execute();
  }
  return all.map(({ name }) => name).filter((name) => !gone.includes(name));
}
