import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import { IMPORT, type ImporterContext, importKey, queueOf } from '../context.js';
import type { OpenLink } from '../links/link-clients.js';
import type { StoredLink } from '../links/link-record.js';
import { applyChange } from './changes/apply-change.js';
import type { ChangeContext, ReportedChange } from './changes/reported-change.js';
import { stepsAfterChange } from './import-steps.js';

/** One poll for changes of a link. */
export interface Poll extends OpenLink {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** True if the whole list of orders is requested. */
  readonly isWhole: boolean;
  readonly signal: AbortSignal;
}

/** The number of changes in a transaction; other writers get a turn in between. */
const CHUNK = 100;

/** Applies changes, and queues the requests that they require. */
export async function takeChanges(
  context: ImporterContext,
  { link, settings, startedAt }: Poll,
  changes: readonly ReportedChange[],
): Promise<void> {
  const { now } = context;
  for (let start = 0; start < changes.length; start += CHUNK) {
    await context.database.write(async (tx) => {
      for (const one of changes.slice(start, start + CHUNK)) {
        const context: ChangeContext = {
          link,
          at: now(),
          assignsVendors: settings.assign_vendors,
          listedAt: startedAt,
        };
        const isChanged = await applyChange(tx, one, context);
        // A change may come with files and notes.
        if (isChanged && one.kind !== 'cancelled') await fetchAgain(tx, link, one.reportId, now());
        else if (!isChanged) await readAgainWhereUnfinished(tx, link, one.reportId, now());
        if (!isChanged && one.kind === 'cancelled') await dropImport(tx, link, one.reportId);
      }
    });
  }
}

/** Requests files and notes again. */
async function fetchAgain(tx: Statements, link: StoredLink, reportId: string, at: number) {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'import_steps'])
    .where('link_id', '=', link.id)
    .where('remote_report_id', '=', reportId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('orders')
    .set({ import_steps: stepsAfterChange(order.import_steps) })
    .where('id', '=', order.id)
    .execute();
  const payload = { report_id: reportId };
  const key = importKey(link.id, reportId);
  const job = { kind: IMPORT, lane: queueOf(link.id), key, payload, runAt: at };
  await addJob(tx, { ...job, keepsPayload: true });
}

/**
 * Removes the job of a cancelled order that is not imported yet, and does not run. The order itself does not state that it
 * is cancelled.
 */
async function dropImport(tx: Statements, link: StoredLink, reportId: string): Promise<void> {
  const ofOrder = tx
    .selectFrom('orders')
    .select('id')
    .where('link_id', '=', link.id)
    .where('remote_report_id', '=', reportId);
  if (await ofOrder.executeTakeFirst()) return;
  await tx
    .deleteFrom('jobs')
    .where('kind', '=', IMPORT)
    .where('job_key', '=', importKey(link.id, reportId))
    .where('state', '<>', 'running')
    .execute();
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
  await addJob(tx, { kind: IMPORT, lane: queueOf(link.id), key, payload, runAt: at });
}
