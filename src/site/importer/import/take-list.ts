import { setImmediate } from 'node:timers/promises';
import { kindOfEntry, type ListedOrder } from '../../../client/index.js';
import { addJob } from '../../engine/jobs/job.js';
import { IMPORT, type ImporterContext, importKey, laneOf } from '../context.js';
import type { StoredLink } from '../links/link-record.js';
import { cancelledAt, newsOfUpdates } from './listed-news.js';
import { RowSet } from './row-set.js';
import { type Look, takeNews } from './take-news.js';
import { markUnlisted } from './unlisted.js';

/** Entries that are compared with what is there together; others have their turn in between. */
const BATCH = 100;
/** Updates and returns that are held: of several of one field the last one holds, wherever in the list they stand. */
const HELD = 1000;

/**
 * Asks for the list of orders, and takes its entries as they come, in constant memory: what is new is queued, what
 * changed is applied. Of the whole list it sees at the end what is no longer in it.
 *
 * @param since Unix seconds; undefined for the whole list
 * @throws LinkCallError, when what came before the failure has been taken; nothing is then taken for missing
 */
export async function takeList(
  context: ImporterContext,
  look: Look,
  since: number | undefined,
): Promise<void> {
  const data = since === undefined ? {} : { timestamp: since };
  const list = look.client.stream('get_all_orders', data, { signal: look.signal });
  const taking: Taking = { context, look, listed: new RowSet(), held: [] };
  try {
    for await (const batch of inBatches(list)) await takeBatch(taking, batch);
  } finally {
    await takeHeld(taking);
  }
  // Of a list that could not be read in full, nobody can say what is missing in it.
  if (since === undefined && list.unreadableCount === 0) {
    await markUnlisted(context, look, taking.listed);
  }
}

/** A list that is being taken. */
interface Taking {
  readonly context: ImporterContext;
  readonly look: Look;
  /** The orders of ours that it has. */
  readonly listed: RowSet;
  readonly held: ListedOrder[];
}

/** The entries in batches; those in front of a failure come before it. */
async function* inBatches(list: AsyncIterable<ListedOrder>): AsyncGenerator<ListedOrder[]> {
  let batch: ListedOrder[] = [];
  let failure: unknown;
  try {
    for await (const entry of list) {
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

async function takeBatch(taking: Taking, batch: readonly ListedOrder[]): Promise<void> {
  const { context, look, listed, held } = taking;
  const cancelled = batch.filter((entry) => kindOfEntry(entry) === 'cancelled');
  const open = batch.filter((entry) => kindOfEntry(entry) !== 'cancelled');
  const known = await knownOrders(context, look.link, open);
  for (const { id } of known.values()) listed.add(id);
  await queueNew(
    context,
    look,
    open.filter(({ report_id }) => !known.has(report_id)),
  );
  await takeNews(context, look, [...cancelled.map(cancelledAt), ...moves(open, known)]);
  for (const entry of open) if (kindOfEntry(entry) !== 'open') held.push(entry);
  if (held.length >= HELD) await takeHeld(taking);
  // SQLite answers at once: a long list would hold everybody else up.
  await setImmediate();
}

async function takeHeld({ context, look, held }: Taking): Promise<void> {
  await takeNews(context, look, newsOfUpdates(held.splice(0)));
}

/** What is known of an order that is listed. */
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

/** Queues what is not there yet. One that is only told to be changed is open, too. */
async function queueNew(
  { database, now, wake }: ImporterContext,
  { link }: Look,
  entries: readonly ListedOrder[],
): Promise<void> {
  if (entries.length === 0) return;
  const lane = laneOf(link.id);
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

/** The statuses of orders that were moved, and of those that are listed again. */
function moves(entries: readonly ListedOrder[], known: ReadonlyMap<string, Known>) {
  return entries.flatMap((entry) => {
    const { report_id: reportId, wo_status: value = '' } = entry;
    const order = known.get(reportId);
    if (!order || kindOfEntry(entry) !== 'open') return [];
    if (order.status === value && order.unlisted_at === null) return [];
    return [{ kind: 'status' as const, reportId, value }];
  });
}
