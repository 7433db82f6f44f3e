import { setImmediate } from 'node:timers/promises';
import { kindOfEntry, type ListedOrder } from '../../../client/index.js';
import { addJob } from '../../engine/jobs/job.js';
import { IMPORT, type ImporterContext, importKey, queueOf } from '../context.js';
import type { StoredLink } from '../links/link-record.js';
import { cancelledAt, changesOfUpdates } from './listed-changes.js';
import { RowSet } from './row-set.js';
import { type Poll, takeChanges } from './take-changes.js';
import { markUnlisted } from './unlisted.js';

/** Number of entries that are compared at once; other tasks get a turn in between. */
const BATCH = 100;
/** Number of updates and returns in memory: the last one of a field counts, wherever it stands in the list. */
const MOST_BUFFERED = 1000;

/**
 * Requests the list of orders and processes its entries as they arrive, in constant memory. New orders are queued,
 * changes applied. After the whole list it marks orders that are no longer listed.
 *
 * @param since Unix seconds; undefined for the whole list
 * @throws LinkCallError, after the entries before the failure are processed
 */
export async function takeList(
  context: ImporterContext,
  poll: Poll,
  since: number | undefined,
): Promise<void> {
  const data = since === undefined ? {} : { timestamp: since };
  const entries = poll.client.stream('get_all_orders', data, { signal: poll.signal });
  const list: ListContext = { context, poll, listed: new RowSet(), buffered: [] };
  try {
    for await (const batch of inBatches(entries)) await takeBatch(list, batch);
  } finally {
    await takeBuffered(list);
  }
  // An incomplete list does not show which orders are missing.
  if (since === undefined && entries.unreadableCount === 0) {
    await markUnlisted(context, poll, list.listed);
  }
}

/** The state of a list that is being processed. */
interface ListContext {
  readonly context: ImporterContext;
  readonly poll: Poll;
  /** The imported orders in the list. */
  readonly listed: RowSet;
  readonly buffered: ListedOrder[];
}

/** The entries in batches. Entries before a failure are yielded first. */
async function* inBatches(entries: AsyncIterable<ListedOrder>): AsyncGenerator<ListedOrder[]> {
  let batch: ListedOrder[] = [];
  let failure: unknown;
  try {
    for await (const entry of entries) {
      batch.push(entry);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    failure = error;
  }
  if (batch.length > 0) yield batch;
  if (failure !== undefined) throw failure;
}

async function takeBatch(list: ListContext, batch: readonly ListedOrder[]): Promise<void> {
  const { context, poll, listed, buffered } = list;
  const cancelled = batch.filter((entry) => kindOfEntry(entry) === 'cancelled');
  const open = batch.filter((entry) => kindOfEntry(entry) !== 'cancelled');
  const known = await knownOrders(context, poll.link, open);
  for (const { id } of known.values()) listed.add(id);
  await queueNew(
    context,
    poll,
    open.filter(({ report_id }) => !known.has(report_id)),
  );
  await takeChanges(context, poll, [...cancelled.map(cancelledAt), ...moves(open, known)]);
  for (const entry of open) if (kindOfEntry(entry) !== 'open') buffered.push(entry);
  if (buffered.length >= MOST_BUFFERED) await takeBuffered(list);
  // SQLite answers synchronously: a long list would block the event loop.
  await setImmediate();
}

async function takeBuffered({ context, poll, buffered }: ListContext): Promise<void> {
  await takeChanges(context, poll, changesOfUpdates(buffered.splice(0)));
}

/** The stored facts of a listed order. */
interface Known {
  readonly id: string;
  readonly status: string;
  readonly unlisted_at: number | null;
}

async function knownOrders(
  { database }: ImporterContext,
  link: StoredLink,
  entries: readonly ListedOrder[],
): Promise<ReadonlyMap<string, Known>> {
  if (entries.length === 0) return new Map();
  const ids = new Set(entries.map(({ report_id }) => report_id));
  const rows = await database.read
    .selectFrom('orders')
    .select(['id', 'remote_report_id', 'status', 'unlisted_at'])
    .where('link_id', '=', link.id)
    .where('remote_report_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ remote_report_id, ...row }) => [remote_report_id ?? '', row]));
}

/** Queues new orders. An unknown order in a list of changes is open, too. */
async function queueNew(
  { database, now, wake }: ImporterContext,
  { link }: Poll,
  entries: readonly ListedOrder[],
): Promise<void> {
  if (entries.length === 0) return;
  const lane = queueOf(link.id);
  await database.write(async (tx) => {
    for (const entry of entries) {
      const { report_id, wo_number, wo_status } = entry;
      const key = importKey(link.id, report_id);
      const payload = { report_id, wo_number, wo_status };
      const keepsPayload = kindOfEntry(entry) !== 'open';
      await addJob(tx, { kind: IMPORT, lane, key, payload, keepsPayload, runAt: now() });
    }
  });
  wake();
}

/** Returns the status changes of moved orders, and of orders that are listed again. */
function moves(entries: readonly ListedOrder[], known: ReadonlyMap<string, Known>) {
  return entries.flatMap((entry) => {
    const { report_id: reportId, wo_status: value = '' } = entry;
    const order = known.get(reportId);
    if (!order || kindOfEntry(entry) !== 'open') return [];
    if (order.status === value && order.unlisted_at === null) return [];
    return [{ kind: 'status' as const, reportId, value }];
  });
}
