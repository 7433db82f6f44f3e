import { sql } from 'kysely';
import { HOUR } from '../../../protocol/units.js';
import { addJob, expediteQueue, pauseQueue, resumeQueue } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import { textToStore } from '../../engine/store/text-to-store.js';
import { ASK, checkQueueOf, queueOf, RESULTS, SYNC } from '../context.js';
import { DUE } from '../results/result-payloads.js';

/** The most characters of a stored reason. */
const LONGEST_REASON = 2000;

/**
 * Milliseconds between the checks of a link that is paused for refused credentials. The value is that of svclink, not
 * of the protocol.
 */
export const ASKS_EVERY = HOUR;

/** Records that the owner has accepted the credentials. */
export async function noteAccepted(tx: Statements, id: string, at: number): Promise<void> {
  await tx
    .updateTable('links')
    .set({
      validated_at: at,
      ...{ failure: null, failed_at: null, failing_since: null },
      ...{ refusal_count: 0, refused_at: null },
    })
    .where('id', '=', id)
    .execute();
}

/** Records a failure on the link. */
export async function noteFailure(
  tx: Statements,
  id: string,
  failure: string,
  at: number,
): Promise<void> {
  await tx
    .updateTable('links')
    .set({
      failure: textToStore(failure, LONGEST_REASON),
      failed_at: at,
      failing_since: sql`coalesce(failing_since, ${at})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Resumes the queue of a link, and polls for changes now. */
export async function resumeLink(tx: Statements, id: string, at: number): Promise<void> {
  await tx
    .updateTable('links')
    .set({ paused_at: null, pause_reason: null, asks_at: null, refusal_count: 0, refused_at: null })
    .where('id', '=', id)
    .execute();
  await resumeQueue(tx, queueOf(id));
  await expediteQueue(tx, queueOf(id), at);
  await requestPoll(tx, id, at);
}

/** Polls a link for changes now, or after it is resumed. */
export function requestPoll(tx: Statements, id: string, at: number): Promise<void> {
  return addJob(tx, { kind: SYNC, lane: queueOf(id), key: id, runAt: at, isUrgent: true });
}

/** A pause of a link. */
export interface LinkPause {
  readonly reason: string;
  readonly at: number;
  /** The time of the next automatic check of the credentials; null where a person has to resume the link. */
  readonly asksAt: number | null;
}

/** Stops the queue of a link until it is resumed. */
export async function pauseLink(
  tx: Statements,
  id: string,
  { reason, at, asksAt }: LinkPause,
): Promise<void> {
  const pause_reason = textToStore(reason, LONGEST_REASON);
  await tx
    .updateTable('links')
    .set({ paused_at: at, pause_reason, asks_at: asksAt })
    .where('id', '=', id)
    .execute();
  await pauseQueue(tx, queueOf(id), pause_reason);
  if (asksAt === null) return;
  await addJob(tx, { kind: ASK, lane: checkQueueOf(id), key: id, runAt: asksAt, isUrgent: true });
}

/** Adds the jobs that end the results which wait at the orders of a removed link: nothing is sent for them any more. */
export async function endResultsOf(tx: Statements, id: string, runAt: number): Promise<void> {
  const waiting = await tx
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .select('orders.id')
    .distinct()
    .where('orders.link_id', '=', id)
    .where('outbox.state', 'in', DUE)
    .execute();
  for (const { id: key } of waiting) {
    await addJob(tx, { kind: RESULTS, lane: queueOf(id), key, runAt, isUrgent: true });
  }
}
