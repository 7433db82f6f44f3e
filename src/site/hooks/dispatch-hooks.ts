import { LOCK_IDS } from '../../deliveries/lock-ids.js';
import type { SiteContext } from '../engine/context.js';
import { assignPositions, hasNewEntries, lastPosition } from '../engine/events/consumers.js';
import { LOGGED_EVENTS } from '../engine/events/event-log.js';
import { addJob } from '../engine/jobs/job.js';
import type { Statements } from '../engine/store/database.js';
import { prepared } from '../engine/store/prepared.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { bodyOf, orderContent } from './hook-body.js';
import { eventsOf } from './hook-record.js';

/** The kind of the jobs that send messages to hooks. */
export const HOOK_JOBS = 'hook';

/** The most entries of the log that one transaction makes messages of, for all hooks together. */
const CHUNK = 200;

type Hook = Pick<StoredRow<'hooks'>, 'id' | 'events' | 'position'>;

/** A message to a hook. */
export interface NewDelivery {
  readonly hookId: string;
  readonly messageId: string;
  readonly event: string;
  readonly body: string;
  readonly happenedAt: number;
}

/** Returns the queue of the messages to a hook. */
export function hookQueue(hookId: string): string {
  return `hook:${hookId}`;
}

/** Adds a message and its job, within a transaction. */
export async function addDelivery(tx: Statements, given: NewDelivery, at: number): Promise<void> {
  const { hookId, messageId, event, body, happenedAt } = given;
  const row = await tx
    .insertInto('hook_deliveries')
    .values({
      hook_id: hookId,
      message_key: messageId,
      event,
      body,
      state: 'waiting',
      happened_at: happenedAt,
      next_at: at,
    })
    .onConflict((conflict) => conflict.columns(['hook_id', 'message_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await addDeliveryJob(tx, { hookId, id: row.id, at });
}

/** Adds the job of a message. */
export function addDeliveryJob(
  tx: Statements,
  { hookId, id, at }: { readonly hookId: string; readonly id: string; readonly at: number },
): Promise<void> {
  const lane = hookQueue(hookId);
  return addJob(tx, { kind: HOOK_JOBS, lane, key: id, runAt: at, isUrgent: true });
}

const FIND_ENABLED = prepared<object, Hook>(({ statements }) =>
  statements
    .selectFrom('hooks')
    .select(['id', 'events', 'position'])
    .where('disabled_at', 'is', null)
    .compile(),
);

/** Returns the enabled hooks. There are at most 50. */
export function enabledHooks(read: Statements): Promise<readonly Hook[]> {
  return FIND_ENABLED(read, {});
}

/** Returns the id of the message of an event, which no other site uses. */
export function messageIdOf(siteId: string, event: string): string {
  return `msg_${siteId.replaceAll('-', '')}_${event}`;
}

/** Makes messages of new entries of the log of events, before each poll for jobs. */
export async function dispatchHooks(
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
  siteId: string,
): Promise<void> {
  for (;;) {
    const hooks = await enabledHooks(database.read);
    if (hooks.length === 0) return;
    const last = await lastPosition(database.read);
    const isLate = hooks.some(({ position }) => position < last);
    if (!isLate && !(await hasNewEntries(database.read))) return;
    const count = await database.write(async (tx) => {
      await database.capabilities.lock(tx, LOCK_IDS.events);
      let dispatched = await assignPositions(tx);
      const end = await lastPosition(tx);
      const late = (await enabledHooks(tx)).filter(({ position }) => position < end);
      // Each hook gets its share, so that one that is late delays no other.
      const limit = Math.max(1, Math.floor(CHUNK / late.length));
      for (const hook of late) {
        dispatched += await dispatchTo(tx, hook, { siteId, at: now(), limit });
      }
      return dispatched;
    });
    if (count === 0) return;
  }
}

async function dispatchTo(
  tx: Statements,
  hook: Hook,
  { siteId, at, limit }: { readonly siteId: string; readonly at: number; readonly limit: number },
): Promise<number> {
  const wanted = new Set<string>(eventsOf(hook));
  // A hook gets what is logged after it was added, whatever the clocks of the processes show.
  const rows = await tx
    .selectFrom('site_events')
    .select(['id', 'order_id', 'event', 'payload', 'happened_at', 'position'])
    .where('position', '>', hook.position)
    .orderBy('position')
    .limit(limit)
    .execute();
  for (const { id, order_id: orderId, payload, happened_at, ...row } of rows) {
    const event = LOGGED_EVENTS.find((one) => one === row.event);
    if (!event || !wanted.has(event)) continue;
    const entry = { id, event, orderId, data: JSON.parse(payload), happened_at };
    const data = await orderContent(tx, entry);
    if (!data) continue;
    const messageId = messageIdOf(siteId, id);
    const body = bodyOf(event, happened_at, data);
    const of = { hookId: hook.id, messageId, event, body };
    await addDelivery(tx, { ...of, happenedAt: happened_at }, at);
  }
  const position = rows.at(-1)?.position;
  if (typeof position !== 'number') return 0;
  await tx.updateTable('hooks').set({ position }).where('id', '=', hook.id).execute();
  return rows.length;
}
