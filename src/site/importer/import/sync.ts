import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  kindOfEntry,
  LinkCallError,
  type LinkResponse,
  type ListedOrder,
  type ResultOf,
} from '../../../client/index.js';
import { SvclinkError } from '../../../protocol/base-error.js';
import { addEvent } from '../../events/event-log.js';
import { addJob, hurryLane } from '../../jobs/job.js';
import type { JobKind } from '../../jobs/job-queue.js';
import { addHistory, OPEN_STATUSES } from '../../owner/order-writing.js';
import type { Statements } from '../../store/database.js';
import { IMPORT, type ImporterContext, laneOf } from '../context.js';
import type { LinkClients, OpenLink, StoredLink } from '../links/link-clients.js';
import { noteFailure } from '../links/links.js';
import { type Applying, applyNews, type News } from './apply-news.js';
import { stepsAfterNews } from './import-steps.js';
import { linkActor } from './order-record.js';
import { fetchSuppliedNotes } from './supplied-notes.js';

/** Milliseconds after which the whole list is asked for: at least once a day (specification: "Rules per event"). */
const WHOLE_EVERY = 23 * 60 * 60 * 1000;
/** Seconds that what is asked for lies before the last look: clocks differ. Ours, not the protocol's. */
const OVERLAP = 300;
/** Records per transaction and per statement. */
const CHUNK = 100;

/** Where the windows of the lists begin the next time, in Unix seconds. */
interface Marks {
  readonly updates?: number;
  readonly cancelled?: number;
  readonly pending?: number;
  readonly supplied?: number;
  /** Which push address the owner was told, as a hash: the address is a secret. */
  readonly push?: string;
}

/** One look for news. */
interface Look extends OpenLink {
  readonly startedAt: number;
  readonly isWhole: boolean;
  readonly marks: Marks;
  readonly signal: AbortSignal;
}

/**
 * The regular job of a link: asks for the list of orders (the whole one once a day, else what changed since the last
 * look that succeeded), for updates, cancellations, pending ones and supplied notes. Each new order is a job of its own.
 */
export function syncJobs(context: ImporterContext, clients: LinkClients): JobKind {
  const { database, now } = context;
  return {
    limit: 1,
    attempts: Number.POSITIVE_INFINITY,
    delay: 5000,
    longestDelay: 5 * 60_000,
    async run({ key }, signal) {
      const open = await clients.open(key);
      const startedAt = now();
      const { full_at } = open.link;
      const isWhole = full_at === null || startedAt - full_at >= WHOLE_EVERY;
      const marks: Marks = JSON.parse(open.link.marks);
      try {
        const next = await look(context, { ...open, startedAt, isWhole, marks, signal });
        await database.write(async (tx) => {
          await tx
            .updateTable('links')
            .set({
              marks: JSON.stringify(next),
              good_at: startedAt,
              ...(isWhole ? { full_at: startedAt } : {}),
              failure: null,
              failed_at: null,
              refusal_count: 0,
            })
            .where('id', '=', key)
            .execute();
          if (open.link.failure !== null) await hurryLane(tx, laneOf(key), now());
        });
      } catch (error) {
        if (signal.aborted) throw error;
        if (!(await clients.isRefused(open, error))) {
          const text = error instanceof Error ? error.message : String(error);
          await database.write((tx) => noteFailure(tx, key, text, now()));
        }
        throw error;
      }
      context.wake();
      return open.settings.poll_seconds * 1000;
    },
  };
}

async function look(context: ImporterContext, asked: Look): Promise<Marks> {
  const { client, link, marks, startedAt, isWhole, signal } = asked;
  const push = await tellPushAddress(context, asked);
  const since = Math.floor((link.good_at ?? startedAt) / 1000) - OVERLAP;
  const list = await client.request('get_all_orders', isWhole ? {} : { timestamp: since }, {
    signal,
  });
  const moved = await takeList(context, asked, list);
  const updates = await client.updatesSince(marks.updates ?? since, { signal });
  // A return tells its reason: it goes before the status that the list has.
  await applyAll(context, asked, [...newsOfUpdates(updates.items), ...moved]);
  const cancelled = await client.cancellationsSince(marks.cancelled ?? since, { signal });
  const pending = await client.pendingCancellationsSince(marks.pending ?? since, { signal });
  await applyAll(context, asked, [
    ...cancelled.items.map((item) => newsOf('cancelled', item.report_id, item.cancel_timestamp)),
    ...pending.items.map((item) =>
      newsOf('pending', item.report_id, item.pending_cancellation_timestamp),
    ),
  ]);
  const supplied = await fetchSuppliedNotes(context, asked, marks.supplied);
  return {
    push,
    updates: updates.next,
    cancelled: cancelled.next,
    pending: pending.next,
    ...(supplied === undefined ? {} : { supplied }),
  };
}

