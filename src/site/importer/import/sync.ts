import { createHash } from 'node:crypto';
import { CLOCK_DIFFERENCE } from '../../../protocol/catalogue/rules.js';
import { messageOf } from '../../../protocol/errors/base-error.js';
import { HOUR } from '../../../protocol/units.js';
import { expediteQueue } from '../../engine/jobs/job.js';
import type { JobKind } from '../../engine/jobs/job-kinds.js';
import { regularJob } from '../../engine/jobs/regular-job.js';
import { type ImporterContext, queueOf } from '../context.js';
import type { LinkClients, OpenLink } from '../links/link-clients.js';
import { linkRow, type StoredLink } from '../links/link-record.js';
import { noteFailure } from '../links/link-state.js';
import { fetchSuppliedNotes } from './fetch/supplied-notes.js';
import { changeOf } from './listed-changes.js';
import { type Poll, takeChanges } from './take-changes.js';
import { takeList } from './take-list.js';
import { takeUpdates } from './take-updates.js';

/** Milliseconds between two requests for the whole list, which is due once a day (specification: "Rules per event"). */
const WHOLE_EVERY = 23 * HOUR;
/** Milliseconds before a failed poll is repeated, and the longest of these delays. */
const DELAYS = { delay: 5000, longestDelay: 5 * 60_000 };

/** The start of the next windows of the lists, in Unix seconds. */
interface Cursors {
  readonly updates?: number;
  readonly cancelled?: number;
  readonly pending?: number;
  readonly supplied?: number;
  /** The hash of the push address that the owner knows: the address is a secret. */
  readonly push?: string;
}

/**
 * The regular job of a link. It requests updates, the list of orders (the whole list once a day, otherwise the changes
 * since the last successful poll), cancellations, pending cancellations and supplied notes. Each new order becomes a
 * job of its own.
 */
export function syncJobs(context: ImporterContext, clients: LinkClients): JobKind {
  const { database, now } = context;
  return regularJob(async ({ key }, signal) => {
    const open = await clients.find(key);
    // A poll that was under way when the link was removed, or a push, has requested another one.
    if (!open) return undefined;
    const startedAt = now();
    const { full_at } = open.link;
    // A time that is still to come was written before the clock was set back.
    const isWhole = full_at === null || full_at > startedAt || startedAt - full_at >= WHOLE_EVERY;
    try {
      await pollLink(context, { ...open, startedAt, isWhole, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      if ((await clients.refusalOf(open, error)) !== 'credentials') {
        const text = messageOf(error);
        await database.write((tx) => noteFailure(tx, key, text, now()));
      }
      throw error;
    }
    context.wake();
    return open.settings.poll_seconds * 1000;
  }, DELAYS);
}

/** Returns the stored cursors of a link, none of which is still to come: the clock may have been set back. */
function cursorsOf({ marks }: OpenLink['link']): Cursors {
  const { push, ...starts }: Cursors = JSON.parse(marks);
  const latest = Math.floor(Date.now() / 1000) - CLOCK_DIFFERENCE;
  const bounded = Object.entries(starts).map(([list, start]) => [list, Math.min(start, latest)]);
  return { ...Object.fromEntries(bounded), ...(push === undefined ? {} : { push }) };
}

/** Polls for changes, and records the success on the link. */
async function pollLink(context: ImporterContext, poll: Poll): Promise<void> {
  const { link, startedAt, isWhole } = poll;
  const cursors = await takeLists(context, poll, cursorsOf(link));
  await context.database.write(async (tx) => {
    // A test during the poll has reported another push address: the next poll reports that of this site again.
    const known = (one: StoredLink | undefined) => (one ? cursorsOf(one).push : undefined);
    const isReplaced = known(link) !== known(await linkRow(tx, link.id));
    await tx
      .updateTable('links')
      .set({
        marks: JSON.stringify(isReplaced ? { ...cursors, push: undefined } : cursors),
        good_at: startedAt,
        ...(isWhole ? { full_at: startedAt } : {}),
        failure: null,
        failed_at: null,
        failing_since: null,
        refusal_count: 0,
        refused_at: null,
      })
      .where('id', '=', link.id)
      .execute();
    if (link.failure !== null) await expediteQueue(tx, queueOf(link.id), context.now());
  });
}

/**
 * Requests the updates since the last poll. The start of the next poll stays unchanged, because repeated updates have
 * no effect.
 *
 * @throws LinkCallError
 */
export async function pollUpdates(
  context: ImporterContext,
  open: OpenLink,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = context.now();
  const cursors = cursorsOf(open.link);
  const { updates = sinceLastPoll(open.link, startedAt) } = cursors;
  await takeUpdates(context, { ...open, startedAt, isWhole: false, signal }, updates);
}

/**
 * Returns the start of a window: clocks differ, so that it begins a little before the last poll. The clock of the site
 * goes on where that of the system was set back: an owner would have nothing new since a time that is still to come.
 */
function sinceLastPoll({ good_at }: OpenLink['link'], startedAt: number): number {
  const last = Math.min(good_at ?? startedAt, Date.now());
  return Math.floor(last / 1000) - CLOCK_DIFFERENCE;
}

/** Requests one list after the other. @returns the start of their next windows */
async function takeLists(context: ImporterContext, poll: Poll, cursors: Cursors): Promise<Cursors> {
  const { client, link, startedAt, isWhole, signal } = poll;
  const push = await reportPushAddress(context, poll, cursors);
  const since = sinceLastPoll(link, startedAt);
  // A return has a reason: it precedes the status in the list.
  const updates = await takeUpdates(context, poll, cursors.updates ?? since);
  await takeList(context, poll, isWhole ? undefined : since);
  const cancelled = await client.cancellationsSince(cursors.cancelled ?? since, { signal });
  const pending = await client.pendingCancellationsSince(cursors.pending ?? since, { signal });
  await takeChanges(context, poll, [
    ...cancelled.items.map((item) => changeOf('cancelled', item.report_id, item.cancel_timestamp)),
    ...pending.items.map((item) =>
      changeOf('pending', item.report_id, item.pending_cancellation_timestamp),
    ),
  ]);
  const supplied = await fetchSuppliedNotes(context, poll, cursors.supplied);
  return {
    push,
    updates,
    cancelled: cancelled.next,
    pending: pending.next,
    ...(supplied === undefined ? {} : { supplied }),
  };
}

/** Sends our push address to the owner if it has changed, for instance because the site has moved. */
async function reportPushAddress(
  context: ImporterContext,
  { client, link, signal }: Poll,
  cursors: Cursors,
): Promise<string> {
  const svclink_push = context.pushAddress(link.id);
  const hash = createHash('sha256').update(svclink_push).digest('hex').slice(0, 16);
  if (cursors.push !== hash) await client.call('validate_user', { svclink_push }, { signal });
  return hash;
}
