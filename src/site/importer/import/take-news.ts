import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import { IMPORT, type ImporterContext, importKey, laneOf } from '../context.js';
import type { OpenLink } from '../links/link-clients.js';
import type { StoredLink } from '../links/link-record.js';
import { type Applying, applyNews, type News } from './apply-news.js';
import { stepsAfterNews } from './import-steps.js';

/** One poll for changes of a link. */
export interface Look extends OpenLink {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** True if the whole list of orders is requested. */
  readonly isWhole: boolean;
  readonly signal: AbortSignal;
}

/** The number of changes in a transaction; other writers get a turn in between. */
const CHUNK = 100;

/** Applies changes, and queues the requests that they require. */
export async function takeNews(
  context: ImporterContext,
  { link, settings, startedAt }: Look,
  news: readonly News[],
): Promise<void> {
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
        // A change may come with files and notes.
        if (isChanged && one.kind !== 'cancelled') await lookAgain(tx, link, one.reportId, now());
        else if (!isChanged) await readAgainWhereUnfinished(tx, link, one.reportId, now());
      }
    });
  }
}

/** Requests files and notes again. */
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

/** Requests an order again that is being imported: the data that were read may be older than the change. */
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