/** Tells the owner our push address where it is another one than before: the site may have moved. */
async function tellPushAddress(context: ImporterContext, { client, link, marks, signal }: Look) {
  const svclink_push = context.pushAddress(link.id);
  const hash = createHash('sha256').update(svclink_push).digest('hex').slice(0, 16);
  if (marks.push !== hash) await client.call('validate_user', { svclink_push }, { signal });
  return hash;
}

type List = LinkResponse<ResultOf<'get_all_orders'>>;

/**
 * Queues what is new, applies what changed, and on the whole list sees what is no longer there.
 *
 * @returns the statuses of orders that were moved
 */
async function takeList(
  context: ImporterContext,
  asked: Look,
  list: List,
): Promise<readonly News[]> {
  const listed = new Map<string, ListedOrder>();
  const news: News[] = [];
  for (const item of Array.isArray(list.result) ? list.result : []) {
    const kind = kindOfEntry(item);
    if (kind === 'cancelled') {
      news.push(newsOf('cancelled', item.report_id, Reflect.get(item, 'cancel_timestamp')));
      continue;
    }
    // One that is only told to be changed is open, too: it is fetched where it is not there.
    if (kind === 'open' || !listed.has(item.report_id)) listed.set(item.report_id, item);
    if (kind !== 'open') news.push(...newsOfUpdates([item]));
  }
  const known = await knownOrders(context, asked.link, [...listed.keys()]);
  await queueNew(
    context,
    asked,
    [...listed.values()].filter((item) => !known.has(item.report_id)),
  );
  const moved: News[] = [];
  for (const [reportId, item] of listed) {
    const isMoved = known.has(reportId) && kindOfEntry(item) === 'open';
    const isChanged = isMoved && known.get(reportId)?.status !== item.wo_status;
    const wasUnlisted = known.get(reportId)?.unlisted_at !== null;
    if (isChanged || (isMoved && wasUnlisted)) {
      moved.push({ kind: 'status', reportId, value: item.wo_status ?? '' });
    }
  }
  await applyAll(context, asked, news);
  // Of a list that could not be read in full, nobody can say what is missing in it.
  if (asked.isWhole && list.unreadable.length === 0) await markUnlisted(context, asked, listed);
  return moved;
}

async function knownOrders(
  { database }: ImporterContext,
  link: StoredLink,
  ids: readonly string[],
) {
  const known = new Map<string, { readonly status: string; readonly unlisted_at: number | null }>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    const rows = await database.read
      .selectFrom('orders')
      .select(['remote_report_id', 'status', 'unlisted_at'])
      .where('link_id', '=', link.id)
      .where('remote_report_id', 'in', ids.slice(start, start + CHUNK))
      .execute();
    for (const { remote_report_id, ...row } of rows) known.set(remote_report_id ?? '', row);
    // SQLite answers at once: a list of a hundred thousand would hold everybody else up.
    await setImmediate();
  }
  return known;
}

async function queueNew(
  { database, now }: ImporterContext,
  { link }: Look,
  items: readonly ListedOrder[],
): Promise<void> {
  for (let start = 0; start < items.length; start += CHUNK) {
    await database.write(async (tx) => {
      for (const item of items.slice(start, start + CHUNK)) {
        const { report_id, wo_number, wo_status } = item;
        const payload = { report_id, wo_number, wo_status };
        const key = importKey(link.id, report_id);
        await addJob(tx, { kind: IMPORT, lane: laneOf(link.id), key, payload, runAt: now() });
      }
    });
  }
}

/** The key of the job that imports an order. */
export function importKey(linkId: string, reportId: string): string {
  return `${linkId}/${reportId}`;
}

function newsOf(kind: News['kind'], reportId: string, time: unknown): News {
  const seconds = Number(time);
  const isTime = time !== undefined && Number.isSafeInteger(seconds) && seconds > 0;
  return { kind, reportId, ...(isTime ? { time: seconds } : {}) };
}

type Update = ResultOf<'get_all_updates'>[number];

/** Of several updates of one field without a transaction_id, only the last one holds. */
function newsOfUpdates(items: readonly (Update | ListedOrder)[]): News[] {
  const news: News[] = [];
  const latest = new Map<string, number>();
  for (const item of items) {
    const { report_id: reportId, transaction_id: transactionId } = item;
    const kind = kindOfEntry(item);
    const isReturn = kind === 'return';
    const one: News = {
      kind: isReturn ? 'return' : 'update',
      reportId,
      field: item.update_field ?? '',
      value: item.update_value ?? '',
      ...(transactionId === undefined ? {} : { transactionId }),
    };
    if (kind === 'cancelled') {
      news.push({ kind: 'cancelled', reportId });
      continue;
    }
    const place = `${one.kind} ${reportId} ${one.field}`;
    const before = transactionId === undefined ? latest.get(place) : undefined;
    if (before === undefined) {
      latest.set(place, news.push(one) - 1);
    } else news[before] = one;
  }
  return news;
}

async function applyAll(
  context: ImporterContext,
  asked: Look,
  news: readonly News[],
): Promise<void> {
  const { link, settings, startedAt } = asked;
  const { now } = context;
  for (let start = 0; start < news.length; start += CHUNK) {
    await context.database.write(async (tx) => {
      for (const one of news.slice(start, start + CHUNK)) {
        const applying: Applying = {
          link,
          at: now(),
          assignsVendors: settings.assign_vendors,
          listedAt: startedAt,
        };
        const isChanged = await applyNews(tx, one, applying);
        // What was changed may have come with files and notes.
        if (isChanged && one.kind !== 'cancelled') await lookAgain(tx, link, one.reportId, now());
        else if (!isChanged) await readAgainWhereUnfinished(tx, link, one.reportId, now());
      }
    });
  }
}

/** Files and notes are asked for again. */
async function lookAgain(tx: Statements, link: StoredLink, reportId: string, at: number) {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'import_steps'])
    .where('link_id', '=', link.id)
    .where('remote_report_id', '=', reportId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('orders')
    .set({ import_steps: stepsAfterNews(order.import_steps) })
    .where('id', '=', order.id)
    .execute();
  const payload = { report_id: reportId };
  const key = importKey(link.id, reportId);
  const job = { kind: IMPORT, lane: laneOf(link.id), key, payload, runAt: at };
  await addJob(tx, { ...job, keepsPayload: true });
}

/** News of an order that is being fetched: what was read may be older than they are. */
async function readAgainWhereUnfinished(
  tx: Statements,
  link: StoredLink,
  reportId: string,
  at: number,
): Promise<void> {
  const key = importKey(link.id, reportId);
  const running = await tx
    .selectFrom('jobs')
    .leftJoin('orders', (join) =>
      join.on('orders.link_id', '=', link.id).on('orders.remote_report_id', '=', reportId),
    )
    .select('jobs.id')
    .where('kind', '=', IMPORT)
    .where('job_key', '=', key)
    .where('jobs.state', '=', 'running')
    .where('orders.id', 'is', null)
    .executeTakeFirst();
  if (!running) return;
  const payload = { report_id: reportId, again: true };
  await addJob(tx, { kind: IMPORT, lane: laneOf(link.id), key, payload, runAt: at });
}

/** Orders that are open here and not in the whole list are no longer listed. */
async function markUnlisted(
  context: ImporterContext,
  { link, startedAt }: Look,
  listed: ReadonlyMap<string, unknown>,
): Promise<void> {
  const { database, now } = context;
  let after = '0';
  for (;;) {
    const rows = await database.read
      .selectFrom('orders')
      .select(['id', 'remote_report_id'])
      .where('link_id', '=', link.id)
      .where('status', 'in', OPEN_STATUSES)
      .where('unlisted_at', 'is', null)
      .where('created_at', '<', startedAt)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    const missing = rows.filter(({ remote_report_id }) => !listed.has(remote_report_id ?? ''));
    await database.write(async (tx) => {
      for (const { id } of missing) {
        const at = now();
        await tx.updateTable('orders').set({ unlisted_at: at }).where('id', '=', id).execute();
        await addHistory(tx, {
          orderId: id,
          actor: linkActor(link),
          action: 'no longer listed',
          at,
        });
        await addEvent(tx, { orderId: id, event: 'unlisted', at });
      }
    });
    after = rows.at(-1)?.id ?? after;
    if (rows.length < CHUNK) return;
  }
}

/** Failures that say nothing of what was asked for: the owner is away, or asks for patience. */
export function isLinkTrouble(error: unknown): boolean {
  if (!LinkCallError.is(error)) return false;
  const { kind, status } = error;
  return kind === 'no_connection' || status === 429 || status === 503;
}

/** Failures that pass by themselves: no reason to put a job aside. A gateway may fail at one call, and stops no others. */
export function isPassingTrouble(error: unknown): boolean {
  const isOfGateway = LinkCallError.is(error) && (error.status === 502 || error.status === 504);
  return isOfGateway || isLinkTrouble(error) || hasCode(error, 'store_unavailable');
}

function hasCode(error: unknown, code: string): boolean {
  return SvclinkError.is(error) && error.code === code;
}
